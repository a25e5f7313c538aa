import { siDataInfo, siInfo, siLog } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { recordFromOrder, recordFromWire } from '@jst/si-drafts/rules'
import { useMemo } from 'react'
import { historyEndpoint, historyOf } from '../parts/history.tsx'

/** A record with its history, the version before the newest submission, and what its order says. */
export function useSi(id: number | undefined) {
  const detail = useDetail(siInfo, id === undefined ? undefined : { Id: id })
  const history = useDetail(historyEndpoint, id === undefined ? undefined : historyOf(id))
  const wire = detail.data
  const record = useMemo(() => wire && recordFromWire(wire), [wire])
  const rows = history.data?.Rows ?? []
  const before = rows.filter(({ Event }) => Event === 'submit' || Event === 'resubmit')[1]
  const previousWire = useDetail(siLog, before && { Id: before.Id }).data
  const orderWire = useDetail(siDataInfo, record && { CGO_ID: record.orderId }).data
  const previous = useMemo(() => previousWire && recordFromWire(previousWire), [previousWire])
  const order = useMemo(() => orderWire && recordFromOrder(orderWire), [orderWire])
  const reload = () => {
    detail.reload()
    history.reload()
  }
  return { detail, record, rows, previous, order, reload }
}
