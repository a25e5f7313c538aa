import {
  noticeChannels,
  noticeKinds,
  noticeSettings,
  saveNoticeSettings,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
} from '@jst/contracts/messages'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { ErrorView, FactsTable, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { NoticeChange } from './change.ts'
import { MailChoices } from './MailChoices.tsx'
import { QuietHours } from './QuietHours.tsx'
import { texts } from './texts.ts'

const kinds = Object.keys(noticeKinds) as NoticeKind[]
const channels = Object.keys(noticeChannels) as NoticeChannel[]

/** Of which kinds a person hears where, when mails go out, and when nothing disturbs; every choice is in force at once. */
export const NoticePanel = observer(function NoticePanel() {
  const { api } = useApp()
  const detail = useDetail(noticeSettings, {}, { renew: true })
  const { run, busy } = useAction(async (change: NoticeChange) => detail.set(await api.call(saveNoticeSettings, change)))
  const settings = detail.data
  const save = (change: NoticeChange) => void run(change)
  return (
    <Section title={texts.title}>
      <p className="jst-muted jst-setting-note">{texts.hint}</p>
      {detail.status === 'failed' && detail.error ? <ErrorView error={detail.error} onRetry={detail.reload} /> : null}
      {settings ? (
        <div className="jst-stack-form jst-setting-notices" aria-busy={busy}>
          <Matrix channels={settings.Channels} onChange={(Channels) => save({ Channels })} />
          <MailChoices settings={settings} onChange={save} />
          <QuietHours settings={settings} onChange={save} />
        </div>
      ) : null}
    </Section>
  )
})

type Channels = NoticeSettings['Channels']

function Matrix({ channels: chosen, onChange }: { channels: Channels; onChange: (next: Channels) => void }) {
  return (
    <FactsTable
      label={texts.title}
      titles={[texts.kind, ...channels.map((channel) => texts.channels[channel])]}
      rows={kinds}
      rowKey={(kind) => kind}
      renderRow={(kind) => (
        <>
          <td title={texts.kinds[kind].about}>{texts.kinds[kind].zh}</td>
          {channels.map((channel) => (
            <td key={channel}>
              <input
                type="checkbox"
                className="jst-check"
                aria-label={texts.choice(texts.kinds[kind].zh, texts.channels[channel])}
                checked={chosen[kind][channel]}
                // announcements stay in the box
                disabled={kind === 'system' && channel === 'Box'}
                onChange={(event) => onChange({ ...chosen, [kind]: { ...chosen[kind], [channel]: event.target.checked } })}
              />
            </td>
          ))}
        </>
      )}
    />
  )
}
