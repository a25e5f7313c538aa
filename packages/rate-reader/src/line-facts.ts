import type { ActionKind, ReadCharge, Span } from './reading.ts'
import type { DayWord } from './tokens.ts'

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
  /** A value with two ends is a range. */
  readonly values: readonly (string | readonly [string, string])[]
  readonly currency: Said<string> | undefined
  readonly allIn: boolean
  readonly about: boolean
  /** Parts that the price is said to be made of. */
  readonly parts: readonly Said<string>[]
}

/** Ports with the prices that follow them. */
export interface Group {
  readonly pols: Said<string>[]
  readonly pods: Said<string>[]
  readonly vias: Said<string>[]
  readonly prices: PriceList[]
  /** The prices of another row, and how much more. */
  same: (Span & { readonly more: string }) | undefined
}
export const newGroup = (): Group => ({ pols: [], pods: [], vias: [], prices: [], same: undefined })

interface Validity {
  readonly from: DayWord | undefined
  readonly to: DayWord | undefined
  /** One day, and no word says that it is the last. */
  readonly bare: boolean
}

/** What one line says. */
export interface LineFacts {
  readonly span: Span
  readonly groups: Group[]
  readonly carriers: Said<string>[]
  readonly validity: Said<Validity>[]
  readonly charges: Said<ReadCharge>[]
  readonly lanes: Said<string>[]
  /** Questions that all rows of the line wait for. */
  readonly open: string[]
  /** A row of a table takes nothing from other rows. */
  readonly inTable: boolean
  basis: Said<string> | undefined
  service: Said<string> | undefined
  currency: Said<string> | undefined
  boxes: Said<readonly string[]> | undefined
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
  open: [],
  lanes: [],
  groups: [],
  carriers: [],
  validity: [],
  charges: [],
  basis: undefined,
  service: undefined,
  currency: undefined,
  boxes: undefined,
  closing: undefined,
  sailing: undefined,
  transit: undefined,
  free: undefined,
  limit: undefined,
  remark: undefined,
  action: undefined,
})
export const priced = ({ groups }: LineFacts) => groups.some(({ prices, same }) => prices.length > 0 || same !== undefined)
