import { shownFact, type ApprovalStepRule } from '@jst/contracts/document'
import { quotationDocument } from '@jst/contracts/quotes'
import type { Queryable } from '../kernel/database.ts'
import { approvalFacts } from '../modules/quotes/index.ts'

const hour = 3_600_000

interface Asked {
  readonly id: number
  readonly by: { readonly id: number; readonly name: string }
  readonly at: Date
}

/** The open round of a quotation below its floor: the head of sales has agreed where the general manager is asked too. */
export async function askForQuote(
  tx: Queryable,
  companyId: number,
  steps: readonly ApprovalStepRule[],
  { id, by, at }: Asked,
): Promise<void> {
  const answers = await approvalFacts(tx, { id })
  const words = quotationDocument.approval.facts
  const facts = Object.entries(answers).map(([fact, answer]) => shownFact(words[fact as keyof typeof words], answer))
  const [round] = await tx.query<{ id: number }>(
    `insert into approval_round (kind, subject_id, company_id, no, title, query, version, facts, state, asked_by, asked_name, asked_at, words)
     select $1, t.id, $2, t.code, concat_ws(' ', c.name_zh, t.pol_code || '→' || t.pod_code), 'Id=' || t.id, t.update_time, $4, 'open', $5, $6, $7, ''
     from quotation t join customer c on c.company_id = t.company_id and c.code = t.customer_code where t.id = $3 returning id`,
    [quotationDocument.kind, companyId, id, JSON.stringify(facts), by.id, by.name, at.toISOString()],
  )
  for (const [place, rule] of steps.entries()) {
    const isLast = place === steps.length - 1
    const opened = new Date(at.getTime() + (place * hour) / 2).toISOString()
    const [step] = await tx.query<{ id: number }>(
      `insert into approval_step (round_id, company_id, place, step_order, rule, state, opened_at, due)
       values ($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + make_interval(hours => $8)) returning id`,
      [round!.id, companyId, place + 1, rule.Order, JSON.stringify(rule), isLast ? 'open' : 'agreed', opened, rule.Hours],
    )
    await tx.query('insert into approval_seat (step_id, employee_id, company_id) values ($1, $2, $3)', [
      step!.id,
      rule.EmployeeIds[0],
      companyId,
    ])
    if (!isLast)
      await tx.query(
        `insert into approval_vote (step_id, company_id, voter_id, voter_name, for_id, for_name, agree, words, at)
         select $1, $2, e.id, e.name, e.id, e.name, true, '客户月均 40 柜，同意申请', $4 from employee e where e.id = $3`,
        [step!.id, companyId, rule.EmployeeIds[0], new Date(at.getTime() + hour / 2).toISOString()],
      )
  }
}

/** Below the floor the head of sales agrees, and the general manager from 3,000 on. */
export async function seedChain(tx: Queryable, companyId: number): Promise<Record<'head' | 'boss', ApprovalStepRule>> {
  const people = await tx.query<{ id: number; account: string }>(
    `select e.id, u.account from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account in ('gaojun', 'boss')`,
    [companyId],
  )
  const of = (account: string) => people.filter((one) => one.account === account).map(({ id }) => id)
  const step = (Name: string, Order: number, EmployeeIds: number[], When: ApprovalStepRule['When']): ApprovalStepRule => ({
    Name,
    Order,
    When,
    RoleIds: [],
    EmployeeIds,
    Relations: [],
    Need: 'one',
    Quorum: 1,
    Hours: 4,
  })
  const steps = [
    step('销售主管（低于底价）', 1, of('gaojun'), [{ Fact: 'Below', Operator: 'gt', Value: 0 }]),
    step('销售主管（手工价格）', 1, of('gaojun'), [{ Fact: 'Manual', Operator: 'is', Value: 'yes' }]),
    step('总经理', 2, of('boss'), [{ Fact: 'Below', Operator: 'gte', Value: 3_000 }]),
  ]
  await tx.query('insert into approval_rule (company_id, kind, steps) values ($1, $2, $3)', [
    companyId,
    quotationDocument.kind,
    JSON.stringify(steps),
  ])
  return { head: steps[0]!, boss: steps[2]! }
}
