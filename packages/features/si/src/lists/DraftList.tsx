import { removeSiDraftSet, siDraftSetList, type SiDraftSetRow } from '@jst/contracts/si'
import { answerLanguageOf, listScreen, useAction, useApp } from '@jst/feature-kit'
import { AppLink, RowActs, TextButton, type Column } from '@jst/ui'
import { useMemo } from 'react'
import { draftColumns } from './orders/columns.tsx'
import { dueViews, siFilters } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'

const target = (row: SiDraftSetRow) => to.submit({ CGO_ID: row.CGO_ID })
const draftTexts = texts.drafts
function columnsOf(onRemove: (row: SiDraftSetRow) => void): Column<SiDraftSetRow>[] {
  const c = draftColumns(target)
  return [
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
      key: 'acts',
      title: texts.columns.act,
      width: 170,
      render: (row) => (
        <RowActs>
          <AppLink to={target(row)}>{draftTexts.go}</AppLink>
          <TextButton onClick={() => onRemove(row)}>{draftTexts.remove}</TextButton>
        </RowActs>
      ),
    },
  ]
}

/** Half-typed sets: go on where somebody stopped, or throw one away. */
export const { Screen: DraftList, preload: preloadDrafts } = listScreen({
  name: 'si-drafts',
  endpoint: siDraftSetList,
  always: answerLanguageOf,
  filters: { Keyword: 'text', Due: 'text' },
  sort: 'Deadline',
  rowKey: (row) => row.CGO_ID,
  label: () => draftTexts.label,
  open: target,
  live: ['si/changed'],
  usePage: (store) => {
    const app = useApp()
    const { run } = useAction(async (row: SiDraftSetRow) => {
      const sure = await app.notify.confirm({
        title: draftTexts.removeAsk(row.OrderNo),
        content: draftTexts.removeHint,
        ok: draftTexts.remove,
        danger: true,
      })
      if (!sure) return
      // a set that a colleague has saved since is not the one that was looked at
      await app.api.call(removeSiDraftSet, { CGO_ID: row.CGO_ID, Version: row.Version })
      app.notify.success(draftTexts.removed)
      store.reload()
    })
    const columns = useMemo(() => columnsOf((row) => void run(row)), [run])
    return {
      columns,
      conditions: [siFilters.keyword],
      views: dueViews(draftTexts.views),
      empty: { title: draftTexts.emptyTitle, hint: draftTexts.emptyHint },
    }
  },
})
