import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { ManifestInfo } from '../info/ManifestInfo.tsx'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'

/** 舱单跟踪详情: receipts and holds of an own filing. */
export const Screen = inLanguage(() => <ManifestInfo title={names.trackInfo} list={pages.tracks} listTitle={names.tracks} work="track" />)
export { preloadManifest as preload } from '../info/open.ts'
