import type {
  AnswerProposal,
  AnswerResult,
  BookingContent,
  bookingMessages,
  BookingMessage,
  CarrierChannel,
  MessageDirection,
  MessageDraft,
  MessageKind,
  MessageState,
  OpenMessage,
} from '@jst/contracts/booking'
import type { Page, QueryOf } from '@jst/contracts'
import type { Db, Queryable } from '../../../kernel/database.ts'
import { Conditions, containing, readPage } from '../../../kernel/paging.ts'

/** A message as the server works with it. */
export interface StoredMessage {
  readonly id: number
  readonly companyId: number
  readonly bookingId: number | null
  readonly no: string
  readonly channelId: number | null
  readonly carrier: string
  readonly channel: CarrierChannel
  readonly direction: MessageDirection
  readonly kind: MessageKind
  readonly state: MessageState
  readonly result: AnswerResult | ''
  readonly test: boolean
  readonly format: string
  readonly fileName: string
  readonly payload: string
  readonly proposal: AnswerProposal | null
  readonly words: string
  readonly key: string
  readonly tries: number
  readonly employeeId: number | null
  readonly employeeName: string
  readonly updateTime: string
}
const stored = `m.id, m.company_id as "companyId", m.booking_id as "bookingId", m.booking_no as no, m.channel_id as "channelId",
       m.carrier_code as carrier,
  m.channel, m.direction, m.kind, m.state, m.result, m.test, m.format, m.file_name as "fileName", m.payload, m.proposal, m.words,
       m.key::text, m.tries,
  m.employee_id as "employeeId", m.employee_name as "employeeName", m.update_time as "updateTime"`

export async function findMessage(db: Queryable, id: number, lock = false): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(`select ${stored} from booking_message m where m.id = $1${lock ? ' for update' : ''}`, [id])
  return row
}

/** The message of a booking that is on its way. */
export async function findOpenMessage(db: Queryable, bookingId: number): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${stored} from booking_message m where m.booking_id = $1 and m.direction = 'out' and not m.test and m.state in ('waiting', 'sent')`,
    [bookingId],
  )
  return row
}

/** The latest message to the carrier of a booking. */
export async function lastSent(db: Queryable, bookingId: number): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${stored} from booking_message m where m.booking_id = $1 and m.direction = 'out' and not m.test and m.state in ('waiting',
       'sent', 'answered')
      order by m.id desc limit 1`,
    [bookingId],
  )
  return row
}

const reference = `select coalesce(nullif(b.so_no, ''), (select m.payload::jsonb ->> 'carrierBookingRequestReference' from booking_message m
    where m.booking_id = b.id and m.direction = 'in' and m.format = 'dcsa' and not m.test order by m.id desc limit 1), '') as reference
  from booking b where b.id = $1`
/** The number by which the carrier knows a booking: that of the confirmation, before it that of its request; '' : none. */
export async function carrierReference(db: Queryable, bookingId: number): Promise<string> {
  const [row] = await db.query<{ reference: string }>(reference, [bookingId])
  return row?.reference ?? ''
}

/** What a mail to a carrier is written of. */
export interface Letter {
  readonly mail: NonNullable<MessageDraft['Mail']>
  readonly content: BookingContent
}
export async function letterOf(db: Queryable, id: number): Promise<Letter> {
  const [row] = await db.query<{ letter: Letter }>('select letter from booking_message where id = $1', [id])
  return row!.letter
}

interface NewMessage {
  readonly companyId: number
  readonly bookingId: number | null
  readonly no: string
  readonly channelId: number
  readonly carrier: string
  readonly draft: MessageDraft
  readonly state: MessageState
  readonly test: boolean
  readonly words: string
  readonly by: { readonly employeeId: number; readonly employeeName: string }
  readonly at: Date
  /** What the message says: of a mail it is printed when that is written. */
  readonly content: BookingContent
}
export async function insertMessage(tx: Queryable, message: NewMessage): Promise<number> {
  const { companyId, bookingId, no, channelId, carrier, draft, state, test, words, by, at, content } = message
  const [row] = await tx.query<{ id: number }>(
    `insert into booking_message (company_id, booking_id, booking_no, channel_id, carrier_code, channel, direction, kind, state, test, format,
       file_name, payload, lost, missing, words, employee_id, employee_name, sent_time, letter)
     values ($1, $2, $3, $4, $5, $6, 'out', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, case when $8 = 'sent' then $18::timestamptz end,
       $19)
     returning id`,
    [
      companyId,
      bookingId,
      no,
      channelId,
      carrier,
      draft.Channel,
      draft.Kind,
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
    ],
  )
  return row!.id
}

