import { Button } from '@arco-design/web-react'
import { affectedOrders, notifyAffected, voyageInfo } from '@jst/contracts/schedules'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { DateText, Dialog, EmptyState, ErrorView, FactsTable, Port, StatusTag } from '@jst/ui'
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
          <FactsTable
            label={name}
            titles={[texts.port, words.plannedArrival, words.anyArrival, words.plannedDeparture, words.anyDeparture, texts.delay]}
            rows={voyage.data.Calls}
            rowKey={(call) => call.Seq}
            renderRow={(call) => (
              <>
                <th scope="row">
                  <Port name={call.PortName} code={call.PortCode} />
                </th>
                <td>
                  <PortTime value={call.PlannedArrival} port={call.PortCode} />
                </td>
                <td>
                  <PortTime value={call.ActualArrival ?? call.EstimatedArrival} port={call.PortCode} />
                </td>
                <td>
                  <PortTime value={call.PlannedDeparture} port={call.PortCode} />
                </td>
                <td>
                  <PortTime value={call.ActualDeparture ?? call.EstimatedDeparture} port={call.PortCode} />
                </td>
                <td>{call.Omitted ? <StatusTag tone="red">{words.views.omitted}</StatusTag> : <DelayText hours={call.Delay} />}</td>
              </>
            )}
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
          <FactsTable
            label={words.affectedTitle(name)}
            titles={[words.order, words.customer, texts.loadPort, words.sailing, texts.departure, texts.status]}
            rows={data.Orders}
            rowKey={(order) => order.Id}
            renderRow={(order) => (
              <>
                <th scope="row">{order.OrderNo}</th>
                <td>{order.CompanyName}</td>
                <td>
                  <Port name={order.LoadPortName} code={order.LoadPortCode} />
                </td>
                <td>
                  <DateText value={order.SailingDate} />
                </td>
                <td>
                  <PortTime value={order.Departure} port={order.LoadPortCode} />
                </td>
                <td>
                  <StatusTag tone={order.Told ? 'green' : 'orange'}>{order.Told ? words.alreadyNotified : words.untold}</StatusTag>
                </td>
              </>
            )}
          />
        ) : null}
      </div>
    </Dialog>
  )
})
