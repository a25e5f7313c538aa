import { createHash } from 'node:crypto'
import type { AnswerResult, OpenChannelMessage } from '@jst/contracts/document'
import type { Tx } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { attempted } from '../../kernel/database/attempted.ts'
import { asServer } from '../../kernel/database/scopes.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { findSubjects } from '../subject.ts'
import { noteCodes } from './answer-codes.repo.ts'
import { answerByHash, answerOfRecord, insertAnswer } from './answers.repo.ts'
import { readerOf } from './apply.service.ts'
import { channelById, findChannel, type StoredChannel } from './channels.repo.ts'
import { applyFacts } from './job-facts.ts'
import type { ChannelKind } from './kind.ts'
import { changeMessage, findMessage, lastSent, type StoredMessage } from './messages.repo.ts'
import type { AnswerReader, MatchedRecord, ReadAnswer } from './module.ts'
import { readMessage } from './read.service.ts'
import type { ChannelCall } from './send.service.ts'
import { tellAnswered } from './tell.ts'
import { texts } from './texts.ts'
import { keepUnread } from './unread.ts'

interface Incoming {
  readonly companyId: number
  readonly channel: string
  readonly text: string
  readonly at: Date
  /** The message that the text answers, where the transport names it. */
  readonly out?: StoredMessage
  /** The channel whose key signed it: it speaks for its own partner alone. */
  readonly from?: StoredChannel
  /** Person who entered it. */
  readonly by?: { readonly employeeId: number; readonly employeeName: string }
}

/** Results that change the record, or answer a request about it. */
const decisive: readonly AnswerResult[] = ['confirmed', 'changed', 'cancelled']
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
/** A text without the byte order mark. */
const trimmed = (text: string) => text.trim().replace(/^\uFEFF/, '')

interface Reading {
  readonly reader: AnswerReader
  readonly answer: ReadAnswer
}
/** @throws AppError INVALID_INPUT */
function readingOf(kind: ChannelKind, text: string): Reading {
  const reader = readerOf(kind, trimmed(text))
  return { reader, answer: reader.read(trimmed(text)) }
}

/**
 * Stores an answer once, matches it with its record and tells the staff. An answer that matches no record waits for a person and changes nothing.
 * Returns its key; undefined where another call stores the same answer. @throws AppError INVALID_INPUT for a text that cannot be read
 */
export async function takeAnswer(caller: Tx, kind: ChannelKind, incoming: Incoming): Promise<number | undefined> {
  const tx = asServer(caller)
  const { companyId, channel, text, out, from, by = null } = incoming
  const reading = readingOf(kind, text)
  const { answer, reader } = reading
  const { kind: document } = kind.document
  const hashedText = `${out?.id ?? ''} ${text.trim().replace(/\s+/g, ' ')}`
  // an earlier release, which knew one kind, hashed the text alone
  const ofText = [hashOf(`${document} ${hashedText}`), hashOf(hashedText)] as const
  const hashes = answer.eventKey === undefined ? ofText : ([hashOf(`${document} event ${answer.eventKey}`), ...ofText] as const)
  const existing = await answerByHash(tx, companyId, document, hashes)
  if (existing !== undefined) return existing
  const found = out
    ? out.recordId === null
      ? undefined
      : await kind.module.find(tx, { id: out.recordId })
    : await reader.match(tx, companyId, answer)
  // what came as the answer of a request is sent once more by itself
  const before = !out && found ? await answerOfRecord(tx, document, found.id, text.trim()) : undefined
  if (before !== undefined) return before
  const { format, lost, result, words, reference } = answer
  const fresh = {
    companyId,
    kind: document,
    channel,
    format,
    payload: text.trim(),
    lost,
    result,
    hash: hashes[0],
    ...(reference === undefined ? {} : { reference }),
  }
  const id = await insertAnswer(tx, { ...fresh, words, test: out?.test === true, by })
  if (id === undefined) return answerByHash(tx, companyId, document, hashes)
  await reader.heard?.(tx, answer, { companyId, text: text.trim(), sender: from?.code ?? '', at: incoming.at })
  // what another partner says of the record waits for a person
  const record = found && (from === undefined || from.partner === found.partner) ? found : undefined
  await noteCodes(tx, companyId, { partner: record?.partner ?? from?.partner ?? '', format, codes: answer.codes ?? [] })
  if (record) await settle(tx, kind, { companyId, id, reading, by, linked: false }, record, out)
  else if (out) await keepTest(tx, id, answer, out)
  return id
}

/** Answers that one text may hold: they are taken in one transaction, some 20 ms each. */
const mostAnswers = 1_000
/** The answers of a text, each as a text of its own. @throws AppError INVALID_INPUT */
export function answersIn(reader: AnswerReader, text: string): readonly string[] {
  const found = reader.split?.(text) ?? [text]
  if (found.length > mostAnswers) throw invalid('Text', texts.manyAnswers(mostAnswers))
  return found
}

