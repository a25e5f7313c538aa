import { removeSiDraftSet, siDraftSetList, type SiDraftSetRow } from '@jst/contracts/si'
import { defineList, useAction, useApp, useLiveReload } from '@jst/feature-kit'
import { AppLink, ListPage, RowActs, TextButton, type Column } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { draftColumns } from './orders/columns.tsx'
import { dueViews, siFilters } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'

/** Sets that are being filled in, kept on the server. */
export const drafts = defineList({
  name: 'si-drafts',
  endpoint: siDraftSetList,
  filters: { Keyword: 'text', Due: 'text' },
  sort: 'Deadline',
  rowKey: (row) => row.CGO_ID,
})

const target = (row: SiDraftSetRow) => to.submit({ CGO_ID: row.CGO_ID })
const own = texts.drafts
const c = draftColumns(target)
const columnsOf = (onRemove: (row: SiDraftSetRow) => void): Column<SiDraftSetRow>[] => [
  c.mbl,
  c.order,
  c.deadline,
  c.progress,
  c.carrier,
  { ...c.vessel, grow: true },
  c.savedAt,
  c.savedBy,
  c.state,
  {
    key: 'act',
    title: texts.columns.act,
    width: 170,
    render: (row) => (
      <RowActs>
        <AppLink to={target(row)}>{own.go}</AppLink>
        <TextButton onClick={() => onRemove(row)}>{own.remove}</TextButton>
      </RowActs>
    ),
  },
]
const filters = [siFilters.keyword]
const views = dueViews(own.views)

/** Half-typed sets: go on where somebody stopped, or throw one away. */
export const DraftList = observer(function DraftList({ siblings }: { siblings: ReactNode }) {
  const app = useApp()
  const store = drafts.useList()
  useLiveReload(['si/changed'], [store])
  const { run } = useAction(async (row: SiDraftSetRow) => {
    const sure = await app.notify.confirm({ title: own.removeAsk(row.OrderNo), content: own.removeHint, ok: own.remove, danger: true })
    if (!sure) return
    // a set that a colleague has saved since is not the one that was looked at
    await app.api.call(removeSiDraftSet, { CGO_ID: row.CGO_ID, Version: row.Version })
    app.notify.success(own.removed)
    store.reload()
  })
  const columns = useMemo(() => columnsOf((row) => void run(row)), [run])
  return (
    <ListPage
      label={own.label}
      name={drafts.name}
      list={store}
      siblings={siblings}
      columns={columns}
      filters={filters}
      views={views}
      onOpen={(row) => app.navigate(target(row))}
      empty={{ title: own.emptyTitle, hint: own.emptyHint }}
    />
  )
})
