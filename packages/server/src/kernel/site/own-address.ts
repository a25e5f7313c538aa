import type { Queryable } from '../database/database.ts'

/** SQL of the host name that a company has proved and whose site is open; '' for none. `company`: SQL of its number. */
export const ownDomain = (company: string): string =>
  `coalesce((select s.domain from portal_site s where s.company_id = ${company} and s.enabled and s.domain_proved_at is not null), '')`

/** Origin of a host name, by the scheme of the platform; the platform's own origin for ''. */
export const originOf = (domain: string, origin: string): string =>
  domain === '' || !URL.canParse(origin) ? origin : `${new URL(origin).protocol}//${domain}`

/** Origin of links that a company sends to its customers: its own domain, else that of the platform. */
export async function ownOrigin(system: Queryable, companyId: number, origin: string): Promise<string> {
  const [row] = await system.query<{ domain: string }>(`select ${ownDomain('$1::bigint')} as domain`, [companyId])
  return originOf(row?.domain ?? '', origin)
}