/** Takes each answer of a text that a person enters, all or none. @throws AppError INVALID_INPUT */
async function takeAnswers(tx: Tx, kind: ChannelKind, incoming: Incoming): Promise<number[]> {
  const taken: (number | undefined)[] = []
  for (const text of answersIn(readerOf(kind, trimmed(incoming.text)), trimmed(incoming.text)))
    taken.push(await takeAnswer(tx, kind, { ...incoming, text }))
  return taken.filter((id) => id !== undefined)
}

/**
 * Takes the response to a message, in the transaction that notes the message as sent: no response rolls that back. What cannot be taken waits for a
 * person, each answer of a text for itself. A single answer is about the message; several are matched by the numbers that each names.
 */
export async function takeResponse(tx: Tx, kind: ChannelKind, out: StoredMessage, response: string, at: Date): Promise<void> {
  const text = trimmed(response)
  const reader = kind.module.answers.find((one) => one.detect(text))
  // interfaces answer a request with any text
  if (!reader || (reader.isLoose && !reads(reader, text))) return
  const { companyId, channel } = out
  const orUnread = async (part: string, work: () => Promise<unknown>) => {
    const refusal = await attempted(tx, async () => void (await work()))
    if (refusal) await keepUnread(tx, kind, out, part, texts.unread(refusal.details.issues?.[0]?.Message ?? refusal.message))
  }
  await orUnread(text, async () => {
    const all = answersIn(reader, text)
    if (all.length < 2) await takeAnswer(tx, kind, { companyId, channel, text, at, out })
    else for (const part of all) await orUnread(part, () => takeAnswer(tx, kind, { companyId, channel, text: part, at }))
  })
}
function reads(reader: AnswerReader, text: string): boolean {
  try {
    return Boolean(reader.read(text))
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

interface Stored {
  readonly companyId: number
  readonly id: number
  readonly reading: Reading
  readonly by: Incoming['by'] | null
  /** A person named the record: the answer is not applied without a person either. */
  readonly linked: boolean
}
/** Writes what follows from an answer to a record: its message is answered, and the proposal waits for a person or for the job that applies it. */
async function settle(
  tx: Tx,
  kind: ChannelKind,
  { companyId, id, reading, by, linked }: Stored,
  record: MatchedRecord,
  out?: StoredMessage,
) {
  const { answer, reader } = reading
  const { result, words } = answer
  const { module, document } = kind
  // a statement answers no message, by whatever way it came
  const sent = answer.statement ? undefined : (out ?? (await answered(tx, document.kind, record, answer)))
  const channel =
    (await channelById(tx, module.settings, sent?.channelId ?? null)) ?? (await findChannel(tx, module.settings, companyId, record.partner))
  const gives = decisive.includes(result)
  await changeMessage(tx, id, {
    state: (result === 'pending' && !answer.unclear) || answer.informs ? 'noted' : 'open',
    record,
    answers: sent?.id ?? null,
    proposal: gives ? (reader.propose?.(answer, channel, record) ?? null) : null,
  })
  if (sent && sent.state !== 'answered') await changeMessage(tx, sent.id, { state: result === 'pending' ? 'sent' : 'answered', result })
  const partner = await module.partnerName(tx, companyId, record.partner)
  for (const row of await findSubjects(tx, kind.record, [...new Set([record.id, ...(sent?.moreIds ?? [])])]))
    await tellAnswered(tx, kind, row, { partner, result, words })
  const employeeId = by?.employeeId ?? sent?.employeeId ?? record.handler
  if (gives && !answer.informs && !linked && channel?.auto && employeeId)
    await jobs.send(tx, applyFacts, { Id: id }, { by: { companyId, employeeId }, about: record.no })
}

/** The message that an answer is to: the one that it names, else the latest of the record, of those that had left when it was said. */
const answered = async (tx: Tx, kind: string, { id, answers }: MatchedRecord, { saidAt }: ReadAnswer): Promise<StoredMessage | undefined> =>
  answers === undefined ? lastSent(tx, kind, id, saidAt) : findMessage(tx, answers)

/** The answer to a test is stored beside it. */
async function keepTest(tx: Tx, id: number, { result }: ReadAnswer, out: StoredMessage): Promise<void> {
  await changeMessage(tx, id, { state: 'noted', record: { id: null, no: out.no, partner: out.partner }, answers: out.id })
  await changeMessage(tx, out.id, { state: 'answered', result })
}

/** A person names the record of an answer. */
export async function settleLinked(caller: Tx, kind: ChannelKind, message: StoredMessage, record: MatchedRecord): Promise<void> {
  const { companyId, id, payload: text } = message
  const reading = readingOf(kind, text)
  await settle(asServer(caller), kind, { companyId, id, reading, by: null, linked: true }, record)
  await reading.reader.linked?.(caller, reading.answer, record)
}

/** A person enters an answer. @throws AppError INVALID_INPUT */
export async function receive(call: ChannelCall, kind: ChannelKind, text: string): Promise<OpenChannelMessage & { Received: number[] }> {
  const { tx, actor } = call
  const Received = await takeAnswers(tx, kind, { companyId: actor.companyId, channel: 'manual', text, by: actor, at: call.now() })
  const { kind: entity } = kind.document
  call.audit({ action: `${entity}.message.receive`, entity, diff: { messages: Received.join(' ') } })
  return { ...(await readMessage(tx, actor, kind, Received[0]!)), Received }
}
