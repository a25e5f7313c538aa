import { Button } from '@arco-design/web-react'
import { markMessagesRead, messageSelfList, type Message } from '@jst/contracts/messages'
import type { Surface } from '@jst/contracts/screens'
import { defineList, useAction, useApp, useLiveReload } from '@jst/feature-kit'
import { AppLink, DateText, formatNumber, formatText, ListPage, StatusTag, type Column, type Filter, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { detailPath } from './paths.ts'
import { texts } from './texts.ts'

const list = defineList({
  name: 'message',
  endpoint: messageSelfList,
  filters: { Keyword: 'text', Kind: 'text', UnReadOnly: 'flag' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const columnsOf = (surface: Surface): Column<Message>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    width: 320,
    text: (row) => row.Title,
    render: (row) => (
      <AppLink to={detailPath(surface, row.Id)} className={row.ReadTime === null ? 'jst-link jst-unread' : 'jst-link'}>
        {row.Title}
      </AppLink>
    ),
  },
  { key: 'kind', title: texts.columns.kind, width: 90, render: (row) => texts.kinds[row.Kind] ?? formatText(row.Kind) },
  {
    key: 'description',
    title: texts.columns.description,
    width: 420,
    grow: true,
    text: (row) => row.Description,
    render: (row) => formatText(row.Description),
  },
  { key: 'sender', title: texts.columns.sender, width: 120, render: (row) => formatText(row.SenderName) },
  { key: 'time', title: texts.columns.time, width: 120, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
  {
    key: 'state',
    title: texts.columns.state,
    width: 90,
    render: (row) => (
      <StatusTag tone={row.ReadTime === null ? 'blue' : 'grey'}>
        {row.Withdrawn ? texts.withdrawn : row.ReadTime === null ? texts.state.unread : texts.state.read}
      </StatusTag>
    ),
  },
]

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  {
    kind: 'choice',
    key: 'Kind',
    label: texts.filters.kind,
    options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
  },
]

export const Screen = observer(function MessageList() {
  const app = useApp()
  const rows = list.useList()
  const columns = useMemo(() => columnsOf(app.surface), [app.surface])
  const { count } = app.unread
  useLiveReload(['message/send'], [rows])
  const renew = useCallback(() => rows.refreshQuietly(), [rows])
  useRenewed(count, renew)

  const mark = useAction(async (ids: number[] | undefined) => {
    app.unread.set(await app.api.call(markMessagesRead, { Ids: ids }))
    rows.clearSelection()
    rows.refreshQuietly()
    app.notify.success(texts.marked)
  })
  const markAll = async () => {
    if (await app.notify.confirm({ title: texts.markAllTitle, content: texts.markAllContent(formatNumber(count)), ok: texts.markAllRead }))
      await mark.run(undefined)
  }
  const views: ListView[] = [
    { key: 'all', label: texts.views.all, filters: {} },
    { key: 'unread', label: texts.views.unread, filters: { UnReadOnly: 'true' }, count },
  ]
  return (
    <ListPage
      label={texts.list}
      name={list.name}
      list={rows}
      columns={columns}
      filters={filters}
      views={views}
      actions={
        <Button disabled={count === 0} loading={mark.busy} onClick={() => void markAll()}>
          {texts.markAllRead}
        </Button>
      }
      batch={
        <Button loading={mark.busy} onClick={() => void mark.run(rows.selectedRows.map((row) => row.Id))}>
          {texts.markRead}
        </Button>
      }
      onOpen={(row) => app.navigate(detailPath(app.surface, row.Id))}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
    />
  )
})

/** Renews the list when the unread count changed elsewhere, such as in a message that was opened. */
function useRenewed(count: number, renew: () => void): void {
  const seen = useRef(count)
  useEffect(() => {
    if (seen.current === count) return
    seen.current = count
    renew()
  }, [count, renew])
}
