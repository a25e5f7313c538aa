import { Button } from '@arco-design/web-react'
import {
  answerResults,
  applyAnswer,
  bookingButtons,
  bookingDocument as document,
  bookingMessage,
  bookingMessageFile,
  carrierChannels,
  dropMessage,
  fieldsByKey,
  fileChannels,
  markMessageSent,
  mayAct,
  messageButtons,
  messageKinds,
  messageStates,
  noteAnswer,
  resendMessage,
  type AnswerResult,
  type OpenMessage,
} from '@jst/contracts/booking'
import { cutoffCodes, cutoffTable } from '@jst/contracts/schedules'
import { LostTable, MissingNotices, Payload } from '@jst/feature-kit/channels'
import { DownloadTool, link, useAction, useApp, useDetail } from '@jst/feature-kit'
import { AppLink, DateText, Dialog, ErrorView, type Fact, FactGrid, FactsTable, formatText, Notice, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LinkDialog } from './LinkDialog.tsx'
import { texts as all } from './texts.ts'

const texts = all.drawer

interface MessageDrawerProps {
  id: number
  onChanged: () => void
  onOpen: (id: number) => void
  onClose: () => void
}
/** One message: what it says, how its sending went, and what may be done with it. */
export const MessageDrawer = observer(function MessageDrawer({ id, onChanged, onOpen, onClose }: MessageDrawerProps) {
  const message = useDetail(bookingMessage, { Id: id })
  const { data, error } = message
  const changed = () => {
    message.reload()
    onChanged()
  }
  return (
    <Dialog
      place="side"
      width={800}
      title={data ? texts.title(data.BookingNo, messageKinds[data.Kind]) : all.preview}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          {data ? <Acts message={data} onDone={changed} /> : null}
        </>
      }
    >
      <div className="jst-stack-form">
        {error ? <ErrorView error={error} onRetry={message.reload} /> : null}
        {data ? <MessageView message={data} onOpen={onOpen} /> : null}
      </div>
    </Dialog>
  )
})

function MessageView({ message, onOpen }: { message: OpenMessage; onOpen: (id: number) => void }) {
  const { State, Result, Error, Words, Missing, Lost, Attempts, Proposal, Others, Format, Payload: text } = message
  return (
    <>
      <p>
        <StatusTag tone={messageStates[State].tone}>{messageStates[State].zh}</StatusTag>{' '}
        {Result === '' ? null : (
          <StatusTag tone={answerResults[Result as AnswerResult].tone}>{answerResults[Result as AnswerResult].zh}</StatusTag>
        )}{' '}
        {Words}
      </p>
      {Error === '' ? null : <Notice tone={State === 'failed' ? 'error' : 'warning'}>{Error}</Notice>}
      {message.Channel === 'simulator' ? <Notice>{all.simulator}</Notice> : null}
      <FactGrid columns={2} facts={factsOf(message)} />
      {Proposal ? <ProposalView proposal={Proposal} /> : null}
      <MissingNotices missing={Missing} />
      {Attempts.length > 0 ? (
        <FactsTable
          label={texts.attempts}
          titles={[texts.attemptAt, texts.attemptError]}
          rows={Attempts}
          rowKey={({ At }) => At}
          renderRow={({ At, Error: why }, at) => (
            <>
              <td>
                <DateText value={At} format="dateTime" />
              </td>
              <td>{why || (at < Attempts.length - 1 ? texts.attemptOpen : State === 'waiting' ? '…' : texts.attemptOk)}</td>
            </>
          )}
          caption={texts.attempts}
        />
      ) : null}
      {Others.length > 0 ? (
        <p>
          {texts.others}{' '}
          {Others.map(({ Id }) => (
            <TextButton key={Id} onClick={() => onOpen(Id)}>
              {texts.other(Id)}
            </TextButton>
          ))}
        </p>
      ) : null}
      <LostTable title={texts.lostTitle} lost={Lost} />
      <Payload format={Format} text={text} />
    </>
  )
}

const factsOf = ({
  BookingId,
  BookingNo,
  Customer,
  CarrierName,
  Channel,
  FileName,
  By,
  SentTime,
  NextTime,
  Key,
  Direction,
}: OpenMessage): Fact[] => [
  {
    label: all.log.booking,
    value: BookingId > 0 ? <AppLink to={link(document.page, { Id: BookingId })}>{BookingNo}</AppLink> : BookingNo || all.log.notLinked,
  },
  { label: all.log.customer, value: formatText(Customer) },
  { label: all.carrier, value: formatText(CarrierName) },
  { label: all.channel, value: carrierChannels[Channel] },
  { label: all.log.by, value: formatText(By) },
  ...(Direction === 'out'
    ? [
        { label: all.file, value: formatText(FileName) },
        { label: texts.sentAt, value: <DateText value={SentTime} /> },
        ...(NextTime === null ? [] : [{ label: texts.next, value: <DateText value={NextTime} format="dateTime" /> }]),
        { label: texts.key, value: Key },
      ]
    : []),
]

