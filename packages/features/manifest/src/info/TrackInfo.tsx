import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { ManifestInfo } from './ManifestInfo.tsx'

/** 舱单跟踪详情: receipts, holds and milestones of a filing. */
export const Screen = () => <ManifestInfo title={titles.trackInfo} list={manifestPages.tracks} listTitle={titles.tracks} work="track" />
export { preloadManifest as preload } from './open.ts'
