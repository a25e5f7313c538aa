import type { BoxesFacts, BoxRow, Line } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import {
  listDocument,
  listLimits,
  packedBoxFields,
  packedByFields,
  packedLineFields,
  sealsIn,
  sealsText,
  type GridList,
  type PackedBox,
  type PackedLine,
} from '@jst/contracts/packing'
import { speech } from '../speech.ts'
import { texts } from './texts.ts'

const quantities = ['Packages', 'Weight', 'Volume'] as const
const amounts = packedLineFields.filter(({ key }) => (quantities as readonly string[]).includes(key))
/** A draft may be as unfinished as it is; the checks say what is missing. */
const loose = (fields: readonly EntityField[]) => fields.map(({ required: _required, hidden: _hidden, ...field }) => field as EntityField)
const reason: EntityField = { key: 'Reason', kind: 'text', zh: texts.page.reason, en: 'Reason', max: 200, listed: 120 }

/** Boxes of a booking as rows of a sheet, with Chinese labels. */
export const chineseFacts: BoxesFacts = {
  zh: listDocument.zh,
  en: listDocument.en,
  boxes: {
    zh: texts.box,
    en: 'Container',
    table: 'packing_list',
    most: listLimits.boxes,
    fields: loose([...packedBoxFields, ...amounts, ...packedByFields, reason]),
  },
  lines: { zh: texts.line, en: 'Goods', table: 'packing_list', most: listLimits.lines, fields: loose(packedLineFields) },
  by: 'BoxNo',
  quantities: [...quantities],
}
/** The same with labels in the language of the page. */
export const gridFacts = speech.words('sheet', chineseFacts) as BoxesFacts

const text = (line: Line, key: string): string => String(line[key] ?? '').trim()
const amount = (line: Line, key: string): number => (typeof line[key] === 'number' ? line[key] : 0)
const numberField = (line: Line, key: 'Tare' | 'MaxGross') => (typeof line[key] === 'number' ? { [key]: line[key] } : {})

let keyCount = 0
/** A new name of a line. */
export const newKey = (): string => `n${Date.now().toString(36)}${(keyCount += 1)}`

/** A list as a row of the sheet. */
export const rowOf = ({ Id, Box, By, Reason }: Pick<GridList, 'Id' | 'Box' | 'By' | 'Reason'>): BoxRow => {
  const { Lines, Seals, Tare = null, MaxGross = null, Soc = false, IsoType = '', Temperature = '', ...box } = Box
  return {
    Box: { Id, ...box, Seals: sealsText(Seals, texts.sealSources), Tare, MaxGross, Soc, IsoType, Temperature, ...By, Reason },
    Lines: Lines.map(({ BookingNo = '', Temperature: set = '', ...line }) => ({ Id: 0, ...line, BookingNo, Temperature: set })),
  }
}
/** A box that is no list yet. */
export const freshRow = (Box: PackedBox): BoxRow =>
  rowOf({ Id: 0, Box, By: { Packer: '', PackedAt: '', PackedOn: '', Signature: '' }, Reason: '' })

function lineOf(line: Line): PackedLine {
  const [set, booking] = [text(line, 'Temperature'), text(line, 'BookingNo').toUpperCase()]
  return {
    Key: text(line, 'Key') || newKey(),
    BillNo: text(line, 'BillNo').toUpperCase(),
    ...(booking === '' ? {} : { BookingNo: booking }),
    Packages: amount(line, 'Packages'),
    PackageKind: text(line, 'PackageKind'),
    Weight: amount(line, 'Weight'),
    Volume: amount(line, 'Volume'),
    Marks: text(line, 'Marks'),
    GoodsZh: text(line, 'GoodsZh'),
    GoodsEn: text(line, 'GoodsEn'),
    HsCode: text(line, 'HsCode'),
    DgClass: text(line, 'DgClass'),
    UnNo: text(line, 'UnNo'),
    ...(set === '' ? {} : { Temperature: set }),
  }
}
const boxesOfRows = new WeakMap<BoxRow, PackedBox>()

/** A row as the rules of packing lists know it; the same box for the same row. */
export function boxOf(row: BoxRow): PackedBox {
  const box = boxesOfRows.get(row) ?? readBox(row)
  boxesOfRows.set(row, box)
  return box
}

