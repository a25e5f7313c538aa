import type { DayWord, Span } from '@jst/text-reader'
import type { ActionKind, ReadCharge } from './reading.ts'

/** A value with the place that says it. `open` names the questions it waits for. */
export interface Said<T> {
  readonly value: T
  readonly span: Span
  readonly open?: readonly string[]
}

/** Prices as they stand together. */
export interface PriceList {
  readonly span: Span
  /** One for each value; empty where none is named. */
  readonly boxes: readonly string[]
  /** A value with two ends is a range; '' stands for none, as `***` does. */
  readonly values: readonly (string | readonly [string, string])[]
  readonly currency: Said<string> | undefined
  readonly allIn: boolean
  readonly about: boolean
  /** Parts that the price is said to be made of. */
  readonly parts: readonly Said<string>[]
}

export interface Validity {
  readonly from: DayWord | undefined
  readonly to: DayWord | undefined
  /** One day, and no word says that it is the last. */
  readonly bare: boolean
  /** The price ends on the day before. */
  readonly before?: boolean
}

/** Ports with the prices that follow them. Carriers and days are those that stand with these prices alone. */
export interface Group {
  readonly pols: Said<string>[]
  readonly pods: Said<string>[]
  readonly vias: Said<string>[]
  readonly carriers: Said<string>[]
  readonly validity: Said<Validity>[]
  readonly prices: PriceList[]
  /** The prices of another row, and how much more. */
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
  /** Fields that the cell above says. */
  readonly repeated: string[]
  /** A row of a table takes nothing from other rows. */
  readonly inTable: boolean
  /** Prices of it hold after an increase that has not come yet. */
  later: boolean
  /** It speaks of all prices above. */
  ofAbove: boolean
  /** Its act is on the prices above it alone. */
  backward: boolean
  /** Missing facts are those of the line of prices above. */
  asAbove: boolean
  /** It opens a list of local charges. */
  local: boolean
  localCurrency: string
  basis: Said<string> | undefined
  service: Said<string> | undefined
  currency: Said<string> | undefined
  boxes: Said<readonly string[]> | undefined
  /** The one box of a line of conditions: `40HQ，上海出，USD`. */
  onlyBox: Said<readonly string[]> | undefined
  closing: Said<number> | undefined
  sailing: Said<number> | undefined
  transit: Said<number> | undefined
  free: Said<number> | undefined
  /** Tons that a box may weigh. */
  limit: Said<string> | undefined
  remark: Said<string> | undefined
  /** Nothing in it is a price that is offered. */
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
