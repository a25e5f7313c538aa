import type { NameKind } from './facts.ts'
import type { Span } from './reading.ts'

/** What words of the trade say. */
export type TradeWord =
  | 'pol'
  | 'pod'
  | 'line'
  | 'to'
  | 'via'
  | 'direct'
  | 'validity'
  | 'from'
  | 'until'
  | 'allIn'
  | 'freight'
  | 'include'
  | 'exclude'
  | 'plus'
  | 'minus'
  | 'same'
  | 'remark'
  | 'about'
  | 'open'
  | 'withdraw'
  | 'correct'
  | 'increase'
  | 'full'
  | 'announce'
  | 'collect'
  | 'prepaid'
  | 'perBill'
  | 'perBox'
  | 'perTon'
  | 'service'
  | 'price'
  | 'filler'

export type Token = Span &
  (
    | { readonly is: 'name'; readonly kind: NameKind; readonly codes: readonly string[]; readonly word: string }
    | { readonly is: 'box'; readonly boxes: readonly string[] }
    | { readonly is: 'number'; readonly value: string }
    | { readonly is: 'currency'; readonly code: string }
    | { readonly is: 'days'; readonly from: DayWord | undefined; readonly to: DayWord | undefined }
    | { readonly is: 'weekday'; readonly role: 'closing' | 'sailing'; readonly day: number }
    | { readonly is: 'transit'; readonly days: number }
    | { readonly is: 'free'; readonly days: number }
    | { readonly is: 'someDays'; readonly days: number }
    | { readonly is: 'tons'; readonly tons: string; readonly above: boolean }
    | { readonly is: 'basis'; readonly basis: string }
    | { readonly is: 'word'; readonly word: TradeWord; readonly text: string }
    | { readonly is: 'sign'; readonly sign: string }
    | { readonly is: 'unknown'; readonly word: string }
  )
export type TokenOf<K extends Token['is']> = Extract<Token, { is: K }>

/** A day as it is written: the year may be left out, and the order of day and month unsaid. */
export interface DayWord {
  readonly year: number | undefined
  readonly month: number
  readonly day: number
  /** The two numbers may be meant either way. */
  readonly either: boolean
}
