import type { Candidate } from './facts.ts'

/** Characters `start` to `end` (not included) of the text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * What is asked:
 * - `port`, `carrier`, `charge`: what a word names
 * - `boxes`: which box types unlabelled prices are for
 * - `currency`, `chargeCurrency`: of amounts without one
 * - `pol`, `pod`, `line`, `validity`: what a row lacks (`line`: the carrier)
 * - `chain`: whether the port between two others is where the box changes ships, or one more port of discharge
 * - `year`, `dayOrder`: how a day is meant
 * - `amount`: a price that is a range, about, or of an unusual size
 * - `relative`: a price told by another row
 * - `allIn`: an all-in price that is not the sum of its parts
 * - `included`: whether a surcharge with an amount is part of the price
 * - `basis`: what a surcharge is counted by
 * - `days`: whether a number of days is the voyage or the free time
 * - `remark`: whether an amount in a remark is a surcharge
 * - `below`: whether empty cells repeat the cell above
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
  | 'below'

export interface Question {
  /** The same for the same words of the same text, so that answers hold while the rest is edited. */
  readonly id: string
  readonly kind: QuestionKind
  /** Where it comes from, in the order of the text. */
  readonly spans: readonly Span[]
  readonly word: string
  readonly candidates: readonly Candidate[]
  /** What may be answered beside the candidates. */
  readonly free: 'port' | 'carrier' | 'charge' | 'days' | 'amount' | 'none'
  readonly answer: string | undefined
  /** The answer holds for later texts of the same source. */
  readonly learnable: boolean
}

export interface ReadCharge {
  readonly code: string
  /** C box, B bill, S shipment, R revenue ton; '' while it is asked or where nothing is to be counted. */
  readonly basis: string
  readonly currency: string
  /** One price, or one for each box type; neither: known by name only. */
  readonly amount: string
  readonly boxes: Readonly<Record<string, string>>
  readonly included: boolean
  /** Tons above which it is due. */
  readonly above: string
  readonly collect: boolean
}

/** One rate as the text says it. What is '' is not said, or asked by one of `questions`. */
export interface ReadRow {
  readonly id: string
  readonly span: Span
  readonly carrier: string
  readonly service: string
  readonly pol: string
  readonly pod: string
  readonly via: string
  readonly currency: string
  /** By box type (`40HQ`), decimals as text. */
  readonly prices: Readonly<Record<string, string>>
  readonly from: string
  readonly to: string
  readonly basis: string
  readonly closing: number | undefined
  readonly sailing: number | undefined
  readonly transit: number | undefined
  readonly free: number | undefined
  /** Tons that a box may weigh. */
  readonly limit: string
  readonly surcharges: readonly ReadCharge[]
  readonly remark: string
  /** Unanswered ones: until they are answered this is no rate. */
  readonly questions: readonly string[]
}

/** What a text does that says no new price: it takes prices back, puts them right, raises them, or only tells something. */
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
  /** First day it holds. */
  readonly from: string
  readonly currency: string
  /** Amounts by box type of an increase. */
  readonly amounts: Readonly<Record<string, string>>
  /** Prices that are put right: they are no rates until somebody confirms. */
  readonly rows: readonly ReadRow[]
}

export type WarningKind = 'hiddenRows' | 'hiddenColumns' | 'remarkAmount' | 'expired' | 'double'
export interface Warning {
  readonly kind: WarningKind
  readonly spans: readonly Span[]
  readonly text: string
}

export type MarkAs = 'read' | 'asked' | 'unread'
export interface Mark extends Span {
  readonly as: MarkAs
}

/** Every character of the text is in exactly one of `marks`. */
export interface Reading {
  readonly rows: readonly ReadRow[]
  readonly questions: readonly Question[]
  readonly actions: readonly ReadAction[]
  readonly warnings: readonly Warning[]
  readonly marks: readonly Mark[]
}
