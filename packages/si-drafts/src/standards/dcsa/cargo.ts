import { packageKindOf, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { round3 } from '../../rules/totals.ts'
import { isoTypeOf } from '../iso-type.ts'
import { bookingOf, cargoRowKey, mergedReferenceOf, ownReferenceOf, type BookedOrder, type BookingOf } from '../booking.ts'
import { carriedOf } from './carried.ts'
import { distinct, entriesOf, given, gridLines, solidLines, some } from './lines.ts'
import { limits, type DcsaCargoItem, type DcsaConsignmentItem, type DcsaEquipment } from './payload.ts'

/** A row of cargo: a goods line, or a container without lines. */
interface Row {
  booking: string
  goods: string
  marks: string
  hsCode: string
  item: DcsaCargoItem
}

const hasLines = (record: SiRecord) => record.containers.some(({ lines }) => lines.length > 0)
const equipmentReferenceOf = (containerNo: string) => containerNo.trim().slice(0, limits.equipment)
const sealsOf = (sealNo: string) =>
  sealNo
    .split(/[/,]/)
    .map((seal) => seal.trim())
    .filter((seal) => seal !== '' && seal.length <= limits.seal)

function cargoItem(containerNo: string, row: Pick<SiContainer, 'packageKind' | 'packages' | 'weight' | 'volume'>): DcsaCargoItem {
  const reference = equipmentReferenceOf(containerNo)
  const kind = row.packageKind.trim().slice(0, limits.packageText)
  const code = packageKindOf(kind)?.code
  const countable = Number.isInteger(row.packages) && row.packages >= 1 && row.packages <= limits.packages
  return {
    ...(reference ? { equipmentReference: reference } : {}),
    ...(row.weight > 0 ? { cargoGrossWeight: { value: round3(row.weight), unit: 'KGM' as const } } : {}),
    ...(row.volume > 0 ? { cargoGrossVolume: { value: round3(row.volume), unit: 'MTQ' as const } } : {}),
    ...(countable
      ? { outerPackaging: { ...given('packageCode', code), ...(kind ? { description: kind } : {}), numberOfPackages: row.packages } }
      : {}),
  }
}

/** Value of the imported message, otherwise that of the booking. */
function bookingsOf(record: SiRecord, order: BookedOrder | undefined): BookingOf {
  const booked = bookingOf(record, order)
  const orderReference = ownReferenceOf(record, order)
  const merged = new Set(record.masterBills.map((bill) => mergedReferenceOf(bill, order)))
  const said = new Map<string, string[]>()
  for (const [row, reference] of carriedOf(record.carried).bookings)
    if (reference === orderReference || merged.has(reference)) said.set(row, [...(said.get(row) ?? []), reference])
  // rows of the same size are taken in their order
  return (containerNo, row) => said.get(cargoRowKey(containerNo, row))?.shift() ?? booked(containerNo, row)
}

function rowsOf(record: SiRecord, order: BookedOrder | undefined): Row[] {
  const booking = bookingsOf(record, order)
  return record.containers.flatMap((container) => {
    const { containerNo, lines } = container
    if (lines.length === 0)
      return [{ booking: booking(containerNo, container), goods: '', marks: '', hsCode: '', item: cargoItem(containerNo, container) }]
    return lines.map((line) => ({
      booking: booking(containerNo, line),
      goods: line.goods,
      marks: line.marks,
      hsCode: line.hsCode,
      item: cargoItem(containerNo, line),
    }))
  })
}

const codesOf = (text: string) => distinct(entriesOf(text).map((code) => code.replaceAll('.', '')))

/**
 * One item per goods and booking. What is printed on the bill stands in the first item; what each line says of its goods and marks stands in the
 * texts for customs, so that both come back.
 */
export function consignmentItems(record: SiRecord, order: BookedOrder | undefined): DcsaConsignmentItem[] {
  const detailed = hasLines(record)
  const groups = new Map<string, Row[]>()
  for (const row of rowsOf(record, order)) {
    const key = JSON.stringify([row.booking, row.goods, row.marks, row.hsCode])
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((rows, index): DcsaConsignmentItem => {
    const [{ booking, goods, marks, hsCode }] = rows as [Row]
    const codes = codesOf(detailed && hsCode !== '' ? hsCode : record.hsCode)
    return {
      carrierBookingReference: booking.trim().slice(0, limits.booking),
      descriptionOfGoods: solidLines(index === 0 || goods === '' ? record.goods : goods, limits.goods),
      ...given('descriptionOfGoodsForCustoms', detailed ? some(gridLines(goods, limits.goods)) : undefined),
      HSCodes: codes.filter((code) => /^\d{6,10}$/.test(code)),
      ...given('extendedHSCodes', some(codes.filter((code) => /^\d{11,12}$/.test(code)))),
      ...given('shippingMarks', index === 0 ? some(gridLines(record.marks, limits.marks)) : undefined),
      ...given('shippingMarksForCustoms', detailed ? some(gridLines(marks, limits.marks)) : undefined),
      cargoItems: rows.map(({ item }) => item),
    }
  })
}

function equipmentOf(container: SiContainer, seals: { number: string }[]): DcsaEquipment {
  const equipmentReference = equipmentReferenceOf(container.containerNo)
  if (container.soc !== '1') return { isShipperOwned: false, equipmentReference, seals }
  const iso = isoTypeOf(container.type)
  return {
    isShipperOwned: true,
    equipment: {
      equipmentReference,
      ...(iso === '' ? {} : { ISOEquipmentCode: iso }),
      ...(container.tare > 0 ? { tareWeight: { value: round3(container.tare), unit: 'KGM' as const } } : {}),
    },
    seals,
  }
}

/** Each container once, with its seals. */
export function equipments(record: SiRecord): DcsaEquipment[] {
  const once = new Map<string, DcsaEquipment>()
  for (const container of record.containers) {
    const equipmentReference = equipmentReferenceOf(container.containerNo)
    if (equipmentReference === '') continue
    const earlier = once.get(equipmentReference)
    const seals = distinct([...(earlier?.seals.map(({ number }) => number) ?? []), ...sealsOf(container.sealNo)]).map((number) => ({
      number,
    }))
    once.set(equipmentReference, equipmentOf(container, seals))
  }
  return [...once.values()]
}
