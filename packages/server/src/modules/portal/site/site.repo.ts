import type { LiveContent, LiveKind, SiteLanguage, SitePart } from '@jst/contracts/portal'
import type { Category } from '@jst/site'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { validContent, type Damage } from './validated.ts'

/** Whose published contents are read, in which language, and who hears of what is damaged. */
export interface SiteReading {
  readonly system: Db
  /** Nobody's (0) while the site is closed. */
  readonly companyId: number
  readonly lang: SiteLanguage
  readonly damaged: Damage
}

/** Whose pages are shown. */
export interface Site {
  readonly companyId: number
  /** Visitors may read what it has published: the site is enabled. */
  readonly open: boolean
  readonly companyName: string
  readonly slug: string
  /** Host name of its own that is proved; '' for none. */
  readonly domain: string
  /** Stored front page of the site. */
  readonly front: string
}

const columns = `c.id as "companyId", c.name as "companyName", coalesce(s.slug, '') as slug,
  coalesce(case when s.domain_proved_at is not null then s.domain end, '') as domain, coalesce(s.enabled, false) as open,
  coalesce((select l.facts ->> 'Page' from portal_live l where l.company_id = c.id and l.kind = 'front' and l.record_id = 0), '') as front`
const enabled = `select ${columns} from portal_site s join company c on c.id = s.company_id
  where s.enabled and not c.disabled and c.kind = 'operator'`
/** Without a site of its own, the platform's address shows its first operator under the usual contents. */
const fallback = `select ${columns} from company c left join portal_site s on s.company_id = c.id
  where not c.disabled and c.kind in ('operator', 'platform')
  order by coalesce(s.enabled and s.is_default, false) desc, c.kind = 'operator' desc, coalesce(s.enabled, false) desc, c.id limit 1`

/** The site of a short name; undefined where nobody shows one under it. */
export const siteBySlug = async (system: Queryable, slug: string): Promise<Site | undefined> =>
  (await system.query<Site>(`${enabled} and s.slug = $1`, [slug]))[0]

/** The site that has a host name of its own; undefined for a host of nobody. */
export const siteByDomain = async (system: Queryable, host: string): Promise<Site | undefined> =>
  host === '' ? undefined : (await system.query<Site>(`${enabled} and s.domain = $1 and s.domain_proved_at is not null`, [host]))[0]

/** Short names under which sites are found that have no host name of their own. */
export const slugsOf = async (system: Queryable): Promise<string[]> =>
  (
    await system.query<{ slug: string }>(`${enabled} and s.slug <> '' and (s.domain = '' or s.domain_proved_at is null) order by s.slug`)
  ).map(({ slug }) => slug)

/** The site that the platform's address shows. */
export const platformSite = async (system: Queryable): Promise<Site | undefined> => (await system.query<Site>(fallback))[0]

/** Whose contents visitors of a site read: nobody's while it is closed, as that of the platform's address may be. */
export const publisherOf = ({ open, companyId }: Site): number => (open ? companyId : 0)

/** Where a company's site is found and what stands at its root, whether it is open or not; '' for what nobody has said. */
export const addressFacts = async (system: Queryable, companyId: number): Promise<Pick<Site, 'slug' | 'front'>> =>
  (
    await system.query<Site>(`select ${columns} from company c left join portal_site s on s.company_id = c.id where c.id = $1`, [companyId])
  )[0]!

const visible = `company_id = $1 and visible_from <= clock_timestamp() and (visible_until is null or visible_until > clock_timestamp())`
/** A text in the language of the reader; the Chinese stands in where there is no English. */
const said = (lang: SiteLanguage, column: 'title' | 'summary' | 'body') =>
  lang === 'en' ? `coalesce(nullif(${column}_en, ''), ${column})` : column
const columnsOf = (lang: SiteLanguage, withBody = false) => `kind as "Kind", record_id as "RecordId", code as "Code",
  ${said(lang, 'title')} as "Title", category as "Category", ${said(lang, 'summary')} as "Summary", picture as "Picture",
  ${withBody ? said(lang, 'body') : `''`} as "Body", facts as "Facts", top as "Top", visible_from as "From"`
const inOrder = `top desc, sort, visible_from desc, id desc`

