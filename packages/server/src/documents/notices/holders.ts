import type { Queryable } from '../../kernel/database/database.ts'

const holders = `select distinct e.id from employee e join employee_role er on er.employee_id = e.id join role_menu rm on rm.role_id = er.role_id
  join menu m on m.id = rm.menu_id and m.active where e.company_id = $1 and not e.disabled and m.path = $2 and ($3 = '' or $3 = any (rm.buttons))`

interface Held {
  readonly path: string
  /** '': the screen itself. */
  readonly code: string
}

/** People of a company who hold a button, or a screen. Asked as the server: whoever tells them may be of another company. */
export const findHolders = async (system: Queryable, companyId: number, { path, code }: Held) =>
  (await system.query<{ id: number }>(holders, [companyId, path, code])).map(({ id }) => id)
