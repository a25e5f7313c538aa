import { createHash } from 'node:crypto'
import { commercialType } from '@jst/contracts/si'
import { emptyOrder, problem, type ImportedBox, type ImportedOrder, type ReadFile } from './imported-order.ts'
import { texts } from './import.texts.ts'

type Json = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const number = (value: unknown) => (Number.isFinite(Number(value)) && value !== '' ? Number(value) : 0)
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((item): item is Json => typeof item === 'object' && item !== null) : []
const object = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {})

/** Reads our own form (`{ "orders": [ … ] }` or a list) or bookings of the DCSA standard, one or many. */
export function readJson(content: string): ReadFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    return { orders: [], issues: [problem('', texts.labels.file, texts.badJson)] }
  }
  const items = Array.isArray(parsed) ? list(parsed) : 'orders' in object(parsed) ? list(object(parsed).orders) : [object(parsed)]
  const orders = items.map((item, index) => (isDcsaBooking(item) ? fromDcsa(item, index) : fromOwn(item, index)))
  return { orders, issues: orders.length === 0 ? [problem('', texts.labels.file, texts.noOrders)] : [] }
}

const isDcsaBooking = (item: Json) => 'shipmentLocations' in item || 'requestedEquipments' in item

function fromOwn(item: Json, index: number): ImportedOrder {
  const order = emptyOrder(`orders[${index}]`)
  for (const name of [
    'orderNo',
    'mblNo',
    'carrier',
    'vessel',
    'voyage',
    'loadPort',
    'dischargePort',
    'deliveryPlace',
    'goods',
    'packageKind',
    'hsCode',
    'quotationNo',
    'sailingDate',
    'siDeadline',
  ] as const)
    order[name] = text(item[name])
  order.boxes = list(item.containers).map((box) => ({
    type: commercialType(text(box.type)) ?? text(box.type),
    containerNo: text(box.containerNo).toUpperCase(),
    sealNo: text(box.sealNo),
    packageKind: text(box.packageKind) || order.packageKind,
    packages: number(box.packages),
    weight: number(box.weight),
    volume: number(box.volume),
  }))
  return order
}

/** DCSA booking 2.0: locations by type code, equipment by ISO size-type with units, commodities with weights. */
function fromDcsa(item: Json, index: number): ImportedOrder {
  const place = (code: string) =>
    text(object(object(list(item.shipmentLocations).find((location) => location.locationTypeCode === code)).location).UNLocationCode)
  const equipments = list(item.requestedEquipments)
  const commodities = equipments.flatMap((equipment) => list(equipment.commodities))
  return {
    ...emptyOrder(`orders[${index}]`),
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
    boxes: equipments.flatMap(boxesOf),
  }
}

/** A request without a reference gets a number from its content, so that the same file names the same order again. */
const numberOf = (item: Json) => `DCSA-${createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 10).toUpperCase()}`

function boxesOf(equipment: Json): ImportedBox[] {
  const units = Math.min(Math.max(1, Math.trunc(number(equipment.units))), 500)
  const iso = text(equipment.ISOEquipmentCode)
  const weight = list(equipment.commodities).reduce((sum, commodity) => sum + kilograms(object(commodity.cargoGrossWeight)), 0)
  const references = Array.isArray(equipment.equipmentReferences) ? equipment.equipmentReferences.map(text) : []
  return Array.from({ length: units }, (_, unit) => ({
    type: commercialType(iso) ?? iso,
    containerNo: references[unit] ?? '',
    sealNo: '',
    packageKind: '',
    packages: 0,
    weight: Math.round((weight / units) * 1000) / 1000,
    volume: 0,
  }))
}

const kilograms = ({ value, unit }: Json) => (unit === 'LBR' ? number(value) * 0.45359237 : number(value))
