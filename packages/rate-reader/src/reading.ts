import type { Fate, Span, TextQuestion } from '@jst/text-reader'

export type { Span }

/**
 * Kinds of questions:
 * - `port`, `carrier`, `charge`: code of a name
 * - `boxes`: which box types unlabelled prices are for
 * - `currency`, `chargeCurrency`: currency of amounts without one
 * - `pol`, `pod`, `line`, `validity`: required field missing in a row (`line`: the carrier)
 * - `chain`: whether the port between two others is a transhipment port or a further port of discharge
 * - `year`, `dayOrder`: ambiguous date
 * - `amount`: price that is a range, approximate or outside the usual limits
 * - `relative`: price stated as a difference to another row
 * - `allIn`: all-in price that differs from the sum of its components
 * - `included`: whether a surcharge with an amount is included in the price
 * - `basis`: charge basis of a surcharge
 * - `days`: transit time or free time
 * - `remark`: whether an amount in a remark is a surcharge
 * - `second`: value on which the two readers differ
 * - `holds`: date of a sailing that decides which price applies
 */
export type QuestionKind =
  | 'port'
  | 'carrier'
  | 'charge'
  | 'boxes'
  | 'currency'
  | 'chargeCurrency'
  | 'pol'
  | 'pod'
  | 'line'
  | 'chain'
  | 'validity'
  | 'year'
  | 'dayOrder'
  | 'amount'
  | 'relative'
  | 'allIn'
  | 'basis'
  | 'included'
  | 'days'
  | 'remark'
  | 'holds'
  | 'second'

/** Kinds of answer accepted beside the candidates. */
export type QuestionFree = 'port' | 'carrier' | 'charge' | 'days' | 'amount' | 'none'
export type Question = TextQuestion<QuestionKind, QuestionFree>

export interface ReadCharge {
  readonly code: string
  /** C box, B bill, S shipment, R revenue ton; '' while unanswered or where no basis applies. */
  readonly basis: string
  readonly currency: string
  /** A single amount, or one by box type; neither if only the name is known. */
  readonly amount: string
  readonly boxes: Readonly<Record<string, string>>
  readonly included: boolean
  /** Weight above which it is charged, in tons. */
  readonly above: string
  readonly collect: boolean
}

/** A rate as read. An empty string means not stated, or the subject of one of `questions`. */
export interface ReadRow {
  readonly id: string
  readonly span: Span
  readonly carrier: string
  readonly service: string
  readonly pol: string
  readonly pod: string
  readonly via: string
  readonly currency: string
  /** Decimal strings by box type (`40HQ`). */
  readonly prices: Readonly<Record<string, string>>
  readonly from: string
  readonly to: string
  readonly basis: string
  readonly closing: number | undefined
  readonly sailing: number | undefined
  readonly transit: number | undefined
  readonly free: number | undefined
  /** Maximum weight of a box, in tons. */
  readonly limit: string
  readonly surcharges: readonly ReadCharge[]
  readonly remark: string
  /** Fields inherited from a heading, the cell above or a line that applies to all. */
  readonly inherited: readonly string[]
  /** Ids of unanswered questions; until they are answered the row is no rate. */
  readonly questions: readonly string[]
}

/** Action of a text other than an offer: withdraws, corrects or raises prices, or only announces. */
export type ActionKind = 'withdraw' | 'correct' | 'increase' | 'full' | 'announce'

export interface ReadAction {
  readonly id: string
  readonly kind: ActionKind
  readonly span: Span
  readonly text: string
  readonly carriers: readonly string[]
  readonly pols: readonly string[]
  readonly pods: readonly string[]
  readonly lanes: readonly string[]
  /** Effective date. */
  readonly from: string
  readonly currency: string
  /** Increase by box type. */
  readonly amounts: Readonly<Record<string, string>>
  /** Corrected prices, which become rates only after confirmation. */
  readonly rows: readonly ReadRow[]
}

/** `unread`: an amount, box, port or date next to a row that was not stored in any field. */
export type WarningKind = 'hiddenRows' | 'hiddenColumns' | 'remarkAmount' | 'expired' | 'double' | 'unread'
export interface Warning {
  readonly kind: WarningKind
  readonly spans: readonly Span[]
  readonly text: string
}

export interface Mark extends Span {
  readonly as: Fate
}

/** Result. Every character of the text belongs to exactly one of `marks`. */
export interface Reading {
  readonly rows: readonly ReadRow[]
  readonly questions: readonly Question[]
  readonly actions: readonly ReadAction[]
  readonly warnings: readonly Warning[]
  readonly marks: readonly Mark[]
  /** Spans of the second reader that contain no such value. */
  readonly dropped: number
}

/** Hidden rows of the sheet, by their offset in the text, and the headings of its hidden columns. */
export interface Hidden {
  readonly lines: readonly number[]
  readonly columns: readonly string[]
}
