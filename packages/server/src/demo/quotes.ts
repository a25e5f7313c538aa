import { randomBytes } from 'node:crypto'
import { lossReasons, quotationCalls, quotationDocument, quotationStates, type QuoteOption } from '@jst/contracts/quotes'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { demandHeader, freezeAs, hashOf, offeredTo, storeOptions } from '../modules/quotes/index.ts'
import { seedInquiries } from './inquiries.ts'
import { askForQuote, seedChain } from './quote-approvals.ts'
import { Random } from './random.ts'
import { rememberedReads } from './remembered-reads.ts'

const hour = 3_600_000
const day = 24 * hour
type State = keyof typeof quotationStates.codes
/** How the sixty stand, the newest first. */
const story: readonly (readonly [state: State, count: number])[] = [
  ['draft', 4],
  ['pendingApproval', 2],
  ['sent', 9],
  ['viewed', 8],
  ['negotiating', 4],
  ['accepted', 4],
  ['declined', 5],
  ['won', 12],
  ['lost', 8],
  ['expired', 4],
]
/** A route that a subscription brings rates for. */
const subscribed = { pol: 'CNNGB', pod: 'USLAX' }
const out = new Set<State>(['sent', 'viewed', 'negotiating', 'accepted', 'declined', 'won', 'lost', 'expired'])
const seen = new Set<State>(['viewed', 'negotiating', 'accepted', 'declined', 'won', 'lost'])
const moveOf: Partial<Record<State, string>> = {
  viewed: 'view',
  negotiating: 'negotiate',
  accepted: 'accept',
  declined: 'decline',
  won: 'win',
  lost: 'lose',
  expired: 'expire',
}
const terms = [
  '1. 以上价格不含目的港费用，除非另有注明。',
  '2. 舱位以船公司放舱为准，附加费以开船当日船公司公布为准。',
  '3. 付款方式：按双方约定账期。',
].join('\n')
const termsEn =
  '1. Destination charges are not included unless stated.\n2. Space subject to carrier confirmation; surcharges as published on the day of sailing.'

/** Sixty quotations of the operator over the lanes of its rates, in every state, and the chain that agrees to those below the floor. */
export async function seedQuotes(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const random = new Random(20)
  // prices are those of the company of the connection
  await tx.query(`select set_config('app.company_id', $1, true)`, [String(companyId)])
  const chain = await seedChain(tx, companyId)
  const customers = await tx.query<{ code: string; name: string }>(
    `select code, name_zh as name from customer where company_id = $1 and removed_at is null and state in (0, 1) order by code limit 14`,
    [companyId],
  )
  const sales = await tx.query<{ id: number; name: string }>(
    `select e.id, e.name from employee e where e.company_id = $1 and e.department = '销售部' and not e.disabled order by e.id limit 4`,
    [companyId],
  )
  const lanes = await tx.query<{ pol: string; pod: string }>(
    `select pol_code as pol, pod_code as pod from freight_rate where company_id = $1 and state = 1 and china_day() between valid_from and valid_to
     group by pol_code, pod_code order by count(*) desc, pol_code, pod_code limit 16`,
    [companyId],
  )
  // how far below its floor a box of each pending quotation is, and who is asked for it
  const waiting = [
    { less: 100, steps: [chain.head, chain.boss] },
    { less: 20, steps: [chain.head] },
  ]
  // rates, rules and masters stay as they are while quotations are made of them
  const prices = rememberedReads(tx)
  const parts = { db: prices, system: prices }
  const states = story.flatMap(([state, count]) => Array.from({ length: count }, () => state))
  for (const [at, state] of states.entries()) {
    const age = isOpen(state) ? random.between(0, 2) : state === 'sent' ? random.between(0, 4) : random.between(3, 40)
    const createdAt = new Date(now.getTime() - age * day - random.between(1, 9) * hour)
    const lane = state === 'viewed' && at === states.indexOf(state) ? subscribed : lanes[at % lanes.length]!
    const customer = customers[(at * 5) % customers.length]!
    const seller = sales[at % sales.length]!
    const code = `QT${createdAt.toISOString().slice(2, 4)}${createdAt.toISOString().slice(5, 7)}${String(at + 1).padStart(5, '0')}`
    const id = await insert(tx, companyId, { code, customer: customer.code, seller: seller.id, lane, createdAt, state, random, now })
    const header = await demandHeader(tx, id)
    const route = { pol: lane.pol, pods: [lane.pod] }
    const { options: then } = await offeredTo(parts, header, route)
    const offered = then.length > 0 ? then : (await offeredTo(parts, { ...header, day: header.today }, route)).options
    const fair = offered.filter(({ Guards }) => Guards.length === 0)
    // some quote what a subscription brings
    const first = state === 'viewed' ? fair.toSorted((a, b) => Number(isThird(b)) - Number(isThird(a))) : fair
    const options = first.slice(0, random.between(1, 3))
    const approval = state === 'pendingApproval' ? waiting.shift() : undefined
    await storeOptions(
      tx,
      header,
      options.map((option, place) => sold(option, String(place + 1), random, approval?.less)),
    )
    await tell(tx, companyId, id, createdAt, 'created', seller)
    if (approval) {
      const at = new Date(createdAt.getTime() + hour / 4)
      await tell(tx, companyId, id, at, 'submit', seller)
      await askForQuote(tx, companyId, approval.steps, { id, by: seller, at })
    }
    if (out.has(state)) await send(tx, companyId, id, { state, createdAt, seller, random, now })
  }
  await seedInquiries(tx, companyId, { lanes, customers, sales, now, random })
  await tx.query(`select set_config('app.company_id', '', true)`)
}

