import type { SiContainer, SiRecord } from '@jst/contracts/si'
import { chinaDay, emptyContainer, emptyRecord, totalsOf } from '@jst/si-drafts/rules'
import type { DemoOrder } from './orders.ts'
import { shippers } from './trades.ts'

export const rejection = '[R02 货描笼统] 请写明具体品名与材质，并补充收货人税号。'

/** The records of an order: one bill, or two for every tenth order, split by container. */
export function demoRecords(order: DemoOrder, index: number): SiRecord[] {
  const containers = order.boxes.map((box): SiContainer => ({ ...emptyContainer(), ...box }))
  if (index % 10 !== 5) return [recordOf(order, containers, '', 1)]
  const half = Math.ceil(containers.length / 2)
  return [containers.slice(0, half), containers.slice(half)].map((part, position) =>
    recordOf(order, part, `${order.mblNo}${'AB'.charAt(position)}`, 2),
  )
}

function recordOf(order: DemoOrder, containers: SiContainer[], splitMblNo: string, draftCount: number): SiRecord {
  const { packages } = totalsOf(containers)
  return {
    ...emptyRecord(),
    siType: draftCount > 1 ? 2 : 1,
    draftCount,
    mblNo: order.mblNo,
    splitMblNo,
    goodsType: '1',
    paymentMethod: 'PP',
    signingMethod: draftCount > 1 ? 'OBL' : 'TLX',
    transportTerms: 'CY-CY',
    consignor: shippers[order.companyCode] ?? '',
    consignee: order.consignee.text,
    notifier1: 'SAME AS CONSIGNEE',
    carrier: order.carrierCode,
    vessel: order.vessel,
    voyage: order.voyage,
    loadPort: order.loadPort.en.toUpperCase(),
    loadPortCode: order.loadPort.code,
    dischargePort: order.dischargePort.en.toUpperCase(),
    dischargePortCode: order.dischargePort.code,
    deliveryPlace: order.dischargePort.en.toUpperCase(),
    deliveryPlaceCode: order.dischargePort.code,
    marks: 'N/M',
    goods: order.cargo.en,
    packageKind: order.cargo.packages,
    packageCount: String(packages),
    hsCode: order.cargo.hs,
    emails: 'docs@example.com',
    quotationNo: order.quotationNo,
    sailingDate: chinaDay(order.sailingDate),
    containers,
  }
}
