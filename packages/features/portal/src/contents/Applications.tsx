import { handleApplication, jobApplications, type Application } from '@jst/contracts/portal'
import { defineList, useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import {
  DateText,
  FactGrid,
  FlagField,
  formatText,
  LinesField,
  ListPage,
  StatusTag,
  TextButton,
  type Column,
  type Filter,
  type ListView,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { job } from './contentList.tsx'
import { jobTabs } from './jobTabs.tsx'
import { texts } from './texts.ts'

const words = texts.jobs
const list = defineList({
  name: 'portal-applications',
  endpoint: jobApplications,
  filters: { Keyword: 'text', Handled: 'flag' },
  sort: '-At',
  rowKey: ({ Id }) => Id,
})
const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword }]
const views: readonly ListView[] = [
  { key: 'all', label: words.applications, filters: {} },
  { key: 'open', label: words.open, filters: { Handled: 'false' } },
  { key: 'handled', label: words.handled, filters: { Handled: 'true' } },
]

const columnsOf = (open: (row: Application) => void): Column<Application>[] => [
  {
    key: 'name',
    title: words.name,
    width: 110,
    sort: 'Name',
    text: ({ Name }) => Name,
    render: (row) => <TextButton onClick={() => open(row)}>{row.Name}</TextButton>,
  },
  { key: 'job', title: words.job, width: 160, sort: 'Job', text: ({ Job }) => Job, render: ({ Job }) => formatText(Job) },
  {
    key: 'state',
    title: words.state,
    width: 100,
    render: ({ Handled }) => <StatusTag tone={Handled ? 'green' : 'blue'}>{Handled ? words.handled : words.open}</StatusTag>,
  },
  { key: 'phone', title: words.phone, width: 130, render: ({ Phone }) => formatText(Phone) },
  { key: 'email', title: words.email, width: 180, text: ({ Email }) => Email, render: ({ Email }) => formatText(Email) },
  { key: 'message', title: words.message, width: 220, grow: true, text: (row) => row.Message, render: (row) => formatText(row.Message) },
  { key: 'at', title: words.at, width: 116, sort: 'At', render: ({ At }) => <DateText value={At} /> },
  { key: 'by', title: words.by, width: 90, render: ({ HandledBy }) => formatText(HandledBy) },
  { key: 'remark', title: words.remark, width: 180, text: ({ Remark }) => Remark, render: ({ Remark }) => formatText(Remark) },
]

/** 应聘记录: what visitors sent, and what became of it. */
const Screen = observer(function Applications() {
  const rows = list.useList()
  const [open, setOpen] = useState<Application>()
  const columns = useMemo(() => columnsOf(setOpen), [])
  return (
    <>
      <ListPage
        label={words.applications}
        name={list.name}
        list={rows}
        columns={columns}
        filters={filters}
        views={views}
        siblings={jobTabs.second}
        onOpen={setOpen}
        empty={{ title: words.empty, hint: words.emptyHint }}
      />
      {open ? <ApplicationDrawer row={open} onSaved={() => rows.reload()} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
})
export const applications = { Screen, preload: list.preload }

interface DrawerProps {
  row: Application
  onSaved: () => void
  onClose: () => void
}
const ApplicationDrawer = observer(function ApplicationDrawer({ row, onSaved, onClose }: DrawerProps) {
  const { api, notify } = useApp()
  const mayEdit = usePermitted('edit', job.calls.entity.path)
  const form = useForm({
    stored: row,
    start: (stored) => ({ Handled: stored?.Handled ?? false, Remark: stored?.Remark ?? '' }),
    fields: { Handled: { label: words.done }, Remark: { label: words.remark } },
    save: (values, stored) => api.call(handleApplication, { Id: row.Id, UpdateTime: stored!.UpdateTime, ...values }),
    saved: () => {
      notify.success(words.saved)
      onSaved()
      onClose()
    },
  })
  return (
    <FormDialog form={form} place="side" width={560} title={words.title(row.Name)} readOnly={!mayEdit} onClose={onClose}>
      <FactGrid
        facts={[
          { label: words.job, value: formatText(row.Job) },
          { label: words.phone, value: formatText(row.Phone) },
          { label: words.email, value: formatText(row.Email) },
          { label: words.at, value: <DateText value={row.At} /> },
          { label: words.message, value: formatText(row.Message) },
        ]}
      />
      <FlagField {...form.field('Handled')} disabled={!mayEdit} />
      <LinesField {...form.field('Remark')} maxLength={300} />
    </FormDialog>
  )
})
