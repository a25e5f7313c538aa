import type { ChargeBasis, PayTerm } from '@jst/contracts/document'
import type { Units } from '../amounts.ts'
import type { OptionCharge } from '../facts/option.ts'

/** A charge on its way: amounts as whole numbers, and what it comes to once that is known. */
export interface Line {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly basis: ChargeBasis
  readonly box: string
  readonly term: PayTerm
  readonly currency: string
  /** Whole units, such as boxes; undefined: `quantity` is a measure. */
  readonly count: number | undefined
  readonly quantity: Units | undefined
  readonly price: Units
  readonly minimum: Units | undefined
  readonly of: readonly string[]
  readonly inAllIn: boolean
  readonly source: OptionCharge['Source']
  /** Rounded to the currency; undefined until the charges that it is a per cent of are known. */
  amount: Units | undefined
}
