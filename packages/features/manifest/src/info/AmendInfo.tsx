import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { ManifestInfo } from './ManifestInfo.tsx'

/** 改单详情: the version that is asked for beside the one in force. */
export const Screen = () => <ManifestInfo title={titles.amendInfo} list={manifestPages.sends} listTitle={titles.sends} work="send" />
export { preloadManifest as preload } from './open.ts'
