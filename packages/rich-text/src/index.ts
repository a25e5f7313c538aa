export type { RichTextProps } from './props.ts'
export { RichTextField } from './RichTextField.tsx'
