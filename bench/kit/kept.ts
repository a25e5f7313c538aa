import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from './entry.ts'
import type { Machine } from './machine.ts'
import type { EntryResult } from './report.ts'

/** Results that are committed, a file a day. */
const folder = path.resolve(import.meta.dirname, '../results')

/** Figures of one entry with the machine that they were measured on. */
export interface KeptResult extends EntryResult {
  readonly at: string
  readonly rounds: number
  readonly machine: Machine
}

/** As exact as a figure is from one run to the next. */
const rounded = (value: number): number => Number(value.toPrecision(4))
const smaller = (figure: Figure): Figure => ({
  ...figure,
  value: rounded(figure.value),
  ...(figure.limit === undefined ? {} : { limit: rounded(figure.limit) }),
  ...(figure.ratio === undefined ? {} : { ratio: rounded(figure.ratio) }),
  rounds: {
    value: figure.rounds.value.map(rounded),
    ...(figure.rounds.limit ? { limit: figure.rounds.limit.map(rounded) } : {}),
  },
})

const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { readonly results: readonly KeptResult[] }).results

/** Puts the entries of a run into the file of its day; one that was measured before on that day is replaced. Answers with the file. */
export function keepResults(machine: Machine, rounds: number, results: readonly EntryResult[]): string {
  const at = new Date().toISOString()
  const file = path.join(folder, `${at.slice(0, 10)}.json`)
  const measured = results
    .filter(({ error }) => error === undefined)
    .map((result): KeptResult => ({
      ...result,
      seconds: Math.round(result.seconds),
      figures: result.figures.map(smaller),
      at,
      rounds,
      machine,
    }))
  const others = (existsSync(file) ? read(file) : []).filter(({ name }) => !measured.some((one) => one.name === name))
  mkdirSync(folder, { recursive: true })
  const lines = [...others, ...measured].toSorted((one, other) => one.name.localeCompare(other.name)).map(textOf)
  writeFileSync(file, `{ "results": [\n${lines.join(',\n')}\n] }\n`)
  return file
}

/** One figure a line, so that a later run shows what has changed. */
function textOf({ figures, ...facts }: KeptResult): string {
  const head = JSON.stringify(facts).slice(0, -1)
  return `${head},"figures":[\n${figures.map((one) => JSON.stringify(one)).join(',\n')}\n]}`
}

/** The last kept figures of every entry. */
export function lastResults(): readonly KeptResult[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const last = new Map(
    files.toSorted().flatMap((name) => read(path.join(folder, name)).map((one): [string, KeptResult] => [one.name, one])),
  )
  return [...last.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
