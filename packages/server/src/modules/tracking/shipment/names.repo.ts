import type { Queryable } from '../../../kernel/database/database.ts'
import { texts } from '../tracking.texts.ts'
import type { Names } from './words.ts'

const partyTexts: Readonly<Record<string, string>> = { schedules: texts.parties.schedules, orders: texts.parties.orders }
const ports = `select distinct on (code) code, name_zh as name from m_port where code = any ($1) and (company_id is null or company_id = $2)
  and removed_at is null order by code, company_id nulls last`
const parties = `select code, name from (
    select distinct on (code) code, name_zh as name from m_carrier where code = any ($1) and (company_id is null or company_id = $2)
      and removed_at is null order by code, company_id nulls last) c
  union all select scac, min(name_zh) from m_carrier where scac = any ($1) and scac <> code and (company_id is null or company_id = $2)
    and removed_at is null
    group by scac
  union all select code, name from track_partner where company_id = $2 and code = any ($1)`

/** Names of ports and parties as a company calls them; a code without a name stays itself. */
export async function namesFor(
  db: Queryable,
  companyId: number,
  codes: { readonly ports: readonly string[]; readonly parties: readonly string[] },
): Promise<Names> {
  const [portRows, partyRows] = await Promise.all([
    db.query<{ code: string; name: string }>(ports, [[...new Set(codes.ports)], companyId]),
    db.query<{ code: string; name: string }>(parties, [[...new Set(codes.parties)], companyId]),
  ])
  const portNames = new Map(portRows.map(({ code, name }) => [code, name]))
  const partyNames = new Map(partyRows.map(({ code, name }) => [code, name]))
  return { port: (code) => portNames.get(code) ?? code, party: (code) => partyTexts[code] ?? partyNames.get(code) ?? '' }
}
