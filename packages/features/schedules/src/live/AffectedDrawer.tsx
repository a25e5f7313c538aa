import { Button } from '@arco-design/web-react'
import { affectedOrders, notifyAffected, voyageInfo } from '@jst/contracts/schedules'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { DateText, Dialog, EmptyState, ErrorView, CellTable, Port, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { DelayText, PortTime, VoyageTag } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'

const words = texts.live

/** How a voyage stands, which orders are on it, and the word to their customers. */
export const AffectedDrawer = observer(function AffectedDrawer({
  id,
  name,
  mayNotify,
  onClose,
}: {
  id: number
  name: string
  mayNotify: boolean
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const voyage = useDetail(voyageInfo, { Id: id })
  const { data, error, reload } = useDetail(affectedOrders, { Id: id })
  const untold = data?.Orders.filter(({ Told }) => !Told).length ?? 0
  const { busy, run } = useAction(async () => {
    if (!voyage.data) return
    const { Orders, People } = await api.call(notifyAffected, { Id: id, UpdateTime: voyage.data.UpdateTime })
    notify.success(Orders > 0 ? words.notified(Orders, People) : words.noneToTell)
    reload()
  })
  return (
    <Dialog
      place="side"
      width={960}
      title={words.affectedTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {mayNotify && untold > 0 ? (
            <Button type="primary" loading={busy} disabled={!voyage.data} onClick={() => void run()}>
              {words.notify(untold)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="jst-stack-form">
        {voyage.data ? (
          <CellTable
            label={name}
            titles={[texts.port, words.plannedArrival, words.anyArrival, words.plannedDeparture, words.anyDeparture, texts.delay]}
            rows={voyage.data.Calls}
            rowKey={(call) => call.Seq}
            renderCells={[
              (call) => <Port name={call.PortName} code={call.PortCode} />,
              (call) => <PortTime value={call.PlannedArrival} port={call.PortCode} />,
              (call) => <PortTime value={call.ActualArrival ?? call.EstimatedArrival} port={call.PortCode} />,
              (call) => <PortTime value={call.PlannedDeparture} port={call.PortCode} />,
              (call) => <PortTime value={call.ActualDeparture ?? call.EstimatedDeparture} port={call.PortCode} />,
              (call) => (call.Omitted ? <StatusTag tone="red">{words.views.omitted}</StatusTag> : <DelayText hours={call.Delay} />),
            ]}
          />
        ) : null}
        {voyage.data ? (
          <p>
            <VoyageTag status={voyage.data.Status} /> {voyage.data.Reason}
          </p>
        ) : null}
        <p className="jst-muted">{words.affectedNote}</p>
        {error ? <ErrorView error={error} onRetry={reload} /> : null}
        {data?.Orders.length === 0 ? <EmptyState title={words.noneAffected} /> : null}
        {data && data.Orders.length > 0 ? (
          <CellTable
            label={words.affectedTitle(name)}
            titles={[words.order, words.customer, texts.loadPort, words.sailing, texts.departure, texts.status]}
            rows={data.Orders}
            rowKey={(order) => order.Id}
            renderCells={[
              'OrderNo',
              'CompanyName',
              (order) => <Port name={order.LoadPortName} code={order.LoadPortCode} />,
              (order) => <DateText value={order.SailingDate} />,
              (order) => <PortTime value={order.Departure} port={order.LoadPortCode} />,
              ({ Told }) => <StatusTag tone={Told ? 'green' : 'orange'}>{Told ? words.alreadyNotified : words.untold}</StatusTag>,
            ]}
          />
        ) : null}
      </div>
    </Dialog>
  )
})
