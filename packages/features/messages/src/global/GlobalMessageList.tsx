import { Button } from '@arco-design/web-react'
import {
  globalMessageList,
  removeGlobalMessage,
  withdrawGlobalMessage,
  type GlobalMessageRow,
  type GlobalState,
} from '@jst/contracts/messages'
import { listScreen, link, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import {
  AppLink,
  DateText,
  formatNumber,
  formatText,
  RowActs,
  StatusTag,
  TextButton,
  type Column,
  type Filter,
  type ListView,
  type Tone,
} from '@jst/ui'
import { useMemo } from 'react'
import { texts } from './texts.ts'

const words = texts.list

const editor = '/system/sendGlobalMessage'
const tones: Record<GlobalState, Tone> = { draft: 'grey', scheduled: 'blue', sent: 'green', withdrawn: 'red' }
const titleOf = (row: GlobalMessageRow) => row.Title || words.untitled
const wasSent = ({ State }: GlobalMessageRow) => State === 'sent' || State === 'withdrawn'
const rateOf = ({ Read, Delivered }: GlobalMessageRow) => (Delivered === 0 ? undefined : `${Math.round((Read / Delivered) * 100)}%`)

interface Acts {
  mayEdit: boolean
  mayWithdraw: boolean
  withdraw: (row: GlobalMessageRow) => void
  remove: (row: GlobalMessageRow) => void
}
const columnsOf = (acts: Acts): Column<GlobalMessageRow>[] => [
  {
    key: 'title',
    title: words.columns.title,
    width: 200,
    grow: true,
    sort: 'Title',
    text: titleOf,
    render: (row) => <AppLink to={link(editor, { Id: row.Id })}>{titleOf(row)}</AppLink>,
  },
  {
    key: 'state',
    title: words.columns.state,
    width: 90,
    render: (row) => <StatusTag tone={tones[row.State]}>{texts.states[row.State]}</StatusTag>,
  },
  { key: 'scope', title: words.columns.scope, width: 90, render: (row) => texts.scopes[row.Scope] },
  {
    key: 'delivered',
    title: words.columns.delivered,
    width: 90,
    align: 'right',
    render: (row) => formatNumber(wasSent(row) ? row.Delivered : undefined),
  },
  {
    key: 'read',
    title: words.columns.read,
    width: 90,
    align: 'right',
    render: (row) => formatNumber(wasSent(row) ? row.Read : undefined),
  },
  {
    key: 'rate',
    title: words.columns.rate,
    width: 80,
    align: 'right',
    render: (row) => formatText(wasSent(row) ? rateOf(row) : undefined),
  },
  { key: 'sender', title: words.columns.sender, width: 80, render: (row) => formatText(row.SenderName) },
  {
    key: 'sent',
    title: words.columns.sent,
    width: 150,
    sort: 'SentTime',
    render: (row) =>
      row.State === 'scheduled' ? (
        <>
          {words.scheduledFor} <DateText value={row.SendAt} />
        </>
      ) : (
        <DateText value={row.SentTime} />
      ),
  },
  { key: 'created', title: words.columns.created, width: 110, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
  { key: 'acts', title: words.columns.act, width: 150, render: (row) => <MessageActs row={row} acts={acts} /> },
]

function MessageActs({ row, acts: { mayEdit, mayWithdraw, withdraw, remove } }: { row: GlobalMessageRow; acts: Acts }) {
  const act = (label: string, run: () => void) => <TextButton onClick={run}>{label}</TextButton>
  return (
    <RowActs>
      {mayEdit && row.State === 'draft' ? <AppLink to={link(editor, { Id: row.Id })}>{words.edit}</AppLink> : null}
      {mayEdit ? <AppLink to={link(editor, { CopyId: row.Id })}>{words.copy}</AppLink> : null}
      {mayWithdraw && row.State === 'scheduled' ? act(words.unschedule, () => withdraw(row)) : null}
      {mayWithdraw && row.State === 'sent' ? act(words.withdraw, () => withdraw(row)) : null}
      {mayEdit && row.State === 'draft' ? act(words.remove, () => remove(row)) : null}
    </RowActs>
  )
}

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keywordHint },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: words.created },
]
const views: ListView[] = [
  { key: 'all', label: words.views.all, filters: {} },
  ...(Object.entries(texts.states) as [GlobalState, string][]).map(([State, label]) => ({ key: State, label, filters: { State } })),
]

/** The company's messages to many: drafts, schedules, how many got and read what was sent (spec §2.19). */
export const { Screen, preload } = listScreen({
  name: 'global-message',
  endpoint: globalMessageList,
  filters: { Keyword: 'text', State: 'text', CreatedFrom: 'dayStart', CreatedTo: 'dayEnd' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
  label: words.label,
  conditions: filters,
  views,
  empty: { title: words.empty, hint: words.emptyHint },
  open: (row) => link(editor, { Id: row.Id }),
  usePage: (rows) => {
    const { api, notify, navigate } = useApp()
    const mayEdit = usePermitted('edit', editor)
    const mayWithdraw = usePermitted('withdraw')
    const act = useAction(async (row: GlobalMessageRow, kind: 'withdraw' | 'remove') => {
      const version = { Id: row.Id, UpdateTime: row.UpdateTime }
      if (kind === 'remove') await api.call(removeGlobalMessage, version)
      else await api.call(withdrawGlobalMessage, version)
      notify.success(kind === 'remove' ? words.removed : row.State === 'sent' ? words.withdrawn : words.unscheduled)
    })
    const { run } = act
    const columns = useMemo(() => {
      const withdraw = async (row: GlobalMessageRow) => {
        const question =
          row.State === 'sent'
            ? {
                title: words.withdrawTitle(row.Title),
                content: words.withdrawContent(formatNumber(row.Delivered - row.Read), formatNumber(row.Read)),
                ok: words.withdraw,
                danger: true,
              }
            : { title: words.unscheduleTitle(row.Title), content: words.unscheduleContent, ok: words.unschedule }
        if (!(await notify.confirm(question))) return
        await run(row, 'withdraw')
        rows.refreshQuietly()
      }
      const remove = async (row: GlobalMessageRow) => {
        const question = { title: words.removeTitle(titleOf(row)), content: words.removeContent, ok: words.remove, danger: true }
        if (!(await notify.confirm(question))) return
        await run(row, 'remove')
        rows.refreshQuietly()
      }
      return columnsOf({ mayEdit, mayWithdraw, withdraw: (row) => void withdraw(row), remove: (row) => void remove(row) })
    }, [notify, rows, run, mayEdit, mayWithdraw])
    return {
      columns,
      actions: mayEdit ? (
        <Button type="primary" onClick={() => navigate(editor)}>
          {words.add}
        </Button>
      ) : undefined,
    }
  },
})
