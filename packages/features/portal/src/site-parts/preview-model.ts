import {
  frontPages,
  sitePageOf,
  type FrontPage,
  type PartContent,
  type SiteBlock,
  type SiteConfig,
  type SiteFloating,
  type SiteHome,
  type SitePage,
  type SitePart,
  type SiteProfile,
} from '@jst/contracts/portal'
import type { PageContent, PageModel } from '@jst/site'
import { siteAround, type PreviewLists } from '../preview/site.ts'

const [platform, peers, customer, company] = [
  '/external/home',
  '/external/thome',
  '/external/customer/home',
  '/external/MHpage/Home',
] as const
const homes = [platform, customer, company, peers] as const
/** Pages on which a part is seen, the first one first. */
export const previewPages: Readonly<Record<SitePart, readonly string[]>> = {
  config: homes,
  floating: homes,
  home: [platform],
  customerHome: [customer],
  peerHome: [peers],
  companyHome: [company],
  homeEn: homes,
  profile: ['/external/aboutus', '/external/MHpage/about'],
  customerProfile: ['/external/customer/aboutus'],
  profileEn: ['/external/aboutus', '/external/MHpage/about'],
}

/** Page that the preview opens with: the first page of visitors that shows the part. */
export function firstPage(part: SitePart, front: FrontPage): string {
  const { path } = frontPages[front]
  return previewPages[part].includes(path) ? path : previewPages[part][0]!
}

/** The part that a home page is written in, and its blocks as visitors read them. */
function homeOf({ look, peers: isPeers }: SitePage, lists: PreviewLists): readonly [SitePart, readonly SiteBlock[]] {
  if (isPeers) return ['peerHome', lists.PeerHome]
  if (look === 'customer') return ['customerHome', lists.CustomerHome]
  return look === 'company' ? ['companyHome', lists.CompanyHome] : ['home', lists.Home]
}

/** A page as visitors would read it if the draft were published as it is typed. */
export function previewModel(part: SitePart, draft: PartContent, lists: PreviewLists, path: string, year: number): PageModel {
  const { page } = sitePageOf(path)!
  const draftOf = (sitePart: SitePart) => (sitePart === part ? draft : undefined)
  const [homePart, live] = homeOf(page, lists)
  const blocks = (draftOf('homeEn') ?? draftOf(homePart)) as SiteHome | undefined
  const shown: PageContent =
    page.kind === 'home'
      ? { kind: 'home', blocks: blocks?.Blocks ?? live, lists: lists.Lists }
      : { kind: 'profile', profile: draft as SiteProfile, offices: lists.Lists.offices }
  return {
    page,
    look: page.look,
    at: page.path,
    content: shown,
    site: siteAround(
      {
        ...lists,
        Config: (draftOf('config') as SiteConfig | undefined) ?? lists.Config,
        Floating: (draftOf('floating') as SiteFloating | undefined) ?? lists.Floating,
      },
      year,
      part === 'homeEn' || part === 'profileEn' ? 'en' : 'zh',
    ),
  }
}
