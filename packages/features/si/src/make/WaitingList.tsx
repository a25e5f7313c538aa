import { link, listScreen, useDetail, useLiveReload, useScreen, useScreenParams } from '@jst/feature-kit'
import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { siDraftSetList, type SiDraftSetRow } from '@jst/contracts/si'
import { Permitted } from '@jst/permissions/react'
import { AppLink, type Column, Countdown, type Filter, lazyPart, type ListView, Segments } from '@jst/ui'
import { useMemo, useState } from 'react'
import { ImportDcsa } from '../dcsa/ImportDcsa.tsx'
import { dueViews } from '../lists/filters.ts'
import { draftColumns, orderColumns } from '../lists/orders/columns.tsx'
import { texts as shared } from '../lists/orders/texts.ts'
import { LateState } from '../late/LateState.tsx'
import { ClerkAct } from '../late/OrderAct.tsx'
import { texts } from './texts.ts'

const ImportOrders = lazyPart(async () => (await import('./ImportOrders.tsx')).ImportOrders)
const AnswerLate = lazyPart(async () => (await import('../late/AnswerLate.tsx')).AnswerLate)

const words = texts.make
const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: words.filters.keyword, placeholder: words.filters.keywordHint }]
const viewsOf = (late: number | undefined): ListView[] => [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'day', label: words.views.day, filters: { DueWithinHours: '24' } },
  { key: 'late', label: words.views.late, filters: { Late: 'open' }, count: late },
]
/** Only the number is wanted. */
const requests = { SiState: 'none', Late: 'open', PageSize: 1 } as const
const draftViews = dueViews(words.views)
const labelOf = (several: boolean) => (several ? words.label.several : words.label.one)

const isDrafts = (params: URLSearchParams) => params.get('List') === 'drafts'

/** Work that waits for an SI: orders without one, and drafts that somebody began. */
export function WaitingList({ several }: { several: boolean }) {
  const params = useScreenParams()
  const { pathname } = useScreen().location
  const drafts = isDrafts(params)
  const items = [
    { key: 'waiting', label: words.waiting, to: link(pathname, {}) },
    { key: 'drafts', label: words.drafts, to: link(pathname, { List: 'drafts' }) },
  ]
  const { Screen } = listOf(params, several)
  return <Screen siblings={<Segments label={words.kinds} current={drafts ? 'drafts' : 'waiting'} items={items} />} />
}

/** Orders without an SI: the one due first on top, those past the cut-off last. */
const ordersFor = (several: boolean) => {
  const target = (row: CargoOrder) => link(several ? '/tdManage/siMakeTd' : '/tdManage/siMake', { CGO_ID: row.Id })
  return listScreen({
    name: 'si-make-orders',
    endpoint: cargoOrderList,
    filters: { Keyword: 'text', DueWithinHours: 'int', Late: 'text' },
    always: { SiState: 'none' },
    sort: 'Queue',
    rowKey: (row) => row.Id,
    label: labelOf(several),
    conditions: filters,
    live: ['si/changed'],
    open: target,
    empty: { title: words.emptyTitle, hint: words.emptyHint },
    usePage: (list) => {
      const late = useDetail(cargoOrderList, requests, { renew: true })
      useLiveReload(['si/changed'], [late])
      const [answering, setAnswering] = useState<CargoOrder>()
      const [importing, setImporting] = useState(false)
      const columns = useMemo(() => columnsOf(target, setAnswering), [])
      return {
        columns,
        views: viewsOf(late.data?.Total),
        tools: (
          <>
            <Permitted path="/tdManage/siCheck" code="import">
              <button type="button" className="jst-tool-button" onClick={() => setImporting(true)}>
                {words.importOrders}
              </button>
            </Permitted>
            <Permitted path="/tdManage/siCreator" code="submit">
              <ImportDcsa target={(orderId) => link('/tdManage/siMake', { CGO_ID: orderId })} />
            </Permitted>
          </>
        ),
        beside: (
          <>
            {importing && <ImportOrders onDone={() => list.reload()} onClose={() => setImporting(false)} />}
            {answering && (
              <AnswerLate
                order={answering}
                onClose={() => setAnswering(undefined)}
                onAnswered={() => {
                  list.reload()
                  late.reload()
                }}
              />
            )}
          </>
        ),
      }
    },
  })
}

const columnsOf = (to: (row: CargoOrder) => string, onAnswer: (order: CargoOrder) => void): Column<CargoOrder>[] => {
  const c = orderColumns(to)
  return [
    c.mbl,
    c.order,
    {
      key: 'deadline',
      title: shared.deadline,
      width: 150,
      sort: 'SiDeadline',
      render: (row) => <Countdown deadline={row.SiDeadline} />,
    },
    { key: 'status', title: shared.state, width: 120, render: (row) => <LateState order={row} /> },
    c.company,
    c.carrier,
    { ...c.vessel, grow: true },
    c.boxes,
    {
      key: 'acts',
      title: shared.act,
      width: 110,
      render: (row) => <ClerkAct order={row} to={to(row)} make={words.act} onAnswer={onAnswer} />,
    },
  ]
}

const goOn = (row: SiDraftSetRow) => link(row.Num > 1 ? '/tdManage/siMakeTd' : '/tdManage/siMake', { CGO_ID: row.CGO_ID })
const c = draftColumns(goOn)
const ofDrafts: Column<SiDraftSetRow>[] = [
  c.mbl,
  c.order,
  c.deadline,
  { ...c.company, grow: true },
  c.progress,
  c.savedAt,
  c.savedBy,
  c.state,
  { key: 'acts', title: shared.act, width: 110, render: (row) => <AppLink to={goOn(row)}>{words.goOn}</AppLink> },
]

/** Drafts that the operator fills in for customers. */
const draftsFor = (several: boolean) =>
  listScreen({
    name: 'si-make-drafts',
    endpoint: siDraftSetList,
    filters: { Keyword: 'text', Due: 'text' },
    sort: 'Deadline',
    rowKey: (row) => row.CGO_ID,
    label: labelOf(several),
    conditions: filters,
    views: draftViews,
    columns: ofDrafts,
    live: ['si/changed'],
    open: goOn,
    empty: { title: words.noDraftsTitle, hint: words.noDraftsHint },
  })

const lists = {
  one: { orders: ordersFor(false), drafts: draftsFor(false) },
  several: { orders: ordersFor(true), drafts: draftsFor(true) },
}
export const listOf = (params: URLSearchParams, several: boolean) =>
  lists[several ? 'several' : 'one'][isDrafts(params) ? 'drafts' : 'orders']
