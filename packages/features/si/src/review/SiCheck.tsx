import { siPagedList, siStatusTable, type SiRow } from '@jst/contracts/si'
import { defineList, link, useApp } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { ListPage, type Column, type Filter, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { siColumns } from '../lists/columns.tsx'
import { texts } from '../texts.ts'

const list = defineList({
  name: 'si-check',
  endpoint: siPagedList,
  filters: { Keyword: 'text', Status: 'text', CarrierCode: 'text', Due: 'text', CreatedFrom: 'dayStart', CreatedTo: 'dayEnd' },
  sort: 'Queue',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const audit = (row: SiRow) => link('/tdManage/siAudit', { Id: row.Id })
const c = siColumns(audit)
const columns: Column<SiRow>[] = [
  c.bill,
  c.deadline,
  c.status,
  c.company,
  c.carrier,
  c.vessel,
  c.route,
  c.boxes,
  c.version,
  c.warnings,
  c.order,
  c.submitter,
  c.updatedAt,
  { ...c.remarks, hidden: true },
]

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  {
    kind: 'choice',
    key: 'Status',
    label: texts.filters.status,
    options: Object.entries(siStatusTable).map(([value, { zh }]) => ({ value, label: zh })),
  },
  { kind: 'text', key: 'CarrierCode', label: texts.filters.carrier },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: texts.filters.submitted, width: 340 },
]
const views: ListView[] = [
  { key: 'waiting', label: texts.check.views.waiting, filters: { Status: '1' } },
  { key: 'overdue', label: texts.check.views.overdue, filters: { Status: '1', Due: 'overdue' } },
  { key: 'today', label: texts.check.views.today, filters: { Status: '1', Due: 'day' } },
  { key: 'rejected', label: texts.check.views.rejected, filters: { Status: '3' } },
  { key: 'approved', label: texts.check.views.approved, filters: { Status: '2' } },
  { key: 'all', label: texts.check.views.all, filters: {} },
]

/** SI of all customers by cut-off: what waits for review comes first (spec §2.20). */
export const Screen = observer(function SiCheck() {
  const app = useApp()
  const store = list.useList()
  useLiveEvent('si/changed', () => store.refreshQuietly())
  return (
    <ListPage
      label={texts.check.label}
      name={list.name}
      list={store}
      columns={columns}
      filters={filters}
      views={views}
      onOpen={(row) => app.navigate(audit(row))}
      empty={{ title: texts.check.emptyTitle, hint: texts.check.emptyHint }}
    />
  )
})
