import { exportSiList, siCockpit, siPagedList, type SiCockpit, type SiRow } from '@jst/contracts/si'
import { listScreen, DownloadTool, useApp, useDetail, useLiveReload, type App } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import type { ListView } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useMemo, useState } from 'react'
import { BillTools } from '../lists/BillTools.tsx'
import { layOutColumns } from '../lists/layOutColumns.ts'
import { siColumns } from '../lists/columns.tsx'
import { siFilterKinds, siFilters } from '../lists/filters.ts'
import { to } from '../lists/links.ts'
import { texts as listTexts } from '../lists/texts.ts'
import { useDeskActs } from './DeskActs.tsx'
import { firstFree } from '../lists/queue.ts'
import { RulesDialog } from './RulesDialog.tsx'
import { texts } from './texts.ts'

const words = texts.check

const columnsOf = (app: App, target: (row: SiRow) => string) =>
  layOutColumns(
    siColumns(target, () => app.session.employee?.Id),
    [
      { shown: ['bill', 'deadline', 'status', 'claim', 'warnings', 'changes', 'company', 'carrier', 'vessel', 'route', 'submittedAt'] },
      { narrow: ['boxes', 'version', 'drafts', 'order'] },
      { hidden: ['mbl', 'carrierState', 'consignee', 'stage', 'source', 'submitter', 'updatedAt', 'remarks'] },
    ],
    { bill: 170, deadline: 130, company: 140, carrier: 86, vessel: 150, route: 140 },
  )

const filters = [
  siFilters.keyword,
  siFilters.status,
  siFilters.carrierState,
  siFilters.claim,
  siFilters.due,
  siFilters.carrier,
  siFilters.warnings,
  siFilters.reason,
  siFilters.deadline,
  siFilters.submitted,
]
const viewsOf = (counts: SiCockpit | undefined): ListView[] => [
  {
    key: 'waiting',
    label: words.views.waiting,
    filters: { Status: '1' },
    count: counts?.ByStatus.find(({ Status }) => Status === 1)?.Count ?? (counts && 0),
  },
  { key: 'mine', label: words.views.mine, filters: { Status: '1', Claim: 'mine' }, count: counts?.Mine },
  { key: 'unclaimed', label: words.views.unclaimed, filters: { Status: '1', Claim: 'unclaimed' }, count: counts?.Unclaimed },
  { key: 'day', label: words.views.day, filters: { Status: '1', Due: 'day' } },
  { key: 'overdue', label: words.views.overdue, filters: { Status: '1', Due: 'overdue' } },
  { key: 'warnings', label: words.views.warnings, filters: { Status: '1', Warnings: 'some' } },
  {
    key: 'amendments',
    label: words.views.amendments,
    filters: { Status: '1', Amends: 'some' },
    count: counts?.Amendments,
  },
  { key: 'rejected', label: words.views.rejected, filters: { Status: '3' } },
  { key: 'approved', label: words.views.approved, filters: { Status: '2' } },
]

/** Review queue by cut-off, with the claims (spec §2.20). */
export const { Screen, preload } = listScreen({
  name: 'si-check',
  endpoint: siPagedList,
  filters: siFilterKinds,
  opensWith: '?Status=1',
  sort: 'Queue',
  rowKey: (row) => row.Id,
  label: words.label,
  conditions: filters,
  empty: { title: words.emptyTitle, hint: words.emptyHint },
  usePage: (store) => {
    const app = useApp()
    const counts = useDetail(siCockpit, {}, { renew: true })
    const mayExport = usePermitted('export', '/tdManage/siCheck')
    const mayRule = usePermitted('rules', '/tdManage/siCheck')
    const [ruling, setRuling] = useState(false)
    const mayAudit = usePermitted('audit', '/tdManage/siAudit')
    const refresh = () => {
      store.refreshQuietly()
      counts.reload()
    }
    useLiveReload(['si/changed', 'si/claimed'], [store, counts])
    const { any, buttons, dialog } = useDeskActs(store.selectedRows, refresh)
    const target = useMemo(() => (row: SiRow) => to.audit(row.Id, store.searchPart), [store])
    const columns = useMemo(() => (void store.searchPart, columnsOf(app, target)), [app, target, store.searchPart])
    const start = () => {
      const row = firstFree(store.rows, app.session.employee?.Id)
      if (row) app.navigate(`${target(row)}&Begin=1`)
      else app.notify.error(words.nothingToStart)
    }
    return {
      columns,
      views: viewsOf(counts.data),
      actions: mayAudit ? (
        <Button type="primary" title={words.startHint} onClick={start}>
          {words.start}
        </Button>
      ) : undefined,
      batch: any ? (
        <>
          {buttons}
          <BillTools rows={store.selectedRows} />
        </>
      ) : (
        <BillTools rows={store.selectedRows} />
      ),
      tools: (
        <>
          {mayExport && <DownloadTool label={listTexts.export} files={() => [{ path: exportSiList.path, query: store.question }]} />}
          {mayRule && (
            <button type="button" className="jst-tool-button" onClick={() => setRuling(true)}>
              {texts.rules.open}
            </button>
          )}
        </>
      ),
      onOpen: (row) => app.navigate(target(row)),
      beside: (
        <>
          {dialog}
          {ruling && <RulesDialog onClose={() => setRuling(false)} />}
        </>
      ),
    }
  },
})
