import type { Queryable } from '../../../kernel/database/database.ts'

/** A haulier among the providers of a company. `companyId`: of the one that has joined. */
export interface Fleet {
  readonly code: string
  readonly name: string
  readonly companyId: number | null
}
const found = `select t.code, t.name_zh as name, c.id as "companyId" from provider t
    left join company c on c.id = t.linked_id and not c.disabled
  where t.company_id = $1 and t.removed_at is null and t.merged_into is null and t.enabled`

/** Hauliers by their codes, and by names that one of them alone has. Asked as the server: customers see no providers of the forwarder. */
export async function fleetsOf(
  system: Queryable,
  staffId: number,
  codes: readonly string[],
  names: readonly string[],
): Promise<readonly Fleet[]> {
  return system.query<Fleet>(`${found} and (t.code = any($2) or t.name_zh = any($3)) order by t.code`, [staffId, codes, names])
}

/** The haulier that a code names, or else a name; undefined for none and for a name of several. */
export function fleetBy(fleets: readonly Fleet[], code: string, name: string): Fleet | undefined {
  if (code !== '') return fleets.find((fleet) => fleet.code === code)
  const same = fleets.filter((fleet) => fleet.name === name)
  return same.length === 1 ? same[0] : undefined
}
