import type { EntityValues } from '@jst/contracts/entity'
import { freightChannelCalls, subscriptionDocument, subscriptionStates, type SubscriptionState } from '@jst/contracts/freight-rates'
import type { Queryable } from '../kernel/database/database.ts'
import { demoCompanies } from './accounts.ts'
import { seedPeerRates } from './peer-rates.ts'
import { insertRows } from './rows.ts'

const hour = 3_600_000
const day = 24 * hour

interface Company {
  readonly id: number
  /** Employee who maintains its rates. */
  readonly keeper: number
}
async function companyOf(tx: Queryable, code: string, account: string): Promise<Company> {
  const [found] = await tx.query<Company>(
    `select c.id, e.id as keeper from company c join employee e on e.company_id = c.id join app_user u on u.id = e.user_id
      where c.code = $1 and u.account = $2`,
    [code, account],
  )
  if (!found) throw new Error(`demo account missing: ${account}`)
  return found
}

const peerChannels: readonly EntityValues[] = [
  {
    NameZh: '瑞通美西直发',
    Lanes: ['USW'],
    Pols: ['CNNGB', 'CNSHA'],
    LevelCode: 'TH',
    Days: 180,
    Terms: '价格每周更新，以订舱时确认为准；不得转让渠道账号。',
  },
  { NameZh: '瑞通欧地精选', Lanes: ['EUN'], LevelCode: 'TH', Days: 90, Terms: '旺季舱位以实际放舱为准。' },
  { NameZh: '瑞通东南亚', Lanes: ['SEA'], LevelCode: 'TH', Days: 180, Terms: '周班，含装货港文件费。' },
  { NameZh: '瑞通澳新', Lanes: ['ANZ'], Days: 90, Terms: '' },
]
const operatorChannels: readonly EntityValues[] = [
  { NameZh: '海捷近洋线', Lanes: ['SEA', 'JPK'], LevelCode: 'A', Days: 365, Terms: '近洋航线每周一、周四更新，含装货港费用。' },
]

interface Story {
  readonly channel: string
  readonly state: SubscriptionState
  /** Days ago. */
  readonly ago: number
  readonly note: string
  readonly markup: string
  readonly reason?: string
  readonly visible?: boolean
}
const bought: readonly Story[] = [
  { channel: '瑞通美西直发', state: 'expired', ago: 240, note: '补充美西舱位', markup: '25' },
  { channel: '瑞通澳新', state: 'ended', ago: 130, note: '试用澳新价格', markup: '30' },
  { channel: '瑞通欧地精选', state: 'refused', ago: 75, note: '', markup: '30', reason: 'UNKNOWN' },
  { channel: '瑞通欧地精选', state: 'paused', ago: 60, note: '已补充营业执照，请再次审核', markup: '45', visible: false },
  { channel: '瑞通澳新', state: 'stopped', ago: 40, note: '澳新每月约 20 TEU', markup: '30', reason: 'SPACE' },
  { channel: '瑞通美西直发', state: 'active', ago: 32, note: '续订美西渠道，每月约 60 TEU', markup: '30' },
]
const sold: readonly Story[] = [{ channel: '海捷近洋线', state: 'pending', ago: 0, note: '宁波出口近洋货较多，希望按月合作', markup: '15' }]

/** Moves that lead to a state, with who makes them: the owner, the subscriber, or time. */
const paths: Readonly<Record<SubscriptionState, readonly (readonly [event: string, by: 'owner' | 'subscriber' | 'time'])[]>> = {
  pending: [],
  active: [['approve', 'owner']],
  refused: [['refuse', 'owner']],
  paused: [
    ['approve', 'owner'],
    ['pause', 'subscriber'],
  ],
  stopped: [
    ['approve', 'owner'],
    ['stop', 'owner'],
  ],
  ended: [
    ['approve', 'owner'],
    ['end', 'subscriber'],
  ],
  expired: [
    ['approve', 'owner'],
    ['expire', 'time'],
  ],
}

interface Sides {
  readonly owner: Company
  readonly subscriber: Company
  readonly channels: ReadonlyMap<string, number>
}
async function seedSubscriptions(
  tx: Queryable,
  { owner, subscriber, channels }: Sides,
  stories: readonly Story[],
  now: Date,
): Promise<void> {
  for (const [at, { channel, state, ago, note, markup, reason = '', visible = true }] of stories.entries()) {
    const requestedAt = new Date(now.getTime() - ago * day - 2 * hour)
    const isStarted = !['pending', 'refused'].includes(state)
    const [created] = await tx.query<{ id: number }>(
      `insert into freight_subscription (company_id, operator_id, channel_id, code, note, create_id, create_time, update_time, state, state_since,
          state_due, valid_from, valid_to)
        select $1, $2, c.id, $4, $5, $6, $7, $7, $8::smallint, $7,
          case when $8::smallint = 0 then $7::timestamptz + interval '48 hours' end,
          case when $9::boolean then $7::timestamptz::date end,
          case when $9::boolean then $7::timestamptz::date + c.days - 1 end
        from freight_channel c where c.id = $3
        returning id`,
      [
        subscriber.id,
        owner.id,
        channels.get(channel),
        `DY26${String(at + 1).padStart(6, '0')}`,
        note,
        subscriber.keeper,
        requestedAt.toISOString(),
        subscriptionStates.codes[state],
        isStarted,
      ],
    )
    await tx.query(
      `insert into freight_subscription_term (subscription_id, company_id, currency_code, amount, amount40_hq, visible, remark)
        values ($1, $2, 'USD', $3, $4, $5, $6)`,
      [created!.id, subscriber.id, markup, String(Number(markup) + 20), visible, state === 'active' ? '舱位需提前 7 天订舱' : ''],
    )
    if (isStarted)
      await tx.query(
        `insert into freight_subscription_use (subscription_id, company_id, operator_id, day, searches, options)
          select $1, $2, $3, china_day() - n, 3 + n % 5, 8 + n % 7 from generate_series($4::int, $4 + 6) n`,
        [created!.id, subscriber.id, owner.id, Math.max(1, ago - 10)],
      )
    await seedTimeline(tx, { id: created!.id, owner, subscriber, state, requestedAt, note, reason })
  }
}

