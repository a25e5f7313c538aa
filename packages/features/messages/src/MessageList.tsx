import { Button } from '@arco-design/web-react'
import { markMessagesRead, messageSelfList, mostLines, type MessageLine } from '@jst/contracts/messages'
import type { Surface } from '@jst/contracts/screens'
import { dayOf, listScreen, MessageCount, MessageDay, useAction, useApp } from '@jst/feature-kit'
import { AppLink, DateText, formatNumber, formatText, StatusTag, type Column, type Filter, type ListView } from '@jst/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { detailPath } from './paths.ts'
import { kindOptions, kindText } from './kinds.ts'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

/** `begins`: the rows that are the first of their day. */
const columnsOf = (surface: Surface, begins: ReadonlySet<number>): Column<MessageLine>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    width: 300,
    text: (row) => row.Title,
    render: (row) => (
      <>
        <AppLink to={detailPath(surface, row.Id)} className={row.Unread > 0 ? 'jst-link jst-unread' : 'jst-link'}>
          {row.Title}
        </AppLink>
        <MessageCount of={row} />
      </>
    ),
  },
  {
    key: 'day',
    title: texts.columns.day,
    width: 90,
    render: (row) =>
      begins.has(row.Id) ? (
        <strong>
          <MessageDay of={row} />
        </strong>
      ) : null,
  },
  {
    key: 'description',
    title: texts.columns.description,
    width: 360,
    grow: true,
    text: (row) => row.Description,
    render: (row) => formatText(row.Description),
  },
  { key: 'kind', title: texts.columns.kind, width: 90, render: (row) => kindText(row.Kind) },
  { key: 'sender', title: texts.columns.sender, width: 120, render: (row) => formatText(row.SenderName) },
  { key: 'time', title: texts.columns.time, width: 120, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
  {
    key: 'state',
    title: texts.columns.state,
    width: 90,
    render: (row) => <StatusTag tone={row.Unread > 0 ? 'blue' : 'grey'}>{stateOf(row)}</StatusTag>,
  },
]

function stateOf({ Unread, Ids, Withdrawn }: MessageLine): string {
  if (Unread > 0) return Ids.length > 1 ? texts.state.someUnread(Unread) : texts.state.unread
  return Withdrawn ? texts.withdrawn : texts.state.read
}

const firstsOf = (rows: readonly MessageLine[]): ReadonlySet<number> =>
  new Set(rows.filter((row, index) => dayOf(row) !== dayOf(rows[index - 1])).map(({ Id }) => Id))

const filters = (): Filter[] => [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  {
    kind: 'choice',
    key: 'Kind',
    label: texts.filters.kind,
    options: kindOptions(),
  },
]

const list = listScreen({
  name: 'message',
  endpoint: messageSelfList,
  filters: { Keyword: 'text', Kind: 'text', UnReadOnly: 'flag' },
  always: { Fold: true },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
  label: () => texts.list,
  most: mostLines,
  live: ['message/send', 'message/unread'],
  usePage: (rows) => {
    const app = useApp()
    const shown = rows.rows
    const columns = useMemo(() => columnsOf(app.surface, firstsOf(shown)), [app.surface, shown])
    const { count } = app.unread
    const renew = useCallback(() => rows.refreshQuietly(), [rows])
    useRenewed(count, renew)
    const mark = useAction(async (ids: number[] | undefined) => {
      app.unread.set(await app.api.call(markMessagesRead, { Ids: ids }))
      rows.clearSelection()
      rows.refreshQuietly()
      app.notify.success(texts.marked)
    })
    const markAll = async () => {
      if (
        await app.notify.confirm({ title: texts.markAllTitle, content: texts.markAllContent(formatNumber(count)), ok: texts.markAllRead })
      )
        await mark.run(undefined)
    }
    const views: ListView[] = [
      { key: 'all', label: texts.views.all, filters: {} },
      { key: 'unread', label: texts.views.unread, filters: { UnReadOnly: 'true' }, count },
    ]
    return {
      columns,
      views,
      conditions: filters(),
      empty: { title: texts.empty, hint: texts.emptyHint },
      actions: (
        <Button disabled={count === 0} loading={mark.busy} onClick={() => void markAll()}>
          {texts.markAllRead}
        </Button>
      ),
      batch: (
        <Button loading={mark.busy} onClick={() => void mark.run(rows.selectedRows.flatMap((row) => row.Ids))}>
          {texts.markRead}
        </Button>
      ),
      onOpen: (row) => app.navigate(detailPath(app.surface, row.Id)),
    }
  },
})

export const Screen = inLanguage(list.Screen)
export const { preload } = list

/** Renews the list when the unread count changed elsewhere, such as in a message that was opened. */
function useRenewed(count: number, renew: () => void): void {
  const seen = useRef(count)
  useEffect(() => {
    if (seen.current === count) return
    seen.current = count
    renew()
  }, [count, renew])
}