const next = 'update_time = next_update_time(update_time)'
/** How long one run has a message before another one may take it up. */
const heldSeconds = 120

/**
 * Claims a message that is due for a run of the job, before it is sent: a try is begun in the log. A later attempt of the same run takes it up again.
 */
export async function claimMessage(tx: Queryable, id: number, run: number, now: Date): Promise<StoredMessage | undefined> {
  const [row] = await tx.query<StoredMessage>(
    `update booking_message m set tries = m.tries + 1, claimed_run = $2, claimed_until = $3::timestamptz + make_interval(secs => $4),
       next_time = null,
       attempts = m.attempts || jsonb_build_array(jsonb_build_object('At', to_char($3::timestamptz at time zone 'UTC',
       'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'Error', '')), ${next}
     where m.id = $1 and m.state = 'waiting' and (m.next_time is null or m.next_time <= $3)
       and (m.claimed_run is null or m.claimed_run = $2 or m.claimed_until < $3)
     returning ${stored}`,
    [id, run, now.toISOString(), heldSeconds],
  )
  return row
}

/** The outbox has it. */
export const handOver = (tx: Queryable, id: number, words: string) =>
  tx.query(`update booking_message set claimed_run = null, words = $2, ${next} where id = $1`, [id, words])

/** Of messages that nobody has changed since: answers whether it was so. */
export async function markSent(tx: Queryable, id: number, at: Date, words?: string): Promise<boolean> {
  const rows = await tx.query(
    `update booking_message set state = 'sent', sent_time = $2, error = '', claimed_run = null, next_time = null, words = coalesce($3, words), ${next}
      where id = $1 and state in ('waiting', 'failed') returning id`,
    [id, at.toISOString(), words ?? null],
  )
  return rows.length > 0
}

/** Ends a try that did not go well. `again` null: no further one follows. */
export async function markTried(tx: Queryable, id: number, error: string, again: Date | null): Promise<boolean> {
  const rows = await tx.query(
    `update booking_message set error = $2, claimed_run = null, next_time = $3,
       state = case when $3::timestamptz is null then 'failed' else state end,
       attempts = case when jsonb_array_length(attempts) = 0 then attempts
         else jsonb_set(attempts, array[(jsonb_array_length(attempts) - 1)::text, 'Error'], to_jsonb($2::text)) end, ${next}
     where id = $1 and state = 'waiting' returning id`,
    [id, error, again?.toISOString() ?? null],
  )
  return rows.length > 0
}

interface Changed {
  readonly state: MessageState
  readonly result?: AnswerResult | ''
  readonly words?: string
  readonly error?: string
  readonly booking?: { readonly id: number | null; readonly no: string; readonly carrier: string }
  readonly answers?: number | null
  readonly proposal?: AnswerProposal | null
}
export const changeMessage = (tx: Queryable, id: number, { state, result, words, error, booking, answers, proposal }: Changed) =>
  tx.query(
    `update booking_message set state = $2, result = coalesce($3, result), words = coalesce($4, words), error = coalesce($5, error),
       booking_id = coalesce($6, booking_id), booking_no = coalesce($7, booking_no), carrier_code = coalesce($8, carrier_code),
       answers_id = coalesce($9, answers_id), proposal = coalesce($10, proposal), next_time = null, claimed_run = null, ${next} where id = $1`,
    [
      id,
      state,
      result ?? null,
      words ?? null,
      error ?? null,
      booking?.id ?? null,
      booking?.no ?? null,
      booking?.carrier ?? null,
      answers ?? null,
      proposal ? JSON.stringify(proposal) : null,
    ],
  )

