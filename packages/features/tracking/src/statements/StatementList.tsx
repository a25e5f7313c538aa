import { Button } from '@arco-design/web-react'
import { trackingPages, trackStatements, trackStatementsExport, type TrackStatement } from '@jst/contracts/tracking'
import { DownloadTool, listScreen, useApp, useLiveReload } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/reference'
import { usePermitted } from '@jst/permissions/react'
import { trackTexts } from '@jst/track'
import { type Filter, lazyComponent, type ListView, TextButton } from '@jst/ui'
import { Suspense, useMemo, useState } from 'react'
import { NumbersTool } from '../cells/NumbersTool.tsx'
import { statementColumns } from './columns.tsx'
import { texts } from './texts.ts'

// windows come in a file of their own, not with the list
const AddDialog = lazyComponent(async () => (await import('./windows.tsx')).AddDialog)
const ImportDialog = lazyComponent(async () => (await import('./windows.tsx')).ImportDialog)
const MeanDialog = lazyComponent(async () => (await import('./windows.tsx')).MeanDialog)
const PartnersDialog = lazyComponent(async () => (await import('./windows.tsx')).PartnersDialog)
const WithdrawDialog = lazyComponent(async () => (await import('./windows.tsx')).WithdrawDialog)

const optionsOf = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([value, label]) => ({ value, label }))
const filters: readonly Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  {
    kind: 'choice',
    key: 'Milestone',
    label: texts.milestone,
    options: [{ value: 'unmapped', label: texts.unmapped }, ...optionsOf(trackTexts.milestones)],
  },
  { kind: 'choice', key: 'Source', label: texts.source, options: optionsOf(trackTexts.sources) },
  referenceFilter('Port', 'port', texts.port),
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: texts.dates },
]
const views: readonly ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'unmapped', label: texts.views.unmapped, filters: { Milestone: 'unmapped' } },
  { key: 'unclaimed', label: texts.views.unclaimed, filters: { Unclaimed: 'true' } },
]
type Open = 'add' | 'import' | 'partners' | { mean: TrackStatement } | { rows: readonly TrackStatement[]; isWithdrawn: boolean }

/** Statements as they were taken in; typed, imported, received from partners, withdrawn. */
export const { Screen: StatementList, preload } = listScreen({
  name: 'track-statements',
  endpoint: trackStatements,
  filters: { Keyword: 'text', Milestone: 'text', Source: 'text', Port: 'text', From: 'text', To: 'text', Unclaimed: 'flag' },
  sort: '-Received',
  rowKey: (row) => row.Id,
  label: texts.label,
  conditions: filters,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const { permissions } = useApp()
    const may = {
      add: usePermitted('add', trackingPages.upkeep),
      withdraw: usePermitted('withdraw', trackingPages.upkeep),
      import: usePermitted('import', trackingPages.upkeep),
      partner: usePermitted('partner', trackingPages.upkeep),
      export: usePermitted('export', trackingPages.upkeep),
    }
    const [open, setOpen] = useState<Open>()
    const close = () => setOpen(undefined)
    useLiveReload(['track/changed'], [store])
    const mayOpen = permissions.holds(trackingPages.list)
    const columns = useMemo(() => statementColumns(mayOpen, may.partner ? (mean) => setOpen({ mean }) : undefined), [mayOpen, may.partner])
    const rows = store.selectedRows
    const [counted, withdrawn] = [rows.filter((row) => !row.IsWithdrawn), rows.filter((row) => row.IsWithdrawn)]
    return {
      columns,
      actions: (
        <>
          {may.partner ? <Button onClick={() => setOpen('partners')}>{texts.partners}</Button> : null}
          {may.import ? <Button onClick={() => setOpen('import')}>{texts.import}</Button> : null}
          {may.add ? (
            <Button type="primary" onClick={() => setOpen('add')}>
              {texts.add}
            </Button>
          ) : null}
        </>
      ),
      ...(may.withdraw
        ? {
            batch: (
              <>
                {counted.length > 0 ? (
                  <TextButton onClick={() => setOpen({ rows: counted, isWithdrawn: true })}>{texts.withdraw}</TextButton>
                ) : null}
                {withdrawn.length > 0 ? (
                  <TextButton onClick={() => setOpen({ rows: withdrawn, isWithdrawn: false })}>{texts.restore}</TextButton>
                ) : null}
              </>
            ),
          }
        : {}),
      tools: (
        <>
          <NumbersTool value={store.filters['Keyword'] ?? ''} onSearch={(Keyword) => store.setFilters({ ...store.filters, Keyword })} />
          {may.export ? (
            <DownloadTool label={texts.export} files={() => [{ path: trackStatementsExport.path, query: store.question, list: true }]} />
          ) : null}
        </>
      ),
      beside: (
        <Suspense fallback={null}>
          {open === 'add' ? <AddDialog onDone={() => store.refreshQuietly()} onClose={close} /> : null}
          {open === 'import' ? <ImportDialog onDone={() => store.refreshQuietly()} onClose={close} /> : null}
          {open === 'partners' ? <PartnersDialog onClose={close} /> : null}
          {typeof open === 'object' && 'mean' in open ? (
            <MeanDialog row={open.mean} onDone={() => store.refreshQuietly()} onClose={close} />
          ) : null}
          {typeof open === 'object' && 'rows' in open ? (
            <WithdrawDialog
              {...open}
              onDone={() => {
                store.clearSelection()
                store.refreshQuietly()
              }}
              onClose={close}
            />
          ) : null}
        </Suspense>
      ),
    }
  },
})
