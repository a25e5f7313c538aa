import type { SiReviewer } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database.ts'

/** A record as the desk calls see it. */
export interface DeskRow {
  id: number
  companyId: number
  siNo: string
  billNo: string
  status: number
  /** 0 when it lies on nobody's desk. */
  heldBy: number
  heldName: string
}

const columns = `r.id, r.company_id as "companyId", r.si_no as "siNo", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "billNo", r.status,
  case when claim_holds(r.claimed_by, r.claim_time, r.assigned) then r.claimed_by else 0 end as "heldBy",
  case when claim_holds(r.claimed_by, r.claim_time, r.assigned) then r.claimed_name else '' end as "heldName"`
const lock = `select ${columns} from si_record r where r.id = any($1) and r.operator_id = $2 and r.delete_mark = 0 order by r.id for update of r`
/** The records as they stand, held until the transaction ends; those of other operators are not there. */
export const lockDesk = (tx: Queryable, ids: readonly number[], operatorId: number) => tx.query<DeskRow>(lock, [ids, operatorId])

const claim = `update si_record set claimed_by = $2, claimed_name = $3, claim_time = clock_timestamp(), assigned = assigned and claimed_by = $2
  where id = any($1)`
export const claimRecords = (tx: Queryable, ids: readonly number[], employeeId: number, name: string) =>
  tx.query(claim, [ids, employeeId, name])

const assign = `update si_record set claimed_by = $2, claimed_name = $3, claim_time = null, assigned = true where id = any($1)`
export const assignRecords = (tx: Queryable, ids: readonly number[], employeeId: number, name: string) =>
  tx.query(assign, [ids, employeeId, name])

const release = `update si_record set claimed_by = null, claimed_name = '', claim_time = null, assigned = false where id = any($1)`
export const releaseRecords = (tx: Queryable, ids: readonly number[]) => tx.query(release, [ids])

const reviewers = `select e.id as "EmployeeId", e.name as "Name", e.department as "Department",
    (select count(*) from si_record r where r.claimed_by = e.id and r.status = 1 and r.delete_mark = 0 and claim_holds(r.claimed_by, r.claim_time,
  r.assigned)) as "Claimed"
  from employee e where e.company_id = $1 and not e.disabled and exists (select from employee_role er join role_menu rm on rm.role_id = er.role_id
  join menu m on m.id = rm.menu_id
    where er.employee_id = e.id and lower(m.path) = '/tdmanage/siaudit' and 'audit' = any(rm.buttons)) order by e.name collate "zh-x-icu", e.id`
/** Employees of the operator who may review. */
export const findReviewers = (db: Queryable, operatorId: number) => db.query<SiReviewer>(reviewers, [operatorId])

const mine = `r.operator_id = $1 and r.delete_mark = 0 and r.status = 1 and (r.claimed_by = $2 or not coalesce(claim_holds(r.claimed_by, r.claim_time,
  r.assigned), false))`
const next = `select r.id from si_record r left join si_record after on after.id = $3
  where ${mine} and r.id is distinct from $3
  order by (after.id is not null and (coalesce(r.order_deadline, '-infinity'), -r.id) < (coalesce(after.order_deadline, '-infinity'), -after.id)),
  r.order_deadline nulls first, r.id desc limit 1`
/** The record that the queue shows behind `afterId` and that is nobody else's; at its end the first one again. */
export async function findNext(
  db: Queryable,
  operatorId: number,
  employeeId: number,
  afterId: number | null,
): Promise<{ id: number | null; remaining: number }> {
  const [row] = await db.query<{ id: number }>(next, [operatorId, employeeId, afterId])
  const [left] = await db.query<{ count: number }>(`select count(*) as count from si_record r where ${mine}`, [operatorId, employeeId])
  return { id: row?.id ?? null, remaining: left?.count ?? 0 }
}
