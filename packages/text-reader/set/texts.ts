import { readFileSync, readdirSync } from 'node:fs'
import type { NoteReading } from '@jst/booking-reader'
import type { Reading } from '@jst/rate-reader'
import {
  expectedNotes,
  expectedRates,
  type Expected,
  type NoteExpectation,
  type RateExpectation,
  type SheetExpectation,
} from './expectation.ts'
import { noteReading } from './note-adapter.ts'
import { rateReading } from './rate-adapter.ts'
import { scoreOf, type GivenAnswers, type Score } from './score.ts'

export const textKinds = ['rates', 'notes', 'sheets'] as const
export type TextKind = (typeof textKinds)[number]
export interface TextScore extends Score {
  readonly name: string
  readonly sender: number
}
/** The readers that are measured. */
export interface SetReaders {
  readonly rates: (source: string, answers: GivenAnswers) => Reading
  /** A reading for each booking of the text. */
  readonly notes: (source: string) => readonly NoteReading[]
}

const folder = (kind: TextKind) => new URL(`./${kind}/`, import.meta.url)
const fileText = (kind: TextKind, name: string) => readFileSync(new URL(name, folder(kind)), 'utf8')
const json = (kind: TextKind, name: string) => JSON.parse(fileText(kind, `${name}.json`)) as unknown
/** A sheet as the server hands it to the reader. */
const sheetText = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t').trimEnd()).join('\n')

/** A text of the set; a sheet is a text of its own. */
export interface SetText {
  readonly name: string
  readonly sender: number
  readonly texts: readonly string[]
  readonly expected: Expected
}
const loaders: Readonly<Record<TextKind, (name: string) => SetText>> = {
  rates: (name) => {
    const { sender, ...expect } = json('rates', name) as RateExpectation
    return { name, sender, texts: [fileText('rates', `${name}.txt`)], expected: expectedRates(expect) }
  },
  notes: (name) => {
    const expect = json('notes', name) as NoteExpectation
    return { name, sender: expect.sender, texts: [fileText('notes', `${name}.txt`)], expected: expectedNotes(expect) }
  },
  sheets: (name) => {
    const { sender, sheets, expect } = json('sheets', name) as SheetExpectation
    return { name, sender, texts: sheets.map(({ rows }) => sheetText(rows)), expected: expectedRates(expect) }
  },
}

export const setTexts = (kind: TextKind): SetText[] =>
  readdirSync(folder(kind))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => loaders[kind](file.slice(0, -'.json'.length)))

export const scoresOf = (kind: TextKind, readers: SetReaders): TextScore[] =>
  setTexts(kind).map(({ name, sender, texts, expected }) => {
    const [text = ''] = texts
    const read = kind === 'notes' ? noteReading(text, readers.notes(text), expected) : rateReading(texts, readers.rates)
    return { name, sender, ...scoreOf(expected, read) }
  })

const columns: readonly (readonly [string, (score: TextScore) => number])[] = [
  ['items', ({ items }) => items],
  ['right at once', ({ rightAtOnce }) => rightAtOnce],
  ['right after answers', ({ rightAfterAnswers }) => rightAfterAnswers],
  ['wrong', ({ wrong }) => wrong.length],
  ['invented', ({ invented }) => invented.length],
  ['needless', ({ needless }) => needless.length],
  ['questions', ({ questions }) => questions],
]
/** Sums of the scores of a kind, as a line to print. */
export function scoreLine(kind: TextKind, scores: readonly TextScore[]): string {
  const sums = columns.map(([name, of]) => `${name} ${scores.reduce((total, score) => total + of(score), 0)}`)
  return `${kind.padEnd(6)} ${[`texts ${scores.length}`, ...sums].join(', ')}\n`
}
