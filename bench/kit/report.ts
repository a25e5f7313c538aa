import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure, Goal } from './entry.ts'
import type { Machine } from './machine.ts'
import { resultsFolder } from './product.ts'

export interface EntryResult {
  readonly name: string
  readonly limit: string
  readonly seconds: number
  readonly figures: readonly Figure[]
  readonly error?: string
}

const number = (value: number) =>
  Number.isNaN(value) ? '-' : value >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
const goalText = ({ of, most, least }: Goal) => `${of === 'ratio' ? 'ratio ' : ''}${most === undefined ? `≥ ${least}` : `≤ ${most}`}`

function cells({ name, unit, value, limit, ratio, goal, met }: Figure): string[] {
  return [
    name,
    `${number(value)} ${unit}`,
    limit === undefined ? '' : number(limit),
    ratio === undefined ? '' : ratio.toFixed(2),
    goal ? goalText(goal) : '',
    met === undefined ? '' : met ? 'met' : 'NOT MET',
  ]
}

/** The figures of one entry as a table, with the goal beside each. */
export function table({ name, limit, seconds, figures, error }: EntryResult): string {
  const rows = [['', 'product', 'limit', 'ratio', 'goal', ''], ...figures.map(cells)]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ')
  return [
    `\n${name}  (limit: ${limit}; ${seconds.toFixed(0)} s)`,
    ...rows.map(line),
    ...(error === undefined ? [] : [`FAILED: ${error}`]),
  ].join('\n')
}

/** Keeps the run below bench-results/; answers with the file. */
export function keep(machine: Machine, rounds: number, results: readonly EntryResult[]): string {
  mkdirSync(resultsFolder, { recursive: true })
  const at = new Date().toISOString()
  const file = path.join(resultsFolder, `${at.replaceAll(':', '-').slice(0, 19)}.json`)
  writeFileSync(file, `${JSON.stringify({ at, machine, rounds, results }, null, 1)}\n`)
  return file
}

/** The entries of a run that was kept. @throws Error where the file is none */
export const readRun = (file: string): readonly EntryResult[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { readonly results: readonly EntryResult[] }).results
