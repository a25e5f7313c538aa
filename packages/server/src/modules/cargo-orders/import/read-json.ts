import { createHash } from 'node:crypto'
import { unitFactor } from '@jst/booking-reader'
import { shareOut } from '@jst/contracts/allocation'
import { commercialType } from '@jst/contracts/si'
import { parseJson, readIsoInstant } from '@jst/contracts/values'
import { orderAt, problem, type ImportedBox, type ImportedOrder, type ReadFile } from './imported-order.ts'
import { texts } from './import.texts.ts'
import { chinaMinute } from '../../../kernel/database/china-time.ts'

type Json = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const number = (value: unknown) => (Number.isFinite(Number(value)) && value !== '' ? Number(value) : 0)
/** Told with the place in the file; the order is kept, so that all problems are told at once. */
type Wrong = (label: string, message: string, value?: string | number) => void
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((item): item is Json => typeof item === 'object' && item !== null) : []
const object = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {})

/** Boxes of one file. */
const mostBoxes = 5_000
/** Boxes that one line of a booking stands for; undefined for no number of boxes. A line that says none is one box. */
function unitsOf({ units }: Json): number | undefined {
  if (units === undefined || units === null) return 1
  const count = number(units)
  return Number.isInteger(count) && count >= 1 && count <= mostBoxes ? count : undefined
}
const boxCountOf = (item: Json): number =>
  isDcsaBooking(item)
    ? list(item.requestedEquipments).reduce((all, equipment) => all + (unitsOf(equipment) ?? 1), 0)
    : list(item.containers).length

/** Reads our own form (`{ "orders": [ … ] }` or a list) or bookings of the DCSA standard, one or many. */
export function readJson(content: string): ReadFile {
  let parsed: unknown
  try {
    parsed = parseJson(content)
  } catch {
    return { orders: [], issues: [problem('', texts.labels.file, texts.badJson)] }
  }
  const items = Array.isArray(parsed) ? list(parsed) : 'orders' in object(parsed) ? list(object(parsed).orders) : [object(parsed)]
  // before any is made: one number in a file may stand for hundreds of boxes
  if (items.reduce((all, item) => all + boxCountOf(item), 0) > mostBoxes)
    return { orders: [], issues: [problem('', texts.labels.boxes, texts.tooManyBoxes(mostBoxes))] }
  const issues: ReadFile['issues'] = []
  const orders = items.flatMap((item, index) => {
    const wrong: Wrong = (label, message, value) => void issues.push(problem(`orders[${index}]`, label, message, value))
    if (!hasNul(item)) return [isDcsaBooking(item) ? fromDcsa(item, index, wrong) : fromOwn(item, index, wrong)]
    // no database stores it, so the order is not looked at further
    wrong(texts.labels.file, texts.nul)
    return []
  })
  return { orders, issues: items.length === 0 ? [problem('', texts.labels.file, texts.noOrders)] : issues }
}

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).some(([key, item]) => hasNul(key) || hasNul(item))

const isDcsaBooking = (item: Json) => 'shipmentLocations' in item || 'requestedEquipments' in item

/** A figure of our own form; what is no number is told, never taken for zero. */
function figure(value: unknown, label: string, wrong: Wrong): number {
  if (value === undefined || value === null || value === '') return 0
  const read = typeof value === 'number' ? value : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : NaN
  if (Number.isFinite(read) && read >= 0) return read
  wrong(label, texts.noNumber, typeof value === 'number' ? value : JSON.stringify(value))
  return 0
}

function fromOwn(item: Json, index: number, wrong: Wrong): ImportedOrder {
  const order = orderAt(`orders[${index}]`, (name) => text(item[name]))
  order.boxes = list(item.containers).map((box) => ({
    type: commercialType(text(box.type)) ?? text(box.type),
    containerNo: text(box.containerNo).toUpperCase(),
    sealNo: text(box.sealNo),
    packageKind: text(box.packageKind) || order.packageKind,
    packages: figure(box.packages, texts.labels.packages, wrong),
    weight: figure(box.weight, texts.labels.weight, wrong),
    volume: figure(box.volume, texts.labels.volume, wrong),
  }))
  return order
}

