import { creditCheckDigit } from '@jst/contracts/company'
import { customer, customerStates, provider, type PartnerKind } from '@jst/contracts/partner'
import { wordsOf } from '../entity-kit/index.ts'
import { customerRows, providerRows, type PartnerRow } from './partner-rows.ts'
import type { Queryable } from '../kernel/database/database.ts'

interface Partner {
  readonly name: string
  readonly abbr: string
  readonly kinds: readonly string[]
  readonly level: string
  readonly region: string
  readonly lanes: readonly string[]
  readonly state: keyof typeof customerStates.states
  readonly contact: readonly [name: string, title: string, mobile: string, email: string]
  /** Account of whoever sells to it, or buys from it. */
  readonly owner: string
  /** Its company has joined. */
  readonly linked: boolean
  /** Limit, days and what happens beyond the limit. */
  readonly credit: readonly string[]
}

const words = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter((word) => word !== '')

const partnerOf = (row: PartnerRow): Partner => ({
  name: row['name']!,
  abbr: row['abbr']!,
  kinds: words(row['kinds']),
  level: row['level']!,
  region: row['region']!,
  lanes: words(row['lanes']),
  state: row['state'] as keyof typeof customerStates.states,
  contact: [row['contact']!, row['title']!, row['mobile']!, row['email']!],
  owner: row['owner']!,
  linked: row['linked'] === 'linked',
  credit: words(row['credit']),
})

const tables = { customer: [customerRows.map(partnerOf), customer], provider: [providerRows.map(partnerOf), provider] } as const

/** Customers and providers of the operator, those among them that have joined tied to their companies, and whoever looks after them. */
export async function seedPartners(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  for (const kind of ['customer', 'provider'] as const) {
    const [rows, entity] = tables[kind]
    for (const [at, partner] of rows.entries()) {
      const id = await addPartner(tx, kind, operatorId, partner, at, wordsOf(entity, { NameZh: partner.name, Abbr: partner.abbr }), now)
      await addContact(tx, kind, operatorId, id, partner)
      await addStaff(tx, kind, operatorId, id, partner)
      await addStory(tx, kind, operatorId, id, partner, now)
    }
  }
  await tx.query(terms, [operatorId])
  await addHandover(tx, operatorId)
}

const terms = `insert into credit_term (company_id, operator_id, customer_id, credit_limit, credit_days, credit_gate, valid)
  select company_id, operator_id, id, credit_limit, credit_days, credit_gate, daterange(credit_from, credit_to, '[]') from customer
  where company_id = $1 and credit_limit is not null`

const insert = (
  kind: PartnerKind,
) => `insert into ${kind} (company_id, code, name_zh, abbr, credit_code, kinds, level, lanes, region, linked_id, state, state_since,
    create_id, create_time, update_time, search, pinyin, initials)
  select $1, $2, $3, $4, coalesce(nullif(c.credit_code, ''), $5), $6, $7, $8, $9, c.id, $10, $11, e.id, $12, $12, $13, $14, $15
  from (select 1) one left join company c on c.name = $3 and c.operator_id = $1 and $16
    left join employee e on e.company_id = $1 and e.user_id = (select u.id from app_user u where u.account = $17) returning id`

async function addPartner(
  tx: Queryable,
  kind: PartnerKind,
  operatorId: number,
  { name, abbr, kinds, level, lanes, region, state, owner, linked, credit }: Partner,
  at: number,
  found: { search: string; pinyin: string; initials: string },
  now: Date,
): Promise<number> {
  const code = `${kind === 'customer' ? 'KH' : 'GYS'}26${String(1 + Math.floor(at / 3)).padStart(2, '0')}${String(at + 1).padStart(4, '0')}`
  const since = new Date(now.getTime() - (20 + at * 13) * 86_400_000).toISOString()
  const first17 = `9131${kind === 'customer' ? '0' : '1'}000MA1K${String(at + 10).padStart(4, '0')}X`.slice(0, 17)
  const [row] = await tx.query<{ id: number }>(insert(kind), [
    operatorId,
    code,
    name,
    abbr,
    /[a-z]/.test(name) ? '' : first17 + creditCheckDigit(first17),
    kinds,
    level,
    lanes,
    region,
    customerStates.states[state].code,
    since,
    since,
    found.search,
    found.pinyin,
    found.initials,
    linked,
    owner,
  ])
  if (credit.length > 0)
    await tx.query('update customer set credit_limit = $2, credit_days = $3, credit_gate = $4 where id = $1', [row!.id, ...credit])
  return row!.id
}