async function seedTimeline(
  tx: Queryable,
  story: Pick<Sides, 'owner' | 'subscriber'> & { id: number; state: SubscriptionState; requestedAt: Date; note: string; reason: string },
): Promise<void> {
  const { id, owner, subscriber, state, requestedAt, note, reason } = story
  const steps = [['created', 'subscriber'], ...paths[state]] as const
  for (const [at, [event, by]] of steps.entries()) {
    const author = by === 'owner' ? owner.keeper : by === 'subscriber' ? subscriber.keeper : null
    await tx.query(
      `insert into document_entry (kind, subject_id, company_id, operator_id, audience, at, event, author_id, author_name, author_company, words,
          reason) select $1, $2, $3, $4, 'customer', $5, $6, $7, coalesce((select name from employee where id = $7), ''),
          coalesce((select c.name from employee e join company c on c.id = e.company_id where e.id = $7), ''), $8, $9`,
      [
        subscriptionDocument.kind,
        id,
        subscriber.id,
        owner.id,
        new Date(requestedAt.getTime() + at * 3 * hour).toISOString(),
        event,
        author,
        event === 'created' ? note : '',
        at === steps.length - 1 ? reason : '',
      ],
    )
  }
  await tx.query(
    `insert into document_follower (kind, subject_id, employee_id, company_id, operator_id, audience)
      select $1, $2, e.id, $3, $4, case when e.company_id = $4 then 'internal' else 'customer' end from employee e where e.id = any($5)`,
    [subscriptionDocument.kind, id, subscriber.id, owner.id, [owner.keeper, subscriber.keeper]],
  )
}

/** Seeds what was learned from texts of suppliers: aliases of places and charges, and price formats. */
async function seedHabits(tx: Queryable, { id }: Company): Promise<void> {
  const suppliers = await tx.query<{ code: string }>(
    `select code from provider where company_id = $1 and kinds && '{carrier,agent}' order by code desc limit 3`,
    [id],
  )
  const names = [
    ['port', '洛杉矶港', 'USLAX'],
    ['port', '长滩LB', 'USLGB'],
    ['carrier', '中远集运', 'COSCO'],
    ['charge', '文件', 'DOC'],
    ['charge', '码头费', 'THC'],
  ] as const
  const habits = [
    ['boxes:3', '20GP/40GP/40HQ'],
    ['currency:', 'USD'],
    ['chargeCurrency:DOC', 'CNY'],
    ['basis:DOC', 'B'],
    ['pol:', 'CNSHA'],
  ] as const
  for (const [at, { code }] of suppliers.entries()) {
    for (const [kind, text, target] of names.slice(at))
      await tx.query(
        `insert into entity_alias (company_id, kind, source, text, norm, target_code, hits, confirmed_by)
          values ($1, $2, $3, $4, lower($4), $5, $6, '赵宇航')
          on conflict do nothing`,
        [id, kind, code, text, target, 3 + at],
      )
    for (const [question, answer] of habits.slice(0, habits.length - at))
      await tx.query(
        'insert into freight_reading_habit (company_id, source, question, answer) values ($1, $2, $3, $4) on conflict do nothing',
        [id, code, question, answer],
      )
  }
}

/** Another forwarder with rates and channels, subscriptions of both companies in every state, and what was learned of suppliers. */
export async function seedRateChannels(tx: Queryable, now: Date): Promise<void> {
  const operator = await companyOf(tx, demoCompanies.operator.code, 'pricing')
  const peer = await companyOf(tx, demoCompanies.peer.code, 'peer')
  await seedPeerRates(tx, peer, now)
  const listed = async (company: Company, rows: readonly EntityValues[]) => {
    const ids = await insertRows(tx, freightChannelCalls, company.id, rows, company.keeper, 'QD26')
    await tx.query('update freight_channel set state = 1 where company_id = $1', [company.id])
    return new Map([...ids.values()].map((id, at) => [String(rows[at]!['NameZh']), id]))
  }
  const [peers, ownChannels] = [await listed(peer, peerChannels), await listed(operator, operatorChannels)]
  await seedSubscriptions(tx, { owner: peer, subscriber: operator, channels: peers }, bought, now)
  await seedSubscriptions(tx, { owner: operator, subscriber: peer, channels: ownChannels }, sold, now)
  await seedHabits(tx, operator)
  await tx.query(
    `insert into message (recipient_id, company_id, title, description, kind, link) select e.id, e.company_id, '您的订阅申请已提交',
      '海捷近洋线正在审核，结果会在这里通知。', 'system', '' from employee e where e.id = $1`,
    [peer.keeper],
  )
}
