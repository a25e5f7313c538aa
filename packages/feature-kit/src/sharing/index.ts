export { LinkDialog } from './LinkDialog.tsx'
export { LinkedPage } from './LinkedPage.tsx'
export { useLinkForm } from './useLinkForm.ts'
export { useSharingTexts } from './useSharingTexts.ts'
