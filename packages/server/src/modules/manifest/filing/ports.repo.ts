import type { Queryable } from '../../../kernel/database/database.ts'

/** Codes of ports with one of the names, as a company keeps them. */
export const portsNamed = (db: Queryable, companyId: number, names: readonly string[]) =>
  db.query<{ code: string; name: string }>(
    `select distinct on (code) code, upper(name_en) as name from m_port where upper(name_en) = any ($1) and name_en <> ''
      and (company_id is null or company_id = $2) and removed_at is null and merged_into is null order by code, company_id nulls last limit 40`,
    [[...new Set(names.filter((name) => name !== ''))], companyId],
  )
