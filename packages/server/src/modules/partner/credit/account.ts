import { digitsIn } from '@jst/contracts/document'
import { sumIn, unitsOf, type Money } from '@jst/contracts/money'
import { creditVerdict, type CreditFacts, type CreditRule, type CreditVerdict } from '@jst/contracts/partner'
import { currenciesOf, exchangeRatesOn } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { OpenItem } from './open-items.ts'

/** Limits are kept in it. */
const limitCurrency = 'CNY'
const cents = 100

/** Converts into the currency of the limits. */
export type ToLimit = (totals: readonly Money[]) => { readonly Amount: string; readonly Unrated: readonly string[] }
/** Conversion by the exchange rates of a day. */
export async function toLimitOn(db: Queryable, companyId: number, day: string): Promise<ToLimit> {
  const [rates, currencies] = await Promise.all([exchangeRatesOn(db, companyId, limitCurrency, day), currenciesOf(db, companyId)])
  const digits = digitsIn(currencies)
  return (totals) => sumIn(totals, rates, limitCurrency, digits)
}

export interface ItemKey {
  readonly kind: string
  readonly id: number
}
const keyOf = ({ kind, id }: ItemKey) => `${kind} ${id}`

type Terms = Omit<CreditFacts, 'used' | 'overdueDays' | 'amount'>

/** The credit of a customer and what uses it. Amounts are kept in cents, so that sums are exact. */
export class CreditAccount {
  readonly #terms: Terms
  readonly #rule: CreditRule
  readonly #items = new Map<string, number>()
  #cents = 0
  readonly overdueDays: number

  constructor(terms: Terms, rule: CreditRule, items: readonly (OpenItem & ItemKey)[], toLimit: ToLimit) {
    this.#terms = terms
    this.#rule = rule
    this.overdueDays = items.reduce((most, one) => Math.max(most, one.overdueDays), 0)
    for (const item of items) this.#set(keyOf(item), Number(unitsOf(toLimit(item.totals).Amount, 2)))
  }

  get limit(): number | null {
    return this.#terms.limit
  }
  get used(): number {
    return this.#cents / cents
  }
  /** The rest of the limit, never below 0; null without credit on that day. */
  get free(): number | null {
    const { limit, validTo, today } = this.#terms
    return limit === null || (validTo !== null && today > validTo) ? null : Math.max(0, Math.round(limit * cents) - this.#cents) / cents
  }

  /** Amount of an item; 0 while it is not counted. */
  amountOf(item: ItemKey): number {
    return (this.#items.get(keyOf(item)) ?? 0) / cents
  }

  /** Verdict on business of an amount. `except`: the item that the amount stands for; it is not counted twice. */
  verdictOn(amount: number, except?: ItemKey): CreditVerdict {
    const used = this.used - (except ? this.amountOf(except) : 0)
    return creditVerdict({ ...this.#terms, used: Math.round(used * cents) / cents, overdueDays: this.overdueDays, amount }, this.#rule)
  }

  /** Counts an item from now on, in place of what it came to before. */
  count(item: ItemKey, amount: number): void {
    this.#set(keyOf(item), Math.round(amount * cents))
  }

  #set(key: string, amount: number): void {
    this.#cents += amount - (this.#items.get(key) ?? 0)
    this.#items.set(key, amount)
  }
}
