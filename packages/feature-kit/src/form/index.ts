export { FormDialog, type FormDialogProps } from './FormDialog.tsx'
export { StaleComparison, type Difference, type Side } from './StaleComparison.tsx'
export { useSave, type Saving } from './useSave.ts'
