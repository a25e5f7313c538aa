import type { QueryOf } from '@jst/contracts'
import type { FileWays, ImportCalls } from '@jst/contracts/entity'
import { showsDecimalComma } from '@jst/contracts/values'
import type { Header } from './header.ts'

/** Lines in which signs of decimal commas are looked for. */
const looked = 1_000

/**
 * How a file writes numbers and days: as somebody has said, else with both decimal signs possible where a number of its first lines can only have a
 * comma (`1.234,56`). Then `1,200` is asked about.
 */
export function waysOf(
  said: FileWays,
  { fields }: Pick<Header, 'fields'>,
  lines: readonly { readonly cells: readonly string[] }[],
): FileWays {
  if (said.decimal) return said
  const columns = fields.flatMap((field, at) => (field?.kind === 'number' ? [at] : []))
  const isEither = lines.slice(0, looked).some(({ cells }) => columns.some((at) => showsDecimalComma(cells[at] ?? '')))
  return isEither ? { ...said, decimal: 'either' } : said
}

/** Answers of the query of an upload about its file. */
export function importInputOf(input: unknown): { readonly source: string; readonly ways: FileWays } {
  const { Source = '', Decimal, Days, Struck } = input as QueryOf<ImportCalls['planImport']>
  return { source: Source, ways: { decimal: Decimal, order: Days, struck: Struck } }
}
