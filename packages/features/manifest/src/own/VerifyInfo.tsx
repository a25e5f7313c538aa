import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { ManifestInfo } from '../info/ManifestInfo.tsx'
import { titles } from '../titles.ts'

/** 舱单审核详情: an own filing, what is wrong with it and what the desk says. */
export const Screen = () => <ManifestInfo title={titles.ownVerifyInfo} list={pages.submits} listTitle={titles.submits} />
export { preloadManifest as preload } from '../info/open.ts'
