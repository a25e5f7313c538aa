import type { Favourite } from '@jst/contracts/workbench'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

const columns = 'id as "Id", path as "Path", title as "Title", update_time as "UpdateTime"'

export const favouritesOf = (db: Queryable, employeeId: number): Promise<Favourite[]> =>
  db.query<Favourite>(`select ${columns} from favourite where employee_id = $1 order by sort, id`, [employeeId])

/** The same while nobody else changes them: order and number are those of the whole list. */
export async function lockFavourites(tx: Queryable, employeeId: number): Promise<Favourite[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 70))', [`favourites ${employeeId}`])
  return favouritesOf(tx, employeeId)
}

export async function insertFavourite(
  tx: Queryable,
  { companyId, operatorId, employeeId }: EmployeeActor,
  { path, title, sort }: { path: string; title: string; sort: number },
): Promise<Favourite> {
  const [row] = await tx.query<Favourite>(
    `insert into favourite (company_id, operator_id, employee_id, path, title, sort) values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [companyId, operatorId, employeeId, path, title, sort],
  )
  return row!
}

export async function deleteFavourite(tx: Queryable, employeeId: number, id: number): Promise<boolean> {
  return (await tx.query('delete from favourite where id = $1 and employee_id = $2 returning id', [id, employeeId])).length > 0
}

/** Ids in their new order. */
export const sortFavourites = (tx: Queryable, employeeId: number, ids: readonly number[]) =>
  tx.query(
    `update favourite f set sort = x.at, update_time = next_update_time(f.update_time)
     from unnest($2::bigint[]) with ordinality as x (id, at) where f.id = x.id and f.employee_id = $1 and f.sort <> x.at`,
    [employeeId, ids],
  )
