import { exportPastRates, freightRateCalls, pastRates } from '@jst/contracts/freight-rates'
import { DownloadTool, link, listScreen, useApp, useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { useEntityTexts, useSeenCalls } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { EmptyState, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { titles } from '../titles.ts'
import { pastColumns, versionOf } from './columns.tsx'
import { pastQueryOf, PastForm } from './PastForm.tsx'
import { texts } from './texts.ts'

const { Screen: PastList, preload: preloadList } = listScreen({
  name: 'past-rates',
  endpoint: pastRates,
  filters: { PolCode: 'text', PodCodes: 'text', CarrierCode: 'text', Day: 'text', AsOf: 'text' },
  sort: 'Floor40HQ',
  rowKey: ({ RateId }) => RateId,
  label: titles.pastRates,
  head: <PastHead />,
  open: versionOf,
  empty: { title: texts.none, hint: texts.noneHint },
  usePage: (store) => {
    const words = useEntityTexts()
    const { entity } = useSeenCalls(freightRateCalls)
    const mayExport = usePermitted('export')
    const columns = useMemo(() => {
      const seen = new Set([...entity.all, ...(entity.derived ?? [])].map(({ key }) => key))
      return pastColumns((key) => seen.has(key), words)
    }, [entity, words])
    const file = (Format: 'xlsx' | 'csv') => () => [{ path: exportPastRates.path, query: { ...store.question, Format }, list: true }]
    const choices = [
      { label: texts.xlsx, files: file('xlsx') },
      { label: texts.csv, files: file('csv') },
    ]
    return { columns, tools: mayExport ? <DownloadTool label={texts.export} choices={choices} /> : null }
  },
})

/** Nothing is asked before a port of loading is named. */
export const preload: ScreenModule['preload'] = (app, location) => {
  if (new URLSearchParams(location.search).get('PolCode')) preloadList(app, location)
}

/** 历史运价查询: the rates that were published on a day, for a sailing. */
export const Screen = observer(function HistoryFreightSearch() {
  if (pastQueryOf(useScreenParams()).PolCode !== '') return <PastList />
  return (
    <PageFrame title={titles.pastRates} head={<PastHead />}>
      <EmptyState title={texts.lead} />
    </PageFrame>
  )
})

/** The question above the rows, as the address has it. */
function PastHead() {
  const { navigate } = useApp()
  const { pathname } = useScreen().location
  const pastQuery = pastQueryOf(useScreenParams())
  return <PastForm key={JSON.stringify(pastQuery)} pastQuery={pastQuery} onAsk={(next) => navigate(link(pathname, { ...next }))} />
}
