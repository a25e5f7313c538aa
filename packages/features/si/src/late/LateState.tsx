import { isLapsed, type CargoOrder } from '@jst/contracts/cargo-orders'
import { formatDate, StatusTag, useNow } from '@jst/ui'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { texts } from './texts.ts'

type Order = Pick<CargoOrder, 'SiStatus' | 'SiDeadline' | 'Late'>

/** State of an order's SI; past the cut-off without an SI, the state of the request for a later cut-off. */
export function LateState({ order }: { order: Order }) {
  const { Late } = order
  if (!isLapsed(order, useNow()) || Late === null || Late.State === 'granted') return <SiStatusTag status={order.SiStatus} />
  return Late.State === 'open' ? (
    <StatusTag tone="orange" title={texts.askedFacts(Late.AskedBy, formatDate(Late.AskedAt, 'list'), Late.Reason)}>
      {texts.asked}
    </StatusTag>
  ) : (
    <StatusTag tone="red" title={Late.Reply}>
      {texts.refused}
    </StatusTag>
  )
}
