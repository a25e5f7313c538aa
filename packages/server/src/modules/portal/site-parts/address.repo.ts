import type { FrontPage, GoLiveStep } from '@jst/contracts/portal'
import type { Queryable } from '../../../kernel/database/database.ts'

export interface StoredAddress {
  readonly Slug: string
  readonly Domain: string
  /** Stored front page of the site. */
  readonly Front: string
  readonly Enabled: boolean
  readonly IsDefault: boolean
  /** Secret of the proof of the host name; '' until there is one. */
  readonly Token: string
  readonly ProvedTime: string | null
  readonly UpdateTime: string
}

/** Visitors read it, so it stands where they read; '' until somebody has chosen. */
const front = `coalesce((select l.facts ->> 'Page' from portal_live l where l.company_id = $1 and l.kind = 'front' and l.record_id = 0), '')`

export async function findAddress(db: Queryable, companyId: number): Promise<StoredAddress | undefined> {
  const [row] = await db.query<StoredAddress>(
    `select slug as "Slug", domain as "Domain", ${front} as "Front", enabled as "Enabled", is_default as "IsDefault",
       domain_token as "Token", domain_proved_at as "ProvedTime", update_time as "UpdateTime"
     from portal_site where company_id = $1`,
    [companyId],
  )
  return row
}

/** Makes the row where there is none, under the version of what nobody has saved, and holds it. */
export async function holdAddress(tx: Queryable, companyId: number): Promise<void> {
  await tx.query(`insert into portal_site (company_id, update_time) values ($1, 'epoch') on conflict (company_id) do nothing`, [companyId])
  await tx.query('select 1 from portal_site where company_id = $1 for update', [companyId])
}

/** Another host name is to be proved anew, under another token. */
export const storeAddress = (tx: Queryable, companyId: number, { slug, domain, token }: { slug: string; domain: string; token: string }) =>
  tx.query(
    `update portal_site set slug = $2, domain = $3, update_time = clock_timestamp(),
       domain_token = case when domain = $3 then domain_token else $4 end,
       domain_proved_at = case when domain = $3 then domain_proved_at end
     where company_id = $1`,
    [companyId, slug, domain, token],
  )

/** True when another company has proved a host name, or one that stands for it: with or without `www.`, or above it. */
export async function isProvedByOthers(system: Queryable, companyId: number, domain: string): Promise<boolean> {
  const found = await system.query(
    `select 1 from portal_site s, regexp_replace(s.domain, '^www\\.', '') own, regexp_replace($2, '^www\\.', '') asked
     where s.company_id <> $1 and s.domain <> '' and s.domain_proved_at is not null and (asked = own or asked like '%.' || own) limit 1`,
    [companyId, domain],
  )
  return found.length > 0
}

export const markProved = (tx: Queryable, companyId: number) =>
  tx.query('update portal_site set domain_proved_at = clock_timestamp(), update_time = clock_timestamp() where company_id = $1', [
    companyId,
  ])

export const storeFront = (tx: Queryable, companyId: number, page: FrontPage) =>
  tx.query(
    `insert into portal_live (company_id, kind, facts) values ($1, 'front', jsonb_build_object('Page', $2::text))
     on conflict (company_id, kind, record_id) do update set facts = excluded.facts, update_time = clock_timestamp()`,
    [companyId, page],
  )

export const setEnabled = (tx: Queryable, companyId: number, enabled: boolean) =>
  tx.query('update portal_site set enabled = $2, update_time = clock_timestamp() where company_id = $1', [companyId, enabled])

const done = `select
    coalesce((select slug <> '' from portal_site where company_id = $1), false) as slug,
    coalesce(bool_or(kind = 'config' and facts ->> 'Name' <> ''), false) as name,
    coalesce(bool_or(kind = 'config' and facts ->> 'Logo' <> ''), false) as logo,
    coalesce(bool_or(kind = 'config' and facts ->> 'Icp' <> ''), false) as icp,
    coalesce(bool_or(kind = 'home'), false) as home, coalesce(bool_or(kind = 'profile'), false) as profile,
    coalesce(bool_or(kind = 'service'), false) as service, coalesce(bool_or(kind = 'office'), false) as office
  from portal_live where company_id = $1 and visible_from <= clock_timestamp() and (visible_until is null or visible_until > clock_timestamp())`

/** Steps towards visitors that are done: what is published, and the short name. */
export async function stepsDone(db: Queryable, companyId: number): Promise<GoLiveStep[]> {
  const [row] = await db.query<Record<GoLiveStep, boolean>>(done, [companyId])
  return (Object.entries(row!) as [GoLiveStep, boolean][]).flatMap(([step, isDone]) => (isDone ? [step] : []))
}
