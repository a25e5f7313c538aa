import type { ApprovalStepRule, shownFact } from '@jst/contracts/document'
import type { Queryable } from '../kernel/database/database.ts'

const hour = 3_600_000

/** A request for agreement as the demo tells it. `agreed`: what those before the last step said. */
export interface DemoRound {
  readonly kind: string
  readonly id: number
  readonly no: string
  readonly title: string
  readonly query: string
  readonly version: string
  readonly facts: readonly ReturnType<typeof shownFact>[]
  readonly by: { readonly id: number; readonly name: string }
  readonly at: Date
  readonly agreed: string
}

/** An open round in which all steps but the last have agreed. */
export async function insertOpenRound(tx: Queryable, companyId: number, steps: readonly ApprovalStepRule[], one: DemoRound): Promise<void> {
  const { kind, id, no, title, query, version, facts, by, at, agreed } = one
  const [round] = await tx.query<{ id: number }>(
    `insert into approval_round (kind, subject_id, company_id, no, title, query, version, facts, state, asked_by, asked_name, asked_at, words)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11, '') returning id`,
    [kind, id, companyId, no, title, query, version, JSON.stringify(facts), by.id, by.name, at.toISOString()],
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
         select $1, $2, e.id, e.name, e.id, e.name, true, $5, $4 from employee e where e.id = $3`,
        [step!.id, companyId, rule.EmployeeIds[0], new Date(at.getTime() + hour / 2).toISOString(), agreed],
      )
  }
}
