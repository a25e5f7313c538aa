import { containerFields, lineFields, masterBillFields, type FieldSpec } from '@jst/contracts/si'
import { columnOf } from '../../entity-kit/index.ts'

/** SQL of fields that are not stored in the column of their name. */
type Elsewhere = Readonly<Record<string, string>>

const stamps: Elsewhere = { createdAt: 'create_time', updatedAt: 'update_time' }

/** SQL of a field of the row `alias`. */
export const expressionOf = (alias: string, name: string, elsewhere: Elsewhere = {}): string =>
  elsewhere[name] ?? `${alias}.${stamps[name] ?? columnOf(name)}`

/** Key of a field in the JSON of a row: its name in the code, or on the wire. */
type KeyOf = (name: string, field: Pick<FieldSpec, 'wire'>) => string

/**
 * SQL of the containers of a record `r`, each with its goods lines under `linesKey`, and of the master bills combined into it. Null without any.
 * Sparse fields of containers and lines are in `special`.
 */
export function rowsOf(keyOf: KeyOf, linesKey: string): { readonly containers: string; readonly masterBills: string } {
  const json = (alias: string, catalogue: Readonly<Record<string, FieldSpec>>, elsewhere: Elsewhere, more: string) => {
    const pairs = Object.entries(catalogue)
      .filter(([, { sparse }]) => !sparse)
      .map(([name, field]) => `'${keyOf(name, field)}', ${expressionOf(alias, name, elsewhere)}`)
    return `json_build_object(${[...pairs, more].join(', ')})`
  }
  const special = (alias: string) => `'special', nullif(${alias}.special, '{}')`
  const lines = `(select json_agg(${json('l', lineFields, {}, special('l'))} order by l.seq) from si_line l where l.container_id = b.id)`
  const children = `${special('b')}, '${linesKey}', coalesce(${lines}, '[]'::json)`
  const container = json('b', containerFields, { orderId: 'r.order_id' }, children)
  const masterBill = json('m', masterBillFields, {}, `'${keyOf('mergedBookingNo', masterBillFields.mergedBookingNo)}', m.merged_booking_no`)
  return {
    containers: `(select json_agg(${container} order by b.seq) from si_container b where b.record_id = r.id)`,
    masterBills: `(select json_agg(${masterBill} order by m.id) from si_master_bill m where m.record_id = r.id)`,
  }
}
