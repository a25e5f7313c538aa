import { errorTable } from '@jst/contracts'
import { numberOf, numberPeriod } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Tx } from '../../kernel/database/transaction.ts'
import { moduleOf, type DocumentModule } from '../registry.ts'
import { texts } from '../texts.ts'
import { drawSeqs, findRule, lastSeq, usedNumbers, type Series } from './numbers.repo.ts'

/** Numbers that are looked at together, and how many of them at most are passed over. */
const atOnce = 500
const mostUsed = 100_000
/** An act that makes more records draws their numbers in a transaction of its own, before the one that writes them. */
export const mostNumberedInside = 100

/** The rule of a kind where a company has none. */
export function defaultNumberRule({ document: { kind, number } }: DocumentModule): string {
  if (number === undefined) throw new Error(`document ${kind}: no number rule`)
  return number.rule
}

/** A rule on a day, with the name of its counter. */
interface Dated {
  readonly series: Series
  readonly rule: string
  readonly day: string
  readonly period: string
}
const dated = (series: Series, rule: string, day: string): Dated => {
  const period = `${rule} ${numberPeriod(rule, day)}`
  return { series, rule, day, period }
}

/**
 * The next numbers of a company, in their order. To be drawn last before the rows are written: whoever draws next waits until this transaction ends,
 * and gets the same numbers when it fails, so that none is missing. A number that a record has already, by hand or by another rule, is passed over.
 * `db`: the server's own view, for numbers of a company that is not the caller's.
 */
export async function drawNumbers(tx: Tx, series: Series, count: number, db: Queryable = tx): Promise<string[]> {
  const module = moduleOf(series.kind)
  const { rule, day } = await findRule(db, series)
  const by = dated(series, rule || defaultNumberRule(module), day)
  const last = await drawSeqs(db, series, by.period, count)
  const free = await freeNumbers(tx.system, module, by, last - count + 1, count)
  if (free.last > last) await drawSeqs(db, series, by.period, free.last - last)
  return free.numbers
}

/**
 * The next numbers by a rule of an area, such as one for each type of bill. The counter is held until the transaction ends: none is missing, and two
 * never draw the same one.
 */
export async function drawByRule(tx: Queryable, series: Series, rule: string, day: string, count: number): Promise<string[]> {
  const last = await drawSeqs(tx, series, dated(series, rule, day).period, count)
  return Array.from({ length: count }, (_, at) => numberOf(rule, last - count + 1 + at, day))
}

/**
 * Draws numbers before a write. A refusal is left to the write itself: it may be the repeat of one that succeeded, whose answer its idempotency key
 * gives again.
 */
export const drawAhead = (draw: () => Promise<readonly string[]>): Promise<readonly string[]> =>
  draw().catch((error: unknown) => {
    if (error instanceof AppError && errorTable[error.code].http < 500) return []
    throw error
  })

/** Numbers that were drawn before (`null`: none), and new ones where they are missing. */
export async function takeNumbers(tx: Tx, series: Series, reserved: readonly (string | null)[], db: Queryable = tx): Promise<string[]> {
  const missing = reserved.filter((one) => one === null).length
  const more = missing === 0 ? [] : await drawNumbers(tx, series, missing, db)
  let next = 0
  return reserved.map((one) => one ?? more[next++]!)
}

/** The next numbers by a rule, without drawing them. */
export async function nextNumbers(db: Queryable, system: Queryable, series: Series, rule: string, day: string, count: number) {
  const by = dated(series, rule, day)
  return freeNumbers(system, moduleOf(series.kind), by, (await lastSeq(db, series, by.period)) + 1, count)
}

/** The first numbers from one on that no record has. @throws AppError INVALID_INPUT where too many are used */
async function freeNumbers(system: Queryable, module: DocumentModule, { series, rule, day }: Dated, from: number, count: number) {
  const numbers: string[] = []
  let last = from - 1
  while (numbers.length < count) {
    if (last - from >= mostUsed + count) throw new AppError('INVALID_INPUT', { message: texts.numbers.used })
    const left = count - numbers.length
    // the first look is at those that are wanted alone: nearly always they are free
    const size = last < from ? left : Math.max(left, atOnce)
    const candidates = Array.from({ length: size }, (_, at) => ({ seq: last + 1 + at, number: numberOf(rule, last + 1 + at, day) }))
    const used = await usedNumbers(
      system,
      module,
      series,
      candidates.map(({ number }) => number),
    )
    const free = candidates.filter(({ number }) => !used.has(number)).slice(0, left)
    numbers.push(...free.map(({ number }) => number))
    last = free.length === left ? free.at(-1)!.seq : candidates.at(-1)!.seq
  }
  return { numbers, last, skipped: last - from + 1 - count }
}
