import { scan, type NameKind, type ScanText, type Span } from '@jst/text-reader'
import { isPriced, type Column } from './columns.ts'
import type { LineWays } from './line-ways.ts'
import type { Heading } from './vocabulary.ts'

const nameKinds: Readonly<Partial<Record<Heading, NameKind>>> = { pol: 'port', pod: 'port', carrier: 'carrier' }

/** True for a cell with an amount and no date. */
export function isOffer(source: ScanText, { start, end }: Span): boolean {
  const words = source.plain.slice(start, end)
  return /\d{2,}/.test(words) && !/^\D*\d{1,2}[-/.]\d{1,2}\D*$/.test(words)
}

/** True for a line whose ports, carriers and amounts are in columns of that type. */
export function fitColumns(source: ScanText, columns: readonly (Column | undefined)[], cells: readonly Span[], ways: LineWays): boolean {
  let [names, amounts] = [0, 0]
  for (const [at, cell] of cells.entries()) {
    const column = columns[at]
    if (cell.end <= cell.start || !column) continue
    const kind = column.field && nameKinds[column.field]
    const isNamed = scan(source, cell.start, cell.end, ways.readerFacts).some((token) => token.is === 'name' && token.kind === kind)
    if (kind && !isNamed) return false
    if (kind) names += 1
    if (isPriced(column) && !/\d|[*-]/.test(source.plain.slice(cell.start, cell.end))) return false
    if (isPriced(column) && isOffer(source, cell)) amounts += 1
  }
  return names > 0 && amounts > 0
}
