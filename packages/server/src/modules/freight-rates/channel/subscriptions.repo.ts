import type { Page } from '@jst/contracts'
import {
  subscriptionDocument,
  subscriptionStates,
  type MySubscription,
  type Subscriber,
  type SubscriptionTerms,
} from '@jst/contracts/freight-rates'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

const sum = (column: string) => `coalesce((select sum(u.${column})::int from freight_subscription_use u where u.subscription_id = s.id), 0)`
/** Why it was refused or stopped, while it is. */
const reason = `case when s.state in (2, 6) then coalesce((select e.reason from document_entry e where e.kind = '${subscriptionDocument.kind}'
  and e.subject_id = s.id and e.event in ('refuse', 'stop') order by e.id desc limit 1), '') else '' end`
const common = `s.id as "Id", s.code as "Code", s.state as "State", ${reason} as "Reason", s.channel_id as "ChannelId", s.note as "Note",
  ${dayOrBlank('s.valid_from')} as "ValidFrom", ${dayOrBlank('s.valid_to')} as "ValidTo",
  s.create_time as "CreateTime", s.update_time as "UpdateTime",
  ${sum('searches')} as "Searches", ${sum('options')} as "Options"`
const amount = (column: string, name: string) => `'${name}', coalesce(trim_scale(x.${column})::text, '')`
const terms = `json_build_object('Currency', x.currency_code, ${amount('amount', 'Amount')}, ${amount('amount20_gp', '20GP')},
  ${amount('amount40_gp', '40GP')}, ${amount('amount40_hq', '40HQ')}, ${amount('amount45_hq', '45HQ')}, ${amount('percent', 'Percent')},
  'Lanes', x.lanes, 'Visible', x.visible, 'Remark', x.remark) as "Terms", x.update_time as "TermsTime"`

interface PriceRequest extends PageInput {
  readonly Id?: number
  readonly Stage?: string
  readonly ChannelId?: number
}
const stateOf = (stage: string | undefined) => subscriptionStates.codes[stage as keyof typeof subscriptionStates.codes]
const paging = {
  sorts: { CreateTime: { filled: 's.create_time' }, ValidTo: 's.valid_to' },
  defaultSort: '-CreateTime',
  tieBreaker: 's.id desc',
} as const

export type MineRow = Pick<MySubscription, 'Id' | 'ChannelId' | 'Terms' | 'TermsTime'> & Omit<MySubscription, 'Channel' | 'Owner'>
/** Subscriptions of the caller's company. */
export const minePage = (db: Db, companyId: number, { Id, Stage, ...page }: PriceRequest): Promise<Page<MineRow>> =>
  readPage<MineRow>(db, page, {
    select: `${common}, ${terms}, coalesce(e.name, '') as "By"`,
    from: 'freight_subscription s join freight_subscription_term x on x.subscription_id = s.id left join employee e on e.id = s.create_id',
    where: new Conditions().add('s.company_id = ?', companyId).add('s.id = ?', Id).add('s.state = ?', stateOf(Stage)),
    ...paging,
  })

export type SubscriberRow = Omit<Subscriber, 'Company' | 'Contact' | 'Channel' | 'Quoted'> & {
  readonly companyId: number
  readonly by: number | null
}
/** Subscriptions of channels of the caller's company. */
export const subscriberPage = (db: Db, companyId: number, { Id, Stage, ChannelId, ...page }: PriceRequest): Promise<Page<SubscriberRow>> =>
  readPage<SubscriberRow>(db, page, {
    select: `${common}, s.level_code as "Level", s.company_id as "companyId", s.create_id as by`,
    from: 'freight_subscription s',
    where: new Conditions()
      .add('s.operator_id = ?', companyId)
      .add('s.id = ?', Id)
      .add('s.channel_id = ?', ChannelId)
      .add('s.state = ?', stateOf(Stage)),
    ...paging,
  })

