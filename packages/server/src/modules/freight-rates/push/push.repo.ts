import type { PriceOffer, PushRow, PushWay } from '@jst/contracts/freight-rates'
import { notSoldTo } from '../customer/customership.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

/** A customer of the caller's own scope, whom a list may be sent to. */
export interface PushedTo {
  readonly code: string
  readonly name: string
  readonly state: number
  /** Its company that has joined; null: it has none. */
  readonly linkedId: number | null
  readonly contact: string
  readonly mail: string
}

/** Through the eyes of the caller: whom he does not see is not found. */
export const findPushedTo = (db: Queryable, codes: readonly string[]): Promise<PushedTo[]> =>
  db.query<PushedTo>(
    `select t.code, t.name_zh as name, t.state, t.linked_id as "linkedId", coalesce(p.name, '') as contact, coalesce(p.email, '') as mail
     from customer t left join lateral (select name, email from partner_contact c where c.kind = 'customer' and c.subject_id = t.id
       order by c.email = '', not c.main, c.id limit 1) p on true
     where t.company_id = (select app_company_id()) and t.code = any ($1) and t.enabled and t.removed_at is null and t.merged_into is null
     order by array_position($1, t.code)`,
    [codes],
  )

const mostOffered = 2_000
/** Whom the caller may push to: customers that he sees and that are not stopped. */
export const findPushable = (db: Queryable) =>
  db.query<{ Code: string; Name: string; Joined: boolean }>(
    `select t.code as "Code", t.name_zh as "Name", t.linked_id is not null as "Joined" from customer t
     where t.company_id = (select app_company_id()) and t.enabled and t.removed_at is null and t.merged_into is null and t.state <> all ($1)
     order by t.linked_id is null, t.code limit ${mostOffered}`,
    [notSoldTo],
  )

/** The people of a customer of a company, where that customer's own company has joined and is sold to. */
export async function peopleOfCustomer(system: Queryable, companyId: number, code: string): Promise<number[]> {
  const rows = await system.query<{ id: number }>(
    `select e.id from customer t join employee e on e.company_id = t.linked_id and not e.disabled
     where t.company_id = $1 and t.code = $2 and t.enabled and t.removed_at is null and t.merged_into is null and t.state <> all ($3)`,
    [companyId, code, notSoldTo],
  )
  return rows.map(({ id }) => id)
}

export const findPeopleOf = async (system: Queryable, companyId: number): Promise<number[]> =>
  (await system.query<{ id: number }>('select id from employee where company_id = $1 and not disabled', [companyId])).map(({ id }) => id)

export interface NewPush {
  readonly companyId: number
  readonly employeeId: number
  readonly customer: Pick<PushedTo, 'code' | 'name'>
  readonly way: PushWay
  readonly address: string
  readonly pol: string
  readonly pods: readonly string[]
  readonly day: string
  readonly boxes: string
  readonly withheld: number
  readonly hash: string
  readonly offers: readonly PriceOffer[]
  readonly names: readonly { readonly Code: string; readonly Name: string }[]
}
export async function insertPush(tx: Queryable, push: NewPush): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into freight_push (company_id, employee_id, customer_code, customer_name, way, address, pol_code, pod_codes, day, boxes, rates, withheld,
       hash, offers, names) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [
      push.companyId,
      push.employeeId,
      push.customer.code,
      push.customer.name,
      push.way,
      push.address,
      push.pol,
      push.pods,
      push.day,
      push.boxes,
      push.offers.length,
      push.withheld,
      push.hash,
      JSON.stringify(push.offers),
      JSON.stringify(push.names),
    ],
  )
  return row!.id
}

export const findPushes = (db: Db, filter: PageInput & { readonly Keyword?: string }) =>
  readPage<PushRow>(db, filter, {
    select: `t.id as "Id", t.at as "At", coalesce(e.name, '') as "By", t.customer_code as "Customer", t.customer_name as "CustomerName",
      t.way as "Way", t.address as "Address", t.pol_code as "Pol", array_to_string(t.pod_codes, ',') as "Pods", ${dayText('t.day')} as "Day",
      t.boxes as "Boxes", t.rates as "Rates", t.withheld as "Withheld", t.hash as "Hash"`,
    from: 'freight_push t left join employee e on e.id = t.employee_id',
    where: new Conditions()
      .raw('t.company_id = (select app_company_id())')
      .add('t.customer_code ilike ? or t.customer_name ilike ? or t.pol_code ilike ?', containing(filter.Keyword)),
    sorts: { At: 't.id' },
    defaultSort: '-At',
    tieBreaker: 't.id desc',
  })

export interface StoredPush {
  readonly customer: string
  readonly day: string
  readonly offers: readonly PriceOffer[]
  readonly names: readonly { readonly Code: string; readonly Name: string }[]
}
export async function findPush(db: Queryable, id: number): Promise<StoredPush | undefined> {
  const [row] = await db.query<StoredPush>(
    `select t.customer_name as customer, ${dayText('t.day')} as day, t.offers, t.names from freight_push t
     where t.id = $1 and t.company_id = (select app_company_id())`,
    [id],
  )
  return row
}
