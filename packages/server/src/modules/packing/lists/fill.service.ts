import type { packingDifferences, packingFill, PackedBox, PackedLine } from '@jst/contracts/packing'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import { divideEvenly, withSums } from '@jst/packing'
import { differences, type Difference } from '@jst/packing/differences'
import { fieldWords } from '@jst/packing'
import { demandBooking } from '../../booking/index.ts'
import { shipmentOf, type Booked } from '../application/bookings.service.ts'
import { demandSide } from '../application/view.service.ts'
import { bookedBoxes, boxOfSlip, type Reading } from './grid.service.ts'
import { listsOf, slipBoxes } from './list.repo.ts'
import { lastBoxes, siBoxes } from './sources.repo.ts'
import { texts } from './texts.ts'
import { cargoAmounts } from './totals.ts'

/** Most boxes that a proposal has. */
const most = 1_000

/** Boxes that another record says. They are offered; nothing is written. */
export async function fillFrom(
  { db, system, actor }: Reading,
  { BookingId, From }: QueryOf<typeof packingFill>,
): Promise<ReplyOf<typeof packingFill>> {
  const booking = await demandBooking(db, BookingId)
  demandSide(actor, booking)
  const reply = (boxes: readonly PackedBox[], words: string) => ({ Boxes: withSums(boxes.slice(0, most)), From: words })
  switch (From) {
    case 'si':
      return reply(await siBoxes(system, booking.id), texts.from.si(booking.no))
    case 'slips':
      return reply((await slipBoxes(system, booking.id)).map(boxOfSlip), texts.from.slips(booking.no))
    case 'last': {
      const { no, boxes } = await lastBoxes(system, booking.id)
      return reply(boxes.map(withoutSailing), texts.from.last(no))
    }
    default:
      return reply(boxesOfBooking(booking), texts.from.booking(booking.no))
  }
}

/** The booked boxes with the goods shared out evenly by whole packages, exactly. */
export function boxesOfBooking(booking: Booked): PackedBox[] {
  const types = bookedBoxes(booking).flatMap(({ BoxType, Count }) => Array.from({ length: Count }, () => BoxType))
  if (types.length === 0) return []
  const { BlNo, SoNo } = shipmentOf(booking)
  const shares = booking.content.Cargo.map((line) => divideEvenly(cargoAmounts(line), types.length))
  return types.map((BoxType, at): PackedBox => ({
    BoxNo: '',
    BoxType,
    Seals: [],
    Fcl: 'full',
    Packages: 0,
    Weight: 0,
    Volume: 0,
    Lines: booking.content.Cargo.map((line, place): PackedLine => {
      const text = (key: string) => String(line[key] ?? '')
      return {
        Key: `booking-${at + 1}-${place + 1}`,
        BillNo: BlNo,
        // the number by which carrier and terminal know the booking
        ...(SoNo === '' ? {} : { BookingNo: SoNo }),
        ...shares[place]![at]!,
        PackageKind: text('PackageKind'),
        Marks: text('Marks'),
        GoodsZh: text('NameZh'),
        GoodsEn: text('NameEn'),
        HsCode: text('HsCode'),
        DgClass: text('DangerClass'),
        UnNo: text('UnNo'),
      }
    }).filter(({ Packages, Weight, Volume }) => Packages > 0 || Weight > 0 || Volume > 0),
  }))
}

/** A list without what belongs to its sailing: goods, and how they were packed. */
const withoutSailing = ({ BoxNo: _no, Seals: _seals, Tare: _tare, MaxGross: _plate, ...box }: PackedBox): PackedBox => ({
  ...box,
  BoxNo: '',
  Seals: [],
  Lines: box.Lines.map(({ BillNo: _bill, BookingNo: _booking, ...line }) => ({ ...line, BillNo: '' })),
})

/** How the lists of a booking differ from its shipping instructions. */
export async function compared(
  { db, system, actor }: Reading,
  { BookingId }: QueryOf<typeof packingDifferences>,
): Promise<ReplyOf<typeof packingDifferences>> {
  const booking = await demandBooking(db, BookingId)
  demandSide(actor, booking)
  const [lists, said] = await Promise.all([listsOf(db, booking.id), siBoxes(system, booking.id)])
  if (said.length === 0) return []
  const listBoxes = lists.map(({ box }) => box)
  return differences(listBoxes, withSums(said)).map(wordsOf)
}

function wordsOf(difference: Difference): ReplyOf<typeof packingDifferences>[number] {
  const { box } = difference
  if (difference.kind === 'field') {
    const { field, own, other } = difference
    return { BoxNo: box, Field: difference.line === '' ? field : `Lines.${field}`, Label: fieldWords[field].zh, Mine: own, Other: other }
  }
  const row = difference.row as Partial<PackedBox> & Partial<PackedLine>
  const said =
    row.BoxType === undefined
      ? [row.BillNo, row.GoodsEn, row.GoodsZh].filter(Boolean).join(' ')
      : [row.BoxNo, row.BoxType].filter(Boolean).join(' ')
  const Label = row.BoxType === undefined ? texts.lineMissing : texts.boxMissing
  return difference.kind === 'missing'
    ? { BoxNo: box, Field: 'missing', Label, Mine: texts.none, Other: said }
    : { BoxNo: box, Field: 'extra', Label, Mine: said, Other: texts.none }
}
