import { pushFile, pushLog, pushPage, pushWays, type PushRow } from '@jst/contracts/freight-rates'
import { listScreen, DownloadTool } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatNumber, formatText, type Column, type Filter } from '@jst/ui'
import { PushTabs } from './PushTabs.tsx'
import { texts } from './texts.ts'

const words = texts.columns
const columns: Column<PushRow>[] = [
  { key: 'at', title: words.at, width: 120, sort: 'At', render: ({ At }) => <DateText value={At} /> },
  { key: 'customer', title: words.customer, width: 220, grow: true, text: (row) => row.CustomerName, render: (row) => row.CustomerName },
  { key: 'way', title: words.way, width: 100, render: ({ Way }) => pushWays[Way] },
  { key: 'address', title: words.address, width: 200, text: ({ Address }) => Address, render: ({ Address }) => formatText(Address) },
  { key: 'route', title: words.route, width: 180, render: ({ Pol, Pods }) => `${Pol} → ${Pods.replaceAll(',', '、')}` },
  { key: 'day', title: words.day, width: 110, render: ({ Day }) => Day },
  { key: 'boxes', title: words.boxes, width: 130, render: ({ Boxes }) => Boxes },
  { key: 'rates', title: words.rates, width: 70, align: 'right', render: ({ Rates }) => formatNumber(Rates) },
  { key: 'withheld', title: words.withheld, width: 70, align: 'right', render: ({ Withheld }) => formatNumber(Withheld) },
  { key: 'by', title: words.by, width: 90, render: ({ By }) => formatText(By) },
  { key: 'hash', title: words.hash, width: 110, render: ({ Hash }) => <code title={Hash}>{Hash.slice(0, 8)}</code> },
]
const file: Column<PushRow> = {
  key: 'acts',
  title: words.file,
  width: 90,
  render: ({ Id }) => <DownloadTool label={texts.download} files={() => [{ path: pushFile.path, query: { Id } }]} />,
}
const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }]
const withFile = [...columns, file]

/** Log of pushes: recipients, way, time, and a hash of the content. */
export const { Screen: PushLog, preload: preloadLog } = listScreen({
  name: 'freight-push',
  endpoint: pushLog,
  filters: { Keyword: 'text' },
  sort: '-At',
  rowKey: ({ Id }) => Id,
  label: texts.log,
  conditions: filters,
  siblings: <PushTabs current="log" />,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: () => {
    const mayTake = usePermitted('download', pushPage)
    return { columns: mayTake ? withFile : columns }
  },
})
