import type { CustomerRisk, customerRisk, ReleaseDecision, RiskyCustomer } from '@jst/contracts/release'
import {
  applicationStates,
  decideRelease,
  decisionSteps,
  isOverdue,
  letterStates,
  mostRiskLetters,
  openAmount,
  riskyLimits,
} from '@jst/contracts/release'
import { compare } from '@jst/contracts/money'
import type { QueryOf } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { findCustomers } from '../customers.ts'
import { companyFacts, customerFacts, customerMoney, factsOn, viewOf, type CustomerMoney, type ReleaseFacts } from '../decision/decide.ts'
import { findOutstanding } from '../letter/letter.repo.ts'
import { texts } from '../texts.ts'
import { findRiskyCustomers } from './risk.repo.ts'

interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}

const mostItems = 200
/** Bills that are due first stand first; those without a due day last. */
const byDueDay = (one: CustomerMoney['items'][number], other: CustomerMoney['items'][number]): number =>
  Number(one.dueOn === '') - Number(other.dueOn === '') || (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn))

/** The decision on the customer alone, without a bill. */
const decideOnCustomer = (
  { blacklisted, risk, threshold }: Pick<ReleaseFacts, 'blacklisted' | 'risk' | 'threshold'>,
  { items, rest, restOwed, unrated, unsettled }: CustomerMoney,
  today: string,
): ReleaseDecision =>
  decideRelease({
    type: 'release',
    way: 'original',
    today,
    customerBlacklisted: blacklisted,
    blacklistedConsignees: [],
    risk,
    bills: [],
    letters: [],
    sent: false,
    addressVerified: false,
    items,
    rest,
    restOwed,
    unrated,
    threshold,
    guarantee: null,
    unsettled,
    rules: [],
  })

/** Money, guarantee and applications of a customer, with the light that they give. @throws AppError INVALID_INPUT */
export async function riskOf({ db, system, actor }: Reading, { Customer }: QueryOf<typeof customerRisk>): Promise<CustomerRisk> {
  const [customer] = await findCustomers(system, actor.companyId, [Customer])
  if (!customer) throw invalid('Customer', texts.unknownCustomer(Customer))
  const [day] = await db.query<{ today: string }>('select china_day()::text as today')
  const today = day!.today
  const facts = await customerFacts(system, actor.companyId, customer.id, today)
  const money = await customerMoney(system, customer.id, { rates: facts.rates, today, named: mostItems })
  const decision = decideOnCustomer(facts, money, today)
  const view = viewOf(decision, money, '0.00')
  const applications = await db.query<{ Id: number; No: string; Type: string; state: number; BillNos: string }>(
    `select t.id as "Id", t.code as "No", t.type as "Type", t.state, coalesce((select string_agg(b.bl_no, ' ' order by b.place, b.id)
        from release_bill b where b.kind = 'releaseApplication' and b.subject_id = t.id), '') as "BillNos"
      from release_application t where t.customer_id = $1 and t.removed_at is null and (t.state < 8 or t.type = 'amend')
        and t.create_time > clock_timestamp() - interval '1 year' order by t.id desc limit 50`,
    [customer.id],
  )
  const letters = await findOutstanding(db, customer.id, mostRiskLetters)
  const { guarantee } = money
  return {
    Light: decisionSteps[decision.Step].light,
    Reasons: [...decision.Reasons],
    Open: view.Open,
    Overdue: view.Overdue,
    Unrated: [...money.unrated],
    Limit: guarantee?.limit ?? '',
    Used: guarantee?.used ?? '',
    Reserved: guarantee?.reserved ?? '',
    Free: view.Free,
    ValidTo: guarantee?.validTo ?? '',
    Items: money.items
      .toSorted(byDueDay)
      .slice(0, mostItems)
      .map(({ no, blNo, dueOn, amount }) => ({
        No: no,
        BlNo: blNo,
        DueOn: dueOn,
        Amount: openAmount([{ amount }]),
        Overdue: isOverdue(dueOn, today),
      })),
    Letters: letters.map(({ state, ...one }) => ({ ...one, State: letterStates.wordOf(state) })),
    Applications: applications.map(({ state, ...one }) => ({ ...one, State: applicationStates.wordOf(state) })),
  }
}

const lights = ['red', 'orange', 'green'] as const
/** Customers that need a look, the worst light first, then those that owe most. */
export async function riskyCustomersOf({ db, system, actor }: Reading): Promise<RiskyCustomer[]> {
  const [day] = await db.query<{ today: string }>('select china_day()::text as today')
  const { today } = day!
  const [found, company] = await Promise.all([findRiskyCustomers(db, actor.companyId), companyFacts(system, actor.companyId, today)])
  const all = await Promise.all(
    found.map(async ({ code, since, applications, ...customer }) => {
      const facts = factsOn(customer, company)
      const money = await customerMoney(system, customer.id, { rates: facts.rates, today })
      const { Step, Reasons } = decideOnCustomer(facts, money, today)
      return {
        Code: code,
        Name: customer.name,
        Light: decisionSteps[Step].light,
        Reasons: Reasons.slice(0, riskyLimits.reasons),
        Open: money.open,
        Overdue: money.overdue,
        OverdueSince: since,
        Applications: applications,
      }
    }),
  )
  return all.toSorted(
    (one, other) =>
      lights.indexOf(one.Light) - lights.indexOf(other.Light) ||
      compare(other.Overdue, one.Overdue) ||
      compare(other.Open, one.Open) ||
      (one.Code < other.Code ? -1 : 1),
  )
}
