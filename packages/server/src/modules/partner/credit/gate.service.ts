import {
  creditVerdict,
  usualCreditRule,
  type CreditRuleRow,
  type CreditStanding,
  type CreditVerdict,
  type CustomerCredit,
} from '@jst/contracts/partner'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db, Queryable } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { stageOf, type DocumentCall } from '../../../documents/index.ts'
import { demandRow } from '../partner.repo.ts'
import { kinds } from '../partner.kinds.ts'
import { texts } from '../texts.ts'
import { findApplications } from './credit.repo.ts'
import { termsOn } from './terms.ts'

interface OpenMoney {
  readonly used: number
  readonly overdueDays: number
  readonly counted: boolean
}
/** Open money of a customer. No area keeps receivables: nothing is counted, and pages say so. */
const openMoney = async (): Promise<OpenMoney> => ({ used: 0, overdueDays: 0, counted: false })

const stage = stageOf(kinds.customer.document, 't.state')
const terms = `select t.id, ${stage} as stage, t.credit_limit as "limit", t.credit_days as days, t.credit_gate as gate,
    to_char(t.credit_from, 'YYYY-MM-DD') as "validFrom", to_char(t.credit_to, 'YYYY-MM-DD') as "validTo", china_day()::text as today
  from customer t where t.id = any($1)`
interface TermsRow {
  readonly id: number
  readonly stage: string
  readonly limit: number | null
  readonly days: number | null
  readonly gate: CreditStanding['Gate']
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly today: string
}

/** Whether new business of a customer of this amount may begin. */
async function standingOf(db: Queryable, actor: EmployeeActor, customerId: number, amount: number, day?: string): Promise<CreditStanding> {
  const [[row], rule, { used, overdueDays, counted }] = await Promise.all([
    db.query<TermsRow>(terms, [[customerId]]),
    ruleOf(db, actor),
    openMoney(),
  ])
  const { id: _, days, validFrom, ...facts } = day === undefined ? row! : { ...row!, ...(await termsOn(db, customerId, day)) }
  return {
    Limit: facts.limit,
    Days: days,
    Gate: facts.gate,
    ValidFrom: validFrom,
    ValidTo: facts.validTo,
    Used: used,
    OverdueDays: overdueDays,
    Counted: counted,
    Verdict: creditVerdict({ ...facts, used, overdueDays, amount }, rule),
  }
}

/** Business of a customer that is about to begin. `amount` in CNY. */
interface Asked {
  readonly customerId: number
  readonly amount: number
}
/** The same for business of several customers with two statements: limits and verdicts in the order asked. `system`: whoever begins it need not see their terms. */
export async function verdictsOn(
  system: Queryable,
  staff: Pick<EmployeeActor, 'companyId'>,
  asked: readonly Asked[],
): Promise<{ readonly limit: number | null; readonly verdict: CreditVerdict }[]> {
  const [rows, rule, { used, overdueDays }] = await Promise.all([
    system.query<TermsRow>(terms, [[...new Set(asked.map(({ customerId }) => customerId))]]),
    ruleOf(system, staff),
    openMoney(),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return asked.map(({ customerId, amount }) => {
    const facts = byId.get(customerId)!
    return { limit: facts.limit, verdict: creditVerdict({ ...facts, used, overdueDays, amount }, rule) }
  })
}

export async function creditOf(db: Db, actor: EmployeeActor, customerId: number): Promise<CustomerCredit> {
  await demandRow(db, kinds.customer, customerId)
  const [Standing, Applications] = await Promise.all([standingOf(db, actor, customerId, 0), findApplications(db, customerId)])
  return { Standing, Applications }
}

const linked = `select id from customer where linked_id = $1 and company_id = $2 and removed_at is null and merged_into is null`
/**
 * The same for a registered company, for whoever sees the customer. `day`: by the terms that hold then, such as the day of sailing.
 * @throws AppError NOT_FOUND for one that is no customer of ours
 */
export async function gateOf(
  db: Queryable,
  actor: EmployeeActor,
  companyId: number,
  amount: number,
  day?: string,
): Promise<CreditStanding> {
  const [customer] = await db.query<{ id: number }>(linked, [companyId, actor.companyId])
  if (!customer) throw new AppError('NOT_FOUND', { message: texts.noCustomer })
  return standingOf(db, actor, customer.id, amount, day)
}

const rule = `select gate as "Gate", without_credit as "Without", overdue_days as "OverdueDays", update_time as "UpdateTime" from credit_rule
  where company_id = $1`
export async function ruleOf(db: Queryable, { companyId }: Pick<EmployeeActor, 'companyId'>): Promise<CreditRuleRow> {
  const [row] = await db.query<CreditRuleRow>(rule, [companyId])
  return row ?? { ...usualCreditRule, UpdateTime: null }
}

const add = `insert into credit_rule (company_id, operator_id, gate, without_credit, overdue_days) values ($1, $2, $3, $4, $5)
  on conflict (company_id) do nothing returning company_id`
const change = `update credit_rule set gate = $3, without_credit = $4, overdue_days = $5, update_time = next_update_time(update_time)
  where company_id = $1 and operator_id is not distinct from $2::bigint and update_time = $6 returning company_id`
/** @throws AppError STALE_WRITE when somebody else wrote it since */
export async function saveRule({ tx, actor, audit }: DocumentCall, { UpdateTime, ...next }: CreditRuleRow): Promise<CreditRuleRow> {
  const values = [actor.companyId, actor.operatorId, next.Gate, next.Without, next.OverdueDays]
  const written = await (UpdateTime === null ? tx.query(add, values) : tx.query(change, [...values, UpdateTime]))
  const stored = await ruleOf(tx, actor)
  if (written.length === 0) throw new AppError('STALE_WRITE', { data: stored })
  audit({ action: 'credit.rule', entity: 'credit_rule', entityId: actor.companyId, diff: next })
  return stored
}
