import type { CreditGate } from '@jst/contracts/partner'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { asOf, splitAt, type Periods } from '../../../kernel/database/periods.ts'

/** Terms of credit by the days on which they hold. */
const creditTerms: Periods = {
  table: 'credit_term',
  keys: ['customer_id'],
  columns: ['credit_limit as "limit"', 'credit_days as days', 'credit_gate as gate'],
}

interface Customer {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
}
interface Terms {
  readonly CreditLimit: number
  readonly CreditDays: number
  readonly CreditGate: CreditGate
  readonly ValidTo: string | null
}

const today = 'select china_day()::text as day'
/** Terms that were agreed today hold from today on; those before them end yesterday. */
export async function keepTerms(tx: Tx, { id, companyId, operatorId }: Customer, terms: Terms): Promise<void> {
  const [{ day } = { day: '' }] = await tx.query<{ day: string }>(today)
  // an agreement that comes after its last day gives nothing any more
  if (terms.ValidTo !== null && terms.ValidTo < day) return
  const values = {
    company_id: companyId,
    operator_id: operatorId,
    credit_limit: terms.CreditLimit,
    credit_days: terms.CreditDays,
    credit_gate: terms.CreditGate,
  }
  await splitAt(tx, creditTerms, { customer_id: id }, { day, until: terms.ValidTo, values })
}

interface HeldOn {
  readonly limit: number | null
  readonly days: number | null
  readonly gate: CreditGate | ''
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly today: string
}
/** The terms of a customer on a day, as the gate reads them. */
export async function termsOn(db: Queryable, customerId: number, day: string): Promise<HeldOn> {
  const held = await asOf(db, creditTerms, { customer_id: customerId }, day)
  return {
    limit: (held?.['limit'] ?? null) as number | null,
    days: (held?.['days'] ?? null) as number | null,
    gate: (held?.['gate'] ?? '') as CreditGate | '',
    validFrom: held?.from ?? null,
    validTo: held?.to ?? null,
    today: day,
  }
}

const move = `update credit_term set customer_id = $2 where customer_id = $1 and not exists (select from credit_term where customer_id = $2)`
/** The terms of a merged customer are those of the one that stands for it, where that one never had any. */
export const moveTerms = (tx: Queryable, from: number, into: number) => tx.query(move, [from, into])
