import {
  sitePageOf,
  type PartContent,
  type SiteConfig,
  type SiteFloating,
  type SiteHome,
  type SitePart,
  type SiteProfile,
} from '@jst/contracts/portal'
import type { PageContent, PageModel } from '@jst/site'
import { siteAround, type PreviewLists } from '../preview/site.ts'

const homes = ['/external/home', '/external/customer/home', '/external/MHpage/Home'] as const
/** Pages on which a part is seen, the first one first. */
export const previewPages: Readonly<Record<SitePart, readonly string[]>> = {
  config: homes,
  floating: homes,
  home: ['/external/home', '/external/MHpage/Home'],
  customerHome: ['/external/customer/home'],
  homeEn: homes,
  profile: ['/external/aboutus', '/external/MHpage/about'],
  customerProfile: ['/external/customer/aboutus'],
  profileEn: ['/external/aboutus', '/external/MHpage/about'],
}

/** A page as visitors would read it if the draft were published as it is typed. */
export function previewModel(part: SitePart, draft: PartContent, lists: PreviewLists, path: string, year: number): PageModel {
  const { page } = sitePageOf(path)!
  const drawn = (own: SitePart) => (own === part ? draft : undefined)
  const isCustomer = page.look === 'customer'
  const blocks = (drawn('homeEn') ?? drawn(isCustomer ? 'customerHome' : 'home')) as SiteHome | undefined
  const shown: PageContent =
    page.kind === 'home'
      ? { kind: 'home', blocks: blocks?.Blocks ?? (isCustomer ? lists.CustomerHome : lists.Home), lists: lists.Lists }
      : { kind: 'profile', profile: draft as SiteProfile, offices: lists.Lists.offices }
  return {
    page,
    look: page.look,
    at: page.path,
    content: shown,
    site: siteAround(
      {
        ...lists,
        Config: (drawn('config') as SiteConfig | undefined) ?? lists.Config,
        Floating: (drawn('floating') as SiteFloating | undefined) ?? lists.Floating,
      },
      year,
      part === 'homeEn' || part === 'profileEn' ? 'en' : 'zh',
    ),
  }
}
