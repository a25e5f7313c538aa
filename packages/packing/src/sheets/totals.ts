import { plainText } from '@jst/contracts/values'
import type { MeasureName, Quantities } from '../model/measures.ts'
import { sumOf } from '../model/quantities.ts'
import { subtotalWords, totalWords } from './vocabulary.ts'

/** The word of a row that repeats sums, in its first filled cell; undefined: it is no such row. */
export function totalWordOf(cells: readonly string[]): string | undefined {
  const first = plainText(cells.find((cell) => cell.trim() !== '') ?? '').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
  return totalWords.test(first) ? first : undefined
}

/** Sums that a total may stand for: since the last subtotal, of the table, the sheet, or all sheets so far. */
export class RunningSums {
  private file: Quantities[] = []
  private sheet: Quantities[] = []
  private table: Quantities[] = []
  private part: Quantities[] = []

  startSheet(): void {
    this.sheet = []
    this.startTable()
  }
  startTable(): void {
    this.table = []
    this.part = []
  }
  add(row: Quantities): void {
    for (const list of [this.file, this.sheet, this.table, this.part]) list.push(row)
  }
  /** True if there are several lines, so that their sum is none of them. */
  get hasLines(): boolean {
    return this.table.length > 1
  }
  /** Compares what a total says with the sums that it may mean; `sum` is that of the narrowest one unless another one agrees. */
  compare(word: string, measure: MeasureName, said: number): { readonly sum: number; readonly agrees: boolean } {
    const isPart = subtotalWords.test(word)
    const lists = isPart ? [this.part, this.table] : [this.table, this.sheet, this.file]
    const sums = lists.map((list) => sumOf(list)[measure])
    return sums.includes(said) ? { sum: said, agrees: true } : { sum: sums[0]!, agrees: false }
  }
  endPart(): void {
    this.part = []
  }
}
