import type { AnswerResult, ChannelDraft, MessageDirection, MessageMail, MessageState } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'

/** A message as the server works with it. */
export interface StoredMessage {
  readonly id: number
  readonly companyId: number
  /** Kind of the document. */
  readonly kind: string
  readonly recordId: number | null
  readonly no: string
  readonly channelId: number | null
  readonly partner: string
  readonly channel: string
  readonly direction: MessageDirection
  /** One of the declared types; `answer` of answers. */
  readonly type: string
  readonly state: MessageState
  readonly result: AnswerResult | ''
  readonly test: boolean
  readonly format: string
  readonly fileName: string
  readonly payload: string
  readonly proposal: unknown
  readonly words: string
  readonly key: string
  readonly tries: number
  readonly employeeId: number | null
  readonly employeeName: string
  /** Further records of the message. */
  readonly moreIds: readonly number[]
  readonly updateTime: string
}
/** Columns over alias `m`. */
export const storedColumns = `m.id, m.company_id as "companyId", m.kind, m.record_id as "recordId", m.record_no as no, m.channel_id as "channelId",
  m.partner_code as partner, m.channel, m.direction, m.type, m.state, m.result, m.test, m.format, m.file_name as "fileName", m.payload, m.proposal,
  m.words, m.key::text, m.tries, m.employee_id as "employeeId", m.employee_name as "employeeName",
  m.more_ids as "moreIds", m.update_time as "updateTime"`

export async function findMessage(db: Queryable, id: number, lock = false): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${storedColumns} from document_message m where m.id = $1${lock ? ' for update' : ''}`,
    [id],
  )
  return row
}

/** The record `$2` leads a message or stands among its further records. */
const ofRecord = `(m.record_id = $2 or m.more_ids <> '{}' and m.more_ids @> array[$2::bigint])`

/** The message of a record that stops its next one: it has not left yet, or the record waits for its answer. */
export async function findOpenMessage(db: Queryable, kind: string, recordId: number): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${storedColumns} from document_message m where m.kind = $1 and ${ofRecord} and m.direction = 'out' and not m.test
       and (m.state = 'waiting' or m.state = 'sent' and m.awaited) order by m.id limit 1`,
    [kind, recordId],
  )
  return row
}

/** Minutes that the clock of a partner may be behind. */
const clockSkew = 5
/** The latest message of a record to its partner; `before`: of those that had left by then. */
export async function lastSent(db: Queryable, kind: string, recordId: number, before?: Date): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${storedColumns} from document_message m where m.kind = $1 and ${ofRecord} and m.direction = 'out' and not m.test
       and m.state in ('waiting', 'sent', 'answered')
       and ($3::timestamptz is null or coalesce(m.sent_time, m.create_time) <= $3::timestamptz + interval '${clockSkew} minutes')
     order by m.id desc limit 1`,
    [kind, recordId, before?.toISOString() ?? null],
  )
  return row
}

/** A message with the sent values of its records. */
export interface MessageWithRecords {
  readonly id: number
  readonly type: string
  readonly partner: string
  readonly told: unknown
  readonly declined: boolean
}
/**
 * Messages of records that were sent or are about to be, the latest first, by the key of the record. `all`: with those that their partner has
 * declined.
 */
export async function sentMessagesOf(
  db: Queryable,
  kind: string,
  ids: readonly number[],
  { all = false }: { readonly all?: boolean } = {},
): Promise<ReadonlyMap<number, readonly MessageWithRecords[]>> {
  const rows = await db.query<MessageWithRecords & { readonly records: number[] }>(
    `select m.id, m.type, m.partner_code as partner, m.told, m.result = 'declined' as declined, m.record_id || m.more_ids as records
      from document_message m
      where m.kind = $1 and (m.record_id = any($2) or m.more_ids <> '{}' and m.more_ids && $2::bigint[]) and m.direction = 'out' and not m.test
        and m.state in ('waiting', 'sent', 'answered') and ($3 or m.result <> 'declined') order by m.id desc`,
    [kind, ids, all],
  )
  return new Map(ids.map((id) => [id, rows.filter(({ records }) => records.includes(id))]))
}
/** The message that an acknowledgement names by the number of its interchange; undefined for none and for several. */
export async function messageByControl(
  db: Queryable,
  companyId: number,
  kind: string,
  control: string,
): Promise<StoredMessage | undefined> {
  if (control === '') return undefined
  const rows = await db.query<StoredMessage>(
    `select ${storedColumns} from document_message m where m.company_id = $1 and m.kind = $2 and m.control = $3 and m.control <> ''
      and m.direction = 'out' limit 2`,
    [companyId, kind, control],
  )
  return rows.length === 1 ? rows[0] : undefined
}
/** Messages that have been made of a record, which number the next one. */
export async function countMessages(db: Queryable, kind: string, id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from document_message m where m.kind = $1 and m.record_id = $2 and m.direction = 'out'`,
    [kind, id],
  )
  return row!.count
}