/** Values that confirming this answer would write. */
function ProposalView({ proposal: { Order, Values, Cutoffs, Assumed } }: { proposal: NonNullable<OpenMessage['Proposal']> }) {
  const said = [...Object.entries(Order), ...Object.entries(Values)].filter(([, value]) => value !== '' && value !== null)
  const facts: Fact[] = [
    ...said.map(([key, value]) => ({ label: fieldsByKey[key]?.zh ?? key, value: String(value) })),
    ...cutoffCodes.flatMap((code) => {
      const at = Cutoffs[code]
      return at
        ? [
            {
              label: Assumed.includes(code) ? `${cutoffTable[code].zh}（${texts.assumed}）` : cutoffTable[code].zh,
              value: <DateText value={at} />,
            },
          ]
        : []
    }),
  ]
  return (
    <section aria-label={texts.proposal}>
      <h3>{texts.proposal}</h3>
      <FactGrid columns={2} facts={facts} />
    </section>
  )
}

/** Acts that the state of a message allows. */
const Acts = observer(function Acts({ message, onDone }: { message: OpenMessage; onDone: () => void }) {
  const { api, notify, permissions } = useApp()
  const [linking, setLinking] = useState(false)
  const { State, Direction, Channel, Id, UpdateTime, FileName, Payload: text, Proposal, Result } = message
  const may = (button: { readonly path: string; readonly code: string }) => permissions.allows(button.path, button.code)
  const out = Direction === 'out' && may(messageButtons.resend)
  const answer = Direction === 'in' && may(messageButtons.answer)
  const byFile = fileChannels.includes(Channel)
  const { busy, run } = useAction(async (act: 'resend' | 'drop' | 'mark' | 'note' | 'apply') => {
    const seen = { Id, UpdateTime }
    if (act === 'drop') {
      if (!(await notify.confirm({ title: texts.dropAsk, content: texts.dropAbout, ok: texts.drop, danger: true }))) return
      await api.call(dropMessage, { ...seen, Remarks: '' })
      notify.success(texts.dropped)
    } else if (act === 'apply') {
      const content = texts.applyAbout(String(Proposal?.Order['SoNo'] ?? ''))
      if (!(await notify.confirm({ title: texts.applyAsk, content, ok: texts.apply }))) return
      await api.call(applyAnswer, seen)
      notify.success(texts.applied)
    } else if (act === 'note') {
      await api.call(noteAnswer, seen)
      notify.success(texts.noted)
    } else {
      await api.call(act === 'mark' ? markMessageSent : resendMessage, { ...seen, Remarks: message.Words })
      notify.success(act === 'mark' ? texts.marked : texts.resent)
    }
    onDone()
  })
  const resendable = out && mayAct('resend', State) && !(State === 'waiting' && (byFile || Channel === 'mail'))
  return (
    <>
      {may(messageButtons.download) && text !== '' ? (
        <DownloadTool
          label={texts.download}
          files={() => [{ path: bookingMessageFile.path, query: { Id }, ...(FileName === '' ? {} : { name: FileName }) }]}
        />
      ) : null}
      {out && mayAct('drop', State) ? (
        <Button disabled={busy} onClick={() => void run('drop')}>
          {texts.drop}
        </Button>
      ) : null}
      {resendable ? (
        <Button type="primary" loading={busy} onClick={() => void run('resend')}>
          {texts.resend}
        </Button>
      ) : null}
      {out && byFile && mayAct('mark', State) ? (
        <Button type="primary" loading={busy} onClick={() => void run('mark')}>
          {texts.mark}
        </Button>
      ) : null}
      {answer && mayAct('note', State) ? (
        <Button disabled={busy} onClick={() => void run('note')}>
          {texts.note}
        </Button>
      ) : null}
      {answer && mayAct('link', State) ? (
        <Button type="primary" onClick={() => setLinking(true)}>
          {texts.link}
        </Button>
      ) : null}
      {Direction === 'in' && mayAct('apply', State) && Proposal && Result !== 'declined' && may(bookingButtons.staff.confirm) ? (
        <Button type="primary" loading={busy} onClick={() => void run('apply')}>
          {texts.apply}
        </Button>
      ) : null}
      {linking ? <LinkDialog message={message} onDone={onDone} onClose={() => setLinking(false)} /> : null}
    </>
  )
})
