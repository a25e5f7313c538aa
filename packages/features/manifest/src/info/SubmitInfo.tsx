import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { ManifestInfo } from './ManifestInfo.tsx'

/** 提交详情: a filing as whoever submits it sees it. */
export const Screen = () => <ManifestInfo title={titles.submitInfo} list={manifestPages.submits} listTitle={titles.submits} />
export { preloadManifest as preload } from './open.ts'
