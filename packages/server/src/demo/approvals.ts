import { creditDocument, creditStates, customerDocument } from '@jst/contracts/partner'
import { shownFact, type ApprovalStepRule } from '@jst/contracts/document'
import type { Queryable } from '../kernel/database/database.ts'

const { kind } = creditDocument
const limit = 500_000

interface Person {
  readonly id: number
  readonly name: string
}
interface Application {
  readonly customer: string
  readonly terms: readonly [limit: number, days: number, gate: string]
  readonly reason: string
  readonly hoursAgo: number
  readonly state: keyof typeof creditStates.codes
  /** Voter and remark. */
  readonly vote?: readonly [voter: string, words: string]
}

const applications: readonly Application[] = [
  {
    customer: '苏州恒泽机电有限公司',
    terms: [500_000, 30, 'warn'],
    reason: '客户下半年欧线月均 40 柜，原额度只够两周周转。',
    hoursAgo: 300,
    state: 'approved',
    vote: ['gaojun', '回款一直准时，同意'],
  },
  {
    customer: '义乌市同乐日用品有限公司',
    terms: [400_000, 45, 'approve'],
    reason: '客户希望旺季先放货后付款。',
    hoursAgo: 100,
    state: 'refused',
    vote: ['gaojun', '近三个月有两次逾期，先保持 15 万'],
  },
  {
    customer: '宁波远帆进出口有限公司',
    terms: [1_200_000, 60, 'approve'],
    reason: '新签美线年度合约，旺季每月增加约 60 柜，账期与其付款周期一致。',
    hoursAgo: 5,
    state: 'submitted',
  },
]

/** The chain of credit applications, three of them, and somebody who decides for somebody else. */
export async function seedApprovals(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const person = async (account: string): Promise<Person> => {
    const [found] = await tx.query<Person>(
      'select e.id, e.name from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account = $2',
      [companyId, account],
    )
    return found!
  }
  const [head, finance, boss] = [await person('gaojun'), await person('finance'), await person('boss')]
  const [clerk, sales] = [await person('hanxue'), await person('sales')]
  const step = (Name: string, who: Person, Operator: 'lte' | 'gt', Hours: number): ApprovalStepRule => ({
    Name,
    Order: 1,
    When: [{ Fact: 'CreditLimit', Operator, Value: limit }],
    RoleIds: [],
    EmployeeIds: [who.id],
    Relations: [],
    Need: 'one',
    Quorum: 1,
    Hours,
  })
  const small = [step('销售主管', head, 'lte', 24)]
  const large = [step('财务', finance, 'gt', 24), step('总经理', boss, 'gt', 48)]
  await tx.query('insert into approval_rule (company_id, kind, steps) values ($1, $2, $3)', [
    companyId,
    kind,
    JSON.stringify([...small, ...large]),
  ])
  for (const [at, one] of applications.entries()) {
    const steps = one.terms[0] > limit ? large : small
    await addApplication(tx, companyId, at, one, sales, steps, now, one.vote && [await person(one.vote[0]), one.vote[1]])
  }
  await tx.query(
    `insert into approval_delegation (company_id, from_id, to_id, days, reason, by_id)
      values ($1, $2, $3, daterange(china_day() - 1, china_day() + 6), '出差', $2)`,
    [companyId, finance.id, clerk.id],
  )
}

const insert = `insert into credit_application (company_id, no, customer_id, credit_limit, credit_days, credit_gate, reason, create_id, create_time,
    update_time, state, state_since)
  select $1, $2, c.id, $4, $5, $6, $7, $8, $9, $9, $10, $9 from customer c where c.company_id = $1 and c.name_zh = $3
  returning id, customer_id as "customerId"`
const round = `insert into approval_round (kind, subject_id, company_id, no, title, query, version, facts, state,
    asked_by, asked_name, asked_at, ended_at, words)
  select $1, $2, $3, $4, $5, $6, update_time, $7, $8, $9, $10, $11, $12, $13 from credit_application where id = $2 returning id`
const before = 'select credit_limit as "limit", credit_days as days, credit_gate as gate, level from customer where id = $1'

async function addApplication(
  tx: Queryable,
  companyId: number,
  at: number,
  { customer, terms, reason, hoursAgo, state }: Application,
  sales: Person,
  steps: readonly ApprovalStepRule[],
  now: Date,
  vote: readonly [Person, string] | undefined,
): Promise<void> {
  const requestedAt = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
  const voted = new Date(now.getTime() - (hoursAgo - 3) * 3_600_000).toISOString()
  const no = `XY2610000${at + 1}`
  const [created] = await tx.query<{ id: number; customerId: number }>(insert, [
    companyId,
    no,
    customer,
    ...terms,
    reason,
    sales.id,
    requestedAt,
    creditStates.codes[state],
  ])
  const { id, customerId } = created!
  const [was] = await tx.query<{ limit: number; days: number; gate: string; level: string }>(before, [customerId])
  const had = state === 'approved' ? 300_000 : was!.limit
  const words = creditDocument.approval.facts
  const facts = [
    shownFact(words.CreditLimit, [had, terms[0]]),
    shownFact(words.Increase, [null, terms[0] - had]),
    shownFact(words.CreditDays, [was!.days, terms[1]]),
    shownFact(words.CreditGate, [was!.gate, terms[2]]),
    shownFact(words.Level, [null, was!.level]),
    shownFact(words.Reason, [null, reason]),
  ]
  const verdict = state === 'approved' ? 'agreed' : state === 'refused' ? 'refused' : 'open'
  const ended = vote ? voted : null
  const [opened] = await tx.query<{ id: number }>(round, [
    kind,
    id,
    companyId,
    no,
    customer,
    `Id=${customerId}&Credit=${id}`,
    JSON.stringify(facts),
    verdict,
    sales.id,
    sales.name,
    requestedAt,
    ended,
    vote && verdict === 'refused' ? vote[1] : '',
  ])
  for (const [place, rule] of steps.entries()) {
    const [step] = await tx.query<{ id: number }>(
      `insert into approval_step (round_id, company_id, place, step_order, rule, state, opened_at, due)
        values ($1, $2, $3, 1, $4, $5, $6, $6::timestamptz + make_interval(hours => $7)) returning id`,
      [opened!.id, companyId, place + 1, JSON.stringify(rule), verdict, requestedAt, rule.Hours],
    )
    await tx.query('insert into approval_seat (step_id, employee_id, company_id) values ($1, $2, $3)', [
      step!.id,
      rule.EmployeeIds[0],
      companyId,
    ])
    if (vote)
      await tx.query(
        `insert into approval_vote (step_id, company_id, voter_id, voter_name, for_id, for_name, agree, words, at)
          values ($1, $2, $3, $4, $3, $4, $5, $6, $7)`,
        [step!.id, companyId, vote[0].id, vote[0].name, verdict === 'agreed', vote[1], voted],
      )
  }
  if (state === 'approved')
    await tx.query(
      `insert into document_entry (kind, subject_id, company_id, audience, at, event, author_id, author_name, words, changes)
        values ($1, $2, $3, 'internal', $4, 'credit', $5, $6, $7, $8)`,
      [
        customerDocument.kind,
        customerId,
        companyId,
        voted,
        vote![0].id,
        vote![0].name,
        no,
        JSON.stringify({ CreditLimit: [had, terms[0]] }),
      ],
    )
}
