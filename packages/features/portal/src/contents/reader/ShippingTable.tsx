import { readerPages, shipTables, tableSailings, tableSheet, type ShipTable, type TableSailing } from '@jst/contracts/portal'
import {
  answerLanguageOf,
  DownloadTool,
  link,
  listScreen,
  useAnswerLanguage,
  useApp,
  useDetail,
  useScreenId,
  type ScreenModule,
} from '@jst/feature-kit'
import { ChoiceField, DateText, EmptyState, formatText, StatusTag, type Column } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

const words = texts.tables
const columns = (): Column<TableSailing>[] => [
  { key: 'carrier', title: words.carrier, width: 130, text: ({ Carrier }) => Carrier, render: ({ Carrier }) => Carrier },
  { key: 'vessel', title: words.vessel, width: 200, grow: true, sort: 'Vessel', text: (row) => row.Vessel, render: (row) => row.Vessel },
  { key: 'voyage', title: words.voyage, width: 100, render: ({ VoyageNo }) => VoyageNo },
  { key: 'service', title: words.service, width: 100, render: ({ Service }) => formatText(Service) },
  { key: 'departure', title: words.departure, width: 140, sort: 'Departure', render: (row) => <DateText value={row.Departure} /> },
  { key: 'arrival', title: words.arrival, width: 140, render: ({ Arrival }) => <DateText value={Arrival} /> },
  { key: 'days', title: words.days, width: 100, align: 'right', render: ({ TransitDays }) => formatText(TransitDays?.toString() ?? '') },
  {
    key: 'delayed',
    title: words.state,
    width: 80,
    render: ({ Blank, Delayed }) =>
      Blank ? <StatusTag tone="red">{words.blank}</StatusTag> : Delayed ? <StatusTag tone="orange">{words.delayed}</StatusTag> : null,
  },
]
const { Screen: Sailings, preload: preloadSailings } = listScreen({
  name: 'table-sailings',
  endpoint: tableSailings,
  always: answerLanguageOf,
  filters: { Id: 'int' },
  sort: 'Departure',
  rowKey: ({ Id }) => Id,
  label: () => texts.tableTitle,
  usePage: () => {
    const Id = useScreenId('Id')
    const language = useAnswerLanguage()
    return {
      columns: columns(),
      empty: { title: words.noSailings, hint: words.noSailingsHint },
      tools: <DownloadTool label={words.download} files={() => [{ path: tableSheet.path, query: { Id, ...language } }]} />,
    }
  },
})
export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  app.reads.start(shipTables, answerLanguageOf(app))
  if (new URLSearchParams(location.search).has('Id')) preloadSailings(app, location)
}

/** 船期表: sailings of the tables that the forwarder has published. */
const ShippingTable = observer(function ShippingTable() {
  const { navigate } = useApp()
  const tables = useDetail(shipTables, useAnswerLanguage())
  const id = useScreenId('Id')
  const first = tables.data?.[0]?.Id
  useEffect(() => {
    if (id === undefined && first !== undefined) navigate(link(readerPages.tables, { Id: first }), { replace: true })
  }, [id, first, navigate])
  if (tables.data?.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />
  if (id === undefined) return null
  return <Sailings siblings={<TableChoice tables={tables.data ?? []} id={id} />} />
})

export const Screen = inLanguage(ShippingTable)

/** Choice of the table whose sailings are shown. */
function TableChoice({ tables, id }: { tables: readonly ShipTable[]; id: number }) {
  const { navigate } = useApp()
  const options = tables.map(({ Id, Title, Pol, Pod, Weeks }) => ({
    value: String(Id),
    label: `${Title} · ${Pol} → ${Pod} · ${words.weeks(Weeks)}`,
  }))
  const open = (value: string) => navigate(link(readerPages.tables, { Id: value }))
  return <ChoiceField label={words.choose} value={String(id)} options={options} onChange={open} />
}
