import { mailStates, type OutboxMail } from '@jst/contracts/messages'
import { columnKinds, formatNumber, RowActs, StatusTag, TextButton, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.columns
const { cell, text, time } = columnKinds<OutboxMail>()
/** A mail that went out stays as it is. */
export const mayGoAgain = ({ State }: OutboxMail): boolean => State !== 'sent'

interface Acts {
  readonly onRead: (mail: OutboxMail) => void
  /** Undefined for who may only look. */
  readonly onRetry: ((mail: OutboxMail) => void) | undefined
}

export const columnsOf = ({ onRead, onRetry }: Acts): Column<OutboxMail>[] => [
  text('subject', words.subject, 320, (row) => row.Subject, { grow: true }),
  cell('state', words.state, 150, ({ State }) => <StatusTag tone={mailStates[State].tone}>{mailStates[State].zh}</StatusTag>),
  text('to', words.to, 220, (row) => row.To, { copy: (row) => row.To }),
  text('recipient', words.recipient, 100, (row) => row.Recipient),
  text('error', words.error, 220, (row) => row.Error),
  text('company', words.company, 220, (row) => row.Company),
  cell('attempts', words.attempts, 90, (row) => formatNumber(row.Attempts), { align: 'right' }),
  time('created', words.created, (row) => row.CreateTime, 'CreateTime', { width: 120 }),
  time('sent', words.sent, (row) => row.SentTime, 'SentTime', { width: 120 }),
  cell('acts', words.act, 130, (row) => (
    <RowActs>
      <TextButton onClick={() => onRead(row)}>{texts.read}</TextButton>
      {onRetry && mayGoAgain(row) ? <TextButton onClick={() => onRetry(row)}>{texts.retry}</TextButton> : null}
    </RowActs>
  )),
]
