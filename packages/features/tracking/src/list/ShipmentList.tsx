import { Button } from '@arco-design/web-react'
import { trackEnd, trackExport, trackFigures, trackingButtons, trackList, type TrackFilters, type TrackRow } from '@jst/contracts/tracking'
import { DownloadTool, listScreen, useApp, useDetail, useLiveReload, answerLanguageOf, useAnswerLanguage } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { lazyComponent, Notice, TextButton } from '@jst/ui'
import { Suspense, useMemo, useState } from 'react'
import { NumbersTool } from '../cells/NumbersTool.tsx'
import { missingNumbers, numbersIn } from '../cells/numbers.ts'
import { LazyShipsMap } from '../map/lazy.tsx'
import type { PlaceQuery } from '../map/points.ts'
import { texts as maps } from '../map/texts.ts'
import { usePages } from '../pages.ts'
import { trackColumns } from './columns.tsx'
import { stageViews, trackFilterKinds, trackFilters } from './filters.ts'
import { texts } from './texts.ts'
import { useTrackView, ViewSwitch } from './ViewSwitch.tsx'

// windows come in a file of their own, not with the list
const EndDialog = lazyComponent(async () => (await import('./windows.tsx')).EndDialog)
const FollowDialog = lazyComponent(async () => (await import('./windows.tsx')).FollowDialog)
const PlaceDrawer = lazyComponent(async () => (await import('./windows.tsx')).PlaceDrawer)

type Open =
  | { what: 'follow'; start: string }
  | { what: 'end'; rows: readonly TrackRow[]; isEnded: boolean }
  | { what: 'place'; place: PlaceQuery }

/** Followed shipments, as a list or on a map. */
export const { Screen: ShipmentList, preload } = listScreen({
  name: 'track-shipments',
  endpoint: trackList,
  filters: trackFilterKinds,
  rowKey: (row) => row.Id,
  label: () => texts.label,
  always: answerLanguageOf,
  usePage: (store) => {
    const { api, surface, notify, navigate } = useApp()
    const pages = usePages()
    const side = surface === 'external' ? trackingButtons.party : trackingButtons.staff
    const mayFollow = usePermitted(side.follow.code, side.follow.path)
    const mayExport = usePermitted(side.export.code, side.export.path)
    const isMap = useTrackView() === 'map'
    const [open, setOpen] = useState<Open>()
    const { Sort: _, ...storeQuery } = store.question
    const filters: TrackFilters = { ...storeQuery, ...useAnswerLanguage() }
    const { Stage: _stage, ...unstaged } = filters
    const figures = useDetail(trackFigures, unstaged, { renew: true })
    useLiveReload(['track/changed'], [store, figures])
    const refresh = () => {
      store.refreshQuietly()
      figures.reload()
    }
    const columns = useMemo(
      () => trackColumns(pages.detail, (place) => setOpen({ what: 'place', place }), surface === 'internal'),
      // addresses follow the side of the reader, which never changes
      // oxlint-disable-next-line react/exhaustive-deps
      [surface],
    )
    const numbers = numbersIn(store.filters['Keyword'] ?? '')
    const isWhole = store.status === 'ready' && numbers.length > 1 && store.total <= store.rows.length
    const missing = isWhole ? missingNumbers(numbers, store.rows) : []
    const close = () => setOpen(undefined)
    const chosen = store.selectedRows
    const [going, ended] = [chosen.filter(({ EndedAt }) => EndedAt === null), chosen.filter(({ EndedAt }) => EndedAt !== null)]
    const place = (query: PlaceQuery) => setOpen({ what: 'place', place: query })
    return {
      columns,
      conditions: trackFilters(),
      siblings: <ViewSwitch searchPart={store.searchPart} />,
      views: stageViews(figures.data),
      onOpen: (row) => navigate(pages.detail(row.Id)),
      empty: {
        title: texts.empty,
        hint: texts.emptyHint,
        ...(mayFollow ? { action: <Button onClick={() => setOpen({ what: 'follow', start: '' })}>{texts.follow}</Button> } : {}),
      },
      actions: mayFollow ? (
        <Button type="primary" onClick={() => setOpen({ what: 'follow', start: '' })}>
          {texts.follow}
        </Button>
      ) : undefined,
      tools: (
        <>
          <NumbersTool value={store.filters['Keyword'] ?? ''} onSearch={(Keyword) => store.setFilters({ ...store.filters, Keyword })} />
          {mayExport ? <DownloadTool label={texts.export} files={() => [{ path: trackExport.path, query: filters, list: true }]} /> : null}
        </>
      ),
      ...(mayFollow
        ? {
            batch: (
              <>
                {going.length > 0 ? (
                  <TextButton onClick={() => setOpen({ what: 'end', rows: going, isEnded: true })}>{texts.end}</TextButton>
                ) : null}
                {ended.length > 0 ? (
                  <TextButton onClick={() => setOpen({ what: 'end', rows: ended, isEnded: false })}>{texts.resume}</TextButton>
                ) : null}
              </>
            ),
          }
        : {}),
      ...(missing.length > 0
        ? {
            head: (
              <Notice
                tone="warning"
                action={
                  mayFollow ? (
                    <TextButton onClick={() => setOpen({ what: 'follow', start: missing.join('\n') })}>{texts.followThese}</TextButton>
                  ) : undefined
                }
              >
                {texts.missing(missing)}
              </Notice>
            ),
          }
        : {}),
      ...(isMap
        ? {
            body: () => (
              <Suspense fallback={<p className="jst-muted">{maps.loading}</p>}>
                <LazyShipsMap filters={filters} onOpen={place} />
              </Suspense>
            ),
          }
        : {}),
      beside: (
        <Suspense fallback={null}>
          {open?.what === 'follow' ? <FollowDialog start={open.start} onDone={refresh} onClose={close} /> : null}
          {open?.what === 'place' ? <PlaceDrawer placeQuery={open.place} onClose={close} /> : null}
          {open?.what === 'end' ? (
            <EndDialog
              count={open.rows.length}
              isEnded={open.isEnded}
              onSend={(Reason) => api.call(trackEnd, { Ids: open.rows.map(({ Id }) => Id), IsEnded: open.isEnded, Reason })}
              onDone={(words) => {
                notify.success(words)
                store.clearSelection()
                refresh()
              }}
              onClose={close}
            />
          ) : null}
        </Suspense>
      ),
    }
  },
})
