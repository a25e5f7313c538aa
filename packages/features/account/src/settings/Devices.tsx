import { Button } from '@arco-design/web-react'
import { ownSessions, revokeSession, type OwnSession } from '@jst/contracts/account'
import { deviceOf, useAction, useApp, useDetail } from '@jst/feature-kit'
import { DateText, ErrorView, FactsTable, formatText, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { settingTexts } from './texts.ts'

const texts = settingTexts.devices

const nameOf = ({ UserAgent }: OwnSession) => deviceOf(UserAgent, texts.unknown)

/** Where the account is signed in now; each but this one can be put out at once. */
export const Devices = observer(function Devices() {
  const { api, notify } = useApp()
  const detail = useDetail(ownSessions, {}, { renew: true })
  const revoke = useAction(async (Id: number | undefined) => {
    await api.call(revokeSession, { Id })
    notify.success(texts.revoked)
    detail.reload()
  })
  const ask = async (session?: OwnSession) => {
    const title = session ? texts.revokeTitle(nameOf(session)) : texts.revokeAllTitle
    if (await notify.confirm({ title, content: texts.revokeContent, ok: texts.revoke, danger: true })) await revoke.run(session?.Id)
  }
  const sessions = detail.data ?? []
  return (
    <Section
      title={texts.title}
      extra={
        sessions.length > 1 ? (
          <Button loading={revoke.busy} onClick={() => void ask()}>
            {texts.revokeAll}
          </Button>
        ) : null
      }
    >
      <p className="jst-muted jst-setting-note">{texts.hint}</p>
      {detail.status === 'failed' && detail.error ? <ErrorView error={detail.error} onRetry={detail.reload} /> : null}
      {detail.data ? <SessionTable sessions={detail.data} busy={revoke.busy} onRevoke={(session) => void ask(session)} /> : null}
    </Section>
  )
})

interface SessionTableProps {
  sessions: readonly OwnSession[]
  busy: boolean
  onRevoke: (session: OwnSession) => void
}

function SessionTable({ sessions, busy, onRevoke }: SessionTableProps) {
  const { columns } = texts
  return (
    <FactsTable
      label={texts.title}
      titles={[columns.device, columns.ip, columns.company, columns.method, columns.since, columns.seen, columns.act]}
      rows={sessions}
      rowKey={(session) => session.Id}
      renderRow={(session) => (
        <>
          <td title={session.UserAgent}>{nameOf(session)}</td>
          <td>{formatText(session.Ip)}</td>
          <td>{formatText(session.CompanyName)}</td>
          <td>{texts.methods[session.Method]}</td>
          <td>
            <DateText value={session.CreateTime} />
          </td>
          <td>
            <DateText value={session.LastSeen} />
          </td>
          <td>
            {session.Current ? (
              <StatusTag tone="green">{texts.current}</StatusTag>
            ) : (
              <TextButton aria-label={texts.revokeLabel(nameOf(session))} disabled={busy} onClick={() => onRevoke(session)}>
                {texts.revoke}
              </TextButton>
            )}
          </td>
        </>
      )}
    />
  )
}
