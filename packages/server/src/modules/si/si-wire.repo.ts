import { recordFields, type FieldSpec, type SiRecordWire } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database/database.ts'
import { expressionOf, rowsOf } from './si-rows.ts'

// Records in wire form: the statement names its columns as the wire does, so no mapping is needed. Rules read a record by si.repo.ts;
// pages and lists, which read thousands of records an hour, read it here.

const { containers, masterBills } = rowsOf((_name, { wire }) => wire, 'BoxDetails')
const record = Object.entries(recordFields).map(
  ([name, { wire }]) =>
    `${expressionOf('r', name, { companyCode: 'c.code', deadline: 'r.order_deadline', reviewerId: 'coalesce(r.reviewer_id, 0)' })} as "${wire}"`,
)
const select = `select ${record.join(', ')},
    coalesce(${containers}, '[]'::json) as "BoxInfos", coalesce(${masterBills}, '[]'::json) as "TDBpMBLNos"
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
