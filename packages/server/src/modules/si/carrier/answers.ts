import { siChannels, siDocument } from '@jst/contracts/si'
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
import type { Queryable } from '../../../kernel/database.ts'
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
}

/** Results by status (DCSA EBL 3.0.4); later states of a bill say that it exists. Of two states the one of the update counts, which is the newer. */
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

/** The object of a notification, which stands in an event (CloudEvents), or the answer of a request itself. @throws AppError INVALID_INPUT */
function jsonIn(text: string): Json {
  try {
    const json: unknown = JSON.parse(text)
    if (isJson(json)) return isJson(json['data']) ? json['data'] : json
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

/** Reads a status of an instruction or a draft bill. @throws AppError INVALID_INPUT */
export function readDcsa(text: string): DcsaAnswer {
  const json = jsonIn(text)
  const reference = textOf(json, 'shippingInstructionsReference')
  const billNo = textOf(json, 'transportDocumentReference')
  const status = textOf(json, 'updatedShippingInstructionsStatus') || textOf(json, 'shippingInstructionsStatus')
  const known = statuses[status]
  const isDraft = known === undefined && textOf(json, 'transportDocumentStatus') === 'DRAFT'
  if (!known && !isDraft) throw invalid('Text', siChannels.words.notRead)
  const lost = findingsOf(json)
  const [result, said] = known ?? (['changed', 'draft'] as const)
  const sentence = said === 'draft' ? texts.said.draft(billNo) : texts.said[said]
  return {
    format: isDraft ? 'draft' : 'dcsa',
    result,
    words: [sentence, textOf(json, 'reason'), ...lost.map(({ Label, Why }) => texts.at(Label, Why))].filter(Boolean).join('；'),
    lost,
    numbers: [billNo],
    reference,
    informs: result === 'confirmed' && lost.length === 0,
    // a draft comes by itself, when the carrier has made it
    statement: isDraft,
  }
}

/** The carrier's own number first: bill numbers are given again. */
async function matchDcsa(db: Queryable, companyId: number, { reference, numbers }: DcsaAnswer) {
  const id = await recordByReference(db, companyId, kind, reference)
  return id === undefined ? matchSi(db, companyId, numbers) : findSiRecord(db, { id })
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
  read: readDcsa,
  match: matchDcsa,
  // what an update or a cancellation did stands in the record already; a person has compared the draft
  apply: async (_call, { result }) => (result === 'declined' ? refuse() : undefined),
}
export const siAnswers = [edifact, dcsa] as const
