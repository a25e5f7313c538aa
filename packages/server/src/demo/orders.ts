import { SiStatus } from '@jst/contracts/si'
import { checkDigit } from '@jst/si-drafts/rules'
import { carriers, type Carrier } from '../reference/carriers.ts'
import { findPort, type Port } from '../reference/ports.ts'
import type { ImportedOrder, Named } from '../modules/cargo-orders/index.ts'
import type { FileRecord } from '../entity-kit/index.ts'
import { Random } from './random.ts'
import { statusOf } from './si-states.ts'
import { passagesFor, passagesOf, type Passage } from './passages.ts'
import { boxTypes, goods, type Consignee, type Goods } from './trades.ts'
import { sailedServices } from './voyages.ts'

export interface DemoOrder extends Omit<ImportedOrder, 'place' | 'carrier' | 'loadPort' | 'dischargePort' | 'deliveryPlace'> {
  carrierCode: string
  carrierName: string
  loadPort: Port
  dischargePort: Port
  deliveryPlace: Port
  companyCode: string
  consignee: Consignee
  cargo: Goods
}

const hour = 3_600_000
const orderCount = 60
/** Containers of one order; two in three have three, so that 60 orders have 200. */
const boxesOf = (index: number) => (index % 3 === 0 ? 4 : 3)
/** Share of a box type in the packages that fill a 40-foot high cube. */
const fill: Record<string, number> = { '40HQ': 1, '40GP': 0.86, '20GP': 0.42 }

/** Sixty orders of the two demo customers, from a week past the cut-off to two weeks before it. */
export function demoOrders(now: Date): DemoOrder[] {
  const random = new Random(20_260_101)
  const passages = passagesOf(sailedServices(now))
  const orders: DemoOrder[] = []
  while (orders.length < orderCount) orders.push(demoOrder(orders, now, passages, random))
  return orders
}

function demoOrder(before: readonly DemoOrder[], now: Date, passages: ReadonlyMap<string, readonly Passage[]>, random: Random): DemoOrder {
  const index = before.length
  const companyCode = index % 5 < 3 ? 'YFJCK' : 'HZJD'
  const carrier = carriers[index % carriers.length] as Carrier
  const cargo = random.pick(goods)
  const deadline = deadlineOf(index, now)
  // each customer ships to every consignee: the next one is who has had least of it
  const had = Map.groupBy(
    before.filter((order) => order.companyCode === companyCode),
    (order) => order.consignee,
  )
  const shares = Map.groupBy(passagesFor(passages, carrier.code, deadline), ({ consignee }) => had.get(consignee)?.length ?? 0)
  const { vessel, voyage, from, sails, consignee } = random.pick(shares.get(Math.min(...shares.keys()))!)
  const loadPort = findPort(from)
  const dischargePort = findPort(consignee.port)
  if (!loadPort || !dischargePort) throw new Error(`demo port missing: ${from} ${consignee.port}`)
  return {
    orderNo: `WT${yearMonth(now)}${String(index + 1).padStart(6, '0')}`,
    mblNo: `${carrier.scac}${String(6_412_345_670 + index * 137)}`.slice(0, 16),
    companyCode,
    carrierCode: carrier.code,
    carrierName: carrier.zh,
    vessel,
    voyage,
    loadPort,
    dischargePort,
    deliveryPlace: dischargePort,
    goods: cargo.en,
    packageKind: cargo.packages,
    hsCode: cargo.hs,
    quotationNo: `SC${String(random.between(10_000, 99_999))}`,
    sailingDate: new Date(sails).toISOString(),
    siDeadline: deadline.toISOString(),
    boxes: Array.from({ length: boxesOf(index) }, () => demoBox(carrier, cargo, random)),
    consignee,
    cargo,
  }
}

/** Days since the cut-off of a bill that is issued: its ship has sailed, whichever of the week it is. */
const issuedSince = 9

/** Cut-offs are at 16:00 China time; the first orders are due within hours, so that the lists show what is urgent. */
function deadlineOf(index: number, now: Date): Date {
  if (index < 6) return new Date(now.getTime() + (index + 1) * 3.5 * hour)
  const days = statusOf(index) === SiStatus.issued ? -issuedSince : (index % 20) - 4
  const day = new Date(now.getTime() + days * 24 * hour)
  day.setUTCHours(8, 0, 0, 0)
  return day
}

function demoBox(carrier: Carrier, cargo: Goods, random: Random): DemoOrder['boxes'][number] {
  const type = random.pick(boxTypes)
  const packages = Math.max(1, Math.floor(cargo.perBox * (fill[type] ?? 1) * (0.9 + random.next() * 0.08)))
  const first = `${random.pick(carrier.prefixes)}${String(random.between(100_000, 999_999))}`
  return {
    type,
    containerNo: `${first}${checkDigit(first)}`,
    sealNo: `${carrier.code.slice(0, 2)}${random.between(1_000_000, 9_999_999)}`,
    packageKind: cargo.packages,
    packages,
    weight: Math.round(packages * cargo.kg * 1000) / 1000,
    volume: Math.round(packages * cargo.cbm * 1000) / 1000,
  }
}

const yearMonth = (now: Date) => now.toISOString().slice(2, 7).replace('-', '')

/** An order as a file would say it. */
export const recordOf = (order: DemoOrder, CompanyId: number): FileRecord => ({
  code: order.orderNo,
  row: undefined,
  lines: order.boxes.map((box) => ({
    CompanyId,
    MblNo: order.mblNo,
    Carrier: order.carrierCode,
    Vessel: order.vessel,
    Voyage: order.voyage,
    LoadPort: order.loadPort.code,
    DischargePort: order.dischargePort.code,
    DeliveryPlace: order.deliveryPlace.code,
    Goods: order.goods,
    HsCode: order.hsCode,
    QuotationNo: order.quotationNo,
    SailingDate: order.sailingDate,
    SiDeadline: order.siDeadline,
    BoxType: box.type,
    ContainerNo: box.containerNo,
    SealNo: box.sealNo,
    PackageKind: box.packageKind,
    Packages: box.packages,
    Weight: box.weight,
    Volume: box.volume,
  })),
})

/** Names of the ports and the carrier of an order. */
export const namesIn = ({ carrierCode, carrierName, ...ports }: DemoOrder): Map<string, Named> =>
  new Map<string, Named>([
    [`carrier ${carrierCode}`, { code: carrierCode, zh: carrierName, en: carrierName }],
    ...[ports.loadPort, ports.dischargePort, ports.deliveryPlace].map((port) => [`port ${port.code}`, port] as const),
  ])
