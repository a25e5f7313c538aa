import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { ManifestInfo } from './ManifestInfo.tsx'

/** 发送详情: a filing that is to be sent. */
export const Screen = () => <ManifestInfo title={titles.sendInfo} list={manifestPages.sends} listTitle={titles.sends} work="send" />
export { preloadManifest as preload } from './open.ts'
