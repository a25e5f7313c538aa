import type { Column } from './columns.ts'

type Sized = Pick<Column<never>, 'width' | 'max' | 'grow' | 'text'>

/** Widest that a column may become: a text that may be cut is read whole at that. */
const mostOf = ({ width, max, grow, text }: Sized): number => max ?? Math.round(width * (grow ? 2 : text ? 1.6 : 1))

/**
 * Widths in pixels for the room there is: spare room goes to the columns that grow, then to those whose text may be cut, each up to its
 * most. What is left then stays free.
 */
export function shareWidth(columns: readonly Sized[], room: number): number[] {
  const widths = columns.map(({ width }) => width)
  let spare = room - widths.reduce((sum, width) => sum + width, 0)
  for (const first of [true, false]) {
    const takers = columns.flatMap((column, index) => (Boolean(column.grow) === first && mostOf(column) > column.width ? [index] : []))
    const wanted = takers.reduce((sum, index) => sum + mostOf(columns[index] as Sized) - (widths[index] ?? 0), 0)
    if (spare <= 0 || wanted <= 0) continue
    const part = Math.min(1, spare / wanted)
    for (const index of takers) {
      const more = Math.floor((mostOf(columns[index] as Sized) - (widths[index] ?? 0)) * part)
      widths[index] = (widths[index] ?? 0) + more
      spare -= more
    }
  }
  return widths
}

/**
 * Those of the arranged columns that a table of this width in pixels has: what hides where it is narrow comes in as declared, as long as its
 * width is left beside the others at their widest: spare room goes to names and routes that are cut before it goes to further columns.
 */
export function fittingColumns<Row>(columns: readonly Column<Row>[], room: number): readonly Column<Row>[] {
  if (columns.every(({ hidden }) => hidden !== 'narrow')) return columns
  let spare = columns.reduce((sum, column) => (column.hidden === 'narrow' ? sum : sum - mostOf(column)), room)
  return columns.filter((column) => {
    if (column.hidden !== 'narrow') return true
    if (column.width > spare) return false
    spare -= mostOf(column)
    return true
  })
}
