import type { Fate, Span, TextQuestion } from '@jst/text-reader'

export type { Span }

/**
 * Kinds of questions:
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
 * - `second`: which of two readers reads a place rightly
 * - `holds`: by which day of a sailing the price holds
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

/** Free answers besides the candidates. */
export type QuestionFree = 'port' | 'carrier' | 'charge' | 'days' | 'amount' | 'none'
export type Question = TextQuestion<QuestionKind, QuestionFree>

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
  /** Fields that another line says, a heading, the cell above, or a line that holds for all. */
  readonly inherited: readonly string[]
  /** Unanswered ones: until they are answered this is no rate. */
  readonly questions: readonly string[]
}

/** Action of a text without new prices: it withdraws, corrects or raises prices, or only announces something. */
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

/** `unread`: an amount, a box, a port or a day beside a row that is in none of its fields. */
export type WarningKind = 'hiddenRows' | 'hiddenColumns' | 'remarkAmount' | 'expired' | 'double' | 'unread'
export interface Warning {
  readonly kind: WarningKind
  readonly spans: readonly Span[]
  readonly text: string
}

export interface Mark extends Span {
  readonly as: Fate
}

/** Every character of the text is in exactly one of `marks`. */
export interface Reading {
  readonly rows: readonly ReadRow[]
  readonly questions: readonly Question[]
  readonly actions: readonly ReadAction[]
  readonly warnings: readonly Warning[]
  readonly marks: readonly Mark[]
  /** Places that a second reader pointed to and that say no such value. */
  readonly dropped: number
}

/** Lines of a sheet that its file hides, by their place in the text, and the headings of its hidden columns. */
export interface Hidden {
  readonly lines: readonly number[]
  readonly columns: readonly string[]
}
