import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { ManifestInfo } from '../info/ManifestInfo.tsx'
import { titles } from '../titles.ts'

/** 舱单跟踪详情: receipts and holds of an own filing. */
export const Screen = () => <ManifestInfo title={titles.trackInfo} list={pages.tracks} listTitle={titles.tracks} work="track" />
export { preloadManifest as preload } from '../info/open.ts'
