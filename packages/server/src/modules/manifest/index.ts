import { findManifests, insertManifest } from './filing/manifest.repo.ts'
import { rowOf } from './filing/write.service.ts'
import { findingsOf, wrongOf } from './filing/check.ts'
import { snapshotOf } from './filing/spoken.ts'
import { siContent } from './filing/sources.service.ts'
import { insertReceipt } from './customs/customs.repo.ts'
import { boxFactsOf, startOfBox } from './vgm/facts.ts'
import { findVgms, insertVgmAnswer, insertVgms } from './vgm/vgm.repo.ts'

export { registerManifests } from './filing/manifest.module.ts'
export { registerVgms } from './vgm/vgm.module.ts'
export { manifestSending } from './customs/auto-send.ts'
export { manifestUnshipped } from './filing/unshipped.job.ts'

/** By which the demo makes filings. */
export const manifestInDemo = { findManifests, findingsOf, insertManifest, insertReceipt, rowOf, siContent, snapshotOf, wrongOf }
/** By which the demo makes declarations of VGM. */
export const vgmInDemo = { boxFactsOf, findVgms, insertVgmAnswer, insertVgms, startOfBox }