interface Row {
  readonly code: string
  readonly customer: string
  readonly seller: number
  readonly lane: { readonly pol: string; readonly pod: string }
  readonly createdAt: Date
  readonly state: State
  readonly random: Random
  readonly now: Date
}
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

async function insert(
  tx: Queryable,
  companyId: number,
  { code, customer, seller, lane, createdAt, state, random, now }: Row,
): Promise<number> {
  const live = ['draft', 'pendingApproval', 'sent', 'viewed', 'negotiating', 'accepted'].includes(state)
  const until = live
    ? now.getTime() + random.between(2, 12) * day
    : state === 'expired'
      ? now.getTime() - random.between(1, 3) * day
      : createdAt.getTime() + 10 * day
  const lost = state === 'lost' || state === 'declined'
  const { search, pinyin, initials } = wordsOf(quotationCalls.entity, {
    Code: code,
    NameZh: '',
    CustomerCode: customer,
    PolCode: lane.pol,
    PodCode: lane.pod,
  })
  const [row] = await tx.query<{ id: number }>(
    `insert into quotation (company_id, code, customer_code, contact, pol_code, pod_code, qty20_gp, qty40_hq, day, currency_code, valid_until,
       terms_zh, terms_en, competitor, competitor_price, loss_reason, state, state_since, create_id, create_time, update_time, search,
       pinyin, initials)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'USD', $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $17, $20, $21, $22) returning id`,
    [
      companyId,
      code,
      customer,
      random.pick(['陈经理', '李小姐', '周先生', 'Grace Lin', '']),
      lane.pol,
      lane.pod,
      random.next() < 0.4 ? random.between(1, 3) : null,
      random.between(1, 6),
      dayOf(createdAt.getTime() + random.between(4, 9) * day),
      dayOf(until),
      terms,
      termsEn,
      lost && random.next() < 0.6 ? random.pick(['同行甲', '同行乙', '船公司直客']) : '',
      lost && random.next() < 0.5 ? random.between(12, 40) * 100 : null,
      lost ? random.pick(Object.keys(lossReasons)) : '',
      quotationStates.codes[state],
      new Date(createdAt.getTime() + random.between(1, 3) * hour).toISOString(),
      seller,
      createdAt.toISOString(),
      search,
      pinyin,
      initials,
    ],
  )
  return row!.id
}

const isOpen = (state: State) => state === 'draft' || state === 'pendingApproval'
const isThird = ({ RateNo }: QuoteOption) => RateNo.startsWith('DY')

/** Adds mark-ups of salespeople in steps of five; `less`: amount below the floor. */
function sold(option: QuoteOption, Key: string, random: Random, less?: number): QuoteOption {
  const add = random.between(0, 12) * 5
  const priced = ({ Price, Floor }: QuoteOption['Charges'][number]) =>
    String(less === undefined || !Floor ? Number(Price) + add : Number(Floor) - less)
  return {
    ...option,
    Key,
    Charges: option.Charges.map((charge) => (charge.Code === 'OFT' ? { ...charge, Price: priced(charge) } : charge)),
  }
}

interface Sending {
  readonly state: State
  readonly createdAt: Date
  readonly seller: { readonly id: number; readonly name: string }
  readonly random: Random
  readonly now: Date
}
async function send(tx: Queryable, companyId: number, id: number, { state, createdAt, seller, random, now }: Sending): Promise<void> {
  await freezeAs(tx, seller.id, id)
  const sent = new Date(createdAt.getTime() + random.between(10, 300) * 60_000)
  const ended = new Date(Math.min(now.getTime(), sent.getTime() + random.between(5, 60) * hour))
  await tx.query(
    `update quotation set sent_at = $2, accepted_option = case when state in (5, 7) then '1' else '' end, loss_reason = $3 where id = $1`,
    [id, sent.toISOString(), state === 'lost' || state === 'declined' ? random.pick(Object.keys(lossReasons)) : ''],
  )
  await tell(tx, companyId, id, sent, 'send', seller)
  const views = seen.has(state) ? random.between(1, 7) : 0
  await tx.query(
    `insert into quotation_link (company_id, quotation_id, token_hash, create_time, views, first_view, last_view)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      companyId,
      id,
      hashOf(randomBytes(16).toString('base64url')),
      sent.toISOString(),
      views,
      views > 0 ? sent.toISOString() : null,
      views > 0 ? ended.toISOString() : null,
    ],
  )
  const move = moveOf[state]
  if (move) await tell(tx, companyId, id, ended, move, move === 'view' || move === 'expire' ? undefined : seller)
}

const tell = (tx: Queryable, companyId: number, id: number, at: Date, event: string, by: { id: number; name: string } | undefined) =>
  tx.query(
    `insert into document_entry (kind, subject_id, company_id, audience, at, event, author_id, author_name) values ($1, $2, $3, 'internal', $4, $5, $6, $7)`,
    [quotationDocument.kind, id, companyId, at.toISOString(), event, by?.id ?? null, by?.name ?? ''],
  )
