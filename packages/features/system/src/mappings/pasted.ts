import type { MappingLine } from '@jst/contracts/system'
import { parseTsv } from '@jst/sheet'
import { texts } from './texts.ts'
import { headings } from './vocabulary.ts'

const { columns } = texts
/** The columns in their order, each with the headings that people give it. */
const fields: readonly (readonly [keyof MappingLine, ...string[]])[] = [
  ['Kind', columns.kind, ...headings.Kind],
  ['System', columns.system, ...headings.System],
  ['ExternalCode', columns.externalCode, ...headings.ExternalCode],
  ['ExternalName', columns.externalName, ...headings.ExternalName],
  ['OurCode', columns.ourCode, ...headings.OurCode],
  ['Remark', columns.remark, ...headings.Remark],
]

export interface PastedLine {
  /** Row of the paste, from 1, as the spreadsheet counts. */
  readonly line: number
  readonly values: MappingLine
}

/** Rows of a paste; a first row of headings puts the columns in any order. Empty rows are left out. */
export function linesOf(text: string): PastedLine[] {
  const rows = parseTsv(text).rows.map((cells) => cells.map((cell) => cell.trim()))
  const heading = rows[0] ?? []
  const places = fields.map(([, ...headings]) =>
    heading.findIndex((cell) => headings.some((one) => one.toLowerCase() === cell.toLowerCase())),
  )
  const headed = places.filter((place) => place >= 0).length >= 3
  return rows.flatMap((cells, at) => {
    if ((headed && at === 0) || cells.every((cell) => cell === '')) return []
    const values = Object.fromEntries(fields.map(([field], index) => [field, cells[headed ? (places[index] ?? -1) : index] ?? '']))
    return [{ line: at + 1, values: values as MappingLine }]
  })
}
