import { link, useApp, useDetail, useLiveReload, useScreen, useScreenParams } from '@jst/feature-kit'
import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiDraftSetRow } from '@jst/contracts/si'
import { Permitted } from '@jst/permissions/react'
import { AppLink, type Column, Countdown, type Filter, lazyComponent, ListPage, type ListView, Segments } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { ImportDcsa } from '../dcsa/ImportDcsa.tsx'
import { dueViews } from '../lists/filters.ts'
import { draftColumns, orderColumns } from '../lists/orders/columns.tsx'
import { texts as shared } from '../lists/orders/texts.ts'
import { LateState } from '../late/LateState.tsx'
import { ClerkAct } from '../late/OrderAct.tsx'
import { isDrafts, making, waiting } from './lists.ts'
import { texts } from './texts.ts'

const ImportOrders = lazyComponent(async () => (await import('./ImportOrders.tsx')).ImportOrders)
const AnswerLate = lazyComponent(async () => (await import('../late/AnswerLate.tsx')).AnswerLate)

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

/** What waits for an SI: orders without one, and sets that somebody began. */
export function WaitingList({ several }: { several: boolean }) {
  const params = useScreenParams()
  const { pathname } = useScreen().location
  const drafts = isDrafts(params)
  const items = [
    { key: 'waiting', label: words.waiting, to: link(pathname, {}) },
    { key: 'drafts', label: words.drafts, to: link(pathname, { List: 'drafts' }) },
  ]
  const siblings = <Segments label={words.kinds} current={drafts ? 'drafts' : 'waiting'} items={items} />
  const label = several ? words.label.several : words.label.one
  return drafts ? <Drafts siblings={siblings} label={label} /> : <Orders siblings={siblings} label={label} several={several} />
}

const Orders = observer(function Orders({ siblings, label, several }: { siblings: ReactNode; label: string; several: boolean }) {
  const app = useApp()
  const store = waiting.useList()
  const late = useDetail(cargoOrderList, requests, { renew: true })
  useLiveReload(['si/changed'], [store, late])
  const [answering, setAnswering] = useState<CargoOrder>()
  const [importing, setImporting] = useState(false)
  const { columns, target } = useMemo(() => {
    const to = (row: CargoOrder) => link(several ? '/tdManage/siMakeTd' : '/tdManage/siMake', { CGO_ID: row.Id })
    return { columns: columnsOf(to, setAnswering), target: to }
  }, [several])
  return (
    <>
      <ListPage
        label={label}
        name={waiting.name}
        list={store}
        siblings={siblings}
        columns={columns}
        filters={filters}
        views={viewsOf(late.data?.Total)}
        tools={
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
        }
        onOpen={(row) => app.navigate(target(row))}
        empty={{ title: words.emptyTitle, hint: words.emptyHint }}
      />
      {importing && (
        <Suspense>
          <ImportOrders onDone={() => store.reload()} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {answering && (
        <Suspense>
          <AnswerLate
            order={answering}
            onClose={() => setAnswering(undefined)}
            onAnswered={() => {
              store.reload()
              late.reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
})

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

const Drafts = observer(function Drafts({ siblings, label }: { siblings: ReactNode; label: string }) {
  const app = useApp()
  const store = making.useList()
  useLiveReload(['si/changed'], [store])
  return (
    <ListPage
      label={label}
      name={making.name}
      list={store}
      siblings={siblings}
      columns={ofDrafts}
      filters={filters}
      views={draftViews}
      onOpen={(row) => app.navigate(goOn(row))}
      empty={{ title: words.noDraftsTitle, hint: words.noDraftsHint }}
    />
  )
})

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
