import type { Page } from '@jst/contracts'
import type { SiCompany } from '@jst/contracts/si'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/database/paging.ts'

const customer = `select id from company where id = $1 and operator_id = $2 and kind = 'customer' and not disabled`
/** True for a customer that the operator serves. */
export async function findCustomer(db: Queryable, companyId: number, operatorId: number): Promise<boolean> {
  return (await db.query(customer, [companyId, operatorId])).length === 1
}

/** True for an employee of the company who has not left. */
export async function findContact(db: Queryable, employeeId: number, companyId: number): Promise<boolean> {
  return (
    (await db.query('select id from employee where id = $1 and company_id = $2 and not disabled', [employeeId, companyId])).length === 1
  )
}

/** Name of a company, read with system scope because the reader of a link sees no companies. */
export const companyNameOf = async (system: Queryable, id: number): Promise<string> =>
  (await system.query<{ name: string }>('select name from company where id = $1', [id]))[0]?.name ?? ''

const select = `c.id as "CompanyId", c.code as "CompanyCode", c.name as "CompanyName",
  (select count(*) from cargo_order o where o.company_id = c.id and o.operator_id = c.operator_id and o.si_turn = 0
  and o.si_count = 0) as "OpenOrders",
  coalesce((select json_agg(json_build_object('EmployeeId', e.id, 'Name', e.name, 'Department', e.department) order by e.id) from employee e
    where e.company_id = c.id and not e.disabled and e.user_id is not null), '[]'::json) as "Contacts"`

/** Customers that the caller's company serves. */
export function companyPage(db: Db, actor: EmployeeActor, filter: PageInput & { Keyword?: string }): Promise<Page<SiCompany>> {
  const where = new Conditions()
    .raw(`c.kind = 'customer' and not c.disabled`)
    .add('c.operator_id = ?', actor.companyId)
    .add('c.name ilike ? or c.code ilike ?', containing(filter.Keyword))
  const sorts = { CompanyName: 'c.name collate "zh-x-icu"', CompanyCode: 'c.code' }
  return readPage(db, filter, { select, from: 'company c', where, sorts, defaultSort: 'CompanyName', tieBreaker: 'c.id' })
}
