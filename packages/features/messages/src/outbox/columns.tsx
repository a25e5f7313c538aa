import { mailStates, type OutboxMail } from '@jst/contracts/messages'
import { DateText, formatNumber, formatText, RowActs, StatusTag, TextButton, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.columns
/** A mail that went out stays as it is. */
export const mayGoAgain = ({ State }: OutboxMail): boolean => State !== 'sent'

interface Acts {
  readonly onRead: (mail: OutboxMail) => void
  /** Undefined for who may only look. */
  readonly onRetry: ((mail: OutboxMail) => void) | undefined
}

export const columnsOf = ({ onRead, onRetry }: Acts): Column<OutboxMail>[] => [
  { key: 'subject', title: words.subject, width: 320, grow: true, text: (row) => row.Subject, render: (row) => row.Subject },
  {
    key: 'state',
    title: words.state,
    width: 150,
    render: ({ State }) => <StatusTag tone={mailStates[State].tone}>{mailStates[State].zh}</StatusTag>,
  },
  { key: 'to', title: words.to, width: 220, text: (row) => row.To, copy: (row) => row.To, render: (row) => row.To },
  { key: 'recipient', title: words.recipient, width: 100, render: (row) => formatText(row.Recipient) },
  { key: 'error', title: words.error, width: 220, text: (row) => row.Error, render: (row) => formatText(row.Error) },
  { key: 'company', title: words.company, width: 220, text: (row) => row.Company, render: (row) => formatText(row.Company) },
  { key: 'attempts', title: words.attempts, width: 90, align: 'right', render: (row) => formatNumber(row.Attempts) },
  { key: 'created', title: words.created, width: 120, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
  { key: 'sent', title: words.sent, width: 120, sort: 'SentTime', render: (row) => <DateText value={row.SentTime} /> },
  {
    key: 'acts',
    title: words.act,
    width: 130,
    render: (row) => (
      <RowActs>
        <TextButton onClick={() => onRead(row)}>{texts.read}</TextButton>
        {onRetry && mayGoAgain(row) ? <TextButton onClick={() => onRetry(row)}>{texts.retry}</TextButton> : null}
      </RowActs>
    ),
  },
]
