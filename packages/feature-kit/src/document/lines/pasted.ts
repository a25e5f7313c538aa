import type { Line } from '@jst/contracts/document'
import type { EntityField, EntityValue } from '@jst/contracts/entity'

/** Several cells of a sheet, not a text for one field. */
export const isTable = (text: string): boolean => /\t/.test(text.trim()) || /[\r\n]/.test(text.trim())

interface Target {
  readonly lines: readonly Line[]
  readonly blank: () => Line
  /** Most lines. */
  readonly most: number
  /** Columns from the cell in which the paste began. */
  readonly fields: readonly EntityField[]
  /** Line in which it began. */
  readonly at: number
}
/** A cell that cannot be written as it stands: its row and column among the pasted ones, from 0. */
interface Unreadable {
  readonly row: number
  readonly column: number
  readonly text: string
}
type Pasted = { readonly lines: readonly Line[] } | { readonly unreadable: Unreadable } | { readonly tooMany: number }

const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/
const plain = /^-?\d+(\.\d+)?$/

/** Value of a cell; undefined: the text may mean something else, or nothing, in this column. */
function valueOf(field: EntityField | undefined, text: string): EntityValue | undefined {
  if (text === '') return field?.kind === 'number' ? null : ''
  if (field?.kind === 'text' || field?.kind === 'lines') {
    const value = 'upper' in field && field.upper === true ? text.toUpperCase() : text
    return field.max !== undefined && value.length > field.max ? undefined : value
  }
  if (field?.kind === 'number') return grouped.test(text) || plain.test(text) ? Number(text.replaceAll(',', '')) : undefined
  if (field?.kind === 'choice')
    return Object.entries(field.choices).find(([code, name]) => [code, name, field.choicesEn?.[code]].includes(text))?.[0]
  return undefined
}

/** Lines with the cells of a sheet from one of their cells on, all of them or none. */
export function withPasted(rows: readonly (readonly string[])[], { lines, blank, most, fields, at }: Target): Pasted {
  if (at + rows.length > most) return { tooMany: at + rows.length }
  const written = [...lines]
  for (const [row, cells] of rows.entries()) {
    let line = written[at + row] ?? blank()
    for (const [column, cell] of cells.entries()) {
      const text = cell.trim()
      const field = fields[column]
      const value = valueOf(field, text)
      if (value === undefined || (field === undefined && text !== '')) return { unreadable: { row, column, text } }
      if (field) line = { ...line, [field.key]: value }
    }
    written[at + row] = line
  }
  return { lines: written }
}
