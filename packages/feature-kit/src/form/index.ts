export { FormDialog, type FormDialogProps } from './FormDialog.tsx'
export { useSave, type Saving } from './useSave.ts'
