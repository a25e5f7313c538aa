import { createHash } from 'node:crypto'
import type { AnswerResult, CarrierChannel } from '@jst/contracts/booking'
import type { Queryable, Tx } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import { channelById, findChannel } from './channel.repo.ts'
import { applyFacts } from './job-facts.ts'
import * as repo from './messages.repo.ts'
import { carrierCodes } from './ports.ts'
import { answersIn, proposalOf, readAnswer, type ReadAnswer } from './read-answer.ts'
import { tellAnswered } from './tell.ts'

export interface Incoming {
  readonly companyId: number
  readonly channel: CarrierChannel
  readonly text: string
  /** The message that it is known to answer. */
  readonly out?: repo.StoredMessage
  /** Who brought it. */
  readonly by?: { readonly employeeId: number; readonly employeeName: string }
  /** What is no answer is none: nothing is refused. */
  readonly lenient?: true
}
interface Matched {
  readonly id: number
  readonly no: string
  readonly carrier: string
  readonly etd: string
}

/** As the server itself: an answer belongs to the company, whoever brings it. */
const asServer = (tx: Tx): Tx => ({ ...tx, query: (text, values) => tx.system.query(text, values) })
/** Results that a booking, or what was asked of it, is confirmed by. */
const givesSomething: readonly AnswerResult[] = ['confirmed', 'changed', 'cancelled']

/**
 * Takes an answer of a carrier, by whatever way it came: kept once, matched with its booking, told to the desk. Answers its key; undefined where
 * there was nothing to take. @throws AppError INVALID_INPUT for what cannot be read
 */
export async function takeAnswer(caller: Tx, incoming: Incoming): Promise<number | undefined> {
  const tx = asServer(caller)
  const { companyId, channel, text, out, by = null } = incoming
  const answer = readOf(incoming)
  if (!answer) return undefined
  const hash = createHash('sha256')
    .update(`${out?.id ?? ''} ${text.trim().replace(/\s+/g, ' ')}`)
    .digest('hex')
  const fresh = { companyId, channel, format: answer.format, payload: text.trim(), lost: answer.lost, result: answer.result }
  const id = await repo.insertAnswer(tx, { ...fresh, words: answer.words, hash, test: out?.test === true, by })
  if (id === undefined) return repo.answerByHash(tx, companyId, hash)
  const matched = out ? await ofMessage(tx, out) : await matchedBy(tx, companyId, answer)
  if (matched) await settleAnswer(tx, { companyId, id, answer, by, known: true }, matched, out)
  else if (out) await keepTest(tx, id, answer, out)
  return id
}

/** Takes every answer of a text, as `takeAnswer` does one. What was sent is answered by the whole text, or found by the numbers in each message. */
export async function takeAnswers(tx: Tx, incoming: Incoming): Promise<number[]> {
  const { out: _, ...unmatched } = incoming
  const texts = incoming.lenient && !readOf(incoming) ? [] : answersIn(incoming.text)
  const taken: (number | undefined)[] = []
  for (const text of texts) taken.push(await takeAnswer(tx, texts.length === 1 ? incoming : { ...unmatched, text }))
  return taken.filter((id) => id !== undefined)
}

function readOf({ text, lenient }: Incoming): ReadAnswer | undefined {
  try {
    return readAnswer(text)
  } catch (error) {
    if (lenient && error instanceof AppError) return undefined
    throw error
  }
}

const booking = `select b.id, b.code as no, b.carrier_code as carrier, coalesce(to_char(b.etd, 'YYYY-MM-DD'), '') as etd from booking b`
async function matchedById(tx: Queryable, id: number): Promise<Matched | undefined> {
  const [row] = await tx.query<Matched>(`${booking} where b.id = $1 and b.removed_at is null`, [id])
  return row
}
const ofMessage = (tx: Queryable, out: repo.StoredMessage) =>
  out.bookingId === null ? Promise.resolve(undefined) : matchedById(tx, out.bookingId)

/** By our number; else by the carrier's. What means two bookings means none. */
async function matchedBy(tx: Queryable, companyId: number, { numbers, so }: ReadAnswer): Promise<Matched | undefined> {
  const find = (column: 'code' | 'so_no', words: readonly string[]) =>
    tx.query<Matched>(`${booking} where b.staff_id = $1 and b.${column} = any($2) and b.removed_at is null limit 2`, [
      companyId,
      words.map((word) => word.trim().toUpperCase()).filter((word) => word !== ''),
    ])
  const own = await find('code', numbers)
  if (own.length > 0) return own.length === 1 ? own[0] : undefined
  const theirs = await find('so_no', [so])
  return theirs.length === 1 ? theirs[0] : undefined
}
export async function bookingByNo(tx: Queryable, companyId: number, no: string): Promise<Matched | undefined> {
  const [row] = await tx.query<Matched>(`${booking} where b.staff_id = $1 and b.code = $2 and b.removed_at is null`, [companyId, no])
  return row
}

interface Kept {
  readonly companyId: number
  readonly id: number
  readonly answer: ReadAnswer
  readonly by: Incoming['by'] | null
  /** The answer said itself which booking it is to. */
  readonly known: boolean
}
/** Writes what follows from an answer to a booking: its message is answered, its shipping order waits, or is taken at once. */
async function settleAnswer(tx: Tx, { companyId, id, answer, by, known }: Kept, matched: Matched, out?: repo.StoredMessage): Promise<void> {
  const { result, words } = answer
  const sent = out ?? (await repo.lastSent(tx, matched.id))
  const channel = (await channelById(tx, sent?.channelId ?? null)) ?? (await findChannel(tx, companyId, matched.carrier))
  const gives = givesSomething.includes(result)
  await repo.changeMessage(tx, id, {
    state: result === 'pending' ? 'noted' : 'open',
    booking: matched,
    answers: sent?.id ?? null,
    proposal: gives ? proposalOf(answer, channel, matched.etd) : null,
  })
  if (sent && sent.state !== 'answered')
    await repo.changeMessage(tx, sent.id, { state: result === 'pending' ? 'sent' : 'answered', result })
  const codes = await carrierCodes(tx, companyId, { Values: { CarrierCode: matched.carrier }, Cargo: [], Boxes: [], Parties: [] })
  await tellAnswered(tx, matched.id, codes.carrierName(matched.carrier), result, words)
  const employeeId = by?.employeeId ?? sent?.employeeId
  if (gives && known && channel?.autoConfirm && employeeId)
    await jobs.send(tx, applyFacts, { Id: id }, { by: { companyId, employeeId }, about: matched.no })
}

/** The answer to a test is kept beside it. */
async function keepTest(tx: Tx, id: number, { result }: ReadAnswer, out: repo.StoredMessage): Promise<void> {
  await repo.changeMessage(tx, id, { state: 'noted', booking: { id: null, no: out.no, carrier: out.carrier }, answers: out.id })
  await repo.changeMessage(tx, out.id, { state: 'answered', result })
}

/** Somebody says which booking an answer is to. */
export async function settleLinked(caller: Tx, message: repo.StoredMessage, matched: Matched): Promise<void> {
  const answer = readAnswer(message.payload)
  await settleAnswer(asServer(caller), { companyId: message.companyId, id: message.id, answer, by: null, known: false }, matched)
}
