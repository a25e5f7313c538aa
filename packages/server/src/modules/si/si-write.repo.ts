import type { SiFieldRemark, SiRecord, SiStage } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database/database.ts'
import { replaceContainers, insertContainers, type RecordContainers } from './si-containers.repo.ts'
import { writtenFields } from './si.columns.ts'

/** Companies of a row: the customer that owns it and the operator that serves it. */
export interface Owner {
  companyId: number
  operatorId: number
}

/** Input of a submission beside the record itself. */
export interface Submit {
  /** Warnings of the rules; those of a credit are counted separately. */
  warnings: number
  changes: number
  stage: SiStage
  reasonCode: string
  reason: string
}

export interface NewSi extends Owner, Submit {
  record: SiRecord
  siNo: string
  source: number
  createdBy: number
  contactId: number | null
}

const nextNumbers = `insert into si_number (day, last) values ($1, $2) on conflict (day) do update set last = si_number.last + excluded.last
  returning last`
/** The next numbers of the day (YYYY-MM-DD), each `SI` + yyMMdd + 4 digits; numbers of a rolled-back transaction are used again. */
export async function nextSiNos(tx: Queryable, day: string, count: number): Promise<string[]> {
  const [row] = await tx.query<{ last: number }>(nextNumbers, [day, count])
  const first = (row?.last ?? count) - count + 1
  const prefix = `SI${day.slice(2).replaceAll('-', '')}`
  return Array.from({ length: count }, (_, index) => `${prefix}${String(first + index).padStart(4, '0')}`)
}

const insertColumns = [
  'order_id',
  'company_id',
  'operator_id',
  'si_no',
  'source',
  'warnings',
  'changes',
  'stage',
  'reason_code',
  'reason',
  'created_by',
  'contact_id',
  ...writtenFields.map(({ column }) => column),
].join(', ')
const insert = `insert into si_record (${insertColumns}) select ${insertColumns} from jsonb_populate_recordset(null::si_record, $1::jsonb)
  returning id, si_no as "siNo"`

/** Inserts records with containers, lines and combined bills in a fixed number of statements. Returns their ids in order. */
export async function insertSiList(tx: Queryable, list: readonly NewSi[]): Promise<number[]> {
  const stored = await tx.query<{ id: number; siNo: string }>(insert, [JSON.stringify(list.map(columnsOf))])
  const ids = new Map(stored.map(({ id, siNo }) => [siNo, id]))
  const written = list.map((si) => ({ ...si, id: ids.get(si.siNo) ?? 0 }))
  await Promise.all([insertContainers(tx, written.map(boxesOf)), insertMasterBills(tx, written)])
  return written.map(({ id }) => id)
}

const columnsOf = (si: NewSi) => ({
  order_id: si.record.orderId,
  company_id: si.companyId,
  operator_id: si.operatorId,
  si_no: si.siNo,
  source: si.source,
  warnings: si.warnings,
  changes: si.changes,
  stage: si.stage,
  reason_code: si.reasonCode,
  reason: si.reason,
  created_by: si.createdBy,
  contact_id: si.contactId,
  ...Object.fromEntries(writtenFields.map(({ name, column }) => [column, si.record[name]])),
})

const boxesOf = ({ id, companyId, operatorId, record }: Owner & { id: number; record: SiRecord }): RecordContainers => ({
  recordId: id,
  companyId,
  operatorId,
  containers: record.containers,
})

const assignments = writtenFields.map(({ column }, index) => `${column} = $${index + 7}`)
const update = `update si_record set version = version + 1, status = 1, warnings = $2 + credit_warnings,
  changes = $3, stage = $4, reason_code = $5, reason = $6,
  submit_time = clock_timestamp(),
  reviewer_id = null, reviewer_name = '', reviewed_at = null, review_remarks = '', field_remarks = '[]', update_time = next_update_time(update_time),
  ${assignments.join(', ')} where id = $1`

/** Stores a resubmission: new version, status 1 (spec §4), earlier review cleared. The caller holds the row lock. */
export async function updateSi(tx: Queryable, id: number, owner: Owner, record: SiRecord, submit: Submit): Promise<void> {
  const { warnings, changes, stage, reasonCode, reason } = submit
  await Promise.all([
    tx.query(update, [id, warnings, changes, stage, reasonCode, reason, ...writtenFields.map(({ name }) => record[name])]),
    replaceContainers(tx, boxesOf({ ...owner, id, record })),
    tx.query('delete from si_master_bill where record_id = $1', [id]),
    insertMasterBills(tx, [{ ...owner, id, record }]),
  ])
}

const addMasterBills = `insert into si_master_bill (record_id, company_id, operator_id, order_id, merged_order_id, merged_mbl_no,
  merged_booking_no, merged_booking_mirror)
  select x.record, x.company, x.operator, x."order", x.merged, x."mblNo", x."bookingNo",
  reverse(upper(x."bookingNo")) from jsonb_to_recordset($1::jsonb) as x(record bigint, company bigint,
  operator bigint, "order" bigint, merged bigint, "mblNo" text, "bookingNo" text)`

async function insertMasterBills(tx: Queryable, list: readonly (Owner & { id: number; record: SiRecord })[]): Promise<void> {
  const bills = list.flatMap(({ id, companyId, operatorId, record }) =>
    record.masterBills.map(({ mergedOrderId, mergedMblNo, mergedBookingNo }) => ({
      record: id,
      company: companyId,
      operator: operatorId,
      order: record.orderId,
      merged: mergedOrderId,
      mblNo: mergedMblNo,
      bookingNo: mergedBookingNo,
    })),
  )
  if (bills.length > 0) await tx.query(addMasterBills, [JSON.stringify(bills)])
}

/** Columns that a move of the status table writes. */
export interface Move {
  status: number
  remarks: string
  fieldRemarks: readonly SiFieldRemark[]
  /** Stored for moves of the reviewer: remarks, person and time. */
  review: boolean
  employeeId: number
  employeeName: string
}

const setStatus = `update si_record set status = $2::int, field_remarks = $3::jsonb,
  review_remarks = case when $5 then $4 else review_remarks end, reviewer_id = case when $5 then $6 else reviewer_id end,
  reviewer_name = case when $5 then $7 else reviewer_name end, reviewed_at = case when $5 then clock_timestamp() else reviewed_at end,
  reason = case when $2::int = 1 then $4 else reason end, submit_time = case when $2::int = 1 then clock_timestamp() else submit_time end,
  in_force_version = case $2::int when 2 then version when 9 then null else in_force_version end,
  claimed_by = null, claimed_name = '', claim_time = null, assigned = false, update_time = next_update_time(update_time) where id = $1`

/** Releases the record from the desk. An approved version comes into force, a voided record has none. */
export async function updateSiStatus(tx: Queryable, id: number, move: Move): Promise<void> {
  const { status, remarks, fieldRemarks, review, employeeId, employeeName } = move
  await tx.query(setStatus, [id, status, JSON.stringify(fieldRemarks), remarks, review, employeeId, employeeName])
}

/** Puts an issued version in force again under a new version number. */
export const setInForce = (tx: Queryable, id: number, version: number) =>
  tx.query('update si_record set in_force_version = $2 where id = $1', [id, version])

const countBills = `update si_record set draft_count = $2, si_type = 2 where order_id = $1 and delete_mark = 0 and status <> 9 and (draft_count <> $2
  or si_type <> 2)`
/** Updates the number of bills of an order in all of its bills. */
export async function updateBillCount(tx: Queryable, orderId: number, count: number): Promise<void> {
  await tx.query(countBills, [orderId, count])
}
