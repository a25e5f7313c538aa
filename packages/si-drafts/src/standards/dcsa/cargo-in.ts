import { commercialType, cubicMetres, kilograms, packageKindOf, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si/data'
import { round3, totalsOf } from '../../rules/totals.ts'
import { emptyContainer, emptyLine } from '../../rules/wire.ts'
import { cargoRowKey } from '../booking.ts'
import type { Losses } from '../loss.ts'
import { texts } from '../texts.ts'
import { distinct } from './lines.ts'
import { linesOf, listOf, numberOf, objectOf, textOf, type Json } from './tracked.ts'

interface Cargo {
  fields: Pick<SiRecord, 'containers' | 'goods' | 'marks' | 'hsCode' | 'packageKind' | 'packageCount'>
  /** Rows of cargo that are not of the first booking, and those that look like one of them. */
  bookings: [row: string, booking: string][]
}

/** A cargo item with the values of its consignment item. */
interface Row {
  containerNo: string
  booking: string
  line: SiLine
}

const textsOf = (value: unknown) => linesOf(value).join('\n')

function kindOf(packaging: Json): string {
  const [code, description] = [textOf(packaging.packageCode), textOf(packaging.description)]
  return description || packageKindOf(code)?.en || code
}

/** `TBX_WEIGHT` in kg, `TBX_VOLUME` in m³. A converted number is reported; one with an unknown unit is reported and not taken. */
function amount(value: unknown, path: string, label: string, units: Readonly<Record<string, number>>, losses: Losses): number {
  const said = objectOf(value)
  const unit = textOf(said.unit)
  const number = numberOf(said.value)
  const factor = units[unit.toUpperCase()]
  if (factor === undefined) {
    if (number !== 0) losses.add('lost', path, label, texts.unknownUnit(unit, Object.keys(units).join('、')), `${number} ${unit}`.trim())
    return 0
  }
  if (factor === 1) return round3(number)
  const converted = round3(number * factor)
  losses.add('changed', path, label, texts.converted(unit, converted, units === kilograms ? texts.kilograms : texts.cubicMetres), number)
  return converted
}

function rowOf(value: unknown, path: string, booking: string, shared: Pick<SiLine, 'goods' | 'marks' | 'hsCode'>, losses: Losses): Row {
  const cargo = objectOf(value)
  const packaging = objectOf(cargo.outerPackaging)
  const weight = amount(cargo.cargoGrossWeight, `${path}.cargoGrossWeight`, texts.labels.weight, kilograms, losses)
  const volume = amount(cargo.cargoGrossVolume, `${path}.cargoGrossVolume`, texts.labels.volume, cubicMetres, losses)
  return {
    containerNo: textOf(cargo.equipmentReference),
    booking,
    line: { ...emptyLine(), ...shared, packageKind: kindOf(packaging), packages: numberOf(packaging.numberOfPackages), weight, volume },
  }
}

interface Goods {
  goods: string
  marks: string
  codes: string[]
  /** Said of each line, not of the bill as a whole. */
  hasOwnCustoms: boolean
  rows: Row[]
}

function goodsOf(value: unknown, index: number, losses: Losses): Goods {
  const item = objectOf(value)
  const booking = textOf(item.carrierBookingReference).trim()
  const customs = textsOf(item.descriptionOfGoodsForCustoms)
  const customsMarks = textsOf(item.shippingMarksForCustoms)
  const goods = textsOf(item.descriptionOfGoods)
  const codes = distinct([...listOf(item.HSCodes), ...listOf(item.extendedHSCodes)].map(textOf).filter((code) => code !== ''))
  const shared = { goods: customs || goods, marks: customsMarks, hsCode: codes[0] ?? '' }
  const rows = listOf(item.cargoItems).map((cargo, at) =>
    rowOf(cargo, `consignmentItems[${index}].cargoItems[${at}]`, booking, shared, losses),
  )
  return { goods, marks: textsOf(item.shippingMarks), codes, hasOwnCustoms: customs !== '' || customsMarks !== '', rows }
}

interface Equipment {
  containerNo: string
  type: string
  sealNo: string
  marks: string
  soc: string
  tare: number
}
function equipmentOf(value: unknown, index: number, losses: Losses): Equipment {
  const equipment = objectOf(value)
  // a box of the shipper's own is described, a carrier's box is only named
  const equipmentDetails = objectOf(equipment.equipment)
  const iso = textOf(equipmentDetails.ISOEquipmentCode)
  return {
    containerNo: textOf(equipment.equipmentReference) || textOf(equipmentDetails.equipmentReference),
    type: commercialType(iso) ?? iso,
    sealNo: listOf(equipment.seals)
      .map((seal) => textOf(objectOf(seal).number))
      .filter((number) => number !== '')
      .join('/'),
    marks: textsOf(equipment.shippingMarks),
    soc: equipment.isShipperOwned === true ? '1' : '',
    tare: amount(
      equipmentDetails.tareWeight,
      `utilizedTransportEquipments[${index}].equipment.tareWeight`,
      texts.labels.tare,
      kilograms,
      losses,
    ),
  }
}

const common = (kinds: readonly string[]) => (new Set(kinds).size === 1 ? (kinds[0] ?? '') : 'PACKAGES')

function containerOf(equipment: Equipment, rows: readonly Row[], detailed: boolean, booked: readonly SiContainer[]): SiContainer {
  const type = equipment.type || (booked.find(({ containerNo }) => containerNo === equipment.containerNo)?.type ?? '')
  const lines = rows.map(({ line }) => line)
  const kinds = lines.map(({ packageKind }) => packageKind)
  return {
    ...emptyContainer(),
    containerNo: equipment.containerNo,
    type,
    sealNo: equipment.sealNo,
    soc: equipment.soc,
    tare: equipment.tare,
    packageKind: lines.length > 0 ? common(kinds) : '',
    ...totalsOf(lines),
    lines: detailed ? lines : [],
  }
}

/**
 * Containers, goods lines and the texts of the bill. Lines are made when the file says more than one thing of a container, or has texts of its own
 * for customs.
 */
export function cargoOf(payload: Json, booked: readonly SiContainer[], losses: Losses): Cargo {
  const goods = listOf(payload.consignmentItems).map((item, index) => goodsOf(item, index, losses))
  const rows = goods.flatMap((item) => item.rows)
  const listed = listOf(payload.utilizedTransportEquipments).map((equipment, index) => equipmentOf(equipment, index, losses))
  const listedNos = new Set(listed.map(({ containerNo }) => containerNo))
  const unlisted = distinct(rows.map(({ containerNo }) => containerNo).filter((containerNo) => !listedNos.has(containerNo)))
  for (const containerNo of unlisted)
    if (containerNo !== '')
      losses.add('check', 'utilizedTransportEquipments', texts.labels.containers, texts.unlistedBox(containerNo), containerNo)
  const boxes = [...listed, ...unlisted.map((containerNo) => ({ containerNo, type: '', sealNo: '', marks: '', soc: '', tare: 0 }))]
  const detailed = goods.length > 1 || goods.some(({ hasOwnCustoms }) => hasOwnCustoms) || boxes.length < rows.length
  const containers = boxes.map((box) =>
    containerOf(
      box,
      rows.filter(({ containerNo }) => containerNo === box.containerNo),
      detailed,
      booked,
    ),
  )
  const boxMarks = distinct(listed.map(({ marks }) => marks).filter((marks) => marks !== ''))
  if (boxMarks.length > 0) losses.add('changed', 'utilizedTransportEquipments', texts.labels.boxMarks, texts.boxMarks, boxMarks.join('\n'))
  const { packages } = totalsOf(containers)
  const filled = (list: string[]) => distinct(list.filter((text) => text !== '')).join('\n')
  const ofRow = (row: Row) => cargoRowKey(row.containerNo, row.line)
  const shared = new Set(rows.filter(({ booking }) => booking !== rows[0]?.booking).map(ofRow))
  return {
    fields: {
      containers,
      goods: filled(goods.map((item) => item.goods)),
      marks: filled([...goods.map((item) => item.marks), ...boxMarks]),
      hsCode: distinct(goods.flatMap(({ codes }) => codes)).join(' '),
      packageKind: containers.length > 0 ? common(containers.map(({ packageKind }) => packageKind)) : '',
      packageCount: packages > 0 ? String(packages) : '',
    },
    bookings: rows.filter((row) => shared.has(ofRow(row))).map((row) => [ofRow(row), row.booking]),
  }
}
