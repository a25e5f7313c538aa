import type { DayWord, Span } from '@jst/text-reader'
import type { ActionKind, ReadCharge } from './reading.ts'

/** A value with its source span. `open` holds the ids of unanswered questions about it. */
export interface Said<T> {
  readonly value: T
  readonly span: Span
  readonly open?: readonly string[]
}

/** Prices written as one group. */
export interface PriceList {
  readonly span: Span
  /** Box types, one for each value; empty if none is named. */
  readonly boxes: readonly string[]
  /** Two numbers are a range; '' is no price, written `***`. */
  readonly values: readonly (string | readonly [string, string])[]
  readonly currency: Said<string> | undefined
  readonly allIn: boolean
  readonly about: boolean
  /** Components of the price as stated. */
  readonly parts: readonly Said<string>[]
}

export interface Validity {
  readonly from: DayWord | undefined
  readonly to: DayWord | undefined
  /** A single date that is not marked as the last day. */
  readonly bare: boolean
  /** The validity ends on the day before. */
  readonly before?: boolean
}

/** Ports with the prices that follow them; carriers and dates are those of these prices alone. */
export interface Group {
  readonly pols: Said<string>[]
  readonly pods: Said<string>[]
  readonly vias: Said<string>[]
  readonly carriers: Said<string>[]
  readonly validity: Said<Validity>[]
  readonly prices: PriceList[]
  /** Difference to the prices of another row. */
  same: (Span & { readonly more: string }) | undefined
}
export const newGroup = (): Group => ({ pols: [], pods: [], vias: [], carriers: [], validity: [], prices: [], same: undefined })

/** Facts of one line. */
export interface LineFacts {
  readonly span: Span
  readonly groups: Group[]
  readonly carriers: Said<string>[]
  readonly validity: Said<Validity>[]
  readonly charges: Said<ReadCharge>[]
  readonly lanes: Said<string>[]
  /** Fields taken from the cell above. */
  readonly repeated: string[]
  /** Row of a table: inherits nothing from other rows. */
  readonly inTable: boolean
  /** Its prices include an increase that is not in force yet. */
  later: boolean
  /** Applies to all prices above. */
  ofAbove: boolean
  /** Its action applies only to the prices above. */
  backward: boolean
  /** Missing facts are taken from the price line above. */
  asAbove: boolean
  /** Starts a list of local charges. */
  local: boolean
  localCurrency: string
  basis: Said<string> | undefined
  service: Said<string> | undefined
  currency: Said<string> | undefined
  boxes: Said<readonly string[]> | undefined
  /** The single box type of a line of conditions: `40HQ，上海出，USD`. */
  onlyBox: Said<readonly string[]> | undefined
  closing: Said<number> | undefined
  sailing: Said<number> | undefined
  transit: Said<number> | undefined
  free: Said<number> | undefined
  /** Maximum weight of a box, in tons. */
  limit: Said<string> | undefined
  remark: Said<string> | undefined
  /** Contains no offered price. */
  action: Said<ActionKind> | undefined
}
export const newLine = (span: Span, inTable = false): LineFacts => ({
  span,
  inTable,
  repeated: [],
  later: false,
  ofAbove: false,
  backward: false,
  asAbove: false,
  local: false,
  localCurrency: '',
  lanes: [],
  groups: [],
  carriers: [],
  validity: [],
  charges: [],
  basis: undefined,
  service: undefined,
  currency: undefined,
  boxes: undefined,
  onlyBox: undefined,
  closing: undefined,
  sailing: undefined,
  transit: undefined,
  free: undefined,
  limit: undefined,
  remark: undefined,
  action: undefined,
})
export const priced = ({ groups }: LineFacts): boolean => groups.some(({ prices, same }) => prices.length > 0 || same !== undefined)
