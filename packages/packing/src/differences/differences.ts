import { boxKeys, sealSet, type PackedBox, type PackedLine } from '../model/box.ts'
import type { Words } from '../model/error.ts'
import { fieldWords, type FieldName } from '../model/texts.ts'

/** A line as another document has it. */
export type SaidLine = Partial<PackedLine>
/** A box as another document has it. Fields that it does not know are absent, and are not compared. */
export type SaidBox = Pick<PackedBox, 'BoxNo'> & Partial<Omit<PackedBox, 'Lines' | 'BoxNo'>> & { readonly Lines?: readonly SaidLine[] }

/** A value that may be taken from the other document. Nothing is taken by itself. */
export interface FieldDifference {
  readonly kind: 'field'
  readonly box: string
  /** `Key` of the line; '' for a field of the box. */
  readonly line: string
  readonly field: FieldName
  readonly label: Words
  readonly own: string
  readonly other: string
  readonly set: Partial<PackedBox> | Partial<PackedLine>
}
/** A box or line that one side alone has: `extra` here, `missing` there. */
export interface RowDifference {
  readonly kind: 'missing' | 'extra'
  readonly box: string
  /** `Key` of an extra line; '' for a box. */
  readonly line: string
  /** The box or line that is missing here, as the other document has it. */
  readonly row: SaidBox | SaidLine
}
/** A difference between two documents. */
export type Difference = FieldDifference | RowDifference

const boxFields = ['BoxType', 'IsoType', 'Tare', 'MaxGross', 'Fcl', 'Soc', 'Temperature', 'Packages', 'Weight', 'Volume'] as const
const lineFields = [
  'BillNo',
  'BookingNo',
  'Packages',
  'PackageKind',
  'Weight',
  'Volume',
  'Marks',
  'GoodsZh',
  'GoodsEn',
  'HsCode',
  'DgClass',
  'UnNo',
  'Temperature',
] as const

/** A text without differences that nobody means: line ends and blanks around. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value)
/** An absent tick or text is none. */
const blank = (value: unknown) => value === undefined || value === '' || value === false
const isSame = (ownValue: unknown, other: unknown) => (blank(ownValue) && blank(other)) || plain(ownValue) === plain(other)

/**
 * Differences field by field: boxes are matched by number, the lines of a box by what they say, then by bill. A box without a number matches none.
 * The first list is the one that may take values.
 */
export function differences(of: readonly PackedBox[], against: readonly SaidBox[]): Difference[] {
  const keys = boxKeys(of)
  const left = new Map<string, SaidBox[]>()
  const unnumbered: SaidBox[] = []
  for (const other of against) {
    if (other.BoxNo === '') unnumbered.push(other)
    else left.set(other.BoxNo, [...(left.get(other.BoxNo) ?? []), other])
  }
  const differences = of.flatMap((box, at): Difference[] => {
    const other = box.BoxNo === '' ? undefined : left.get(box.BoxNo)?.shift()
    return other ? inBox(box, other, keys[at]!) : [{ kind: 'extra', box: keys[at]!, line: '', row: box }]
  })
  const missing = against.filter((other) => left.get(other.BoxNo)?.includes(other) || unnumbered.includes(other))
  return [...differences, ...missing.map((row): Difference => ({ kind: 'missing', box: row.BoxNo, line: '', row }))]
}

function inBox(box: PackedBox, other: SaidBox, key: string): Difference[] {
  const fields = boxFields.flatMap((field) => fieldOf(key, '', field, box[field], other[field]))
  const seals: Difference[] =
    other.Seals === undefined || sealSet(box.Seals) === sealSet(other.Seals)
      ? []
      : [
          {
            kind: 'field',
            box: key,
            line: '',
            field: 'Seals',
            label: fieldWords.Seals,
            own: box.Seals.map(({ No }) => No).join('/'),
            other: other.Seals.map(({ No }) => No).join('/'),
            set: { Seals: other.Seals },
          },
        ]
  return [...fields, ...seals, ...(other.Lines === undefined ? [] : inLines(box, other.Lines, key))]
}

type Value = string | number | boolean | undefined
function fieldOf(box: string, line: string, field: FieldName, ownValue: Value, other: Value): FieldDifference[] {
  if (other === undefined || isSame(ownValue, other)) return []
  const words = (value: Value) => (value === undefined ? '' : String(value))
  return [{ kind: 'field', box, line, field, label: fieldWords[field], own: words(ownValue), other: words(other), set: { [field]: other } }]
}

/** Likenesses that pair lines, from the closest to the loosest. */
const likenesses: readonly ((line: SaidLine) => string)[] = [
  ({ BillNo, GoodsEn, GoodsZh, HsCode, Marks, Packages }) => [BillNo, GoodsEn, GoodsZh, HsCode, Marks, Packages].map(plain).join('|'),
  ({ BillNo, GoodsEn, HsCode }) => [BillNo, GoodsEn, HsCode].map(plain).join('|'),
  ({ BillNo }) => String(plain(BillNo ?? '')),
]

function inLines(box: PackedBox, others: readonly SaidLine[], key: string): Difference[] {
  const pairs = new Map<PackedLine, SaidLine>()
  const left = new Set(others)
  for (const likeness of likenesses) {
    const byLikeness = new Map<string, SaidLine[]>()
    for (const other of left) byLikeness.set(likeness(other), [...(byLikeness.get(likeness(other)) ?? []), other])
    for (const line of box.Lines) {
      const other = pairs.has(line) ? undefined : byLikeness.get(likeness(line))?.shift()
      if (!other) continue
      pairs.set(line, other)
      left.delete(other)
    }
  }
  const differences = box.Lines.flatMap((line): Difference[] => {
    const other = pairs.get(line)
    if (!other) return [{ kind: 'extra', box: key, line: line.Key, row: line }]
    return lineFields.flatMap((field) => fieldOf(key, line.Key, field, line[field], other[field]))
  })
  return [...differences, ...[...left].map((row): Difference => ({ kind: 'missing', box: key, line: '', row }))]
}