export interface ChannelFacts {
  readonly id: number
  readonly name: string
  readonly owner: string
  readonly listed: boolean
  readonly level: string
  readonly Lanes: string[]
  readonly Pols: string[]
  readonly Carriers: string[]
}
/** Data of channels that both sides know, independent of the owner: read by the server. */
export async function findChannels(system: Queryable, ids: readonly number[]): Promise<Map<number, ChannelFacts>> {
  const rows = await system.query<ChannelFacts>(
    `select c.id, c.name_zh as name, o.name as owner, c.state = 1 and c.removed_at is null and c.merged_into is null as listed, c.level_code as level,
        c.lanes as "Lanes", c.pols as "Pols", c.carriers as "Carriers"
      from freight_channel c join company o on o.id = c.company_id where c.id = any($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many quotations that went out name a rate of each subscription. The owner is told the count alone. */
export async function countQuoted(system: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await system.query<{ id: number; total: number }>(
    `select s.id, count(distinct q.id)::int as total from freight_subscription s
       join quotation_option o on o.company_id = s.company_id and o.facts ->> 'RateNo' = s.code
       join quotation q on q.id = o.quotation_id and q.sent_at is not null where s.id = any($1) group by s.id`,
    [ids],
  )
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Names of subscribers, and of whoever applied for them. */
export async function findSubscriberNames(system: Queryable, rows: readonly Pick<SubscriberRow, 'companyId' | 'by'>[]) {
  const companies = await system.query<{ id: number; name: string }>('select id, name from company where id = any($1)', [
    rows.map(({ companyId }) => companyId),
  ])
  const people = await system.query<{ id: number; name: string }>('select id, name from employee where id = any($1)', [
    rows.flatMap(({ by }) => by ?? []),
  ])
  const [company, person] = [companies, people].map((found) => new Map(found.map(({ id, name }) => [id, name])))
  return { company: (id: number) => company!.get(id) ?? '', person: (id: number | null) => person!.get(id ?? 0) ?? '' }
}

export interface HeldSubscription {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number
  readonly state: number
  readonly level: string
  readonly UpdateTime: string
}
/** One as the caller's company sees it on one of its sides, locked. */
export async function holdSubscription(tx: Queryable, id: number, side: 'company_id' | 'operator_id', companyId: number) {
  const [row] = await tx.query<HeldSubscription>(
    `select id, company_id as "companyId", operator_id as "operatorId", state, level_code as level, update_time as "UpdateTime"
      from freight_subscription where id = $1 and ${side} = $2 for update`,
    [id, companyId],
  )
  return row
}

const termColumns = 'currency_code, amount, amount20_gp, amount40_gp, amount40_hq, amount45_hq, percent, lanes, visible, remark'
const termValues = (terms: SubscriptionTerms) => [
  terms.Currency,
  ...[terms.Amount, terms['20GP'], terms['40GP'], terms['40HQ'], terms['45HQ'], terms.Percent].map((value) =>
    value === '' ? null : value,
  ),
  terms.Lanes,
  terms.Visible,
  terms.Remark,
]

/** A new one with its terms; undefined while another one of the company and the channel is not over. */
export async function insertSubscription(
  tx: Queryable,
  by: { readonly companyId: number; readonly employeeId: number },
  channel: { readonly id: number; readonly owner: number },
  { code, note, terms }: { readonly code: string; readonly note: string; readonly terms: SubscriptionTerms },
): Promise<number | undefined> {
  const [inserted] = await tx.query<{ id: number }>(
    `insert into freight_subscription (company_id, operator_id, channel_id, code, note, create_id) values ($1, $2, $3, $4, $5, $6)
      on conflict (company_id, channel_id) where state in (0, 1, 3, 6) do nothing returning id`,
    [by.companyId, channel.owner, channel.id, code, note, by.employeeId],
  )
  if (inserted)
    await tx.query(
      `insert into freight_subscription_term (subscription_id, company_id, ${termColumns})
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [inserted.id, by.companyId, ...termValues(terms)],
    )
  return inserted?.id
}

export async function findOpen(db: Queryable, companyId: number, channelId: number): Promise<string | undefined> {
  const [row] = await db.query<{ code: string }>(
    'select code from freight_subscription where company_id = $1 and channel_id = $2 and state in (0, 1, 3, 6)',
    [companyId, channelId],
  )
  return row?.code
}

export async function termsTime(tx: Queryable, id: number): Promise<string> {
  const [row] = await tx.query<{ at: string }>(
    'select update_time as at from freight_subscription_term where subscription_id = $1 for update',
    [id],
  )
  return row!.at
}
export const updateTerms = (tx: Queryable, id: number, terms: SubscriptionTerms) =>
  tx.query(
    `update freight_subscription_term set (${termColumns}, update_time) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, next_update_time(update_time))
      where subscription_id = $1`,
    [id, ...termValues(terms)],
  )

export const updateLevel = (tx: Queryable, id: number, level: string) =>
  tx.query('update freight_subscription set level_code = $2, update_time = next_update_time(update_time) where id = $1', [id, level])

/** From today on, for as many days as the channel says. */
export const startDays = (tx: Queryable, id: number) =>
  tx.query(
    `update freight_subscription s set valid_from = china_day(), valid_to = china_day() + c.days - 1 from freight_channel c
      where s.id = $1 and c.id = s.channel_id`,
    [id],
  )
