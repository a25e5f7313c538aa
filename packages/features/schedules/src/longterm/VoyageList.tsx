import { Button } from '@arco-design/web-react'
import type { QueryOf } from '@jst/contracts'
import { cutoffCodes, cutoffTable, exportVoyages, mostCounted, scheduleImport, voyageList, type VoyageRow } from '@jst/contracts/schedules'
import { defineList, DownloadTool, useLiveReload } from '@jst/feature-kit'
import { ImportDialog, referenceFilter } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { beginOfHour, ListPage, Port, today, useNow, VesselVoyage, vesselVoyage, type Column, type Filter, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { keywordFilter, serviceFilter } from '../filters.ts'
import { DelayText, PortTime, SourceAge, VoyageTag } from '../cells/voyage.tsx'
import { VoyageHistory } from '../history/VoyageHistory.tsx'
import { texts } from '../texts.ts'
import { VoyageDrawer } from './VoyageDrawer.tsx'

const words = texts.list
const list = defineList({
  name: 'voyages',
  endpoint: voyageList,
  filters: {
    Keyword: 'text',
    LoadPort: 'text',
    DischargePort: 'text',
    CarrierCode: 'text',
    ServiceCode: 'text',
    From: 'dayStart',
    To: 'dayEnd',
    Status: 'text',
  },
  // what sails from today on
  opensWith: `?From=${today()}`,
  sort: 'Departure',
  rowKey: (row) => row.Id,
})
export const { preload } = list

const filters: Filter[] = [
  referenceFilter('LoadPort', 'port', texts.loadPort),
  referenceFilter('DischargePort', 'port', texts.dischargePort),
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: texts.departure },
  keywordFilter,
  referenceFilter('CarrierCode', 'carrier', texts.carrier),
  serviceFilter,
]
const filterOf = (key: string): Record<string, string> => (key === 'all' ? {} : { Status: key })
const views: ListView[] = Object.entries(words.chips).map(([key, label]) => ({ key, label, filters: filterOf(key) }))

const columnsOf = (now: number, open: (row: VoyageRow) => void): Column<VoyageRow>[] => [
  {
    key: 'vessel',
    title: texts.vessel,
    width: 250,
    sort: 'Vessel',
    copy: (row) => vesselVoyage(row.Vessel, row.VoyageNo),
    render: (row) => (
      <button type="button" className="jst-text-button" onClick={() => open(row)}>
        <VesselVoyage vessel={row.Vessel} voyage={row.VoyageNo} />
      </button>
    ),
  },
  { key: 'status', title: texts.status, width: 76, render: (row) => <VoyageTag status={row.Status} reason={row.Reason} /> },
  { key: 'carrier', title: texts.carrier, width: 110, text: (row) => row.CarrierName, render: (row) => row.CarrierName },
  { key: 'service', title: texts.service, width: 100, sort: 'ServiceCode', render: (row) => row.ServiceCode || '–' },
  { key: 'load', title: texts.loadPort, width: 130, render: (row) => <Port name={row.LoadPortName} code={row.LoadPortCode} /> },
  {
    key: 'etd',
    title: words.etd,
    width: 110,
    sort: 'Departure',
    render: (row) => <PortTime value={row.Departure} port={row.LoadPortCode} />,
  },
  ...cutoffCodes.map((code): Column<VoyageRow> => ({
    key: code,
    title: cutoffTable[code].zh,
    width: 110,
    hidden: code !== 'DCO' && code !== 'FCO',
    render: (row) => <PortTime value={row.Cutoffs[code] ?? null} port={row.LoadPortCode} />,
  })),
  {
    key: 'discharge',
    title: texts.dischargePort,
    width: 130,
    render: (row) => <Port name={row.DischargePortName} code={row.DischargePortCode} />,
  },
  { key: 'eta', title: words.eta, width: 110, render: (row) => <PortTime value={row.Arrival} port={row.DischargePortCode} /> },
  { key: 'transit', title: words.transit, width: 90, align: 'right', render: (row) => row.TransitDays ?? '–' },
  { key: 'delay', title: texts.delay, width: 100, sort: 'Delay', render: (row) => <DelayText hours={row.Delay} /> },
  { key: 'source', title: texts.source, width: 110, render: (row) => row.Source || '–' },
  {
    key: 'sourceTime',
    title: texts.sourceTime,
    width: 110,
    sort: 'SourceTime',
    render: (row) => <SourceAge value={row.SourceTime} now={now} />,
  },
  { key: 'layer', title: texts.layer, width: 90, hidden: true, render: (row) => texts.layers[row.Layer] },
]

type Open = { what: 'new' | 'import' } | { what: 'voyage' | 'history'; row: Pick<VoyageRow, 'Id' | 'Vessel' | 'VoyageNo'> }

/** Voyages between two ports, or from their first call to their last. */
export const VoyageList = observer(function VoyageList({ tabs }: { tabs: ReactNode }) {
  const store = list.useList()
  const now = useNow()
  const may = { edit: usePermitted('edit'), import: usePermitted('import'), export: usePermitted('export') }
  const [open, setOpen] = useState<Open>()
  useLiveReload(['schedules/changed'], [store])
  const hour = beginOfHour(now)
  const columns = useMemo(() => columnsOf(hour, (row) => setOpen({ what: 'voyage', row })), [hour])
  const close = () => setOpen(undefined)
  const exported = (more: QueryOf<typeof exportVoyages>) => () => [{ path: exportVoyages.path, query: { ...store.question, ...more } }]
  return (
    <>
      <ListPage
        label={words.label}
        name={list.name}
        list={store}
        most={mostCounted}
        columns={columns}
        filters={filters}
        views={views}
        siblings={tabs}
        actions={
          <>
            {may.edit ? (
              <Button type="primary" onClick={() => setOpen({ what: 'new' })}>
                {words.add}
              </Button>
            ) : null}
            {may.import ? <Button onClick={() => setOpen({ what: 'import' })}>{words.import}</Button> : null}
          </>
        }
        tools={
          may.export ? (
            <DownloadTool
              label={words.export.label}
              choices={[
                { label: words.export.xlsx, files: exported({ Format: 'xlsx' }) },
                { label: words.export.csv, files: exported({ Format: 'csv' }) },
                { label: words.export.calls, files: exported({ Rows: 'calls' }) },
              ]}
            />
          ) : null
        }
        onOpen={(row) => setOpen({ what: 'voyage', row })}
        empty={{ title: words.empty, hint: words.emptyHint }}
      />
      {open?.what === 'new' || open?.what === 'voyage' ? (
        <VoyageDrawer
          id={'row' in open ? open.row.Id : undefined}
          onHistory={'row' in open ? () => setOpen({ what: 'history', row: open.row }) : undefined}
          onSaved={() => {
            store.reload()
            close()
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === 'history' ? (
        <VoyageHistory id={open.row.Id} name={vesselVoyage(open.row.Vessel, open.row.VoyageNo)} onClose={close} />
      ) : null}
      {open?.what === 'import' ? <ImportDialog calls={scheduleImport} onDone={() => store.reload()} onClose={close} /> : null}
    </>
  )
})
