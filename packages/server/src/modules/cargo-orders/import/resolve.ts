import type { Issue } from '@jst/contracts'
import { findCarrier } from '../../../reference/carriers.ts'
import { findPort, type Port } from '../../../reference/ports.ts'
import { problem, type ImportedOrder } from './imported-order.ts'
import { texts } from './import.texts.ts'

/** An order with its ports, carrier and times found; what could not be found is among the issues. */
export interface ResolvedOrder extends Omit<
  ImportedOrder,
  'loadPort' | 'dischargePort' | 'deliveryPlace' | 'carrier' | 'sailingDate' | 'siDeadline'
> {
  carrierCode: string
  carrierName: string
  loadPort: Port
  dischargePort: Port
  deliveryPlace: Port | null
  /** ISO 8601 UTC */
  sailingDate: string | null
  siDeadline: string | null
}

const nowhere: Port = { code: '', zh: '', en: '', country: '', lane: '', aliases: [] }
const limits = { orderNo: 35, mblNo: 20, vessel: 35, voyage: 17, quotationNo: 35, packageKind: 35, hsCode: 200 } as const

export function resolve(order: ImportedOrder, issues: Issue[]): ResolvedOrder {
  const { place } = order
  if (order.orderNo === '') issues.push(problem(place, texts.labels.orderNo, texts.orderNoNeeded))
  for (const [name, max] of Object.entries(limits) as [keyof typeof limits, number][])
    if (order[name].length > max) issues.push(problem(place, name, texts.tooLong(max), order[name]))
  if (order.boxes.length === 0) issues.push(problem(place, texts.labels.boxes, texts.boxNeeded))
  const carrier = order.carrier === '' ? undefined : findCarrier(order.carrier)
  if (order.carrier !== '' && !carrier) issues.push(problem(place, texts.labels.carrier, texts.unknownCarrier, order.carrier))
  return {
    ...order,
    mblNo: order.mblNo.toUpperCase(),
    carrierCode: carrier?.code ?? '',
    carrierName: carrier?.zh ?? '',
    loadPort: portOf(order.loadPort, texts.labels.loadPort, place, issues),
    dischargePort: portOf(order.dischargePort, texts.labels.dischargePort, place, issues),
    deliveryPlace: order.deliveryPlace === '' ? null : portOf(order.deliveryPlace, texts.labels.deliveryPlace, place, issues),
    sailingDate: timeOf(order.sailingDate, texts.labels.sailingDate, place, issues),
    siDeadline: timeOf(order.siDeadline, texts.labels.siDeadline, place, issues),
  }
}

/** A port of the table; a well-formed code that it lacks is taken as it stands, with a warning. */
function portOf(text: string, label: string, place: string, issues: Issue[]): Port {
  const port = findPort(text)
  if (port) return port
  const code = text.trim().toUpperCase()
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(code)) {
    issues.push({ ...problem(place, label, texts.unlistedPort, text), Severity: 'WARN' })
    return { ...nowhere, code, en: code }
  }
  issues.push(problem(place, label, text === '' ? texts.needed(label) : texts.unknownPort, text))
  return nowhere
}

/** Times without a zone are China's, where the cut-offs are set. */
function timeOf(text: string, label: string, place: string, issues: Issue[]): string | null {
  if (text === '') return null
  const spaced = text.replaceAll('/', '-').replace(' ', 'T')
  const time = Date.parse(
    /T.*(Z|[+-]\d\d:?\d\d)$/.test(spaced) ? spaced : spaced.includes('T') ? `${spaced}+08:00` : `${spaced}T00:00:00+08:00`,
  )
  if (Number.isNaN(time)) issues.push(problem(place, label, texts.badTime, text))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
