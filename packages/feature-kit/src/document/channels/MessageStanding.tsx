import { answerResults, messageStates, type AnswerResult, type ChannelMessage } from '@jst/contracts/document'
import { StatusTag } from '@jst/ui'
import { textsOf, wayOf, type SentKind } from './kind.ts'

/** How a message stands, and what the partner says in it. */
export function MessageStanding({ document, row: { State, Result, Test, Channel } }: { document: SentKind; row: ChannelMessage }) {
  const texts = textsOf(document).log
  const { zh, tone } = messageStates[State]
  const result = Result === '' ? undefined : answerResults[Result as AnswerResult]
  return (
    <>
      <StatusTag tone={tone}>{zh}</StatusTag> {result ? <StatusTag tone={result.tone}>{result.zh}</StatusTag> : null}{' '}
      {Test ? <StatusTag tone="grey">{texts.test}</StatusTag> : null}{' '}
      {wayOf(document, Channel)?.by === 'simulator' ? <StatusTag tone="purple">{texts.simulated}</StatusTag> : null}
    </>
  )
}
