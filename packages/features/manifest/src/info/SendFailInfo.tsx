import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { ManifestInfo } from './ManifestInfo.tsx'

/** 发送失败详情: what the channel or customs said, what it means and what to do. */
export const Screen = () => (
  <ManifestInfo title={titles.sendFailInfo} list={manifestPages.sendFails} listTitle={titles.sendFails} work="send" />
)
export { preloadManifest as preload } from './open.ts'
