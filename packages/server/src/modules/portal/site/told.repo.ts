import type { Queryable } from '../../../kernel/database.ts'

interface Asked {
  readonly companyId: number
  /** Of the screen. */
  readonly path: string
  /** Of it, what opens the list; '' where the screen itself does. */
  readonly button: string
  /** What notices of the list are about. */
  readonly bill: string
}

/** Nobody is told again before this while he has not read the last notice. */
const quietMinutes = 10

/** People of a company whose roles open a list, but for those who have an unread notice of it from the last minutes: a flood of forms is one notice. */
export const findUntold = async (system: Queryable, { companyId, path, button, bill }: Asked): Promise<number[]> => {
  const rows = await system.query<{ id: number }>(
    `select distinct e.id from employee e join employee_role er on er.employee_id = e.id join role_menu rm on rm.role_id = er.role_id
       join menu m on m.id = rm.menu_id and m.active
     where e.company_id = $1 and not e.disabled and m.path = $2 and ($3 = '' or $3 = any (rm.buttons))
       and not exists (select from message told where told.recipient_id = e.id and told.bill = $4 and told.read_time is null
         and told.create_time > clock_timestamp() - make_interval(mins => $5))`,
    [companyId, path, button, bill, quietMinutes],
  )
  return rows.map(({ id }) => id)
}
