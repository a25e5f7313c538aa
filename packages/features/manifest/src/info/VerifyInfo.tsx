import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { ManifestInfo } from './ManifestInfo.tsx'

/** 审核详情: a filing at the desk. */
export const Screen = () => <ManifestInfo title={titles.verifyInfo} list={manifestPages.verifies} listTitle={titles.verifies} work="desk" />
export { preloadManifest as preload } from './open.ts'
