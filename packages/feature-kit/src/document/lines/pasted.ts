import type { Line } from '@jst/contracts/document'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import type { DocumentTexts } from '../texts.ts'

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
interface Words {
  readonly words: Pick<DocumentTexts['lines'], 'tooMany' | 'unreadable'>
  readonly nameOf: (field: EntityField) => string
}

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

const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y
/**
 * Rows of tab-separated text; a quoted cell may have line breaks. The reader of `@jst/sheet` does more, and would bring the chunk of that package to
 * each screen with a form.
 */
function cellsOf(text: string): string[][] {
  const content = text.replace(/(\r\n|[\r\n])$/, '')
  const rows: string[][] = [[]]
  for (let at = 0; at <= content.length; at += 1) {
    cell.lastIndex = at
    const [found = '', quoted] = cell.exec(content) ?? []
    rows.at(-1)!.push(quoted === undefined ? found : quoted.replaceAll('""', '"'))
    at += found.length
    if (content.startsWith('\r\n', at)) at += 1
    if (at < content.length && content[at] !== '\t') rows.push([])
  }
  return rows
}

/** Lines with the cells of a sheet from one of their cells on: all of them, or the reason why none. */
export function withPasted(text: string, { lines, blank, most, fields, at }: Target, { words, nameOf }: Words): readonly Line[] | string {
  const rows = cellsOf(text)
  if (at + rows.length > most) return words.tooMany(most)
  const written = [...lines]
  for (const [row, cells] of rows.entries()) {
    let line = written[at + row] ?? blank()
    for (const [column, cell] of cells.entries()) {
      const [field, typed] = [fields[column], cell.trim()]
      const value = valueOf(field, typed)
      if (value === undefined) return words.unreadable(row + 1, field ? nameOf(field) : '', typed)
      if (field) line = { ...line, [field.key]: value }
    }
    written[at + row] = line
  }
  return written
}
