import { Button } from '@arco-design/web-react'
import { answerResults, documentMessage, messageStates, type AnswerResult, type OpenChannelMessage } from '@jst/contracts/document'
import { DateText, Dialog, ErrorView, type Fact, FactGrid, CellTable, formatText, Notice, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { textsOf, typeWord, wayOf, type SentKind } from './kind.ts'
import type { ProposalFacts } from './message-props.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { MessageActs } from './MessageActs.tsx'
import { LostTable, MissingNotices, Payload, Proposed } from './MessageParts.tsx'
import { RecordLink } from './RecordLink.tsx'

interface MessageDrawerProps {
  document: SentKind
  id: number
  proposal?: ProposalFacts
  onChanged: () => void
  onOpen: (id: number) => void
  onClose: () => void
}
/** One message: what it says, how its sending went, and what may be done with it. */
export const MessageDrawer = observer(function MessageDrawer({ document, id, proposal, onChanged, onOpen, onClose }: MessageDrawerProps) {
  const message = useDetail(documentMessage, { Kind: document.kind, Id: id })
  const { data, error } = message
  const [linking, setLinking] = useState(false)
  const all = textsOf(document)
  const changed = () => {
    message.reload()
    onChanged()
  }
  return (
    <>
      <Dialog
        place="side"
        width={800}
        title={data ? `${typeWord(document, data.Type, all.log.answer)} ${data.RecordNo}`.trim() : all.preview}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{all.close}</Button>
            {data ? <MessageActs document={document} message={data} onDone={changed} onLink={() => setLinking(true)} /> : null}
          </>
        }
      >
        <div className="jst-stack-form">
          {error ? <ErrorView error={error} onRetry={message.reload} /> : null}
          {data ? <MessageView document={document} message={data} proposal={proposal} onOpen={onOpen} /> : null}
        </div>
      </Dialog>
      {linking && data ? <LinkDialog document={document} message={data} onDone={changed} onClose={() => setLinking(false)} /> : null}
    </>
  )
})

interface ViewProps {
  document: SentKind
  message: OpenChannelMessage
  proposal: MessageDrawerProps['proposal']
  onOpen: (id: number) => void
}
function MessageView({ document, message, proposal, onOpen }: ViewProps) {
  const { State, Result, Error, Words, Missing, Lost, Attempts, Proposal, Others, Format, Payload: text } = message
  const all = textsOf(document)
  const texts = all.drawer
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
      {wayOf(document, message.Channel)?.by === 'simulator' ? <Notice>{all.simulator}</Notice> : null}
      <FactGrid columns={2} facts={factsOf(document, message)} />
      <Proposed title={texts.proposal} facts={Proposal && proposal ? proposal(Proposal) : []} />
      <MissingNotices missing={Missing} />
      {Attempts.length > 0 ? (
        <CellTable
          label={texts.attempts}
          titles={[texts.attemptAt, texts.attemptError]}
          rows={Attempts}
          rowKey={({ At }) => At}
          nameColumn={-1}
          renderCells={[
            ({ At }) => <DateText value={At} format="dateTime" />,
            ({ Error: why }, at) => why || (at < Attempts.length - 1 ? texts.attemptOpen : State === 'waiting' ? '…' : texts.attemptOk),
          ]}
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
      {message.Direction === 'in' && Result === 'declined' ? (
        <LostTable open title={texts.findings(Lost.length)} about={texts.findingsAbout} lost={Lost} />
      ) : (
        <LostTable title={all.lostTitle} lost={Lost} />
      )}
      {message.Explained.length > 0 ? (
        <CellTable
          label={texts.explained}
          titles={texts.explainedTitles}
          rows={message.Explained}
          rowKey={({ Code }) => Code}
          nameColumn={-1}
          renderCells={['Code', 'Meaning', 'Todo', 'Person']}
          caption={texts.explained}
        />
      ) : null}
      <Payload format={Format} text={text} />
    </>
  )
}

function factsOf(document: SentKind, message: OpenChannelMessage): Fact[] {
  const { RecordId, RecordNo, Title, PartnerCode, PartnerName, Channel, FileName, By, SentTime, NextTime, Key, Direction } = message
  const all = textsOf(document)
  const texts = all.drawer
  return [
    {
      label: document.zh,
      value: <RecordLink document={document} record={{ RecordId, RecordNo }} />,
    },
    { label: all.log.record, value: formatText(Title) },
    { label: document.channels.words.partner, value: formatText(PartnerName || PartnerCode) },
    { label: all.channel, value: wayOf(document, Channel)?.zh ?? Channel },
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
}
