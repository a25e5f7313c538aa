import { siBillPdf } from '@jst/contracts/si'
import type { FileWanted } from '@jst/feature-kit'

/** The PDF of a bill; without a version the newest one. */
export const billPdf = (id: number, version?: number): FileWanted => ({
  path: siBillPdf.path,
  query: { Id: id, ...(version === undefined ? {} : { Version: version }) },
})
