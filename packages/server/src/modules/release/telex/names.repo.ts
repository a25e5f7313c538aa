import { englishNames, namesByCode } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { instructionsWithNumbers } from '../../si/index.ts'

/** Name of a code as the connection's company calls it; the code where there is none. */
export async function nameOf(db: Queryable, kind: 'carrier' | 'port' | 'provider', code: string): Promise<string> {
  if (code === '') return ''
  const [row] = await db.query<{ name: string }>(namesByCode(kind), [[code]])
  return row?.name ?? code
}

/** English name of a port, for readers abroad; the code where there is none. */
export const englishPortOf = async (db: Queryable, code: string): Promise<string> =>
  (await englishNames(db, 'port', [code])).get(code) || code

const vessels = `select distinct concat_ws(' ', nullif(r.vessel, ''), nullif(r.voyage, '')) as ship
  from (${instructionsWithNumbers('$1', '$2')}) b join si_record r on r.id = b.id order by ship limit 3`
/** Vessels of bills, as shipping instructions say them. */
export const vesselsOf = async (system: Queryable, companyId: number, bills: readonly string[]): Promise<string> =>
  (await system.query<{ ship: string }>(vessels, [companyId, bills]))
    .map(({ ship }) => ship)
    .filter(Boolean)
    .join(', ')
