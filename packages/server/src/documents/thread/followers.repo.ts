import type { Queryable } from '../../kernel/database/database.ts'
import type { Place } from './entries.repo.ts'

const add = `insert into document_follower (kind, subject_id, employee_id, company_id, operator_id, audience)
  select $1, $2, e.id, $3, $4, case when e.company_id = coalesce($4::bigint, $3::bigint) then 'internal' else 'customer' end
  from employee e where e.id = any($5) on conflict (kind, subject_id, employee_id) do nothing`
/** Adds followers of a record; those who stopped following it are left out. */
export const follow = (tx: Queryable, { kind, row }: Place, employees: readonly number[]) =>
  tx.query(add, [kind, row.id, row.companyId, row.operatorId, employees])

const addMany = `insert into document_follower (kind, subject_id, employee_id, company_id, operator_id, audience)
  select $1, x.id, $2, x.company, x.operator, case when $3 = coalesce(x.operator, x.company) then 'internal' else 'customer' end
  from unnest($4::bigint[], $5::bigint[], $6::bigint[]) as x (id, company, operator) on conflict (kind, subject_id, employee_id) do nothing`
/** Adds one follower to many records. */
export const followMany = (
  tx: Queryable,
  kind: string,
  rows: readonly Place['row'][],
  { employeeId, companyId }: { readonly employeeId: number; readonly companyId: number },
) =>
  tx.query(addMany, [
    kind,
    employeeId,
    companyId,
    rows.map(({ id }) => id),
    rows.map((row) => row.companyId),
    rows.map(({ operatorId }) => operatorId),
  ])

const set = `insert into document_follower (kind, subject_id, employee_id, company_id, operator_id, audience, muted)
  select $1, $2, e.id, $3, $4, case when e.company_id = coalesce($4::bigint, $3::bigint) then 'internal' else 'customer' end, $6
  from employee e where e.id = $5 on conflict (kind, subject_id, employee_id) do update set muted = excluded.muted`
/** Stores the choice of one person. */
export const setFollowing = (tx: Queryable, { kind, row }: Place, employeeId: number, on: boolean) =>
  tx.query(set, [kind, row.id, row.companyId, row.operatorId, employeeId, !on])

const followers = `select f.employee_id as id, f.audience from document_follower f join employee e on e.id = f.employee_id and not e.disabled
  where f.kind = $1 and f.subject_id = $2 and not f.muted order by f.employee_id`
/** Followers of both sides. Asked as the server: the staff do not see the people of the party. */
export const findFollowers = (system: Queryable, { kind, row }: Place) =>
  system.query<{ id: number; audience: 'internal' | 'customer' }>(followers, [kind, row.id])

const followersOfMany = `select f.subject_id as subject, f.employee_id as id, f.audience from document_follower f
    join employee e on e.id = f.employee_id and not e.disabled
  where f.kind = $1 and f.subject_id = any($2) and not f.muted order by array_position($2::bigint[], f.subject_id), f.employee_id`
/** The same of many records in their order, with the record that each follows. */
export const findFollowersOfMany = (system: Queryable, kind: string, ids: readonly number[]) =>
  system.query<{ subject: number; id: number; audience: 'internal' | 'customer' }>(followersOfMany, [kind, ids])

const staff = `select distinct f.employee_id as id from document_follower f join employee e on e.id = f.employee_id and not e.disabled
  where f.kind = $1 and f.subject_id = any($2) and f.audience = 'internal' and not f.muted order by id`
/** Followers among the staff of any of these records, each once. */
export const findStaffFollowers = async (system: Queryable, kind: string, ids: readonly number[]): Promise<number[]> =>
  (await system.query<{ id: number }>(staff, [kind, ids])).map(({ id }) => id)

const count = `select count(*) filter (where not muted) as followers, coalesce(bool_or(not muted and employee_id = $3), false) as following
  from document_follower where kind = $1 and subject_id = $2`
export async function followingOf(db: Queryable, { kind, row }: Place, employeeId: number) {
  const [found] = await db.query<{ followers: number; following: boolean }>(count, [kind, row.id, employeeId])
  return found!
}

const people = `select e.id as "Id", e.name as "Name", e.department as "Department" from employee e
  where not e.disabled and e.company_id = any($1) and e.name ilike coalesce($3, '%') and exists (select from employee_role er
    join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id where er.employee_id = e.id and lower(m.path) = any($2))
  order by e.name collate "zh-x-icu", e.id limit $4`
/** Employees of these companies whose roles open one of these pages. */
export const findReaders = (
  system: Queryable,
  companies: readonly number[],
  pages: readonly string[],
  pattern: string | undefined,
  most: number,
) =>
  system.query<{ Id: number; Name: string; Department: string }>(people, [
    companies,
    pages.map((page) => page.toLowerCase()),
    pattern ?? null,
    most,
  ])
