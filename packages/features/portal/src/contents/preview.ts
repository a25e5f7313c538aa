import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import { sitePageOf, wordOf, type ContentKind, type LiveContent, type SiteLanguage } from '@jst/contracts/portal'
import type { FormState, PageContent, PageModel } from '@jst/site'
import { siteAround, type PreviewLists } from '../preview/site.ts'

const form: FormState = { stamp: '', values: {}, problems: {}, sent: false }

/** Published form of a row with its typed values, as visitors would read it. */
export function liveOf(kind: ContentKind, row: EntityRow, values: EntityValues, now: Date, lang: SiteLanguage): LiveContent {
  const said = (key: string) => (lang === 'en' ? wordOf(values[`${key === 'NameZh' ? 'Name' : key}En`]) : '') || wordOf(values[key])
  const { Category = '', Facts = {} } = kind.shows({ ...row, ...values })
  const day = wordOf(values['PublishOn'])
  return {
    Kind: kind.live,
    RecordId: row.Id,
    Code: row.Code,
    Title: said('NameZh'),
    Category,
    Summary: said('Summary'),
    Picture: wordOf(values['Picture']),
    Body: said('Body'),
    Facts,
    Top: values['Top'] === true,
    From: day ? `${day}T00:00:00+08:00` : now.toISOString(),
  }
}

const paths = {
  news: '/external/newsDetaile',
  letter: '/external/newsDetaile',
  announcement: '/external/home',
  job: '/external/MHpage/socialRecruitment',
  service: '/external/service/seaTransportation',
  office: '/external/MHpage/ContactUs',
  download: '/external/customer/dataDownload',
  shipTable: '/external/home',
} as const

function contentFor(live: LiveContent): PageContent {
  const list = { items: [live], total: 1, page: 1, size: 20, categories: [], category: '' }
  switch (live.Kind) {
    case 'job':
      return { kind: 'jobs', list, open: live, form }
    case 'service':
      return { kind: 'service', service: live, form }
    case 'office':
      return { kind: 'contact', offices: [live], form }
    case 'download':
      return { kind: 'downloads', list }
    default:
      return { kind: 'article', article: live, newer: undefined, older: undefined, share: undefined }
  }
}

/** The page on which visitors find the content. */
export function previewOf(live: LiveContent, lists: PreviewLists, year: number, lang: SiteLanguage): PageModel {
  const { page } = sitePageOf(paths[live.Kind])!
  const Announcements = live.Kind === 'announcement' ? [live] : lists.Announcements
  return {
    page,
    look: page.look,
    at: page.path,
    content: contentFor(live),
    site: siteAround({ ...lists, Announcements }, year, lang),
  }
}
