import { emptyLine, type PackedBox, type PackedLine, type Seal, type SealSource } from '../model/box.ts'
import type { MeasureName } from '../model/measures.ts'
import { stateField, stateSeals, type OpenBox } from './boxes.ts'
import type { Heading } from './headings.ts'
import { why } from './texts.ts'
import {
  fitting,
  kindBehind,
  readBoxNo,
  readBoxType,
  readCode,
  readFcl,
  readKind,
  readLineCode,
  readQuantity,
  readSeals,
  readSoc,
  readTemperature,
  readText,
  textOf,
  type NumberFile,
  type ReadCell,
} from './values.ts'
import type { Column } from './vocabulary.ts'

/** A cell of a row below its heading. `text` is that of the cell above where a merge continues it. */
export interface RowCell {
  readonly heading: Heading
  readonly text: string
  readonly row: number
  readonly continues: boolean
}
/** Notes of one row go to its cells. */
export interface CellNotes {
  readonly unread: (cell: RowCell, words: (typeof why)[keyof typeof why]) => void
  readonly asked: (cell: RowCell, kind: 'number' | 'type', read: Extract<ReadCell<unknown>, { ask: unknown }>) => void
}

const sealColumns: Partial<Record<Column, SealSource>> = {
  Seal: '',
  CarrierSeal: 'carrier',
  ShipperSeal: 'shipper',
  CustomsSeal: 'customs',
  InspectionSeal: 'inspection',
}
const boxMeasures: Partial<Record<Column, MeasureName>> = { BoxPackages: 'Packages', BoxWeight: 'Weight', BoxVolume: 'Volume' }
const lineMeasures: Partial<Record<Column, MeasureName>> = { Packages: 'Packages', Weight: 'Weight', Volume: 'Volume' }
/** Most kg on the plate of a box. */
const mostKg = 80_000
const han = /\p{Script=Han}/u

/** Reads the cells of one row into a box and its lines. */
export class RowReader {
  private readonly file: NumberFile
  private readonly notes: CellNotes

  constructor(file: NumberFile, notes: CellNotes) {
    this.file = file
    this.notes = notes
  }

  /** The value of a cell; undefined where it was asked about or not understood, which is noted. */
  take<T>(cell: RowCell, kind: 'number' | 'type', read: ReadCell<T>): T | undefined {
    if ('value' in read) return read.value
    if ('ask' in read) this.notes.asked(cell, kind, read)
    else this.notes.unread(cell, read.wrong as (typeof why)[keyof typeof why])
    return undefined
  }
  quantity(cell: RowCell, measure: MeasureName): number | undefined {
    if (cell.heading.factor === 0) {
      if (cell.text.trim() !== '') this.notes.unread(cell, why.unit)
      return undefined
    }
    return this.take(cell, 'number', readQuantity(cell.text, measure, cell.heading.factor, this.file))
  }

