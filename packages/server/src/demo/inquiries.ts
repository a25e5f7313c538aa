import { inquiryStates, rateInquiryCalls, rateInquiryDocument } from '@jst/contracts/quotes'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import type { Random } from './random.ts'

const hour = 3_600_000
const day = 24 * hour
type State = keyof typeof inquiryStates.codes
/** How the twelve stand: in hours since they were asked. */
const story: readonly (readonly [state: State, ago: number])[] = [
  ['created', 1],
  ['created', 2],
  ['created', 7],
  ['created', 26],
  ['offered', 5],
  ['offered', 20],
  ['offered', 30],
  ['converted', 48],
  ['converted', 72],
  ['converted', 120],
  ['closed', 90],
  ['closed', 140],
]
const remarks = ['客户要求直航', '月底前出运，价格可谈', '指定船公司', '长约客户，先拿现舱价', '']
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

interface Stage {
  readonly lanes: readonly { readonly pol: string; readonly pod: string }[]
  readonly customers: readonly { readonly code: string }[]
  readonly sales: readonly { readonly id: number; readonly name: string }[]
  readonly now: Date
  readonly random: Random
}

/** Inquiries of sales to the pricing desk, in every state. */
export async function seedInquiries(tx: Queryable, companyId: number, { lanes, customers, sales, now, random }: Stage): Promise<void> {
  const [pricing] = await tx.query<{ id: number; name: string }>(
    `select e.id, e.name from employee e join app_user u on u.id = e.user_id where u.account = 'pricing' and e.company_id = $1`,
    [companyId],
  )
  for (const [at, [state, ago]] of story.entries()) {
    const createdAt = new Date(now.getTime() - ago * hour)
    const lane = lanes[at % lanes.length]!
    const customer = customers[(at * 3) % customers.length]!
    const seller = sales[at % sales.length]!
    const code = `XJ${createdAt.toISOString().slice(2, 4)}${createdAt.toISOString().slice(5, 7)}${String(at + 1).padStart(5, '0')}`
    const answered = state === 'offered' || state === 'converted'
    // the desk offers the cheapest rate of the day, with something on it
    const [rate] = await tx.query<{ carrier: string; floor: number }>(
      `select carrier_code as carrier, floor40_hq::int as floor from freight_rate where company_id = $1 and pol_code = $2 and pod_code = $3
         and state = 1 and china_day() between valid_from and valid_to order by floor40_hq, id limit 1`,
      [companyId, lane.pol, lane.pod],
    )
    const { carrier, floor } = rate!
    const price = floor + random.between(4, 12) * 10
    const words = wordsOf(rateInquiryCalls.entity, { Code: code, NameZh: '', CustomerCode: customer.code, PolCode: lane.pol })
    const [row] = await tx.query<{ id: number }>(
      `insert into rate_inquiry (company_id, code, customer_code, pol_code, pods, qty40_hq, day, currency_code, target_price, remark, state,
         state_since, state_due, create_id, create_time, update_time, offer_pod, offer_carrier, offer40_hq, offer_until, offer_by, quotation_id,
         search, pinyin, initials)
       values ($1, $2, $3, $4, $5, $6, $7, 'USD', $8, $9, $10, $11, $12, $13, $11, $11, $14, $15, $16, $17, $18,
         (select id from quotation where $19 and company_id = $1 and pol_code = $4 and pod_code = $14 order by id limit 1),
          $20, $21, $22) returning id`,
      [
        companyId,
        code,
        customer.code,
        lane.pol,
        [lane.pod],
        random.between(1, 5),
        dayOf(now.getTime() + random.between(5, 20) * day),
        price - random.between(2, 12) * 10,
        random.pick(remarks),
        inquiryStates.codes[state],
        createdAt.toISOString(),
        state === 'created' ? new Date(createdAt.getTime() + 4 * hour).toISOString() : null,
        seller.id,
        answered ? lane.pod : '',
        answered ? carrier : '',
        answered ? price : null,
        answered ? dayOf(now.getTime() + random.between(4, 12) * day) : null,
        answered ? pricing!.id : null,
        state === 'converted',
        words.search,
        words.pinyin,
        words.initials,
      ],
    )
    const tell = (event: string, time: number, by: { readonly id: number; readonly name: string }, reason = '') =>
      tx.query(
        `insert into document_entry (kind, subject_id, company_id, audience, at, event, author_id, author_name, reason)
         values ($1, $2, $3, 'internal', $4, $5, $6, $7, $8)`,
        [rateInquiryDocument.kind, row!.id, companyId, new Date(time).toISOString(), event, by.id, by.name, reason],
      )
    await tell('created', createdAt.getTime(), seller)
    if (answered) await tell('offer', createdAt.getTime() + 2 * hour, pricing!)
    if (state === 'converted') await tell('convert', createdAt.getTime() + 3 * hour, seller)
    if (state === 'closed') await tell('close', createdAt.getTime() + 5 * hour, seller, 'CANCELLED')
  }
  // those of companies that have joined were sent by their own people
  await tx.query(
    `update rate_inquiry t set asked_by = (select min(e.id) from employee e where e.company_id = c.linked_id), asked_words = t.remark
      from customer c where t.company_id = $1 and c.company_id = t.company_id and c.code = t.customer_code and c.linked_id is not null`,
    [companyId],
  )
}
