/** A sheet as rows of texts. `Merges`: ranges such as `A2:A5`; absent: nobody knows. */
export interface SheetRows {
  readonly Name: string
  readonly Rows: readonly (readonly string[])[]
  readonly Merges?: readonly string[]
}

/** Letters of a column, from 0: `AA` is 26. */
function columnName(column: number): string {
  let name = ''
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) name = String.fromCharCode(65 + (left % 26)) + name
  return name
}
/** Address of a cell, both from 0: `B4`. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`

const columnOf = (letters: string): number => Array.from(letters).reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Row of the first cell of the merge that a cell stands in, if it is not that cell itself. */
export type MergeTop = (row: number, column: number) => number | undefined

/** Finds the tops of merges that go over several rows. */
export function mergeTops(merges: readonly string[] = []): MergeTop {
  const tops = new Map<string, number>()
  for (const text of merges) {
    const [, left = '', top = '', right = '', bottom = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? []
    const [first, last] = [Number(top) - 1, Math.min(Number(bottom) - 1, Number(top) + mostMerged)]
    // a merge over several columns has its value in the first one
    if (left !== '' && right !== '') for (let row = first + 1; row <= last; row += 1) tops.set(`${row}:${columnOf(left)}`, first)
  }
  return (row, column) => tops.get(`${row}:${column}`)
}
/** Most rows of a merge that are looked at. */
const mostMerged = 10_000
