import { containerFields, lineFields, masterBillFields, recordFields, type FieldSpec, type SiRecordWire } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database/database.ts'
import { columnOf } from '../../entity-kit/index.ts'

// Records in wire form: the statement names its columns as the wire does, so no mapping is needed. Rules read a record by si.repo.ts;
// pages and lists, which read thousands of records an hour, read it here.

type Catalogue = Readonly<Record<string, FieldSpec>>
/** Sources of fields that are not stored in the column of their name. */
type Elsewhere = Readonly<Record<string, string>>

const stamps: Elsewhere = { createdAt: 'create_time', updatedAt: 'update_time' }
const expressionOf = (alias: string, name: string, elsewhere: Elsewhere) => elsewhere[name] ?? `${alias}.${stamps[name] ?? columnOf(name)}`
const json = (alias: string, catalogue: Catalogue, elsewhere: Elsewhere = {}, more = '') =>
  `json_build_object(${Object.entries(catalogue)
    .filter(([, { sparse }]) => !sparse)
    .map(([name, { wire }]) => `'${wire}', ${expressionOf(alias, name, elsewhere)}`)
    .join(', ')}${more})`

const special = (alias: string) => `, 'special', nullif(${alias}.special, '{}')`
const lines = `coalesce((select json_agg(${json('l', lineFields, {}, special('l'))} order by l.seq) from si_line l
  where l.container_id = b.id), '[]'::json)`
const container = json('b', containerFields, { orderId: 'r.order_id' }, `${special('b')}, 'BoxDetails', ${lines}`)
const masterBill = json('m', masterBillFields, {}, `, '${masterBillFields.mergedBookingNo.wire}', m.merged_booking_no`)
const record = Object.entries(recordFields).map(
  ([name, { wire }]) =>
    `${expressionOf('r', name, { companyCode: 'c.code', deadline: 'r.order_deadline', reviewerId: 'coalesce(r.reviewer_id, 0)' })} as "${wire}"`,
)
const select = `select ${record.join(', ')},
    coalesce((select json_agg(${container} order by b.seq) from si_container b where b.record_id = r.id), '[]'::json) as "BoxInfos",
    coalesce((select json_agg(${masterBill} order by m.id) from si_master_bill m where m.record_id = r.id), '[]'::json) as "TDBpMBLNos"
  from si_record r join company c on c.id = r.company_id where r.delete_mark = 0 and `

/** PostgreSQL's JSON writes `…52.1+00:00`, the wire `…52.100Z`. */
function instant(text: string): string {
  if (!text.endsWith('+00:00')) return new Date(text).toISOString()
  const plain = text.slice(0, -6)
  return `${plain.length === 19 ? `${plain}.000` : plain.padEnd(23, '0')}Z`
}

interface Stored {
  CreateTime: string | null
  UpdateTime: string | null
  special?: object | null
}
function finish(row: Stored): void {
  if (row.special) Object.assign(row, row.special)
  delete row.special
  if (row.CreateTime) row.CreateTime = instant(row.CreateTime)
  if (row.UpdateTime) row.UpdateTime = instant(row.UpdateTime)
}

const sparse = Object.values<FieldSpec>(recordFields)
  .filter((field) => field.sparse)
  .map(({ wire }) => wire as keyof SiRecordWire)

function completeWire(row: SiRecordWire): SiRecordWire {
  for (const wire of sparse) if (!row[wire]) delete row[wire]
  for (const box of row.BoxInfos) {
    finish(box)
    for (const line of box.BoxDetails) finish(line)
  }
  for (const bill of row.TDBpMBLNos) if (!bill.TMM_MBOOKING_NO) delete bill.TMM_MBOOKING_NO
  return row
}

const byId = `${select} r.id = $1`
/** The record, when it is there and the connection's company may see it. */
export async function findSiWire(db: Queryable, id: number): Promise<SiRecordWire | undefined> {
  const [row] = await db.query<SiRecordWire>(byId, [id])
  return row && completeWire(row)
}

const byOrder = `${select} r.order_id = $1 order by r.id`
export async function siWireOfOrder(db: Queryable, orderId: number): Promise<SiRecordWire[]> {
  return (await db.query<SiRecordWire>(byOrder, [orderId])).map(completeWire)
}
