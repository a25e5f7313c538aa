import type { UserCard } from '@jst/contracts/workbench'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

export type Choices = Pick<UserCard, 'ShowCompany' | 'ShowPost' | 'ShowMobile' | 'ShowEmail'>

/** Every fact, shown or not. Who never chose shows all but the mobile. */
const card = `select e.id as "EmployeeId", e.name as "Name", c.name as "Company", e.post as "Post", e.mobile as "Mobile", e.email as "Email",
    coalesce(k.show_company, true) as "ShowCompany", coalesce(k.show_post, true) as "ShowPost", coalesce(k.show_mobile, false) as "ShowMobile",
  coalesce(k.show_email, true) as "ShowEmail",
    coalesce(k.update_time, e.create_time) as "UpdateTime"
  from employee e join company c on c.id = e.company_id left join user_card k on k.employee_id = e.id
  where e.id = $1 and e.company_id = $2 and not e.disabled`

/** Undefined when nobody of that company has this id. */
export async function findCard(db: Queryable, companyId: number, employeeId: number): Promise<UserCard | undefined> {
  const [row] = await db.query<UserCard>(card, [employeeId, companyId])
  return row
}

/** Two saves at the same moment come one after the other: the second sees what the first left. */
export const lockCard = (tx: Queryable, employeeId: number) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 72))', [`card ${employeeId}`])

export const saveChoices = (tx: Queryable, { companyId, operatorId, employeeId }: EmployeeActor, choices: Choices) =>
  tx.query(
    `insert into user_card as k (employee_id, company_id, operator_id, show_company, show_post, show_mobile, show_email) values ($1, $2, $3, $4, $5,
      $6, $7)
     on conflict (employee_id) do update set show_company = excluded.show_company, show_post = excluded.show_post, show_mobile = excluded.show_mobile,
       show_email = excluded.show_email, update_time = next_update_time(k.update_time)`,
    [employeeId, companyId, operatorId, choices.ShowCompany, choices.ShowPost, choices.ShowMobile, choices.ShowEmail],
  )