function readBox({ Box, Lines }: BoxRow): PackedBox {
  const [iso, set] = [text(Box, 'IsoType').toUpperCase(), text(Box, 'Temperature')]
  return {
    BoxNo: text(Box, 'BoxNo').toUpperCase(),
    BoxType: text(Box, 'BoxType'),
    ...(iso === '' ? {} : { IsoType: iso }),
    ...numberField(Box, 'Tare'),
    ...numberField(Box, 'MaxGross'),
    Seals: sealsIn(text(Box, 'Seals').toUpperCase()),
    Fcl: Box['Fcl'] === 'lcl' ? 'lcl' : 'full',
    ...(Box['Soc'] === true ? { Soc: true } : {}),
    ...(set === '' ? {} : { Temperature: set }),
    Packages: amount(Box, 'Packages'),
    Weight: amount(Box, 'Weight'),
    Volume: amount(Box, 'Volume'),
    Lines: Lines.map(lineOf),
  }
}
/** Packer, place and day of a box, as its row says. */
export const byOf = ({ Box }: BoxRow): GridList['By'] => ({
  Packer: text(Box, 'Packer'),
  PackedAt: text(Box, 'PackedAt'),
  PackedOn: text(Box, 'PackedOn'),
  Signature: text(Box, 'Signature'),
})
export const reasonOf = ({ Box }: BoxRow): string => text(Box, 'Reason')
/** Lines get their names once, so that findings and splits speak of the same ones. */
export const withKeys = (rows: readonly BoxRow[]): readonly BoxRow[] =>
  rows.every(({ Lines }) => Lines.every((line) => text(line, 'Key') !== ''))
    ? rows
    : rows.map((row) =>
        row.Lines.every((line) => text(line, 'Key') !== '')
          ? row
          : { ...row, Lines: row.Lines.map((line) => (text(line, 'Key') === '' ? { ...line, Key: newKey() } : line)) },
      )

/** The rows after boxes were changed by a rule: what did not change stays the same row. */
export function rowsAfter(rows: readonly BoxRow[], before: readonly PackedBox[], after: readonly PackedBox[]): BoxRow[] {
  const left = new Map(before.map((box, at) => [box, rows[at]!]))
  // a box that was changed in its place is still the same list
  return after.map((box, at) => {
    const same = left.get(box)
    if (same) return same
    const old = before[at]
    const row = old && !after.includes(old) ? rows[at] : undefined
    return row ? { ...rowOf({ Id: row.Box.Id, Box: box, By: byOf(row), Reason: reasonOf(row) }) } : freshRow(box)
  })
}

/** Boxes from elsewhere in the rows that there are: numbers, seals and keys of the rows stay where the others say none. */
export function joined(rows: readonly BoxRow[], boxes: readonly PackedBox[]): BoxRow[] {
  return boxes.map((box, at) => {
    const row = rows[at]
    const fresh = freshRow(box)
    if (!row) return fresh
    const unchanged = Object.fromEntries(
      ['BoxNo', 'Seals', 'Tare', 'MaxGross', 'IsoType'].flatMap((key) => (fresh.Box[key] || !row.Box[key] ? [] : [[key, row.Box[key]]])),
    )
    return { Box: { ...fresh.Box, Id: row.Box.Id, ...unchanged }, Lines: fresh.Lines }
  })
}

/** Columns that every list fills, in the order of the form of the port; the others stand behind them. */
const filled = [
  'BoxNo',
  'BoxType',
  'Seals',
  'Packages',
  'Weight',
  'Volume',
  'BillNo',
  'PackageKind',
  'GoodsEn',
  'GoodsZh',
  'Marks',
  'HsCode',
]
const placeOf = ({ key }: { readonly key: string }) => (filled.includes(key) ? filled.indexOf(key) : filled.length)
/** Columns of the sheet in the order in which they are filled: quantities and goods are in sight beside the box. */
export const asFilled = <C extends { readonly key: string }>(columns: readonly C[]): C[] =>
  columns.toSorted((one, other) => placeOf(one) - placeOf(other))
