import { amountText } from '../money/amount-text.ts'
import type { CreditGate } from './partners.ts'

/** Default credit rule of a company, for customers without terms of their own. */
export interface CreditRule {
  /** Beyond the limit, where the customer has no gate of its own. */
  readonly Gate: CreditGate
  /** Customers without credit. */
  readonly Without: CreditGate
  /** Days after which open money counts as overdue; then the gate closes whatever the limit says. */
  readonly OverdueDays: number
}
/** Without a rule of the company. */
export const defaultCreditRule: CreditRule = { Gate: 'approve', Without: 'warn', OverdueDays: 0 }

/** Credit facts of a customer when new business is about to begin. Amounts in CNY. */
export interface CreditFacts {
  readonly stage: string
  /** Null: no credit. */
  readonly limit: number | null
  readonly gate: CreditGate | ''
  /** The last day on which the terms hold: `YYYY-MM-DD`; null: no end. */
  readonly validTo: string | null
  readonly used: number
  /** Days by which the oldest open money is overdue; 0: none. */
  readonly overdueDays: number
  /** Of the business that is about to begin. */
  readonly amount: number
  readonly today: string
}

export const creditCauses = ['blacklisted', 'stopped', 'overdue', 'without', 'expired', 'beyond', 'within'] as const
type Cause = (typeof creditCauses)[number]

export interface CreditVerdict {
  readonly Gate: 'pass' | CreditGate
  readonly Cause: Cause
  /** Description of the problem. */
  readonly Sentence: string
  /** Next step; '' where nothing has to be done. */
  readonly Next: string
}

const verdict = (Gate: CreditVerdict['Gate'], Cause: Cause, Sentence: string, Next = ''): CreditVerdict => ({ Gate, Cause, Sentence, Next })
const yuan = (amount: number) => amountText(amount, 'CNY')
const apply = '请申请调整信用额度，或改为付款后放货'

/** Decides whether new business of a customer may begin (booking, release): the customer's own gate counts before that of the company. */
export function creditVerdict(facts: CreditFacts, rule: CreditRule): CreditVerdict {
  const { stage, limit, validTo, used, overdueDays, amount, today } = facts
  const gate = facts.gate || rule.Gate
  if (stage === 'blacklisted') return verdict('block', 'blacklisted', '客户已列入黑名单，不能新建业务', '如需恢复，请先移出黑名单')
  if (stage === 'stopped') return verdict('block', 'stopped', '客户已停止合作，不能新建业务', '如需恢复，请先点击开始合作')
  if (overdueDays > rule.OverdueDays) return verdict(gate, 'overdue', `应收已逾期 ${overdueDays} 天`, '请先催收逾期款项')
  if (limit === null) return verdict(rule.Without, 'without', '客户尚未授信', '请申请信用额度，或改为付款后放货')
  if (validTo !== null && today > validTo) return verdict(rule.Without, 'expired', `信用额度已于 ${validTo} 到期`, '请重新申请信用额度')
  // amounts have cents, sums of them as binary fractions do not
  const beyond = Math.round((used + amount - limit) * 100) / 100
  if (beyond > 0) return verdict(gate, 'beyond', `超出信用额度 ${yuan(beyond)}`, apply)
  return verdict('pass', 'within', `可用额度 ${yuan(-beyond)}`)
}
