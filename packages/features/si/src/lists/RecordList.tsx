import { exportSiList, siPagedList, type SiRow } from '@jst/contracts/si'
import { answerLanguageOf, DownloadTool, listScreen, useAnswerLanguage, type ListScreenSpec } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import type { Column, Filter } from '@jst/ui'
import { useMemo, type ComponentType } from 'react'
import { BillTools } from './BillTools.tsx'
import { siFilterKinds, statusViews } from './filters.ts'
import { RecordTotals } from './RecordTotals.tsx'
import { texts } from './texts.ts'

interface RecordListSpec extends Pick<ListScreenSpec<typeof siPagedList>, 'name' | 'sort'> {
  /** Functions, because a customer's page speaks more than one language. */
  columns: () => readonly Column<SiRow>[]
  conditions: () => readonly Filter[]
  words: { label: string; emptyTitle: string; emptyHint: string; views: Parameters<typeof statusViews>[0] }
  open: (row: SiRow) => string
  /** Query fields besides the filters: sums and export ask for the same. */
  always?: Readonly<Record<string, string>>
  /** Further acts on the selected rows. */
  Acts?: ComponentType<{ rows: readonly SiRow[] }>
  /** Menu path whose export button counts. */
  exportFrom: string
}

/** A list over SI records that is read, taken away and printed: totals of the whole result, export, bills of what is selected. */
export const recordList = ({ words, always = {}, Acts, exportFrom, columns, conditions, ...spec }: RecordListSpec) =>
  listScreen({
    ...spec,
    label: () => words.label,
    endpoint: siPagedList,
    filters: siFilterKinds,
    always: (app) => ({ ...always, ...answerLanguageOf(app) }),
    rowKey: (row) => row.Id,
    live: ['si/changed'],
    usePage: (store) => {
      const mayExport = usePermitted('export', exportFrom)
      const question = { ...store.question, ...always }
      const language = useAnswerLanguage()
      const shown = useMemo(columns, [])
      return {
        columns: shown,
        conditions: conditions(),
        views: statusViews(words.views),
        empty: { title: words.emptyTitle, hint: words.emptyHint },
        totals: <RecordTotals question={question} />,
        batch: (
          <>
            <BillTools rows={store.selectedRows} />
            {Acts && <Acts rows={store.selectedRows} />}
          </>
        ),
        tools: mayExport ? (
          <DownloadTool label={texts.export} files={() => [{ path: exportSiList.path, query: { ...question, ...language } }]} />
        ) : undefined,
      }
    },
  })
