import { customerManifestPages } from '@jst/contracts/manifest'

const lists = ['view', 'export'] as const
/** Of customers: filings of their own bills. */
export const ownManifests: Readonly<Record<string, readonly string[]>> = {
  [customerManifestPages.submits]: ['view', 'write', 'export'],
  [customerManifestPages.create]: [],
  [customerManifestPages.edit]: [],
  [customerManifestPages.verifyInfo]: [],
  [customerManifestPages.submitFails]: lists,
  [customerManifestPages.tracks]: lists,
  [customerManifestPages.trackInfo]: [],
  [customerManifestPages.templates]: ['view', 'edit'],
}