const addContact = (tx: Queryable, kind: PartnerKind, operatorId: number, id: number, { contact: [name, title, mobile, email] }: Partner) =>
  tx.query(
    `insert into partner_contact (kind, subject_id, company_id, name, main, roles, title, mobile, email)
      values ($1, $2, $3, $4, true, '{booking}', $5, $6, $7)`,
    [kind, id, operatorId, name, title, mobile, email],
  )

/** Adds the salesperson of a partner, and for active customers their fixed clerks. */
async function addStaff(tx: Queryable, kind: PartnerKind, operatorId: number, id: number, { owner, state }: Partner): Promise<void> {
  const working =
    state === 'active' && kind === 'customer'
      ? ([
          ['operation', 'ops'],
          ['document', 'doc'],
        ] as const)
      : []
  for (const [duty, account] of [['sales', owner], ...working] as const)
    await tx.query(
      `insert into partner_staff (kind, subject_id, company_id, duty, employee_id)
        select $1, $2, $3, $4, e.id from employee e join app_user u on u.id = e.user_id where e.company_id = $3 and u.account = $5`,
      [kind, id, operatorId, duty, account],
    )
}

/** Adds timeline entries: the creation, and a note by the responsible person. */
async function addStory(
  tx: Queryable,
  kind: PartnerKind,
  operatorId: number,
  id: number,
  { owner, state, abbr }: Partner,
  now: Date,
): Promise<void> {
  const said =
    state === 'potential'
      ? `已电话联系 ${abbr}，对方在比较三家货代，约下周拜访。`
      : state === 'active'
        ? `${abbr} 本季度货量平稳，旺季舱位需要提前两周锁定。`
        : `${abbr} 近期没有出货，暂不主动联系。`
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString()
  for (const [event, words, at] of [
    ['created', '', day(40)],
    ['comment', said, day(6)],
  ] as const)
    await tx.query(
      `insert into document_entry (kind, subject_id, company_id, audience, at, event, author_id, author_name, author_company, words)
        select $1, $2, $3, 'internal', $6, $4, e.id, e.name, c.name, $5
        from employee e join app_user u on u.id = e.user_id join company c on c.id = $3 where e.company_id = $3 and u.account = $7`,
      [kind, id, operatorId, event, words, at, owner],
    )
}

/** One handover that has been done: the customers of somebody who moved to another group. */
const addHandover = (tx: Queryable, operatorId: number) =>
  tx.query(
    `insert into partner_handover (company_id, from_id, to_id, by_id, items)
      select $1, f.id, t.id, b.id, coalesce((select jsonb_agg(jsonb_build_object('staffId', s.id, 'kind', s.kind,
        'subjectId', s.subject_id, 'duty', s.duty, 'lane', s.lane_code, 'dropped', false)) from (select * from partner_staff where employee_id = t.id and duty = 'sales' order by id limit 2) s), '[]')
      from employee f, employee t, employee b
      where f.company_id = $1 and f.user_id = (select id from app_user where account = 'luoxin')
        and t.company_id = $1 and t.user_id = (select id from app_user where account = 'tangyi')
        and b.company_id = $1 and b.user_id = (select id from app_user where account = 'boss')`,
    [operatorId],
  )
