import type { ReplyOf } from '@jst/contracts'
import type { previewLists, SiteLanguage } from '@jst/contracts/portal'
import type { PageModel } from '@jst/site'

export type PreviewLists = ReplyOf<typeof previewLists>

/** What stands around a page in a preview: the own site as visitors read it now. */
export const siteAround = (
  { Config, Floating, Announcements, Lists }: PreviewLists,
  year: number,
  lang: SiteLanguage = 'zh',
): PageModel['site'] => ({
  lang,
  base: '',
  origin: '',
  known: '',
  config: Config,
  floating: Floating,
  announcements: Announcements,
  offices: Lists.offices.slice(0, 5),
  ports: [],
  year,
})
