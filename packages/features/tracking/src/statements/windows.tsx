// windows of the list in one file, which comes when the first of them opens
export { AddDialog } from './AddDialog.tsx'
export { MeanDialog } from './MeanDialog.tsx'
export { ImportDialog } from './ImportDialog.tsx'
export { PartnersDialog } from './PartnersDialog.tsx'
export { WithdrawDialog } from './WithdrawDialog.tsx'
