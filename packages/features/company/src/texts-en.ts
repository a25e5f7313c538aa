import type { Words } from '@jst/feature-kit'
import { joiningEn } from './joining/texts-en.ts'
import type { SharedTexts } from './texts.ts'

const shared: Words<SharedTexts> = {
  noLicence: 'No business licence uploaded',
  loadingLicence: 'Loading the licence',
  download: 'Download the original',
  confirm: (act) => `Confirm: ${act}`,
  cancel: 'Cancel',
  pdf: 'A PDF file; please download it',
}

/** English words of registration and joining, by the name of their file. */
export const english = { joining: joiningEn, shared } as const
