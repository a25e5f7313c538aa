import { shownFact, type ApprovalStepRule } from '@jst/contracts/document'
import { quotationDocument } from '@jst/contracts/quotes'
import type { Queryable } from '../kernel/database/database.ts'
import { approvalFacts } from '../modules/quotes/index.ts'
import { insertOpenRound, type DemoRound } from './rounds.ts'

/** The open round of a quotation below its floor: the head of sales has agreed where the general manager is asked too. */
export async function askForQuote(
  tx: Queryable,
  companyId: number,
  steps: readonly ApprovalStepRule[],
  { id, ...request }: Pick<DemoRound, 'by' | 'at'> & { readonly id: number },
): Promise<void> {
  const answers = await approvalFacts(tx, { id })
  const words = quotationDocument.approval.facts
  const [quote] = await tx.query<Pick<DemoRound, 'no' | 'title' | 'version'>>(
    `select t.code as no, concat_ws(' ', c.name_zh, t.pol_code || '→' || t.pod_code) as title, t.update_time as version
     from quotation t join customer c on c.company_id = t.company_id and c.code = t.customer_code where t.id = $1`,
    [id],
  )
  await insertOpenRound(tx, companyId, steps, {
    ...quote!,
    ...request,
    kind: quotationDocument.kind,
    id,
    query: `Id=${id}`,
    facts: Object.entries(answers).map(([fact, answer]) => shownFact(words[fact as keyof typeof words], answer)),
    agreed: '客户月均 40 柜，同意申请',
  })
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