  /** Values of the box; a value that differs from that of a row above is noted. */
  box(open: OpenBox, cells: readonly RowCell[]): void {
    const size = cells.find(({ heading }) => heading.column === 'Size')
    const type = cells.find(({ heading }) => heading.column === 'BoxType')
    const typed = size && type && !/\d/.test(type.text) ? { ...type, text: `${size.text}${type.text}` } : (type ?? size)
    if (typed) this.field(open, typed, 'BoxType', this.take(typed, 'type', readBoxType(typed.text)))
    for (const cell of cells) {
      const { column } = cell.heading
      const source = sealColumns[column]
      const measure = boxMeasures[column]
      if (source !== undefined) this.seals(open, cell, readSeals(cell.text, source))
      else if (measure !== undefined) {
        const value = this.quantity(cell, measure)
        if (value === undefined || cell.text.trim() === '') continue
        if ((open.sums[measure] ?? value) === value) open.sums = { ...open.sums, [measure]: value }
        else this.notes.unread(cell, why.differs)
      } else if (column === 'IsoType')
        this.field(open, cell, 'IsoType', this.take(cell, 'number', fitting(readCode(cell.text), 'IsoType'))?.toUpperCase())
      else if (column === 'Fcl') this.field(open, cell, 'Fcl', this.take(cell, 'number', readFcl(cell.text)))
      else if (column === 'Soc') this.field(open, cell, 'Soc', this.take(cell, 'number', readSoc(cell.text)) || undefined)
      else if (column === 'Tare' || column === 'MaxGross') this.plate(open, cell, column)
      else if (column === 'BoxTemperature') this.field(open, cell, 'Temperature', this.take(cell, 'number', readTemperature(cell.text)))
    }
  }
  /** Seals of a cell; more than a box holds are noted. */
  seals(open: OpenBox, cell: RowCell, read: ReadCell<Seal[]>): void {
    if (!stateSeals(open, this.take(cell, 'number', read) ?? [])) this.notes.unread(cell, why.tooManySeals)
  }
  private plate(open: OpenBox, cell: RowCell, column: 'Tare' | 'MaxGross'): void {
    const value = this.quantity(cell, 'Weight')
    if (value !== undefined && value > mostKg) this.notes.unread(cell, why.tooHeavy)
    else this.field(open, cell, column, value || undefined)
  }
  private field<K extends keyof PackedBox>(open: OpenBox, cell: RowCell, key: K, value: PackedBox[K] | undefined): void {
    if (value === undefined || value === '') return
    if (!stateField(open, key, value)) this.notes.unread(cell, why.differs)
  }

  /** The line of a row; undefined if it says nothing of goods. `keepBlank`: zeros are a line too. */
  line(Key: string, cells: readonly RowCell[], keepBlank: boolean): PackedLine | undefined {
    let line: PackedLine = emptyLine(Key)
    let isFilled = false
    let says = false
    const put = (fields: Partial<PackedLine>) => {
      line = { ...line, ...fields }
    }
    for (const cell of cells) {
      const { column } = cell.heading
      const measure = lineMeasures[column]
      const isLine = measure !== undefined || lineTexts.has(column)
      if (!isLine || cell.text.trim() === '') continue
      isFilled ||= !cell.continues
      says ||= !cell.continues && (measure === undefined || !/^\s*0(?:\.0+)?\s*$/.test(cell.text))
      // a number that is merged over several rows stands for all of them together: it counts once
      if (measure !== undefined) {
        put({ [measure]: (cell.continues ? 0 : this.quantity(cell, measure)) ?? 0 })
        if (measure === 'Packages' && line.PackageKind === '') put({ PackageKind: kindBehind(cell.text) })
      } else if (column === 'PackageKind') put({ PackageKind: this.take(cell, 'number', readKind(cell.text)) || line.PackageKind })
      else if (column === 'Goods') {
        const field = han.test(cell.text) ? 'GoodsZh' : 'GoodsEn'
        put({ [field]: this.take(cell, 'number', fitting({ value: textOf(cell.text) }, field)) ?? '' })
      } else if (column === 'Temperature') put({ Temperature: this.take(cell, 'number', readTemperature(cell.text)) ?? '' })
      else if (column === 'Marks' || column === 'GoodsZh' || column === 'GoodsEn')
        put({ [column]: this.take(cell, 'number', fitting(readText(cell.text), column)) ?? '' })
      else put({ [column]: this.take(cell, 'number', readLineCode(cell.text, column as 'BillNo')) ?? '' })
    }
    return isFilled && (keepBlank || says) ? line : undefined
  }

  boxNo(cell: RowCell): string {
    return this.take(cell, 'number', readBoxNo(cell.text)) ?? ''
  }
}
/** Columns of lines other than quantities. */
const lineTexts: ReadonlySet<Column> = new Set<Column>([
  'BillNo',
  'BookingNo',
  'PackageKind',
  'Marks',
  'Goods',
  'GoodsZh',
  'GoodsEn',
  'HsCode',
  'DgClass',
  'UnNo',
  'Temperature',
])
