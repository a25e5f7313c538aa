import type { Issue } from '@jst/contracts'
import { findCarrier } from '../../../reference/carriers.ts'
import { findPort, type Port } from '../../../reference/ports.ts'
import { problem, type ImportedOrder } from './imported-order.ts'

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
  if (order.orderNo === '') issues.push(problem(place, '委托编号', '请填写委托编号'))
  for (const [name, max] of Object.entries(limits) as [keyof typeof limits, number][])
    if (order[name].length > max) issues.push(problem(place, name, `最多 ${max} 个字符`, order[name]))
  if (order.boxes.length === 0) issues.push(problem(place, '集装箱', '至少需要一个集装箱'))
  const carrier = order.carrier === '' ? undefined : findCarrier(order.carrier)
  if (order.carrier !== '' && !carrier) issues.push(problem(place, '船公司', '没有找到该船公司，请填写代码、SCAC 或名称', order.carrier))
  return {
    ...order,
    mblNo: order.mblNo.toUpperCase(),
    carrierCode: carrier?.code ?? '',
    carrierName: carrier?.zh ?? '',
    loadPort: portOf(order.loadPort, '装货港', place, issues),
    dischargePort: portOf(order.dischargePort, '卸货港', place, issues),
    deliveryPlace: order.deliveryPlace === '' ? null : portOf(order.deliveryPlace, '交货地', place, issues),
    sailingDate: timeOf(order.sailingDate, '开船日期', place, issues),
    siDeadline: timeOf(order.siDeadline, '截单时间', place, issues),
  }
}

/** A port of the table; a well-formed code that it lacks is taken as it stands, with a warning. */
function portOf(text: string, label: string, place: string, issues: Issue[]): Port {
  const port = findPort(text)
  if (port) return port
  const code = text.trim().toUpperCase()
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(code)) {
    issues.push({ ...problem(place, label, '港口代码不在港口表中，请核对', text), Severity: 'WARN' })
    return { ...nowhere, code, en: code }
  }
  issues.push(problem(place, label, text === '' ? `请填写${label}` : '没有找到该港口，请填写港口代码或名称', text))
  return nowhere
}

/** Times without a zone are China's, where the cut-offs are set. */
function timeOf(text: string, label: string, place: string, issues: Issue[]): string | null {
  if (text === '') return null
  const spaced = text.replaceAll('/', '-').replace(' ', 'T')
  const time = Date.parse(
    /T.*(Z|[+-]\d\d:?\d\d)$/.test(spaced) ? spaced : spaced.includes('T') ? `${spaced}+08:00` : `${spaced}T00:00:00+08:00`,
  )
  if (Number.isNaN(time)) issues.push(problem(place, label, '时间格式应为 2026-03-12 16:00', text))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
