import { manifestPartyFields, type ManifestPartyContent, type ManifestRole } from '@jst/contracts/manifest'
import type { SheetRows } from '@jst/packing/sheets'
import { placeOf } from '../../../kernel/sheet/sheet-notes.ts'
import { partyFromText } from '../filing/party-text.ts'
import { readHeadValue } from './values.ts'
import { ownHeadings, type WorkbookWords } from './workbook.texts.ts'
import { headKeyOf, isName, partyKeyOf, roleOf } from './vocabulary.ts'

const places = new Set(['Receipt', 'Pol', 'Transit', 'Pod', 'Delivery'])
/** Rows of a block of text below the name of a party. */
const mostBlock = 8

interface Cell {
  readonly sheet: string
  readonly cell: string
  readonly text: string
}
/** A value of the head with the cell that says it. */
export interface FoundValue extends Cell {
  readonly key: string
  readonly value: unknown
}
export interface HeadReading {
  readonly values: readonly FoundValue[]
  /** Places in words or codes. */
  readonly places: readonly FoundValue[]
  readonly parties: readonly { readonly role: ManifestRole; readonly party: ManifestPartyContent; readonly said: string }[]
  readonly unread: readonly (Cell & { readonly why: string })[]
  readonly openCells: readonly (Cell & { readonly meanings: readonly string[] })[]
  /** The sheets without the cells that were read. */
  readonly rest: readonly SheetRows[]
}

/** Reads fields of the bill and its companies in cells around the tables of a workbook. */
export function readHead(sheets: readonly SheetRows[], answers: Readonly<Record<string, string>>, words: WorkbookWords): HeadReading {
  const reader = new HeadReader(answers, words)
  return { ...reader.found, rest: sheets.map((sheet) => reader.read(sheet)) }
}

class HeadReader {
  readonly found = {
    values: [] as FoundValue[],
    places: [] as FoundValue[],
    parties: [] as HeadReading['parties'][number][],
    unread: [] as HeadReading['unread'][number][],
    openCells: [] as HeadReading['openCells'][number][],
  }
  private readonly answers: Readonly<Record<string, string>>
  private readonly words: WorkbookWords
  private name = ''
  private rows: string[][] = []

  constructor(answers: Readonly<Record<string, string>>, words: WorkbookWords) {
    this.answers = answers
    this.words = words
  }

  read(sheet: SheetRows): SheetRows {
    this.name = sheet.Name
    this.rows = sheet.Rows.map((row) => [...row])
    const isOwn = ownHeadings.some(([field, value]) => this.at(0, 0) === field && this.at(0, 1) === value)
    // headings and hints of the template are no content
    if (isOwn) this.rows = this.rows.map((row, at) => (at === 0 ? [] : row.slice(0, 2)))
    for (let row = 0; row < this.rows.length; row += 1) {
      const matrix = this.matrixAt(row)
      if (matrix.length >= 2) this.readMatrix(row, matrix)
      else if (!this.isHeading(row)) for (let column = 0; column < this.rows[row]!.length; column += 1) this.readCell(row, column)
    }
    return { ...sheet, Rows: this.rows }
  }

  private at(row: number, column: number): string {
    return (this.rows[row]?.[column] ?? '').trim()
  }
  private taken(row: number, column: number): void {
    const rowCells = this.rows[row]
    if (rowCells && column < rowCells.length) rowCells[column] = ''
  }
  private place(row: number, column: number): Cell {
    return { sheet: this.name, cell: placeOf(row + 1, column), text: this.at(row, column) }
  }

