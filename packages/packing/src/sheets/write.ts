import type { PackedBox, PackedLine } from '../model/box.ts'
import type { Words } from '../model/error.ts'
import { sumOf } from '../model/quantities.ts'
import { written, writtenWords } from './texts.ts'

type WrittenColumn = keyof typeof written
const columns = Object.keys(written) as WrittenColumn[]

/** Rows of a sheet with a row for each line, or for a box without lines; the last one has the totals. Read again, they give the same boxes. */
export function sheetRows(boxes: readonly PackedBox[], language: keyof Words = 'zh'): string[][] {
  const rows = boxes.flatMap((box, at) => {
    const lines: readonly (PackedLine | undefined)[] = box.Lines.length > 0 ? box.Lines : [undefined]
    return lines.map((line) => columns.map((column) => valueOf(column, at + 1, box, line, language)))
  })
  const sums = sumOf(boxes.flatMap(({ Lines }) => Lines))
  const totals = columns.map((column) =>
    column === 'Seq'
      ? writtenWords.total[language]
      : column === 'Packages' || column === 'Weight' || column === 'Volume'
        ? String(sums[column])
        : '',
  )
  return [columns.map((column) => written[column][language]), ...rows, ...(boxes.length > 0 ? [totals] : [])]
}

const optional = (value: number | string | undefined) => (value === undefined ? '' : String(value))

function valueOf(column: WrittenColumn, at: number, box: PackedBox, line: PackedLine | undefined, language: keyof Words): string {
  switch (column) {
    case 'Seq':
      return String(at)
    case 'BoxNo':
    case 'BoxType':
      return box[column]
    case 'IsoType':
    case 'Tare':
    case 'MaxGross':
      return optional(box[column])
    case 'Fcl':
      return writtenWords[box.Fcl][language]
    case 'Soc':
      return box.Soc ? writtenWords.yes[language] : ''
    case 'Seal':
      return box.Seals.map(({ No, Source }) => (Source === '' ? No : `${No}(${writtenWords.seals[Source][language]})`)).join('/')
    case 'BoxTemperature':
      return optional(box.Temperature)
    case 'BoxPackages':
      return String(box.Packages)
    case 'BoxWeight':
      return String(box.Weight)
    case 'BoxVolume':
      return String(box.Volume)
    case 'Packages':
    case 'Weight':
    case 'Volume':
      return optional(line?.[column])
    case 'BookingNo':
    case 'Temperature':
      return optional(line?.[column])
    default:
      return line?.[column] ?? ''
  }
}
