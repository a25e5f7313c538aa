import { Button } from '@arco-design/web-react'
import { mailStates, outboxMails, outboxSetup, retryMails, type MailState, type OutboxMail } from '@jst/contracts/messages'
import { listScreen, useAction, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, Dialog, FactGrid, formatNumber, Notice, StatusTag, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { columnsOf, mayGoAgain } from './columns.tsx'
import { RobotDialog } from './RobotDialog.tsx'
import { texts } from './texts.ts'

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: texts.filters.created },
]
/** Without a mail server everything that waits, waits for one. */
const viewsOf = (configured: boolean): ListView[] => [
  { key: 'all', label: texts.views.all, filters: {} },
  ...([configured ? 'waiting' : 'unconfigured', 'failed', 'sent'] as MailState[]).map((State) => ({
    key: State,
    label: mailStates[State].zh,
    filters: { State },
  })),
]

/** Mails to the company's people: what left, what waits, and what to do about the rest. */
export const { Screen: MailOutbox } = listScreen({
  name: 'mail-outbox',
  endpoint: outboxMails,
  filters: { Keyword: 'text', State: 'text', CreatedFrom: 'dayStart', CreatedTo: 'dayEnd' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
  label: texts.label,
  conditions: filters,
  empty: { title: texts.empty, hint: texts.emptyHint },
  live: ['job/changed'],
  usePage: (rows) => {
    const { api, notify } = useApp()
    const setup = useDetail(outboxSetup, {})
    const mayAct = usePermitted('outboxAct')
    const [read, setRead] = useState<OutboxMail>()
    const [robot, setRobot] = useState(false)
    const { run, busy } = useAction(async (Ids: number[]) => {
      notify.success(texts.retried(formatNumber(await api.call(retryMails, { Ids }))))
      rows.clearSelection()
      rows.refreshQuietly()
    })
    const { columns, ask } = useMemo(() => {
      const askFirst = async (mails: readonly OutboxMail[]) => {
        const question = { title: texts.retryTitle(formatNumber(mails.length)), content: texts.retryContent, ok: texts.retry }
        const ids = mails.map(({ Id }) => Id)
        if (await notify.confirm(question)) await run(ids)
      }
      const onRetry = mayAct ? (mail: OutboxMail) => void askFirst([mail]) : undefined
      return { columns: columnsOf({ onRead: setRead, onRetry }), ask: askFirst }
    }, [notify, run, mayAct])
    const again = rows.selectedRows.filter(mayGoAgain)
    const configured = setup.data?.Mail.Configured ?? true
    const views = useMemo(() => viewsOf(configured), [configured])
    return {
      columns,
      views,
      head: configured ? undefined : <Notice tone="warning">{texts.unconfigured}</Notice>,
      actions: mayAct ? <Button onClick={() => setRobot(true)}>{texts.robot.open}</Button> : undefined,
      batch: mayAct ? (
        <Button loading={busy} disabled={again.length === 0} onClick={() => void ask(again)}>
          {texts.retry}
        </Button>
      ) : undefined,
      onOpen: setRead,
      beside: (
        <>
          {read ? <Preview mail={read} onClose={() => setRead(undefined)} /> : null}
          {robot && setup.data ? (
            <RobotDialog setup={setup.data} onChanged={(next) => setup.set(next)} onClose={() => setRobot(false)} />
          ) : null}
        </>
      ),
    }
  },
})

const words = texts.preview

/** A mail as its reader gets it, without the links that are the reader's own. */
function Preview({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { zh, tone } = mailStates[mail.State]
  return (
    <Dialog title={mail.Subject} onClose={onClose} width={640}>
      <FactGrid
        facts={[
          { label: words.to, value: `${mail.Recipient} <${mail.To}>` },
          { label: words.state, value: <StatusTag tone={tone}>{zh}</StatusTag> },
          { label: words.sent, value: <DateText value={mail.SentTime} /> },
        ]}
      />
      {mail.Error ? <Notice tone="error">{mail.Error}</Notice> : null}
      <p className="jst-prose">{mail.Preview}</p>
    </Dialog>
  )
}
