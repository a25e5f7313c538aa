import { Button } from '@arco-design/web-react'
import type { QueryOf } from '@jst/contracts'
import { exportVoyages, mostCounted, scheduleImport, voyageList, type VoyageRow } from '@jst/contracts/schedules'
import { listScreen, DownloadTool, useScreenParams } from '@jst/feature-kit'
import { ImportDialog, referenceFilter } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { addDays, beginOfHour, today, useNow, vesselVoyage, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { keywordFilter, serviceFilter } from '../filters.ts'
import { VoyageHistory } from '../history/VoyageHistory.tsx'
import { texts } from '../texts.ts'
import { voyageColumns } from './voyage-columns.tsx'
import { VoyageDrawer } from './VoyageDrawer.tsx'
import { WeekView } from './WeekView.tsx'

const words = texts.list

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

type Open = { what: 'new' | 'import' } | { what: 'voyage' | 'history'; row: Pick<VoyageRow, 'Id' | 'Vessel' | 'VoyageNo'> }

/** Voyages between two ports, or from their first call to their last, or the same voyages week by week. */
export const { Screen: VoyageList, preload } = listScreen({
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
  label: words.label,
  most: mostCounted,
  conditions: filters,
  views,
  empty: { title: words.empty, hint: words.emptyHint },
  live: ['schedules/changed'],
  usePage: (store) => {
    const weeks = useScreenParams().get('View') === 'weeks'
    const now = useNow()
    const may = { edit: usePermitted('edit'), import: usePermitted('import'), export: usePermitted('export') }
    const [open, setOpen] = useState<Open>()
    const hour = beginOfHour(now)
    const columns = useMemo(() => voyageColumns(hour, (row) => setOpen({ what: 'voyage', row })), [hour])
    const close = () => setOpen(undefined)
    const grid = weeks ? <WeekView filters={store.filters} onOpen={(row) => setOpen({ what: 'voyage', row })} /> : null
    const shift = (days: number) => {
      const { From = today(), To, ...rest } = store.filters
      store.setFilters({ ...rest, From: addDays(From, days), ...(To ? { To: addDays(To, days) } : {}) })
    }
    const exported = (more: QueryOf<typeof exportVoyages>) => () => [
      { path: exportVoyages.path, query: { ...store.question, ...more }, list: true },
    ]
    return {
      columns,
      actions: (
        <>
          {may.edit ? (
            <Button type="primary" onClick={() => setOpen({ what: 'new' })}>
              {words.add}
            </Button>
          ) : null}
          {may.import ? <Button onClick={() => setOpen({ what: 'import' })}>{words.import}</Button> : null}
          {weeks ? <Button onClick={() => shift(-28)}>{texts.weeks.earlier}</Button> : null}
          {weeks ? <Button onClick={() => shift(28)}>{texts.weeks.later}</Button> : null}
        </>
      ),
      tools: may.export ? (
        <DownloadTool
          label={words.export.label}
          choices={[
            { label: words.export.xlsx, files: exported({ Format: 'xlsx' }) },
            { label: words.export.csv, files: exported({ Format: 'csv' }) },
            { label: words.export.calls, files: exported({ Rows: 'calls' }) },
          ]}
        />
      ) : null,
      onOpen: (row) => setOpen({ what: 'voyage', row }),
      ...(weeks ? { body: () => grid } : {}),
      beside: (
        <>
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
      ),
    }
  },
})