  /** A row of more names than values stands above a table. */
  private isHeading(row: number): boolean {
    const filled = (this.rows[row] ?? []).filter((text) => text.trim() !== '')
    return filled.length > 2 && filled.filter((text) => isName(text)).length * 2 > filled.length
  }
  /** Columns of companies: 发货人 | 收货人 | 通知人 above rows of their fields. */
  private matrixAt(row: number): { readonly role: ManifestRole; readonly column: number }[] {
    if (partyKeyOf(this.at(row + 1, 0)) === undefined) return []
    return (this.rows[row] ?? []).flatMap((text, column) => {
      const role = column === 0 ? undefined : roleOf(text)
      return role === undefined ? [] : [{ role, column }]
    })
  }
  private readMatrix(row: number, columns: readonly { readonly role: ManifestRole; readonly column: number }[]): void {
    const parties = new Map<ManifestRole, Record<string, string>>(columns.map(({ role }) => [role, {}]))
    const said = new Map(columns.map(({ role }) => [role, '']))
    for (const { column } of columns) this.taken(row, column)
    this.taken(row, 0)
    for (let rowIndex = row + 1; rowIndex < this.rows.length; rowIndex += 1) {
      const key = partyKeyOf(this.at(rowIndex, 0))
      if (key === undefined) break
      this.taken(rowIndex, 0)
      for (const { role, column } of columns) {
        const cell = this.place(rowIndex, column)
        const max = maxOf(key)
        if (cell.text.length > max) this.found.unread.push({ ...cell, why: this.words.long(max) })
        else if (cell.text !== '') parties.get(role)![key] = isUpper(key) ? cell.text.toUpperCase() : cell.text
        if (key === 'Name') said.set(role, cell.text)
        this.taken(rowIndex, column)
      }
    }
    for (const [role, party] of parties)
      if (Object.keys(party).length > 0)
        this.found.parties.push({ role, party: { ...partyFromText('', ''), ...party }, said: said.get(role)! })
  }

  private readCell(row: number, column: number): void {
    const text = this.at(row, column)
    if (text === '') return
    const [, name = text, ownText = ''] = /^([^:：\n]{1,40})[:：]\s*(.*)$/s.exec(text) ?? []
    const role = roleOf(name)
    if (role !== undefined) return this.readParty(role, row, column, ownText)
    const key = headKeyOf(name)
    if (key === undefined) return
    if (ownText !== '') return this.readValue(key, { ...this.place(row, column), text: ownText }, row, column)
    const next = this.valueBeside(row, column)
    if (next === undefined) {
      // a name that stands alone in its row was left blank
      if (this.rows[row]!.every((one, at) => at === column || one.trim() === '')) this.taken(row, column)
      return
    }
    this.readValue(key, this.place(row, next), row, next)
    this.taken(row, column)
  }
  /** The next filled cell of a row, unless it is a name itself. */
  private valueBeside(row: number, column: number): number | undefined {
    const next = (this.rows[row] ?? []).findIndex((text, at) => at > column && text.trim() !== '')
    return next < 0 || isName(this.at(row, next).replace(/[:：].*$/s, '')) ? undefined : next
  }

  private readValue(key: string, given: Cell, row: number, column: number): void {
    const cell = { ...given, text: this.answers[`${given.sheet}!${given.cell}`] ?? given.text }
    this.taken(row, column)
    if (places.has(key)) {
      this.found.places.push({ ...cell, key, value: cell.text })
      return
    }
    const read = readHeadValue(key, cell.text, this.words)
    if ('value' in read) this.found.values.push({ ...cell, key, value: read.value })
    else if ('meanings' in read) this.found.openCells.push({ ...cell, meanings: read.meanings })
    else this.found.unread.push({ ...cell, why: read.wrong })
  }

  /** A block of text beside or below the name of a party. */
  private readParty(role: ManifestRole, row: number, column: number, ownText: string): void {
    const lines = ownText === '' ? [] : [ownText]
    const next = ownText === '' ? this.valueBeside(row, column) : undefined
    if (next !== undefined) {
      lines.push(this.at(row, next))
      this.taken(row, next)
    }
    const below = next ?? column
    const mayFollow = lines.length === 0 || (next !== undefined && !lines[0]!.includes('\n'))
    const last = mayFollow ? row + mostBlock : row
    for (let at = row + 1; at <= last; at += 1) {
      const text = this.at(at, below)
      const isOther = text === '' || isName(text.replace(/[:：].*$/s, '')) || (next !== undefined && this.at(at, column) !== '')
      if (isOther || this.isHeading(at)) break
      lines.push(text)
      this.taken(at, below)
    }
    if (lines.length === 0) return
    this.taken(row, column)
    const said = lines.join('\n')
    const party = partyFromText(said, '')
    const long = manifestPartyFields.find(({ key }) => party[key as 'Name'].length > maxOf(key))
    if (long) this.found.unread.push({ ...this.place(row, column), text: said.slice(0, 200), why: this.words.long(maxOf(long.key)) })
    else this.found.parties.push({ role, party, said })
  }
}

const partyField = (key: string) => manifestPartyFields.find((field) => field.key === key)
const maxOf = (key: string): number => {
  const field = partyField(key)
  return field && 'max' in field ? field.max : 0
}
const isUpper = (key: string): boolean => {
  const field = partyField(key)
  return field !== undefined && 'upper' in field && field.upper === true
}
