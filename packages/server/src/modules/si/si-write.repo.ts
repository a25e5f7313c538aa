import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database.ts'
import { writtenFields } from './si.columns.ts'

/** Companies a row belongs to: the customer that owns it and the operator that serves it. */
export interface Owner {
  companyId: number
  operatorId: number
}

export interface NewSi extends Owner {
  record: SiRecord
  siNo: string
  source: number
  warnings: number
  createdBy: number
}

const nextNumber = `insert into si_number (day, last) values ($1, 1) on conflict (day) do update set last = si_number.last + 1 returning last`
/** The next `SI` + yyMMdd + 4 digits of the day (YYYY-MM-DD); numbers of a rolled-back transaction are given again. */
export async function nextSiNo(tx: Queryable, day: string): Promise<string> {
  const [row] = await tx.query<{ last: number }>(nextNumber, [day])
  return `SI${day.slice(2).replaceAll('-', '')}${String(row?.last ?? 0).padStart(4, '0')}`
}

const insertColumns = [
  'order_id',
  'company_id',
  'operator_id',
  'si_no',
  'source',
  'warnings',
  'created_by',
  ...writtenFields.map(({ column }) => column),
]
const insert = `insert into si_record (${insertColumns.join(', ')}) values (${insertColumns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`

export async function insertSi(tx: Queryable, si: NewSi): Promise<number> {
  const { record } = si
  const values = [
    record.orderId,
    si.companyId,
    si.operatorId,
    si.siNo,
    si.source,
    si.warnings,
    si.createdBy,
    ...writtenFields.map(({ name }) => record[name]),
  ]
  const [row] = await tx.query<{ id: number }>(insert, values)
  const id = row?.id ?? 0
  await Promise.all([writeContainers(tx, id, si, record.containers), writeMasterBills(tx, id, si, record)])
  return id
}

const assignments = writtenFields.map(({ column }, index) => `${column} = $${index + 3}`)
const update = `update si_record set version = version + 1, status = 1, warnings = $2, reviewer_id = null, reviewed_at = null, review_remarks = '',
  update_time = next_update_time(update_time), ${assignments.join(', ')} where id = $1`

/** An edit-submit: new version, status 1 (spec §4), earlier review cleared. The caller holds the row. */
export async function updateSi(tx: Queryable, id: number, owner: Owner, record: SiRecord, warnings: number): Promise<void> {
  await tx.query(update, [id, warnings, ...writtenFields.map(({ name }) => record[name])])
  await Promise.all([writeContainers(tx, id, owner, record.containers), tx.query('delete from si_master_bill where record_id = $1', [id])])
  await writeMasterBills(tx, id, owner, record)
}

const containerShape =
  'id bigint, seq int, type text, "containerNo" text, "sealNo" text, "packageKind" text, packages int, weight numeric, volume numeric'
const dropContainers = 'delete from si_container where record_id = $1 and id <> all($2::bigint[])'
const keepContainers = `update si_container c set seq = x.seq, type = x.type, container_no = x."containerNo", seal_no = x."sealNo", package_kind = x."packageKind", packages = x.packages,
  weight = x.weight, volume = x.volume, update_time = next_update_time(c.update_time)
  from jsonb_to_recordset($2::jsonb) as x(${containerShape}) where c.id = x.id and c.record_id = $1`
const addContainers = `insert into si_container (record_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume)
  select $1, $3, $4, x.seq, x.type, x."containerNo", x."sealNo", x."packageKind", x.packages, x.weight, x.volume
  from jsonb_to_recordset($2::jsonb) as x(${containerShape})
  where not exists (select from si_container c where c.record_id = $1 and c.id = x.id)`
const dropLines = 'delete from si_line where record_id = $1'
const addLines = `insert into si_line (container_id, record_id, company_id, operator_id, seq, goods_zh, goods, hs_code, marks, package_kind, packages, weight, volume)
  select c.id, $1, $3, $4, x.seq, x."goodsZh", x.goods, x."hsCode", x.marks, x."packageKind", x.packages, x.weight, x.volume
  from jsonb_to_recordset($2::jsonb) as x(box int, seq int, "goodsZh" text, goods text, "hsCode" text, marks text, "packageKind" text, packages int, weight numeric, volume numeric)
  join si_container c on c.record_id = $1 and c.seq = x.box`

/** Containers keep their ids when the client names one of this record's; a foreign or unknown id counts as new. */
async function writeContainers(
  tx: Queryable,
  recordId: number,
  { companyId, operatorId }: Owner,
  containers: readonly SiContainer[],
): Promise<void> {
  const boxes = JSON.stringify(containers.map((container, seq) => ({ ...container, lines: undefined, seq })))
  const lines = JSON.stringify(containers.flatMap((container, box) => container.lines.map((line: SiLine, seq) => ({ ...line, box, seq }))))
  await Promise.all([
    tx.query(dropLines, [recordId]),
    tx.query(dropContainers, [recordId, containers.map(({ id }) => id)]),
    tx.query(keepContainers, [recordId, boxes]),
    tx.query(addContainers, [recordId, boxes, companyId, operatorId]),
    tx.query(addLines, [recordId, lines, companyId, operatorId]),
  ])
}

const addMasterBills = `insert into si_master_bill (record_id, company_id, operator_id, order_id, merged_order_id, merged_mbl_no)
  select $1, $2, $3, $4, x."mergedOrderId", x."mergedMblNo" from jsonb_to_recordset($5::jsonb) as x("mergedOrderId" bigint, "mergedMblNo" text)`

async function writeMasterBills(tx: Queryable, recordId: number, { companyId, operatorId }: Owner, record: SiRecord): Promise<void> {
  if (record.masterBills.length === 0) return
  await tx.query(addMasterBills, [recordId, companyId, operatorId, record.orderId, JSON.stringify(record.masterBills)])
}

const setStatus = `update si_record set status = $2, review_remarks = case when $4 then $3 else review_remarks end,
  reviewer_id = case when $4 then $5 else reviewer_id end, reviewed_at = case when $4 then clock_timestamp() else reviewed_at end,
  update_time = next_update_time(update_time) where id = $1`

/** `review`: the move is the reviewer's, and its remarks, person and time are kept on the record. */
export async function updateSiStatus(
  tx: Queryable,
  id: number,
  status: number,
  remarks: string,
  review: boolean,
  employeeId: number,
): Promise<void> {
  await tx.query(setStatus, [id, status, remarks, review, employeeId])
}