/** Puts a message on its way again. */
export const renewMessage = (tx: Queryable, id: number, state: 'waiting' | 'sent', words: string) =>
  tx.query(
    `update booking_message set state = $2, error = '', tries = 0, next_time = null, claimed_run = null,
       words = case when $3 = '' then words else $3 end,
       sent_time = case when $2 = 'sent' then clock_timestamp() end, ${next} where id = $1`,
    [id, state, words],
  )

interface NewAnswer {
  readonly companyId: number
  readonly channel: CarrierChannel
  readonly format: string
  readonly payload: string
  readonly lost: MessageDraft['Lost']
  readonly result: AnswerResult
  readonly words: string
  readonly hash: string
  readonly test: boolean
  readonly by: { readonly employeeId: number; readonly employeeName: string } | null
}
/** Undefined for an answer that is there already. */
export async function insertAnswer(tx: Queryable, answer: NewAnswer): Promise<number | undefined> {
  const { companyId, channel, format, payload, lost, result, words, hash, test, by } = answer
  const [row] = await tx.query<{ id: number }>(
    `insert into booking_message (company_id, channel, direction, kind, state, result, test, format, payload, lost, words, hash, employee_id,
       employee_name)
     values ($1, $2, 'in', 'answer', 'unmatched', $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (company_id, hash) where direction = 'in' and hash <> '' do nothing returning id`,
    [companyId, channel, result, test, format, payload, JSON.stringify(lost), words, hash, by?.employeeId ?? null, by?.employeeName ?? ''],
  )
  return row?.id
}
export async function answerByHash(db: Queryable, companyId: number, hash: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(`select id from booking_message where company_id = $1 and direction = 'in' and hash = $2`, [
    companyId,
    hash,
  ])
  return row!.id
}

const shown = `m.id as "Id", coalesce(m.booking_id, 0) as "BookingId", m.booking_no as "BookingNo", coalesce(b.customer_name, '') as "Customer",
  m.carrier_code as "CarrierCode", coalesce((select coalesce(nullif(c.abbr, ''), c.name_zh) from m_carrier c where c.code = m.carrier_code
    and (c.company_id is null or c.company_id = m.company_id) and c.removed_at is null order by c.company_id nulls last limit 1),
       '') as "CarrierName",
  m.channel as "Channel", m.direction as "Direction", m.kind as "Kind", m.state as "State", m.result as "Result", m.test as "Test",
       m.words as "Words",
  m.tries as "Tries", m.error as "Error", m.employee_name as "By", m.sent_time as "SentTime", m.next_time as "NextTime",
  m.create_time as "CreateTime", m.update_time as "UpdateTime"`
const from = 'booking_message m left join booking b on b.id = m.booking_id'

export function messagePage(db: Db, filter: QueryOf<typeof bookingMessages>): Promise<Page<BookingMessage>> {
  const where = new Conditions()
    .add('m.booking_no ilike ? or m.words ilike ? or b.customer_name ilike ? or b.so_no ilike ?', containing(filter.Keyword))
    .add('m.direction = ?', filter.Direction)
    .add('m.channel = ?', filter.Channel)
    .add('m.state = ?', filter.State)
    .add('m.result = ?', filter.Result)
    .add('m.carrier_code = ?', filter.Carrier)
    .add('m.create_time >= ?', filter.CreatedFrom)
    .add('m.create_time <= ?', filter.CreatedTo)
  return readPage(db, filter, {
    select: shown,
    from,
    where,
    sorts: { CreateTime: { filled: 'm.create_time' }, SentTime: 'm.sent_time' },
    defaultSort: '-CreateTime',
    tieBreaker: 'm.id desc',
  })
}

export async function openMessage(db: Queryable, id: number): Promise<OpenMessage | undefined> {
  const [row] = await db.query<OpenMessage>(
    `select ${shown}, m.format as "Format", m.file_name as "FileName", m.payload as "Payload", m.lost as "Lost", m.missing as "Missing",
       m.key::text as "Key", m.attempts as "Attempts", m.proposal as "Proposal",
       (select coalesce(jsonb_agg(jsonb_build_object('Id', o.id, 'Words', o.words) order by o.id), '[]') from booking_message o
         where o.answers_id = m.id or o.id = m.answers_id) as "Others"
     from ${from} where m.id = $1`,
    [id],
  )
  return row
}
