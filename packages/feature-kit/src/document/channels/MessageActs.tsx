import { Button } from '@arco-design/web-react'
import { actOnMessage, documentMessageFile, mayAct, type MessageAct, type OpenChannelMessage } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { DownloadTool } from '../../download/DownloadTool.tsx'
import { textsOf, wayOf, type SentKind } from './kind.ts'

/** Sentence after each act. */
const done = { resend: 'resent', drop: 'dropped', mark: 'marked', note: 'noted', apply: 'applied' } as const satisfies Record<
  Exclude<MessageAct, 'link'>,
  string
>
interface MessageActsProps {
  document: SentKind
  message: OpenChannelMessage
  onDone: () => void
  /** Opens the dialog that names the record of an answer. */
  onLink: () => void
}
/** Acts that a message allows as it stands. */
export const MessageActs = observer(function MessageActs({ document, message, onDone, onLink }: MessageActsProps) {
  const { api, notify, permissions } = useApp()
  const { buttons, words } = document.channels
  const texts = textsOf(document).drawer
  const apply = texts.apply(words.apply)
  const { State, Direction, Channel, Id, UpdateTime, FileName, Payload, Proposal, Result } = message
  const may = (name: keyof typeof buttons) => permissions.allows(buttons[name].path, buttons[name].code)
  const out = Direction === 'out' && may('resend')
  const answer = Direction === 'in' && may('answer')
  const by = wayOf(document, Channel)?.by
  const { busy, run } = useAction(async (act: keyof typeof done) => {
    if (act === 'drop' && !(await notify.confirm({ title: texts.dropAsk, content: texts.dropAbout, ok: texts.drop, danger: true }))) return
    if (act === 'apply' && !(await notify.confirm({ title: texts.applyAsk, content: texts.applyAbout(Proposal), ok: apply }))) return
    const Remarks = act === 'resend' || act === 'mark' ? message.Words : ''
    await api.call(actOnMessage, { Kind: document.kind, Id, UpdateTime, Act: act, Remarks })
    notify.success(texts[done[act]])
    onDone()
  })
  const shown: Readonly<Record<keyof typeof done, boolean>> = {
    drop: out && mayAct('drop', State),
    resend: out && mayAct('resend', State) && !(State === 'waiting' && (by === 'file' || by === 'mail')),
    mark: out && by === 'file' && mayAct('mark', State),
    note: answer && mayAct('note', State),
    apply: Direction === 'in' && mayAct('apply', State) && Proposal !== null && Result !== 'declined' && may('apply'),
  }
  const button = (act: keyof typeof done, label: string, isPrimary: boolean) =>
    shown[act] ? (
      <Button key={act} {...(isPrimary ? { type: 'primary' as const } : {})} loading={busy} onClick={() => void run(act)}>
        {label}
      </Button>
    ) : null
  return (
    <>
      {may('download') && Payload !== '' ? (
        <DownloadTool
          label={texts.download}
          files={() => [
            { path: documentMessageFile.path, query: { Kind: document.kind, Id }, ...(FileName === '' ? {} : { name: FileName }) },
          ]}
        />
      ) : null}
      {button('drop', texts.drop, false)}
      {button('resend', texts.resend, true)}
      {button('mark', texts.mark, true)}
      {button('note', texts.note, false)}
      {answer && mayAct('link', State) ? (
        <Button type="primary" onClick={onLink}>
          {texts.link}
        </Button>
      ) : null}
      {button('apply', apply, true)}
    </>
  )
})
