import { packageKindOf, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si/data'
import type { SegmentData } from '@jst/edifact'
import { round3, totalsOf } from '../../rules/totals.ts'
import { emptyLine } from '../../rules/wire.ts'
import { distinct, entriesOf } from '../dcsa/lines.ts'
import { bookingOf, type BookingOf } from '../booking.ts'
import type { IftminOptions } from './options.ts'
import { hazardFields, hazardSegments } from './special.ts'
import type { Texts } from './text-out.ts'

type Amounts = Pick<SiLine, 'packages' | 'weight' | 'volume'>

/** Weights and volumes with at most three decimals, no exponent. */
export const decimal = (value: number) => String(round3(value))
export const measures = ({ weight, volume }: Pick<Amounts, 'weight' | 'volume'>): SegmentData[] => [
  ...(weight > 0 ? [['MEA', 'AAE', 'G', ['KGM', decimal(weight)]] as const] : []),
  ...(volume > 0 ? [['MEA', 'AAE', 'AAW', ['MTQ', decimal(volume)]] as const] : []),
]

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

interface Placed extends Amounts {
  containerNo: string
}
interface Item {
  goods: string
  marks: string
  hsCode: string
  packageKind: string
  hazard: SiLine
  /** Booking reference of the goods, where the bill combines several. */
  booking: string
  placed: Placed[]
}

const placedOf = ({ containerNo }: SiContainer, { packages, weight, volume }: Amounts): Placed => ({
  containerNo,
  packages,
  weight,
  volume,
})

/** Number of packages that an element of eight digits no longer holds. */
export const largestCount = 100_000_000
/** Codes of a goods item: nine segments of five. */
const hsCodes = (text: string, out: Texts) =>
  distinct(entriesOf(text).map((code) => out.line(code.replaceAll('.', ''), 35)))
    .filter((code) => code !== '')
    .slice(0, 45)

/** Booking of each row of goods; none is named for a bill of one booking, or without the order. */
export const bookingsOf = (record: SiRecord, { order }: Pick<IftminOptions, 'order'>): BookingOf =>
  order && record.masterBills.length > 0 ? bookingOf(record, order) : () => ''

/** Goods by booking, description, marks, code and kind of packages, each with the containers it is packed in. */
export function itemsOf(record: SiRecord, booking: BookingOf): Item[] {
  const items = new Map<string, Item>()
  for (const container of record.containers) {
    const { packageKind: kind, packages, weight, volume } = container
    const rows = container.lines.length > 0 ? container.lines : [{ ...emptyLine(), packageKind: kind, packages, weight, volume }]
    for (const row of rows) {
      const { goods, marks, hsCode, packageKind } = row
      const reference = booking(container.containerNo, row)
      const key = JSON.stringify([reference, goods, marks, hsCode, packageKind, ...hazardFields.map((name) => row[name])])
      const item = items.get(key) ?? { goods, marks, hsCode, packageKind, hazard: row, booking: reference, placed: [] }
      item.placed.push(placedOf(container, row))
      items.set(key, item)
    }
  }
  return [...items.values()]
}

export const freeText = (qualifier: string, lines: readonly string[]): SegmentData[] =>
  chunks(lines.slice(0, 495), 5).map((five) => ['FTX', qualifier, '', '', five])

/** At most eight digits; a larger number is reported in `losses`. */
const counted = (packages: number) => (packages >= 1 && packages < largestCount ? String(Math.trunc(packages)) : '')

/** Goods in a container without a number cannot be placed. */
const placement = (placed: readonly Placed[], out: Texts): SegmentData[] =>
  placed.flatMap(({ containerNo, packages, ...sums }): SegmentData[] => {
    const container = out.line(containerNo, 17)
    return container === '' ? [] : [['SGP', container, counted(packages)], ...measures(sums)]
  })

/**
 * Goods item details (GID and what follows). What is printed on the bill stands with the first item; what the lines say of themselves follows as
 * customs text there and as goods of the others.
 */
export function goodsSegments(record: SiRecord, options: IftminOptions, out: Texts): SegmentData[] {
  return itemsOf(record, bookingsOf(record, options)).flatMap((item, index): SegmentData[] => {
    const first = index === 0
    const sums = totalsOf(item.placed)
    const kind = out.line(item.packageKind || record.packageKind, 35)
    const codes = hsCodes(item.hsCode || record.hsCode, out)
    const itemLines = out.lines(item.goods)
    const printed = out.lines(record.goods)
    const marks = out.lines(first || item.marks === '' ? (first ? record.marks : '') : item.marks)
    return [
      ['GID', String(index + 1), [counted(sums.packages), packageKindOf(kind)?.code ?? '', '', '', kind]],
      ...chunks(codes, 5).map((five): SegmentData => ['PIA', '5', ...five.map((code) => [code, 'HS'])]),
      ...freeText('AAA', first ? printed : itemLines.length > 0 ? itemLines : printed),
      ...(first && itemLines.length > 0 && item.goods !== record.goods ? freeText('CUS', itemLines) : []),
      ...measures(sums),
      ...(item.booking === '' ? [] : [['RFF', ['BN', out.line(item.booking, 35)]] as const]),
      ...chunks(marks, 10).map((ten): SegmentData => ['PCI', '', ten]),
      ...placement(item.placed, out),
      ...hazardSegments(item.hazard, out),
    ]
  })
}
