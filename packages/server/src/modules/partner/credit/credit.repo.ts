import type { CreditApplication, CreditGate } from '@jst/contracts/partner'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

/** Fields of an application that may be written. */
export interface Terms {
  readonly CreditLimit: number
  readonly CreditDays: number
  readonly CreditGate: CreditGate
  readonly ValidTo: string | null
  readonly Reason: string
}

const shown = `a.id as "Id", a.no as "No", a.customer_id as "CustomerId", a.state as "State", a.credit_limit as "CreditLimit",
  a.credit_days as "CreditDays", a.credit_gate as "CreditGate", ${dayText('a.valid_to')} as "ValidTo", a.reason as "Reason",
  coalesce(e.name, '') as "ByName", a.create_time as "CreateTime", a.update_time as "UpdateTime"`
const from = 'credit_application a left join employee e on e.id = a.create_id'

export const findApplications = (db: Queryable, customerId: number) =>
  db.query<CreditApplication>(`select ${shown} from ${from} where a.customer_id = $1 order by a.id desc limit 50`, [customerId])

/** One application, locked. */
export async function findApplication(tx: Queryable, id: number): Promise<CreditApplication | undefined> {
  const [row] = await tx.query<CreditApplication>(`select ${shown} from ${from} where a.id = $1 for update of a`, [id])
  return row
}

const insert = `insert into credit_application (company_id, operator_id, no, customer_id, create_id, credit_limit, credit_days,
    credit_gate, valid_to, reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`
const valuesOf = ({ CreditLimit, CreditDays, CreditGate, ValidTo, Reason }: Terms) => [CreditLimit, CreditDays, CreditGate, ValidTo, Reason]
export async function insertApplication(
  tx: Queryable,
  by: { readonly companyId: number; readonly operatorId: number | null; readonly employeeId: number },
  no: string,
  customerId: number,
  terms: Terms,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(insert, [by.companyId, by.operatorId, no, customerId, by.employeeId, ...valuesOf(terms)])
  return row!.id
}

const update = `update credit_application set credit_limit = $2, credit_days = $3, credit_gate = $4, valid_to = $5, reason = $6,
  update_time = next_update_time(update_time) where id = $1`
export const updateApplication = (tx: Queryable, id: number, terms: Terms) => tx.query(update, [id, ...valuesOf(terms)])

/** Terms of a customer as they hold: what an application changes. */
export interface CurrentTerms {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly CreditLimit: number | null
  readonly CreditDays: number | null
  readonly CreditGate: CreditGate | ''
  readonly ValidTo: string | null
  readonly Level: string
}
const held = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.credit_limit as "CreditLimit", t.credit_days as "CreditDays",
  t.credit_gate as "CreditGate", ${dayText('t.credit_to')} as "ValidTo", t.level as "Level" from customer t
  where t.id = (select customer_id from credit_application where id = $1)`
/** Of the customer of an application. */
export async function findCurrentTerms(db: Queryable, applicationId: number, lock = false): Promise<CurrentTerms> {
  const [row] = await db.query<CurrentTerms>(lock ? `${held} for update of t` : held, [applicationId])
  return row!
}

const take = `update customer t set credit_limit = a.credit_limit, credit_days = a.credit_days, credit_gate = a.credit_gate,
  credit_from = china_day(), credit_to = a.valid_to,
  update_time = next_update_time(t.update_time) from credit_application a where a.id = $1 and t.id = a.customer_id`
/** The terms of an application become those of its customer. */
export const takeTerms = (tx: Queryable, applicationId: number) => tx.query(take, [applicationId])

const waiting = `select no from credit_application where customer_id = (select customer_id from credit_application where id = $1)
  and state = 1 and id <> $1`
/** The other application of the same customer that waits for agreement. */
export async function findWaiting(db: Queryable, applicationId: number): Promise<string | undefined> {
  const [row] = await db.query<{ no: string }>(waiting, [applicationId])
  return row?.no
}
const sales = `select s.employee_id as id from partner_staff s join credit_application a on a.customer_id = s.subject_id
  where s.kind = 'customer' and s.duty = 'sales' and a.id = $1`
export const findSales = async (db: Queryable, applicationId: number): Promise<number[]> =>
  (await db.query<{ id: number }>(sales, [applicationId])).map(({ id }) => id)