/** A mail to a partner, with the content that its attachments are printed from. */
export interface Letter {
  readonly mail: MessageMail
  readonly content: unknown
}
export async function letterOf(db: Queryable, id: number): Promise<Letter> {
  const [row] = await db.query<{ letter: Letter }>('select letter from document_message where id = $1', [id])
  return row!.letter
}

interface Sender {
  readonly employeeId: number
  readonly employeeName: string
}
export interface NewMessage {
  readonly companyId: number
  readonly kind: string
  readonly recordId: number | null
  readonly no: string
  readonly channelId: number
  readonly partner: string
  readonly draft: Omit<ChannelDraft, 'Partner'>
  readonly state: MessageState
  readonly test: boolean
  readonly words: string
  readonly by: Sender
  readonly at: Date
  readonly content: unknown
  /** Further records in the same message. */
  readonly moreIds?: readonly number[]
  readonly control?: string
  /** False: the record may send its next message before the answer. The values that this one sent are kept. */
  readonly awaited?: boolean
  readonly told?: unknown
}
export async function insertMessage(tx: Queryable, message: NewMessage): Promise<number> {
  const { companyId, kind, recordId, no, channelId, partner, draft, state, test, words, by, at, content } = message
  const { moreIds = [], control = '', awaited = true, told = awaited ? undefined : content } = message
  const [row] = await tx.query<{ id: number }>(
    `insert into document_message (company_id, record_id, record_no, channel_id, partner_code, channel, direction, type, state, test, format,
       file_name, payload, lost, missing, words, employee_id, employee_name, sent_time, letter, kind, more_ids, control,
       awaited, told)
     values ($1, $2, $3, $4, $5, $6, 'out', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, case when $8 = 'sent' then $18::timestamptz end,
       $19, $20, $21, $22, $23, $24)
     returning id`,
    [
      companyId,
      recordId,
      no,
      channelId,
      partner,
      draft.Channel,
      draft.Type,
      state,
      test,
      draft.Format,
      draft.FileName,
      draft.Payload,
      JSON.stringify(draft.Lost),
      JSON.stringify(draft.Missing),
      words,
      by.employeeId,
      by.employeeName,
      at.toISOString(),
      draft.Mail ? JSON.stringify({ mail: draft.Mail, content } satisfies Letter) : null,
      kind,
      moreIds,
      control,
      awaited,
      told === undefined ? null : JSON.stringify(told),
    ],
  )
  return row!.id
}

interface Changed {
  readonly state: MessageState
  readonly result?: AnswerResult | ''
  readonly words?: string
  readonly error?: string
  readonly record?: { readonly id: number | null; readonly no: string; readonly partner: string }
  readonly answers?: number | null
  readonly proposal?: unknown
}
export const changeMessage = (tx: Queryable, id: number, { state, result, words, error, record, answers, proposal }: Changed) =>
  tx.query(
    `update document_message set state = $2, result = coalesce($3, result), words = coalesce($4, words), error = coalesce($5, error),
       record_id = coalesce($6, record_id), record_no = coalesce($7, record_no), partner_code = coalesce($8, partner_code),
       answers_id = coalesce($9, answers_id), proposal = coalesce($10, proposal), next_time = null, claimed_run = null,
       update_time = next_update_time(update_time) where id = $1`,
    [
      id,
      state,
      result ?? null,
      words ?? null,
      error ?? null,
      record?.id ?? null,
      record?.no ?? null,
      record?.partner ?? null,
      answers ?? null,
      proposal ? JSON.stringify(proposal) : null,
    ],
  )
