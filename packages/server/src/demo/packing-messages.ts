import type { AnswerResult, LostValue, MessageState } from '@jst/contracts/document'
import { changeMessage, channelsOf, draftMessage, findChannel, insertAnswer, insertMessage } from '../documents/index.ts'
import type { Queryable } from '../kernel/database/database.ts'

const hour = 3_600_000
/** Sender of messages, and the company whose log they stand in. */
export interface Desk {
  readonly tx: Queryable
  readonly companyId: number
  readonly employeeId: number
  readonly employeeName: string
  readonly company: string
}
export interface SentMessage {
  readonly id: number
  readonly record: number
  readonly no: string
  readonly partner: string
  readonly payload: string
  readonly type: string
}
/** A message as it left then. */
export async function sent(
  { tx, companyId, company, ...by }: Desk,
  kindName: string,
  { id: record, no, moreIds }: { readonly id: number; readonly no: string; readonly moreIds: readonly number[] },
  out: { readonly type: string; readonly partner: string; readonly content: unknown; readonly reference: string; readonly told?: unknown },
  state: MessageState,
  at: Date,
): Promise<SentMessage> {
  const kind = channelsOf(kindName)
  const channel = (await findChannel(tx, kind.module.settings, companyId, out.partner))!
  const draft = await draftMessage(tx, kind, out, { no, record, channel, company, person: by.employeeName, at, test: false }, false)
  const id = await insertMessage(tx, {
    companyId,
    kind: kindName,
    recordId: record,
    no,
    channelId: channel.id,
    partner: out.partner,
    draft,
    state,
    test: false,
    words: '',
    by,
    at,
    content: out.content,
    ...(out.told === undefined ? {} : { told: out.told }),
    moreIds,
    ...(draft.Control === undefined ? {} : { control: draft.Control }),
    awaited: false,
  })
  await tx.query(`update document_message set create_time = $2, update_time = $2, sent_time = $2, tries = 1, attempts = $3 where id = $1`, [
    id,
    at,
    JSON.stringify([{ At: at.toISOString(), Error: '' }]),
  ])
  return { id, record, no, partner: out.partner, payload: draft.Payload, type: out.type }
}

/** A message of a partner, as it was taken. */
export interface Came {
  readonly text: string
  readonly state: MessageState
  readonly words: string
  readonly at: Date
  readonly format: string
  /** Way by which it came; from a simulated depot where it is left out. */
  readonly channel?: string
  readonly reference?: string
  readonly lost?: readonly LostValue[]
  readonly result?: AnswerResult
  readonly record?: { readonly id: number; readonly no: string; readonly partner: string }
  readonly answers?: number
  readonly proposal?: unknown
  readonly error?: string
}
export async function answered({ tx, companyId }: Desk, kind: string, came: Came): Promise<void> {
  const {
    text,
    state,
    words,
    at,
    format,
    channel = 'depot',
    result = 'confirmed',
    record,
    answers,
    proposal,
    error,
    lost = [],
    reference = '',
  } = came
  const fresh = { companyId, kind, channel, format, payload: text, lost, result, words, test: false, by: null, reference }
  const id = (await insertAnswer(tx, { ...fresh, hash: `demo ${kind} ${words} ${record?.no ?? ''}` }))!
  await changeMessage(tx, id, {
    state,
    ...(record ? { record } : {}),
    ...(answers === undefined ? {} : { answers }),
    ...(proposal === undefined ? {} : { proposal }),
    ...(error === undefined ? {} : { error }),
  })
  await tx.query('update document_message set create_time = $2, update_time = $2 where id = $1', [id, at])
}

/** CODECO of one box, as a gate writes it. */
export function codeco(report: '34' | '36', box: string, references: readonly string[], at: Date, number: number): string {
  const local = new Date(at.getTime() + 8 * hour).toISOString().replace(/\D/g, '').slice(0, 12)
  const segments = [
    `BGM+${report}+G${number}+9`,
    `EQD+CN+${box}+45G1:102:5++2+${report === '34' ? '5' : '4'}`,
    ...references.map((one) => `RFF+${one}`),
    `DTM+7:${local}:203`,
    'LOC+165+CNSHA:139:6',
  ]
  return [
    `UNB+UNOA:2+YSHA4+HAIJIE+${local.slice(2, 8)}:${local.slice(8)}+${number}`,
    'UNH+1+CODECO:D:95B:UN',
    ...segments,
    `UNT+${segments.length + 2}+1`,
    `UNZ+1+${number}`,
  ]
    .map((one) => `${one}'`)
    .join('')
}
