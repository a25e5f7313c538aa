import { diffOf } from '../kernel/audit/audit.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { writeRow } from '../kernel/database/insert.ts'
import { demandVersion } from '../kernel/database/versions.ts'
import type { WriteCall } from '../kernel/http/endpoint.ts'
import { columnOf } from './columns.ts'

interface Versioned {
  readonly UpdateTime: string | null
}
interface CompanySettingsFacts<S extends Versioned> {
  /** Has a column for each setting, and one row for each company that has decided. */
  readonly table: string
  /** Column of the company. */
  readonly key?: string
  /** Settings of a company that has decided nothing. */
  readonly defaults: S
  /** Name in the audit log. */
  readonly action: string
}

/** Settings that a company decides as one, with the version that was seen. */
export function companySettings<S extends Versioned>({ table, key = 'company_id', defaults, action }: CompanySettingsFacts<S>) {
  const columns = Object.keys(defaults)
    .map((name) => `${columnOf(name)} as "${name}"`)
    .join(', ')
  const find = async (db: Queryable, companyId: number, lock: '' | 'for update'): Promise<S> =>
    (await db.query<S>(`select ${columns} from ${table} where ${key} = $1 ${lock}`, [companyId]))[0] ?? defaults
  return {
    defaults,
    of: (db: Queryable, companyId: number): Promise<S> => find(db, companyId, ''),
    /** @throws AppError STALE_WRITE with the stored settings */
    save: async ({ tx, actor, audit }: WriteCall, { UpdateTime, ...settings }: S): Promise<S> => {
      const { companyId } = actor
      const before = await find(tx, companyId, 'for update')
      demandVersion(UpdateTime, before)
      const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [columnOf(name), value]))
      const stored = await writeRow<S>(tx, table, { [key]: companyId }, values, columns)
      audit({ action, entity: table, entityId: companyId, diff: diffOf<object>(before, settings) })
      return stored
    },
  }
}
