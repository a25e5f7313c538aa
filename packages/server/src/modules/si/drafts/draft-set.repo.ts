import type { Page, QueryOf } from '@jst/contracts'
import type { siDraftSetList, SiDraftSetRow } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'

export interface StoredSet {
  id: number
  version: number
  savedAt: string
  savedBy: number
  savedName: string
  /** JSON. */
  content: string
}

const columns = `d.id, d.version, d.save_time as "savedAt", d.saved_by as "savedBy", d.saved_name as "savedName"`
const find = `select ${columns}, d.content from si_draft_set d where d.order_id = $1 and d.company_id = $2`
export async function findDraftSet(db: Queryable, orderId: number, companyId: number): Promise<StoredSet | undefined> {
  const [row] = await db.query<StoredSet>(find, [orderId, companyId])
  return row
}

/** Facts of an order for a save; without its containers, because they are read every two seconds. */
export interface OrderOfSet {
  companyId: number
  operatorId: number
}
const order = `select company_id as "companyId", operator_id as "operatorId" from cargo_order where id = $1`
export async function findOrderOfSet(db: Queryable, orderId: number): Promise<OrderOfSet | undefined> {
  const [row] = await db.query<OrderOfSet>(order, [orderId])
  return row
}

export interface SetToSave {
  orderId: number
  companyId: number
  content: string
  draftCount: number
  target: number
  savedBy: number
  savedName: string
}

/** SQL: true if this person's saving of the set has been logged in this hour. */
const auditedSql = `exists (select from audit_log a where a.entity = 'si_draft_set' and a.entity_id = d.id and a.employee_id = d.saved_by
  and a.at > now() - interval '1 hour') as audited`
export type Saved = Omit<StoredSet, 'content'> & { audited: boolean; writers: readonly number[] }

const insert = `insert into si_draft_set as d (order_id, company_id, content, draft_count, target, saved_by, saved_name, writers) values ($1, $2, $3,
  $4, $5, $6, $7, array[$6::bigint])
  on conflict (order_id, company_id) do nothing returning ${columns}, writers, false as audited`
const update = `update si_draft_set d set version = d.version + 1, content = $3, draft_count = $4, target = $5, saved_by = $6, saved_name = $7,
  save_time = clock_timestamp(),
    writers = case when $6::bigint = any(d.writers) then d.writers else d.writers || $6::bigint end
  where d.order_id = $1 and d.company_id = $2 and d.version = $8 returning ${columns}, writers, ${auditedSql}`
/** `version`: last version that the caller has read, null for none. Returns undefined on a conflict. */
export async function writeDraftSet(tx: Queryable, set: SetToSave, version: number | null): Promise<Saved | undefined> {
  const values = [set.orderId, set.companyId, set.content, set.draftCount, set.target, set.savedBy, set.savedName]
  const [row] = version === null ? await tx.query<Saved>(insert, values) : await tx.query<Saved>(update, [...values, version])
  return row
}

const remove = `delete from si_draft_set where order_id = $1 and company_id = $2 and ($3::int is null or version = $3) returning id`
/** Id of the removed set; undefined if it did not exist in this version. */
export async function removeDraftSet(
  tx: Queryable,
  orderId: number,
  companyId: number,
  version: number | null = null,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(remove, [orderId, companyId, version])
  return row?.id
}

const select = `d.order_id as "CGO_ID", o.order_no as "OrderNo", o.mbl_no as "MblNo", o.company_id as "CompanyId", c.name as "CompanyName",
  o.carrier_code as "CarrierCode",
  o.carrier_name as "CarrierName", o.vessel as "Vessel", o.voyage as "Voyage", d.draft_count as "DraftCount", d.target as "Num",
  d.version as "Version", d.save_time as "SavedAt",
  d.saved_name as "SavedBy", o.si_deadline as "Deadline", o.si_count > 0 as "Submitted"`
const due = {
  overdue: 'o.si_deadline < now()',
  day: "o.si_deadline between now() and now() + interval '24 hours'",
  later: "o.si_deadline > now() + interval '24 hours'",
}
const sorts = {
  Deadline: 'o.si_deadline',
  SavedAt: { filled: 'd.save_time' },
  OrderNo: 'o.order_no',
  CompanyName: 'c.name collate "zh-x-icu"',
}

/** Draft sets of the caller's company, earliest cut-off first. */
export function draftSetPage(db: Db, actor: EmployeeActor, filter: QueryOf<typeof siDraftSetList>): Promise<Page<SiDraftSetRow>> {
  const where = new Conditions()
    .add('d.company_id = ?', actor.companyId)
    .add('o.search like lower(?) or c.name ilike ?', containing(filter.Keyword))
  if (filter.Due) where.raw(due[filter.Due])
  const from = 'si_draft_set d join cargo_order o on o.id = d.order_id join company c on c.id = o.company_id'
  return readPage(db, filter, { select, from, where, sorts, defaultSort: 'Deadline', tieBreaker: 'd.id' })
}
