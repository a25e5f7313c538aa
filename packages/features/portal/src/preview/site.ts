import type { ReplyOf } from '@jst/contracts'
import type { previewLists, SiteLanguage } from '@jst/contracts/portal'
import type { PageModel } from '@jst/site'

export type PreviewLists = ReplyOf<typeof previewLists>

/** Frame around a page in a preview: the company's site as it is published. */
export const siteAround = (
  { Config, Floating, Announcements, Lists }: PreviewLists,
  year: number,
  lang: SiteLanguage = 'zh',
): PageModel['site'] => ({
  lang,
  base: '',
  origin: '',
  canonical: '',
  config: Config,
  floating: Floating,
  announcements: Announcements,
  offices: Lists.offices.slice(0, 5),
  ports: [],
  year,
})
