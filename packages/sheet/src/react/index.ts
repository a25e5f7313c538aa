export { Sheet, type SheetProps } from './sheet.tsx'
export { useSheetModel, type UseSheetOptions } from './use-model.ts'
export { ImportPreview, type ImportPreviewProps } from './import-preview.tsx'
export type { ImportChoiceOption, ImportChoiceProps } from './column-choice.tsx'
