import { plainText } from '@jst/contracts/values'
import { meaningOf, volumeUnits, weightUnits, type Column } from './vocabulary.ts'

export interface Heading {
  readonly at: number
  readonly text: string
  readonly column: Column
  readonly isWeak: boolean
  /** How many kg or m³ a number without a unit is; 0: the unit is none of ours. */
  readonly factor: number
}
/** A heading whose column is not read. */
interface OtherHeading {
  readonly at: number
  readonly text: string
  readonly column: 'other' | 'rowNumber'
}
export type ReadHeading = Heading | OtherHeading
export const isField = (heading: ReadHeading): heading is Heading => heading.column !== 'other' && heading.column !== 'rowNumber'

/** Numbers of goods, with the units that their headings may name. */
const unitsOfColumn: Partial<Record<Column, Readonly<Record<string, number>>>> = {
  Weight: weightUnits,
  BoxWeight: weightUnits,
  Tare: weightUnits,
  MaxGross: weightUnits,
  Volume: volumeUnits,
  BoxVolume: volumeUnits,
}
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
/** The last word of a heading, in brackets or behind a stroke: `毛重(KGS)`, `G.W./KG`, `VOLUME IN CBM`. */
const unitAtEnd = /^(.*?)\s*(?:[([（【]\s*([^)\]）】]*)\s*[)\]）】]|[/／-]\s*([\p{L}\d]+)|\s(?:IN\s)?([A-Z]+\d?))\s*$/su

/** Reads a heading; undefined: no heading that is known. */
export function readHeading(cell: string, at: number): ReadHeading | undefined {
  const text = plainText(cell).toUpperCase()
  if (text === '' || text.length > 60) return undefined
  const fullMeaning = meaningOf(letters(text))
  const [, head = '', bracket = '', behind = '', last = ''] = unitAtEnd.exec(text) ?? []
  const unit = letters(bracket || behind || last)
  const found = fullMeaning ?? (head === '' ? undefined : meaningOf(letters(head)))
  if (found === undefined) return undefined
  if (found === 'other' || found === 'rowNumber') return { at, text: cell, column: found }
  const units = unitsOfColumn[found.column]
  const unitName = letters(text)
  const factor = units?.[unit] ?? units?.[unitName] ?? 1
  return { at, text: cell, ...found, factor }
}

/** The headings of a row if it is the head of a table: at least two fields, and most of its filled cells. */
export function headingsOf(row: readonly string[]): ReadHeading[] | undefined {
  const filled = row.filter((cell) => cell.trim() !== '').length
  // a name with a colon has its value beside it
  const read = row.map((cell, at) => (/[:：]\s*$/.test(cell) ? undefined : readHeading(cell, at))).filter((one) => one !== undefined)
  const fields = new Set(read.filter(isField).map(({ column }) => column))
  if (fields.size < 2 || read.length * 5 <= filled * 3) return undefined
  return read
}

/** Units of a row of its own below the headings, by place; undefined: it is no such row. */
export function unitRow(row: readonly string[], headings: readonly ReadHeading[]): ReadonlyMap<number, number> | undefined {
  const found = new Map<number, number>()
  for (const [at, cell] of row.entries()) {
    const unit = letters(plainText(cell).toUpperCase())
    if (unit === '') continue
    const heading = headings.find((one) => one.at === at)
    const factor = heading && isField(heading) ? unitsOfColumn[heading.column]?.[unit] : undefined
    if (factor !== undefined) found.set(at, factor)
    else if (!/^(?:PKGS?|CTNS?|PCS|件|箱|℃|C)$/.test(unit)) return undefined
  }
  return found.size > 0 ? found : undefined
}
