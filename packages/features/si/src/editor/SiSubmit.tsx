import { siDataInfo, siInfo, siListOfOrder, SiStatus, type SiRecord } from '@jst/contracts/si'
import { useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { recordFromOrder, recordFromWire, type OrderFacts } from '@jst/si-drafts/rules'
import { DetailPage, EmptyState } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from '../texts.ts'
import { SiEditor } from './SiEditor.tsx'
import { SiReader } from './SiReader.tsx'

const words = texts.editor
const editable: readonly number[] = [
  SiStatus.draft,
  SiStatus.submitted,
  SiStatus.approved,
  SiStatus.rejected,
  SiStatus.draftBillSent,
  SiStatus.draftBillConfirmed,
]
const isLive = (record: SiRecord) => record.status !== SiStatus.withdrawn && record.status !== SiStatus.voided

export const preload = (app: App, location: ScreenLocation) => {
  const params = new URLSearchParams(location.search)
  const [order, id] = [Number(params.get('CGO_ID')), Number(params.get('Id'))]
  if (order > 0) app.reads.start(siListOfOrder, { CGO_ID: order })
  if (order > 0) app.reads.start(siDataInfo, { CGO_ID: order })
  if (id > 0) app.reads.start(siInfo, { Id: id })
}

/** The customer's desk for one order: a new set, or the records that were submitted for it (spec §2.23). */
export const Screen = observer(function SiSubmit() {
  const app = useApp()
  const recordId = useScreenId('Id')
  const orderParam = useScreenId('CGO_ID')
  const named = useDetail(siInfo, recordId === undefined ? undefined : { Id: recordId })
  const orderId = orderParam ?? named.data?.CGO_ID
  const order = useDetail(siDataInfo, orderId === undefined ? undefined : { CGO_ID: orderId })
  const list = useDetail(siListOfOrder, orderId === undefined ? undefined : { CGO_ID: orderId })
  const onBack = useBack()
  const prefill = useMemo(() => order.data && recordFromOrder(order.data), [order.data])
  const records = useMemo(() => (list.data ?? []).map(recordFromWire), [list.data])
  const record = records.find(({ id }) => id === recordId) ?? (recordId === undefined ? records.find(isLive) : undefined)
  useTitle(prefill && words.titleOf(prefill.mblNo))
  const reload = () => {
    list.reload()
    order.reload()
  }
  useLiveEvent('si/changed', (content) => {
    if ((content as { CGO_ID?: number }).CGO_ID === orderId) list.reload()
  })

  if (recordId === undefined && orderParam === undefined) {
    return (
      <DetailPage title={words.title} onBack={onBack}>
        <EmptyState
          title={words.pickOrder}
          hint={words.pickOrderHint}
          action={
            <button type="button" className="jst-text-button" onClick={() => app.navigate('/external/workbench/SISubimtList')}>
              {words.goList}
            </button>
          }
        />
      </DetailPage>
    )
  }
  const failed = [named, order, list].find(({ status }) => status === 'failed')
  if (failed) return <DetailPage title={words.title} onBack={onBack} state="failed" error={failed.error} onRetry={reload} />
  if (!prefill || !orderId || !list.data) return <DetailPage title={words.title} onBack={onBack} state="loading" />
  if (record && !editable.includes(record.status)) return <SiReader record={record} records={records} />
  const source = {
    record: record ?? prefill,
    stored: record !== undefined,
    order: factsOf(orderId, prefill),
    owner: app.session.user?.Account ?? '',
  }
  return <SiEditor key={record ? `record ${record.id}` : `order ${orderId}`} source={source} records={records} onDone={reload} />
})

const factsOf = (id: number, order: SiRecord): OrderFacts => ({
  id,
  mblNo: order.mblNo,
  vessel: order.vessel,
  voyage: order.voyage,
  loadPortCode: order.loadPortCode,
  dischargePortCode: order.dischargePortCode,
  deadline: order.deadline,
  containers: order.containers,
})
