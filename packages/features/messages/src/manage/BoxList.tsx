import { Button } from '@arco-design/web-react'
import { managedMessages, resendMessages, type ManagedMessage } from '@jst/contracts/messages'
import { listScreen, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatNumber, formatText, StatusTag, type Column, type Filter, type ListView } from '@jst/ui'
import { kindOptions, kindText } from '../kinds.ts'
import { texts as shared } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.columns
const stateOf = ({ Withdrawn, ReadTime }: ManagedMessage) =>
  Withdrawn ? shared.withdrawn : ReadTime === null ? shared.state.unread : shared.state.read
const columns: Column<ManagedMessage>[] = [
  {
    key: 'title',
    title: words.title,
    width: 310,
    grow: true,
    text: (row) => `${row.Title}\n${row.Description}`,
    render: (row) => row.Title,
  },
  { key: 'kind', title: words.kind, width: 80, render: (row) => kindText(row.Kind) },
  { key: 'sender', title: words.sender, width: 110, render: (row) => formatText(row.SenderName) },
  { key: 'recipient', title: words.recipient, width: 110, sort: 'RecipientName', render: (row) => formatText(row.RecipientName) },
  {
    key: 'company',
    title: words.company,
    width: 230,
    text: (row) => row.RecipientCompany,
    render: (row) => formatText(row.RecipientCompany),
  },
  { key: 'time', title: words.time, width: 120, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
  { key: 'read', title: words.read, width: 120, sort: 'ReadTime', render: (row) => <DateText value={row.ReadTime} /> },
  {
    key: 'state',
    title: words.state,
    width: 90,
    render: (row) => <StatusTag tone={row.Withdrawn ? 'grey' : row.ReadTime === null ? 'orange' : 'green'}>{stateOf(row)}</StatusTag>,
  },
]
const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  { kind: 'text', key: 'Recipient', label: texts.filters.recipient },
  { kind: 'text', key: 'Sender', label: texts.filters.sender },
  {
    kind: 'choice',
    key: 'Kind',
    label: texts.filters.kind,
    options: kindOptions(),
  },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: texts.filters.time },
]
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'unread', label: texts.views.unread, filters: { Read: 'false' } },
  { key: 'read', label: texts.views.read, filters: { Read: 'true' } },
]

/** Every message from or to the company's people, and who has read it (spec §2.19). */
export const { Screen: BoxList, preload: preloadBoxes } = listScreen({
  name: 'message-manage',
  endpoint: managedMessages,
  filters: {
    Keyword: 'text',
    Kind: 'text',
    Sender: 'text',
    Recipient: 'text',
    Read: 'text',
    CreatedFrom: 'dayStart',
    CreatedTo: 'dayEnd',
  },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
  label: texts.label,
  columns,
  conditions: filters,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (rows) => {
    const { api, notify } = useApp()
    const mayResend = usePermitted('resend')
    const resend = useAction(async (ids: number[]) => {
      notify.success(texts.resent(formatNumber(await api.call(resendMessages, { Ids: ids }))))
      rows.clearSelection()
      rows.refreshQuietly()
    })
    const ask = async () => {
      const ids = rows.selectedRows.map(({ Id }) => Id)
      const question = { title: texts.resendTitle(formatNumber(ids.length)), content: texts.resendContent, ok: texts.resend }
      if (await notify.confirm(question)) await resend.run(ids)
    }
    return {
      batch: mayResend ? (
        <Button loading={resend.busy} onClick={() => void ask()}>
          {texts.resend}
        </Button>
      ) : undefined,
    }
  },
})
