import type { Column } from './columns.ts'

type Sized = Pick<Column<never>, 'width' | 'max' | 'grow' | 'text'>

/** Widest that a column may become: a text that may be cut is read whole at that. */
export const mostOf = ({ width, max, grow, text }: Sized): number => max ?? Math.round(width * (grow ? 2 : text ? 1.6 : 1))

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
