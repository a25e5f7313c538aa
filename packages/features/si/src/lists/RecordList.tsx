import { exportSiList, type siPagedList, type SiRow } from '@jst/contracts/si'
import { DownloadTool, useApp, useLiveReload, type ListDefinition } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { ListPage, type Column, type ListPageProps } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ComponentType } from 'react'
import { BillTools } from './BillTools.tsx'
import { statusViews } from './filters.ts'
import { RecordTotals } from './RecordTotals.tsx'
import { texts } from './texts.ts'

interface RecordListProps extends Pick<ListPageProps<SiRow>, 'filters' | 'siblings'> {
  words: { label: string; emptyTitle: string; emptyHint: string; views: Parameters<typeof statusViews>[0] }
  list: ListDefinition<typeof siPagedList>
  columns: readonly Column<SiRow>[]
  /** Where a row leads. */
  to: (row: SiRow) => string
  /** What the list asks for besides its filters: sums and export ask for the same. */
  always?: Readonly<Record<string, string>>
  /** What else can be done with the selected rows. */
  Acts?: ComponentType<{ rows: readonly SiRow[] }>
  /** Menu path whose export button counts. */
  exportFrom: string
}

/** A list over SI records that is read, taken away and printed: totals of the whole result, export, bills of what is selected. */
export const RecordList = observer(function RecordList({ words, list, to, always, Acts, exportFrom, ...page }: RecordListProps) {
  const app = useApp()
  const store = list.useList()
  const views = useMemo(() => statusViews(words.views), [words])
  const mayExport = usePermitted('export', exportFrom)
  useLiveReload(['si/changed'], [store])
  const question = { ...store.question, ...always }
  return (
    <ListPage
      {...page}
      label={words.label}
      views={views}
      empty={{ title: words.emptyTitle, hint: words.emptyHint }}
      name={list.name}
      list={store}
      totals={<RecordTotals question={question} />}
      batch={
        <>
          <BillTools rows={store.selectedRows} />
          {Acts && <Acts rows={store.selectedRows} />}
        </>
      }
      tools={mayExport ? <DownloadTool label={texts.export} files={() => [{ path: exportSiList.path, query: question }]} /> : undefined}
      onOpen={(row) => app.navigate(to(row))}
    />
  )
})
