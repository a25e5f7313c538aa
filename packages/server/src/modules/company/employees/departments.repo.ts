import type { Department } from '@jst/contracts/company'
import type { Queryable } from '../../../kernel/database/database.ts'

const columns = `d.id as "Id", d.parent_id as "ParentId", d.name as "Name", (select count(*) from employee e
  where e.department_id = d.id) as "Employees", d.update_time as "UpdateTime"`
const tree = `with recursive down as (
    select d.*, array[d.name] as line from department d where d.company_id = $1 and d.parent_id is null
    union all select d.*, down.line || d.name from department d join down on d.parent_id = down.id)
  select ${columns} from down d order by d.line collate "zh-x-icu", d.id`
/** Parents before children, by name. */
export const departmentsOf = (db: Queryable, companyId: number) => db.query<Department>(tree, [companyId])

export async function findDepartment(db: Queryable, companyId: number, id: number): Promise<Department | undefined> {
  const [row] = await db.query<Department>(`select ${columns} from department d where d.id = $1 and d.company_id = $2`, [id, companyId])
  return row
}

const chain = `with recursive up as (select id, parent_id from department where id = $1 and company_id = $2
    union all select d.id, d.parent_id from department d join up on d.id = up.parent_id)
  select id from up`
/** The department and all above it. */
export const lineOf = async (db: Queryable, companyId: number, id: number): Promise<number[]> =>
  (await db.query<{ id: number }>(chain, [id, companyId])).map((row) => row.id)

const deepest = `with recursive down as (select id, 1 as depth from department where id = $1
    union all select d.id, down.depth + 1 from department d join down on d.parent_id = down.id)
  select max(depth) as depth from down`
/** Levels from the department down, itself counted. */
export async function heightOf(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ depth: number | null }>(deepest, [id])
  return row?.depth ?? 1
}

export async function insertDepartment(
  tx: Queryable,
  { companyId, operatorId }: { companyId: number; operatorId: number | null },
  parentId: number | null,
  name: string,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into department (company_id, operator_id, parent_id, name) values ($1, $2, $3, $4) returning id',
    [companyId, operatorId, parentId, name],
  )
  return row!.id
}

export const updateDepartment = (tx: Queryable, id: number, parentId: number | null, name: string) =>
  tx.query('update department set parent_id = $2, name = $3, update_time = next_update_time(update_time) where id = $1', [
    id,
    parentId,
    name,
  ])

/** Sessions and lists read the name beside the employee. */
export const renameInStaff = async (tx: Queryable, id: number, name: string): Promise<number[]> =>
  (
    await tx.query<{ id: number }>('update employee set department = $2 where department_id = $1 and department <> $2 returning id', [
      id,
      name,
    ])
  ).map((row) => row.id)

const empty = `select not exists (select from employee where department_id = $1) and not exists (select from department
  where parent_id = $1) as empty`
export async function isEmptyDepartment(tx: Queryable, id: number): Promise<boolean> {
  const [row] = await tx.query<{ empty: boolean }>(empty, [id])
  return row!.empty
}
export const deleteDepartment = (tx: Queryable, id: number) => tx.query('delete from department where id = $1', [id])
