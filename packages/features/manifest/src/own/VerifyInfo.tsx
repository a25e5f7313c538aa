import { customerManifestPages as pages } from '@jst/contracts/manifest'
import { ManifestInfo } from '../info/ManifestInfo.tsx'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'

/** 舱单审核详情: an own filing, what is wrong with it and what the desk says. */
export const Screen = inLanguage(() => <ManifestInfo title={names.ownVerifyInfo} list={pages.submits} listTitle={names.submits} />)
export { preloadManifest as preload } from '../info/open.ts'
