import type { DayWord } from './dates.ts'
import type { Span } from './span.ts'

/** Kinds of things that a word of a rate may name. */
export type NameKind = 'port' | 'carrier' | 'charge' | 'lane'

/** Meanings of words of the trade. */
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
  | 'now'
  | 'before'
  | 'after'
  | 'local'
  | 'sails'
  | 'otherDay'
  | 'closed'
  | 'maybe'
  | 'notice'
  | 'again'
  | 'unitOf'
  | 'out'
  | 'isNow'
  | 'wasBefore'
  | 'filler'

/** A word of a text that means something by itself, at its place. */
export type Token = Span &
  (
    | { readonly is: 'name'; readonly kind: NameKind; readonly codes: readonly string[]; readonly word: string }
    | { readonly is: 'box'; readonly boxes: readonly string[] }
    | { readonly is: 'number'; readonly value: string; readonly others?: readonly string[] }
    | { readonly is: 'currency'; readonly code: string }
    | { readonly is: 'days'; readonly from: DayWord | undefined; readonly to: DayWord | undefined }
    | { readonly is: 'weekday'; readonly role: 'closing' | 'sailing'; readonly day: number }
    | { readonly is: 'transit'; readonly days: number }
    | { readonly is: 'free'; readonly days: number }
    | { readonly is: 'someDays'; readonly days: number }
    | { readonly is: 'tons'; readonly tons: string; readonly above: boolean }
    | { readonly is: 'basis'; readonly basis: string }
    | { readonly is: 'word'; readonly word: TradeWord; readonly text: string }
    | { readonly is: 'count'; readonly word: string }
    | { readonly is: 'area'; readonly countries: readonly string[]; readonly word: string }
    | { readonly is: 'sign'; readonly sign: string }
    | { readonly is: 'unknown'; readonly word: string }
  )
/** Tokens of one kind. */
export type TokenOf<K extends Token['is']> = Extract<Token, { is: K }>
