import { SiRulesStored, type SiRules } from '@jst/contracts/si'
import { columnOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { writeRow } from '../../../kernel/database/insert.ts'

const names = Object.keys(SiRulesStored.properties)
const columns = names.map((name) => `${columnOf(name)} as "${name}"`).join(', ')

/** The rules of an operator; undefined while it has decided nothing. `lock`: until the transaction ends. */
export async function findRules(db: Queryable, operatorId: number, lock = false): Promise<SiRulesStored | undefined> {
  const [row] = await db.query<SiRulesStored>(`select ${columns} from si_rule where operator_id = $1 ${lock ? 'for update' : ''}`, [
    operatorId,
  ])
  return row
}

export const storeRules = (tx: Queryable, operator_id: number, rules: SiRules): Promise<SiRulesStored> => {
  const values = Object.fromEntries(Object.entries(rules).map(([name, value]) => [columnOf(name), value]))
  return writeRow<SiRulesStored>(tx, 'si_rule', { operator_id }, values, columns)
}
