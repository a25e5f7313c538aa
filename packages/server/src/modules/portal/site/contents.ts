import {
  blankProfile,
  type LiveContent,
  type LiveKind,
  type Look,
  type SiteHome,
  type SitePage,
  type SitePart,
  type SiteProfile,
} from '@jst/contracts/portal'
import type { FormState, Listed, Offers, PageContent } from '@jst/site'
import { findRecommended } from '../recommended.repo.ts'
import { pageQueryOf, queryOf, type PageQuery } from './page-query.ts'
import { codeOf } from './code.ts'
import { quickOf, ratesOf, schedulesOf, trackingOf } from './functions.ts'
import { portNames } from './ports.ts'
import * as repo from './site.repo.ts'
import { defaultHome } from './defaults.ts'
import { validPart } from './validated.ts'

const size = 20

interface Source extends repo.SiteReading {
  /** The platform's own address: what all of its companies recommend stands there. */
  readonly shared: boolean
  /** Whose orders are tracked, and whose schedules are shown beside the platform's. */
  readonly operatorId: number
  /** Canonical prefix of the paths of the site. */
  readonly canonical: string
  readonly form: FormState
  readonly now: Date
}

/** Content of a page; `missing` for one that is not published. */
export async function contentOf(source: Source, page: SitePage, query: PageQuery): Promise<PageContent> {
  const { form } = source
  const first = (kind: LiveKind, most: number) => repo.liveFirst(source, kind, most)
  const windowOf = (kind: LiveKind): Promise<Listed> => repo.liveWindow(source, { kind, category: query.category, page: query.page, size })
  switch (page.kind) {
    case 'home':
      return { kind: 'home', ...(await homeOf(source, page.peers ? 'peers' : page.look)) }
    case 'profile':
      return { kind: 'profile', profile: await profileOf(source, page.look === 'customer'), offices: await first('office', 60) }
    case 'services':
      return {
        kind: 'services',
        services: await first('service', 60),
        // what a forwarder sells is routes, too
        freights: page.path.endsWith('/product') ? (await recommendedOf(source)).Freights : [],
      }
    case 'service':
      return { kind: 'service', service: await repo.liveService(source, page.service ?? ''), form }
    case 'news':
      return query.kind === 'letter'
        ? { kind: 'news', of: 'letter', list: await windowOf('letter') }
        : { kind: 'news', of: 'news', list: await windowOf('news') }
    case 'article':
      return articleOf(source, page, query)
    case 'contact':
      return { kind: 'contact', offices: await first('office', 60), form }
    case 'join':
      return { kind: 'join', profile: await profileOf(source, false), jobs: await first('job', 6) }
    case 'jobs': {
      const open = query.id > 0 ? await repo.liveOne(source, 'job', query.id) : undefined
      return query.id > 0 && !open ? { kind: 'missing' } : { kind: 'jobs', list: await windowOf('job'), open, form }
    }
    case 'downloads':
      return { kind: 'downloads', list: await windowOf('download') }
    case 'enter':
      return { kind: 'enter' }
    case 'rates':
      return ratesOf(source, query, () => offersOf(source))
    case 'schedules':
      return schedulesOf(source, query, () => offersOf(source))
    case 'tracking':
      return trackingOf(source, query)
    case 'quick':
      return quickOf(source, query, () => offersOf(source))
  }
}

/** The part of the look in the language of the reader; what nobody has published yet has another one standing in for it. */
async function profileOf(source: repo.SiteReading, isCustomer: boolean): Promise<SiteProfile> {
  const partNames: SitePart[] = [
    ...(source.lang === 'en' ? (['profileEn'] as const) : []),
    ...(isCustomer ? (['customerProfile'] as const) : []),
    'profile',
  ]
  const parts = await repo.liveParts(source, partNames)
  const part = partNames.find((one) => parts[one] !== undefined)
  return part ? validPart('profile', parts[part], blankProfile, source.damaged) : blankProfile
}

const recommendedOf = ({ system, shared, companyId, lang }: Reading) => findRecommended(system, shared ? null : companyId, lang)

/** Suggestions of a page without a query. */
async function offersOf(source: Source): Promise<Offers> {
  const [{ Ports, Freights }, tables] = await Promise.all([recommendedOf(source), repo.liveFirst(source, 'shipTable', 12)])
  const names = new Map((await portNames(source.system, tables, source.lang)).map(({ Code, Name }) => [Code, Name]))
  const nameOf = (code: LiveContent['Facts'][string] | undefined) => names.get(String(code)) ?? String(code ?? '')
  return {
    ports: Ports,
    freights: Freights,
    tables: tables.map((table) => ({
      ...table,
      Facts: { ...table.Facts, Pol: nameOf(table.Facts['PolCode']), Pod: nameOf(table.Facts['PodCode']) },
    })),
  }
}

type Reading = repo.SiteReading & Pick<Source, 'shared'>
/** Home pages that have blocks of their own. */
type Home = Look | 'peers'
const homeParts: Readonly<Record<Home, readonly SitePart[]>> = {
  platform: ['home'],
  peers: ['peerHome', 'home'],
  customer: ['customerHome', 'home'],
  company: ['companyHome', 'home'],
}

/** Blocks of a home page, and what they list. What has not been published has the platform's standing in for it. */
export async function homeOf(source: Reading, home: Home) {
  const { lang } = source
  const first = (kind: LiveKind, most: number) => repo.liveFirst(source, kind, most)
  const partNames = lang === 'en' ? (['homeEn'] as const) : homeParts[home]
  const [parts, services, news, letters, offices, jobs, recommended, profile] = await Promise.all([
    repo.liveParts(source, partNames),
    first('service', 12),
    first('news', 6),
    first('letter', 6),
    first('office', 6),
    first('job', 6),
    recommendedOf(source),
    profileOf(source, home === 'customer'),
  ])
  const defaults: SiteHome = { Blocks: [...defaultHome(home, lang)] }
  const part = partNames.find((one) => parts[one] !== undefined)
  const { Blocks } = part ? validPart('home', parts[part], defaults, source.damaged) : defaults
  return {
    blocks: Blocks,
    lists: { services, news, letters, offices, jobs, ports: recommended.Ports, freights: recommended.Freights, profile },
  }
}

const articleKinds: readonly LiveKind[] = ['news', 'letter', 'announcement']

async function articleOf(source: Source, page: SitePage, { id, kind }: PageQuery): Promise<PageContent> {
  const found = articleKinds.find((one) => one === (kind || 'news'))
  const article = found && id > 0 ? await repo.liveOne(source, found, id) : undefined
  if (!article) return { kind: 'missing' }
  const query = queryOf({ ...pageQueryOf(new URLSearchParams()), id, kind, lang: source.lang })
  const address = source.canonical + (page.same ?? page.path) + query
  return { kind: 'article', article, ...(await repo.liveNeighbours(source, article)), share: codeOf(address) }
}
