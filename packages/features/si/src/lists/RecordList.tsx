import { exportSiList, type siPagedList, type SiRow } from '@jst/contracts/si'
import { DownloadTool, useApp, type ListDefinition } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { useLiveEvent } from '@jst/realtime/react'
import { ListPage, type Column, type ListPageProps } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { BillTools } from './BillTools.tsx'
import { RecordTotals } from './RecordTotals.tsx'
import { texts } from './texts.ts'

interface RecordListProps extends Pick<ListPageProps<SiRow>, 'filters' | 'views' | 'empty' | 'head'> {
  label: string
  list: ListDefinition<typeof siPagedList>
  columns: readonly Column<SiRow>[]
  /** Where a row leads. */
  to: (row: SiRow) => string
  /** What the list asks for besides its filters: sums and export ask for the same. */
  always?: Readonly<Record<string, string>>
  /** Menu path whose export button counts. */
  exportFrom: string
}

/** A list over SI records that is read, taken away and printed: totals of the whole result, export, bills of what is selected. */
export const RecordList = observer(function RecordList({ list, to, always, exportFrom, ...page }: RecordListProps) {
  const app = useApp()
  const store = list.useList()
  const mayExport = usePermitted('export', exportFrom)
  useLiveEvent('si/changed', () => store.refreshQuietly())
  const question = { ...store.question, ...always }
  return (
    <ListPage
      {...page}
      name={list.name}
      list={store}
      actions={<RecordTotals question={question} />}
      batch={<BillTools rows={store.selectedRows} />}
      tools={mayExport ? <DownloadTool label={texts.export} files={() => [{ path: exportSiList.path, query: question }]} /> : undefined}
      onOpen={(row) => app.navigate(to(row))}
    />
  )
})