/** Published parts of a site as they are stored, by their word. */
export async function liveParts(
  { system, companyId }: Pick<SiteReading, 'system' | 'companyId'>,
  parts: readonly SitePart[],
): Promise<Partial<Record<SitePart, unknown>>> {
  const rows = await system.query<{ kind: SitePart; facts: unknown }>(
    `select kind, facts from portal_live where ${visible} and kind = any ($2)`,
    [companyId, parts],
  )
  return Object.fromEntries(rows.map((row) => [row.kind, row.facts]))
}

/** The first of a kind in the order of its lists, without their texts. */
export async function liveFirst({ system, companyId, lang, damaged }: SiteReading, kind: LiveKind, most: number): Promise<LiveContent[]> {
  const rows = await system.query<LiveContent>(
    `select ${columnsOf(lang)} from portal_live where ${visible} and kind = $2 order by ${inOrder} limit $3`,
    [companyId, kind, most],
  )
  return rows.map((row) => validContent(row, damaged))
}

interface Window {
  readonly kind: LiveKind
  /** '' for all. */
  readonly category: string
  readonly page: number
  readonly size: number
}

/** One page of a list, with how many there are in all and the categories that it has. */
export async function liveWindow({ system, companyId, lang, damaged }: SiteReading, { kind, category, page, size }: Window) {
  const rows = await system.query<LiveContent & { readonly total: number }>(
    `select ${columnsOf(lang)}, count(*) over ()::int as total from portal_live where ${visible} and kind = $2 and ($3 = '' or category = $3)
     order by ${inOrder} limit $4 offset $5`,
    [companyId, kind, category, size, (page - 1) * size],
  )
  // a carrier is kept by its code
  const name = kind === 'letter' && lang === 'zh' ? `coalesce(nullif(max(facts ->> 'Carrier'), ''), category)` : 'category'
  const categories = await system.query<Category>(
    `select category as "Code", ${name} as "Name" from portal_live where ${visible} and kind = $2 and category <> ''
     group by category order by category`,
    [companyId, kind],
  )
  return {
    items: rows.map(({ total: _, ...row }) => validContent(row, damaged)),
    total: rows[0]?.total ?? 0,
    page,
    size,
    category,
    categories,
  }
}

/** One content with its text; undefined for what is not published. */
export async function liveOne(
  { system, companyId, lang, damaged }: SiteReading,
  kind: LiveKind,
  recordId: number,
): Promise<LiveContent | undefined> {
  const [row] = await system.query<LiveContent>(
    `select ${columnsOf(lang, true)} from portal_live where ${visible} and kind = $2 and record_id = $3`,
    [companyId, kind, recordId],
  )
  return row && validContent(row, damaged)
}

/** The service of a kind. */
export async function liveService({ system, companyId, lang, damaged }: SiteReading, category: string): Promise<LiveContent | undefined> {
  const [row] = await system.query<LiveContent>(
    `select ${columnsOf(lang, true)} from portal_live where ${visible} and kind = 'service' and category = $2 order by ${inOrder} limit 1`,
    [companyId, category],
  )
  return row && validContent(row, damaged)
}

/** Published contents of the same kind before and after this one. */
export async function liveNeighbours({ system, companyId, lang, damaged }: SiteReading, { Kind, RecordId, From }: LiveContent) {
  const side = async (sign: '<' | '>') => {
    const [row] = await system.query<LiveContent>(
      `select ${columnsOf(lang)} from portal_live where ${visible} and kind = $2 and (visible_from, record_id) ${sign} ($3, $4)
       order by visible_from ${sign === '<' ? 'desc' : 'asc'}, record_id ${sign === '<' ? 'desc' : 'asc'} limit 1`,
      [companyId, Kind, From, RecordId],
    )
    return row && validContent(row, damaged)
  }
  return { newer: await side('>'), older: await side('<') }
}

/** Entries of the site map: articles and jobs. */
export const liveAddresses = (system: Queryable, companyId: number) =>
  system.query<{ kind: LiveKind; recordId: number; changed: string }>(
    `select kind, record_id as "recordId", update_time as changed from portal_live where ${visible} and kind in ('news', 'letter', 'job')
     order by visible_from desc limit 20000`,
    [companyId],
  )
