import { marketRoutes, type MarketChannel } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { Dialog, EmptyState, emptyText, ErrorView, FactsTable, formatNumber, Pager } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.market

/** Routes and carriers of a channel, without prices. */
export const RoutesDialog = observer(function RoutesDialog({ channel, onClose }: { channel: MarketChannel; onClose: () => void }) {
  const [at, setAt] = useState(1)
  const [size, setSize] = useState(50)
  const page = useDetail(marketRoutes, { Id: channel.Id, PageIndex: at, PageSize: size })
  const rows = page.data?.Rows ?? []
  return (
    <Dialog title={words.routes(channel.Name)} place="side" width={720} onClose={onClose}>
      <p className="jst-muted">{words.routesNote}</p>
      {page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data && rows.length === 0 ? <EmptyState title={words.noRoutes} /> : null}
      {rows.length > 0 ? (
        <FactsTable
          label={words.routes(channel.Name)}
          titles={[words.route, words.carrier, words.count, words.transit, words.validTo]}
          rows={rows}
          rowKey={(row) => `${row.Pol}${row.Pod}${row.Carrier}${row.Lane}`}
          renderRow={(row) => (
            <>
              <th scope="row">{`${row.PolName} → ${row.PodName}`}</th>
              <td>{row.Carrier}</td>
              <td>{formatNumber(row.Rates)}</td>
              <td>{row.TransitDays || emptyText}</td>
              <td>{row.ValidTo}</td>
            </>
          )}
        />
      ) : null}
      {page.data && page.data.Total > size ? (
        <Pager total={page.data.Total} pageIndex={at} pageSize={size} onPage={setAt} onPageSize={setSize} />
      ) : null}
    </Dialog>
  )
})
