import { mostListSettings, type ListSetting, type ListView } from '@jst/contracts/views'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'

const columns = `id as "Id", list as "List", name as "Name", search as "Search", update_time as "UpdateTime"`
type NewView = Pick<ListView, 'List' | 'Name' | 'Search'>

export const viewsOf = (db: Queryable, employeeId: number): Promise<ListView[]> =>
  db.query<ListView>(`select ${columns} from list_view where employee_id = $1 order by id`, [employeeId])

/** Views of one list, counted while nobody else adds one for the same person. */
export async function countViews(tx: Queryable, employeeId: number, list: string): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 60))', [`views ${employeeId}`])
  const [row] = await tx.query<{ count: number }>('select count(*) as count from list_view where employee_id = $1 and list = $2', [
    employeeId,
    list,
  ])
  return row!.count
}

export async function insertView(tx: Queryable, actor: EmployeeActor, { List, Name, Search }: NewView): Promise<ListView> {
  const [row] = await tx.query<ListView>(
    `insert into list_view (company_id, operator_id, employee_id, list, name, search) values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [actor.companyId, actor.operatorId, actor.employeeId, List, Name, Search],
  )
  return row!
}

/** Undefined when the person has no such view of that list. */
export async function updateView(
  tx: Queryable,
  employeeId: number,
  id: number,
  { List, Name, Search }: NewView,
): Promise<ListView | undefined> {
  const [row] = await tx.query<ListView>(
    `update list_view set name = $4, search = $5, update_time = next_update_time(update_time) where id = $1 and employee_id = $2 and list = $3
      returning ${columns}`,
    [id, employeeId, List, Name, Search],
  )
  return row
}

export async function deleteView(tx: Queryable, employeeId: number, id: number): Promise<boolean> {
  return (await tx.query('delete from list_view where id = $1 and employee_id = $2 returning id', [id, employeeId])).length > 0
}

export async function settingsOf(db: Queryable, employeeId: number): Promise<ListSetting[]> {
  const rows = await db.query<{ settings: ListSetting }>('select settings from list_setting where employee_id = $1 order by list', [
    employeeId,
  ])
  return rows.map(({ settings }) => settings)
}

/** In place of what was kept; beyond the most lists those changed longest ago go. */
export async function saveSettings(tx: Queryable, actor: EmployeeActor, settings: ListSetting): Promise<void> {
  await tx.query(
    `insert into list_setting (company_id, operator_id, employee_id, list, settings) values ($1, $2, $3, $4, $5)
     on conflict (employee_id, list) do update set settings = excluded.settings, update_time = clock_timestamp()`,
    [actor.companyId, actor.operatorId, actor.employeeId, settings.List, JSON.stringify(settings)],
  )
  await tx.query(
    `delete from list_setting where employee_id = $1
       and list in (select list from list_setting where employee_id = $1 order by update_time desc, list offset $2)`,
    [actor.employeeId, mostListSettings],
  )
}
