import { exportPastRates, freightRateCalls, pastRates } from '@jst/contracts/freight-rates'
import { defineList, DownloadTool, link, useApp, useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { useEntityTexts, useSeenCalls } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { EmptyState, ListPage, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { titles } from '../titles.ts'
import { pastColumns, versionOf } from './columns.tsx'
import { askedOf, PastForm } from './PastForm.tsx'
import { texts } from './texts.ts'

const list = defineList({
  name: 'past-rates',
  endpoint: pastRates,
  filters: { PolCode: 'text', PodCodes: 'text', CarrierCode: 'text', Day: 'text', AsOf: 'text' },
  sort: 'Floor40HQ',
  rowKey: ({ RateId }) => RateId,
})

/** Nothing is asked before a port of loading is named. */
export const preload: ScreenModule['preload'] = (app, location) => {
  if (new URLSearchParams(location.search).get('PolCode')) list.preload(app, location)
}

/** 历史运价查询: what was published on a day, for a sailing. */
export const Screen = observer(function HistoryFreightSearch() {
  const { navigate } = useApp()
  const { pathname } = useScreen().location
  const asked = askedOf(useScreenParams())
  const form = <PastForm key={JSON.stringify(asked)} asked={asked} onAsk={(next) => navigate(link(pathname, { ...next }))} />
  if (asked.PolCode === '')
    return (
      <PageFrame title={titles.pastRates} head={form}>
        <EmptyState title={texts.lead} />
      </PageFrame>
    )
  return <PastList head={form} />
})

const PastList = observer(function PastList({ head }: { head: ReactNode }) {
  const { navigate } = useApp()
  const store = list.useList()
  const words = useEntityTexts()
  const { entity } = useSeenCalls(freightRateCalls)
  const mayExport = usePermitted('export')
  const columns = useMemo(() => {
    const seen = new Set([...entity.all, ...(entity.derived ?? [])].map(({ key }) => key))
    return pastColumns((key) => seen.has(key), words)
  }, [entity, words])
  const file = (Format: 'xlsx' | 'csv') => () => [{ path: exportPastRates.path, query: { ...store.question, Format }, list: true }]
  return (
    <ListPage
      label={titles.pastRates}
      name={list.name}
      list={store}
      columns={columns}
      filters={[]}
      head={head}
      tools={
        mayExport ? (
          <DownloadTool
            label={texts.export}
            choices={[
              { label: texts.xlsx, files: file('xlsx') },
              { label: texts.csv, files: file('csv') },
            ]}
          />
        ) : null
      }
      onOpen={(row) => navigate(versionOf(row))}
      empty={{ title: texts.none, hint: texts.noneHint }}
    />
  )
})
