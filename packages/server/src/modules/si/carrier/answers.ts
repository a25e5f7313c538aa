import { siChannels, siDocument } from '@jst/contracts/si'
import { parseJson, readIsoInstant } from '@jst/contracts/values'
import { splitMessages } from '@jst/edifact'
import { fieldOfDcsa } from '@jst/si-drafts/standards'
import type { AnswerResult } from '@jst/contracts/document'
import {
  acknowledgedRecord,
  acknowledgement,
  readEdi,
  recordByReference,
  type AcknowledgedAnswer,
  type AnswerReader,
  type ReadAnswer,
} from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { findSiRecord, matchSi } from './carrier.repo.ts'
import { texts } from './texts.ts'

const { kind } = siDocument
type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (json: Json, key: string) => (typeof json[key] === 'string' ? json[key].trim() : '')

/** A place of the record that a carrier wants changed, in the form of stored values. */
interface Finding {
  readonly Path: string
  readonly Label: string
  readonly Value: string
  readonly Why: string
}
interface DcsaAnswer extends ReadAnswer {
  readonly numbers: readonly string[]
  readonly reference: string
  /** The carrier has the instruction, and wants another version of it. */
  readonly holds: boolean
}

/**
 * Results by status (DCSA EBL 3.0.4); later states of a bill imply an accepted instruction. The status of the update is newer and takes
 * precedence.
 */
const statuses: Readonly<Record<string, readonly [result: AnswerResult, said: keyof typeof texts.said]>> = {
  RECEIVED: ['confirmed', 'accepted'],
  PENDING_UPDATE: ['declined', 'pendingUpdate'],
  COMPLETED: ['confirmed', 'completed'],
  DECLINED: ['declined', 'declined'],
  CANCELLED: ['cancelled', 'cancelled'],
  UPDATE_RECEIVED: ['pending', 'received'],
  UPDATE_CONFIRMED: ['changed', 'accepted'],
  UPDATE_DECLINED: ['declined', 'declined'],
  UPDATE_CANCELLED: ['cancelled', 'cancelled'],
}

/** Statuses of the carrier's bill. The bill itself is compared while it is a draft. */
const billStatuses: Readonly<Record<string, readonly [result: AnswerResult, said: keyof typeof texts.bill]>> = {
  APPROVED: ['confirmed', 'approved'],
  ISSUED: ['confirmed', 'issued'],
  PENDING_SURRENDER_FOR_AMENDMENT: ['confirmed', 'surrendering'],
  SURRENDERED_FOR_AMENDMENT: ['confirmed', 'surrendered'],
  PENDING_SURRENDER_FOR_DELIVERY: ['confirmed', 'surrendering'],
  SURRENDERED_FOR_DELIVERY: ['confirmed', 'surrendered'],
  SURRENDERED: ['confirmed', 'surrendered'],
  VOID: ['cancelled', 'voided'],
  VOIDED: ['cancelled', 'voided'],
}

interface Notification {
  readonly json: Json
  readonly eventKey?: string
  readonly saidAt?: Date
}
/** Payload of a notification (CloudEvents `data`), or the answer of a request itself. @throws AppError INVALID_INPUT */
function notificationIn(text: string): Notification {
  try {
    const json = parseJson(text)
    if (isJson(json) && !isJson(json['data'])) return { json }
    if (isJson(json) && isJson(json['data'])) {
      const [id, at] = [textOf(json, 'id'), readIsoInstant(textOf(json, 'time'))]
      return {
        json: json['data'],
        ...(id === '' ? {} : { eventKey: `${textOf(json, 'source')} ${id}` }),
        ...(at === undefined ? {} : { saidAt: new Date(at) }),
      }
    }
  } catch {
    // no JSON
  }
  throw invalid('Text', siChannels.words.notRead)
}

function findingsOf(json: Json): Finding[] {
  const list: unknown[] = Array.isArray(json['feedbacks']) ? json['feedbacks'] : []
  return list.filter(isJson).map((one) => {
    const { path, label } = fieldOfDcsa(textOf(one, 'jsonPath') || textOf(one, 'property'))
    return { Path: path, Label: label, Value: textOf(one, 'code'), Why: textOf(one, 'message') }
  })
}

/** Statuses about the carrier's bill. */
function billStatus(status: string, billNo: string): Pick<ReadAnswer, 'result' | 'words'> | undefined {
  if (status === 'DRAFT') return { result: 'changed', words: texts.said.draft(billNo) }
  const match = billStatuses[status]
  return match && { result: match[0], words: texts.bill[match[1]](billNo) }
}

/** Parses a status of an instruction or of a bill. An unknown status waits for a person. @throws AppError INVALID_INPUT */
export function readDcsa(text: string): DcsaAnswer {
  const { json, ...from } = notificationIn(text)
  const reference = textOf(json, 'shippingInstructionsReference')
  const billNo = textOf(json, 'transportDocumentReference')
  const status = textOf(json, 'updatedShippingInstructionsStatus') || textOf(json, 'shippingInstructionsStatus')
  const ofBill = textOf(json, 'transportDocumentStatus')
  const knownStatus = statuses[status]
  const bill = knownStatus ? undefined : billStatus(ofBill, billNo)
  const unclear = !knownStatus && !bill
  if (unclear && (status || ofBill) === '') throw invalid('Text', siChannels.words.notRead)
  const lost = findingsOf(json)
  const { result, words } = knownStatus
    ? { result: knownStatus[0], words: texts.said[knownStatus[1]] }
    : (bill ?? { result: 'pending' as const, words: texts.unknownStatus(status || ofBill) })
  return {
    ...from,
    format: bill && ofBill === 'DRAFT' ? 'draft' : 'dcsa',
    result,
    words: [words, textOf(json, 'reason'), ...lost.map(({ Label, Why }) => texts.at(Label, Why))].filter(Boolean).join('；'),
    lost,
    numbers: [billNo],
    reference,
    holds: status === 'PENDING_UPDATE',
    unclear,
    informs: result === 'confirmed' && lost.length === 0,
    // statuses of the bill and unknown texts arrive without a request of ours
    statement: bill !== undefined || unclear,
  }
}

/** Matches by the carrier's own number first, because bill numbers recur. @throws AppError INVALID_INPUT */
async function matchDcsa(db: Queryable, companyId: number, { reference, numbers, unclear }: DcsaAnswer) {
  const id = await recordByReference(db, companyId, kind, reference)
  const record = await (id === undefined ? matchSi(db, companyId, numbers) : findSiRecord(db, { id }))
  // an unknown text that names no record of ours is refused
  if (!record && unclear) throw invalid('Text', siChannels.words.notRead)
  return record
}

const refuse = () => Promise.reject(new AppError('ILLEGAL_TRANSITION', { message: texts.notToApply }))
const edifact: AnswerReader<AcknowledgedAnswer> = {
  detect: (text) => /^UN[AB]/.test(text),
  split: (text) => readEdi(() => splitMessages(text)),
  read: (text) => acknowledgement(text, true),
  match: (db, companyId, answer) => acknowledgedRecord(db, companyId, kind, answer),
  apply: refuse,
}
const dcsa: AnswerReader<DcsaAnswer> = {
  detect: (text) => text.startsWith('{'),
  isLoose: true,
  read: readDcsa,
  match: matchDcsa,
  // what an update or a cancellation did stands in the record already; a person has compared the draft
  apply: async (_call, { result }) => (result === 'declined' || result === 'pending' ? refuse() : undefined),
}
export const siAnswers = [edifact, dcsa] as const
