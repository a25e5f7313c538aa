import { Button } from '@arco-design/web-react'
import { callList, liveScreenPath, longTermPath, mostCounted, scheduleImport, type CallRow } from '@jst/contracts/schedules'
import { listScreen, useApp, useLiveReload } from '@jst/feature-kit'
import { ImportDialog, ListOrMap, referenceFilter, useIsMap } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { beginOfHour, FlagField, useNow, vesselVoyage, type Filter, type ListView } from '@jst/ui'
import { Suspense, useMemo, useState } from 'react'
import { LazyVesselMap } from '../map/lazy.tsx'
import { keywordFilter, serviceFilter } from '../filters.ts'
import { VoyageHistory } from '../history/VoyageHistory.tsx'
import { texts } from '../texts.ts'
import { AffectedDrawer } from './AffectedDrawer.tsx'
import { callColumns, type CallActs } from './columns.tsx'
import { MarkDialog } from './MarkDialog.tsx'
import { LiveFigures, SourcesTool } from './LiveFigures.tsx'
import { useSetTime } from './useSetTime.ts'

const words = texts.live

const filters: Filter[] = [
  referenceFilter('PortCode', 'port', texts.port),
  keywordFilter,
  referenceFilter('CarrierCode', 'carrier', texts.carrier),
  serviceFilter,
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: words.moment },
  { kind: 'text', key: 'Source', label: texts.source },
]
const dues = new Set(['overdue', 'day', 'stale'])
const filterOf = (key: string): Record<string, string> => (key === 'all' ? {} : dues.has(key) ? { Due: key } : { Status: key })
const views: ListView[] = Object.entries(words.views).map(([key, label]) => ({ key, label, filters: filterOf(key) }))

type Open =
  | { what: 'import' }
  | { what: 'mark'; row: CallRow; mark: Parameters<CallActs['mark']>[1] }
  | { what: 'history' | 'affected'; row: Pick<CallRow, 'VoyageId' | 'Vessel' | 'VoyageNo'> }

/** 实时船期维护: what became of each call, what needs doing, and who has to know (spec §2.6). */
export const { Screen, preload } = listScreen({
  name: 'port-calls',
  endpoint: callList,
  filters: {
    Keyword: 'text',
    PortCode: 'text',
    CarrierCode: 'text',
    ServiceCode: 'text',
    Source: 'text',
    Status: 'text',
    State: 'text',
    Due: 'text',
    From: 'dayStart',
    To: 'dayEnd',
  },
  opensWith: '?Due=overdue',
  sort: 'Moment',
  rowKey: (row) => `${row.VoyageId}:${row.Seq}`,
  label: words.label,
  most: mostCounted,
  conditions: filters,
  views,
  tools: <SourcesTool />,
  empty: { title: words.empty, hint: words.emptyHint },
  usePage: (store) => {
    const { notify } = useApp()
    const mayEdit = usePermitted('edit', liveScreenPath)
    const mayImport = usePermitted('import', longTermPath)
    const mayNotify = usePermitted('notify', liveScreenPath)
    const [push, setPush] = useState(true)
    const [open, setOpen] = useState<Open>()
    const [round, setRound] = useState(0)
    const nextRound = () => setRound((before) => before + 1)
    const refresh = () => {
      store.refreshQuietly()
      nextRound()
    }
    useLiveReload(['schedules/changed'], [store, { renew: nextRound }])
    const setTime = useSetTime(push, refresh)
    const hour = beginOfHour(useNow())
    const columns = useMemo(
      () =>
        callColumns(hour, {
          mayEdit,
          setTime,
          mark: (row, mark) => setOpen({ what: 'mark', row, mark }),
          history: (row) => setOpen({ what: 'history', row }),
          affected: (row) => setOpen({ what: 'affected', row }),
        }),
      [hour, mayEdit, setTime],
    )
    const map = useIsMap()
    const { Sort: _, ...storeQuery } = store.question
    const close = () => setOpen(undefined)
    const name = open && 'row' in open ? vesselVoyage(open.row.Vessel, open.row.VoyageNo) : ''
    const vessels = map ? (
      <Suspense fallback={<p className="jst-muted">{texts.map.loading}</p>}>
        <LazyVesselMap
          filters={storeQuery}
          round={round}
          chosen={open?.what === 'affected' ? open.row.VoyageId : undefined}
          open={({ Id, ...row }) => setOpen({ what: 'affected', row: { ...row, VoyageId: Id } })}
        />
      </Suspense>
    ) : undefined
    return {
      columns,
      head: <LiveFigures round={round} />,
      actions: (
        <>
          {mayImport ? <Button onClick={() => setOpen({ what: 'import' })}>{texts.list.import}</Button> : null}
          <ListOrMap searchPart={store.searchPart} />
          {mayEdit && !map ? <FlagField label={words.push} hint={words.pushHint} value={push} onChange={setPush} /> : null}
        </>
      ),
      onOpen: (row) => setOpen({ what: 'affected', row }),
      ...(vessels ? { body: () => vessels } : {}),
      beside: (
        <>
          {open?.what === 'mark' ? (
            <MarkDialog
              row={open.row}
              mark={open.mark}
              onDone={() => {
                notify.success(words.marked(words.marks[open.mark]))
                refresh()
                close()
              }}
              onClose={close}
            />
          ) : null}
          {open?.what === 'import' ? <ImportDialog calls={scheduleImport} onDone={refresh} onClose={close} /> : null}
          {open?.what === 'history' ? <VoyageHistory id={open.row.VoyageId} name={name} onClose={close} /> : null}
          {open?.what === 'affected' ? <AffectedDrawer id={open.row.VoyageId} name={name} mayNotify={mayNotify} onClose={close} /> : null}
        </>
      ),
    }
  },
})
