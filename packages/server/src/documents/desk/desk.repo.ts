import type { ButtonPermission } from '@jst/contracts'
import type { DeskPerson } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { DocumentModule } from '../registry.ts'
import type { DeskModule, DeskRow } from './module.ts'

/** A desk with what its statements are made of. */
export interface DeskSource {
  readonly record: DocumentModule
  readonly desk: DeskModule
  readonly holds: number | null
}
interface Person {
  readonly id: number
  readonly name: string
}

const claimOf = ({ record: { document }, holds }: DeskSource, column: string) =>
  `(select c.${column} from document_claim c where c.kind = '${document.kind}' and c.subject_id = t.id
    ${holds === null ? '' : `and (c.assigned or c.at > now() - interval '${holds} minutes')`})`
const ownClaim = 'claim_holds(t.claimed_by, t.claim_time, t.assigned)'
/** SQL of the person who holds a record; null where nobody does, or the claim has ended. */
const holderOf = (source: DeskSource) =>
  source.desk.columns ? `case when ${ownClaim} then t.claimed_by end` : claimOf(source, 'employee_id')
const holderNameOf = (source: DeskSource) =>
  source.desk.columns ? `case when ${ownClaim} then t.claimed_name end` : claimOf(source, 'name')

/** Records of the company as they stand, locked until the transaction ends. */
export async function lockDesk(tx: Queryable, source: DeskSource, ids: readonly number[], companyId: number): Promise<DeskRow[]> {
  const { record, desk } = source
  // a statement of its own: one that waits for the lock still reads the claims, which stand in another table, as they were before
  await tx.query(`select 1 from ${record.table} t where t.id = any($1) and ${desk.staff} = $2 order by t.id for update of t`, [
    ids,
    companyId,
  ])
  return tx.query<DeskRow>(
    `select t.id, t.company_id as "companyId", ${record.no} as no, ${desk.waiting} as waiting, ${desk.state ?? 't.state'} as state,
       coalesce(${holderOf(source)}, 0) as "heldBy", coalesce(${holderNameOf(source)}, '') as "heldName"
     from ${record.table} t where t.id = any($1) and ${desk.staff} = $2 and ${record.where ?? 'true'} order by t.id`,
    [ids, companyId],
  )
}

/** Claims records for a person. `assigned`: the claim does not end by time. */
export async function takeRecords(
  tx: Queryable,
  { record, desk }: DeskSource,
  ids: readonly number[],
  { id, name }: Person,
  assigned: boolean,
): Promise<void> {
  const { table, document } = record
  if (desk.columns)
    await tx.query(
      `update ${table} set claimed_by = $2, claimed_name = $3, claim_time = case when $4 then null else clock_timestamp() end,
         assigned = $4 or (assigned and claimed_by = $2) where id = any($1)`,
      [ids, id, name, assigned],
    )
  else
    await tx.query(
      `insert into document_claim as c (kind, subject_id, company_id, operator_id, employee_id, name, assigned)
         select $5, t.id, t.company_id, t.operator_id, $2, $3, $4 from ${table} t where t.id = any($1)
       on conflict (kind, subject_id) do update set employee_id = excluded.employee_id, name = excluded.name, at = clock_timestamp(),
         assigned = excluded.assigned or (c.assigned and c.employee_id = excluded.employee_id)`,
      [ids, id, name, assigned, document.kind],
    )
}

export async function releaseRecords(tx: Queryable, { record, desk }: DeskSource, ids: readonly number[]): Promise<void> {
  if (desk.columns)
    await tx.query(
      `update ${record.table} set claimed_by = null, claimed_name = '', claim_time = null, assigned = false where id = any($1)`,
      [ids],
    )
  else await tx.query('delete from document_claim where kind = $2 and subject_id = any($1)', [ids, record.document.kind])
}

/** Employees of the company who hold the button, each with the number of waiting records that he has claimed. */
export function findPeople(db: Queryable, source: DeskSource, companyId: number, { path, code }: ButtonPermission): Promise<DeskPerson[]> {
  const { record, desk } = source
  // an index leads to the claims of a person
  const claimed = desk.columns
    ? `t.claimed_by = e.id and ${ownClaim}`
    : `t.id in (select c.subject_id from document_claim c where c.kind = '${record.document.kind}' and c.employee_id = e.id)
        and ${holderOf(source)} = e.id`
  return db.query<DeskPerson>(
    `select e.id as "EmployeeId", e.name as "Name", e.department as "Department",
       (select count(*) from ${record.table} t where ${claimed} and ${desk.waiting} and ${record.where ?? 'true'}) as "Claimed"
     from employee e where e.company_id = $1 and not e.disabled and exists (select from employee_role er
       join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id
       where er.employee_id = e.id and lower(m.path) = lower($2) and $3 = any(rm.buttons))
     order by e.name collate "zh-x-icu", e.id`,
    [companyId, path, code],
  )
}

/** The record that the queue shows after `afterId` and that no colleague has claimed, and the number of such records. */
export async function findNext(
  db: Queryable,
  source: DeskSource,
  { companyId, employeeId }: { readonly companyId: number; readonly employeeId: number },
  afterId: number | null,
): Promise<{ readonly id: number | null; readonly remaining: number }> {
  const { record, desk } = source
  const { table, where = 'true' } = record
  const free = `coalesce(${holderOf(source)}, $2) = $2`
  const queue = `${desk.staff} = $1 and ${desk.waiting} and ${where} and ${free}`
  const [[row], [left]] = await Promise.all([
    db.query<{ id: number }>(
      `with after as (select coalesce(${desk.due}, '-infinity') as due, t.id from ${table} t where t.id = $3)
       select t.id from ${table} t left join after on true where ${queue} and t.id is distinct from $3
       order by (after.id is not null and (coalesce(${desk.due}, '-infinity'), -t.id) < (after.due, -after.id)),
         ${desk.due} nulls first, t.id desc limit 1`,
      [companyId, employeeId, afterId],
    ),
    db.query<{ count: number }>(`select count(*) as count from ${table} t where ${queue}`, [companyId, employeeId]),
  ])
  return { id: row?.id ?? null, remaining: left?.count ?? 0 }
}
