import { subscribedRates } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { DataTable, EmptyState, ErrorView, Pager, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { subscribedColumns } from './subscribedColumns.tsx'
import { texts } from './texts.ts'

/** Rates of one subscription: the channel price, and the floor that the mark-up makes of it. */
export const SubscriptionRates = observer(function SubscriptionRates({ id }: { id: number }) {
  const [at, setAt] = useState(1)
  const [size, setSize] = useState(20)
  const page = useDetail(subscribedRates, { SubscriptionId: id, PageIndex: at, PageSize: size })
  const rows = page.data?.Rows ?? []
  return (
    <Section title={texts.mine.rates}>
      {page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data && rows.length === 0 ? <EmptyState title={texts.market.noRoutes} /> : null}
      {rows.length > 0 ? (
        <>
          <DataTable
            label={texts.mine.rates}
            columns={subscribedColumns(rows, ['Cost', 'Floor']).filter(
              ({ key }) => !['channel', 'owner', 'subscription', 'search'].includes(key),
            )}
            rows={rows}
            rowKey={({ Key }) => Key}
            density="compact"
            status="ready"
          />
          <Pager total={page.data?.Total ?? 0} pageIndex={at} pageSize={size} onPage={setAt} onPageSize={setSize} />
        </>
      ) : null}
    </Section>
  )
})