/** DCSA booking 2.0: locations by type code, equipment by ISO size-type with units, commodities with weights, cut-offs by code. */
function fromDcsa(item: Json, index: number, wrong: Wrong): ImportedOrder {
  const place = (code: string) =>
    text(object(object(list(item.shipmentLocations).find((location) => location.locationTypeCode === code)).location).UNLocationCode)
  const equipments = list(item.requestedEquipments)
  const commodities = equipments.flatMap((equipment) => list(equipment.commodities))
  return {
    ...orderAt(`orders[${index}]`, () => ''),
    orderNo: text(item.carrierBookingReference) || text(item.carrierBookingRequestReference) || numberOf(item),
    mblNo: text(item.transportDocumentReference) || text(item.carrierBookingReference),
    carrier: text(item.carrierCode),
    vessel: text(object(item.vessel).name),
    voyage: text(item.carrierExportVoyageNumber),
    loadPort: place('POL') || place('PRE'),
    dischargePort: place('POD') || place('PDE'),
    deliveryPlace: place('PDE'),
    goods: [...new Set(commodities.map((commodity) => text(commodity.commodityType)))].filter(Boolean).join('\n').toUpperCase(),
    hsCode: [...new Set(commodities.flatMap((commodity) => (Array.isArray(commodity.HSCodes) ? commodity.HSCodes.map(text) : [])))].join(
      ' ',
    ),
    quotationNo: text(item.contractQuotationReference) || text(item.serviceContractReference),
    sailingDate: text(item.expectedDepartureDate),
    siDeadline: cutOffOf(item, wrong),
    boxes: equipments.flatMap((equipment) => boxesOf(equipment, wrong)),
  }
}

/** The documentation cut-off (DCO) in the time of China. DCSA has times with their offset. */
function cutOffOf(item: Json, wrong: Wrong): string {
  const at = text(list(item.shipmentCutOffTimes).find((one) => one.cutOffDateTimeCode === 'DCO')?.cutOffDateTime)
  if (at === '') return ''
  const instant = readIsoInstant(at)
  if (instant !== undefined) return chinaMinute(instant)
  wrong(texts.labels.siDeadline, texts.cutOffZone, at)
  return ''
}

/** A request without a reference gets a number from its content, so that the same file names the same order again. */
const numberOf = (item: Json) => `DCSA-${createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 10).toUpperCase()}`

function boxesOf(equipment: Json, wrong: Wrong): ImportedBox[] {
  const units = unitsOf(equipment)
  if (units === undefined) wrong(texts.labels.boxes, texts.units, text(equipment.units) || JSON.stringify(equipment.units))
  const iso = text(equipment.ISOEquipmentCode)
  const commodities = list(equipment.commodities)
  const sum = (kind: 'weight' | 'volume', field: string) =>
    commodities.reduce((total, commodity) => total + measure(kind, commodity[field], wrong), 0)
  // the weight of the boxes stands in for that of the goods
  const weight = sum('weight', 'cargoGrossWeight') || measure('weight', equipment.cargoGrossWeight, wrong)
  const volume = sum('volume', 'cargoGrossVolume')
  const references = Array.isArray(equipment.equipmentReferences) ? equipment.equipmentReferences.map(text) : []
  // the boxes together have what the line says, to the gram
  const shares = (total: number) => shareOut(Math.round(total * 1_000), Array<number>(units ?? 1).fill(1)).map((part) => part / 1_000)
  const [weights, volumes] = [shares(weight), shares(volume)]
  return Array.from({ length: units ?? 1 }, (_, unit) => ({
    type: commercialType(iso) ?? iso,
    containerNo: references[unit] ?? '',
    sealNo: '',
    packageKind: '',
    packages: 0,
    weight: weights[unit]!,
    volume: volumes[unit]!,
  }))
}

/** kg or m³ of a measure with its unit. A unit that we do not know is never taken for ours. */
function measure(kind: 'weight' | 'volume', given: unknown, wrong: Wrong): number {
  if (given === undefined || given === null) return 0
  const { value, unit } = object(given)
  const label = texts.labels[kind]
  const factor = unitFactor(kind, text(unit))
  if (factor === undefined) wrong(label, texts.unknownUnit[kind], text(unit) || texts.noUnit)
  return factor === undefined ? 0 : figure(value, label, wrong) * factor
}
