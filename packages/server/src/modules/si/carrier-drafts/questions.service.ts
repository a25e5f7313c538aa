import type { BodyOf } from '@jst/contracts'
import { containerFields, lineFields, recordFields, type askSiQuestion, type SiQuestion } from '@jst/contracts/si'
import { issueTarget } from '@jst/si-drafts/rules'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { noticeQuestion, noticeQuestionAnswered } from '../si.notices.ts'
import type { SiCall } from '../si.call.ts'
import { sideOf } from '../si.policy.ts'
import { findSi, lockSi, type StoredSi } from '../si.repo.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { closeQuestionRow, insertQuestion, keepQuestionAnswer, lockQuestion, questionsOf } from './questions.repo.ts'
import { texts } from './texts.ts'

type Call = WriteCall<'emit' | 'now'>
const labels = { ...recordFields, ...containerFields, ...lineFields } as Readonly<Record<string, { readonly zh: string }>>

/** Name of a place as people see it. @throws AppError INVALID_INPUT for a path that names none */
function labelOf(path: string, { record }: StoredSi): string {
  if (path === '') return texts.wholeBill
  const place = issueTarget(`TDBLInfos[0].${path}`)
  // a box or a goods line as a whole has no field
  if (!place || (place.field === undefined && !path.endsWith(']'))) throw invalid('Path', texts.noPlace(path))
  const { container, line, field } = place
  const name = field === undefined ? '' : (labels[field]?.zh ?? field)
  if (container === undefined) return name
  const box = record.containers[container]
  if (!box) throw invalid('Path', texts.noPlace(path))
  return texts.place(box.containerNo || `#${container + 1}`, line, name)
}

/** @throws AppError NOT_FOUND for a record of others, INVALID_INPUT */
export async function askQuestion(call: Call, input: BodyOf<typeof askSiQuestion>): Promise<SiQuestion> {
  const { tx, actor, audit } = call
  const si = await lockSi(tx, input.Id)
  if (!si || sideOf(actor, si) !== 'reviewer') throw new AppError('NOT_FOUND')
  const text = input.Text.trim()
  if (text === '') throw invalid('Text', texts.textNeeded, '', { Code: 'REQUIRED' })
  const { Id: _id, ...said } = input
  const question = await insertQuestion(tx, si, { ...said, Text: text, Label: labelOf(input.Path, si), Version: si.version }, actor)
  if (!question) throw invalid('Path', texts.askedAlready(texts.sides[input.To]))
  audit({
    action: 'si.question',
    entity: 'si_record',
    entityId: input.Id,
    diff: { question: question.Id, to: input.To, path: input.Path, text },
  })
  await noticeQuestion(call, si, question)
  return question
}

/** The question with its record, both held. @throws AppError NOT_FOUND */
async function held(call: SiCall, id: number) {
  const found = await lockQuestion(call.tx, id)
  const si = found && (await findSi(call.tx, found.question.TDId))
  const side = si ? sideOf(call.actor, si) : null
  if (!found || !si || side === null) throw new AppError('NOT_FOUND')
  return { ...found, si, side }
}

/** Idempotent: the same answer again changes nothing. @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_TRANSITION */
export async function answerQuestion(call: Call, id: number, said: string): Promise<SiQuestion> {
  const { question, byId, si, side } = await held(call, id)
  const answer = said.trim()
  if (answer === '') throw invalid('Answer', texts.answerNeeded, '', { Code: 'REQUIRED' })
  if (question.Answer === answer) return question
  if (question.Closed) throw new AppError('ILLEGAL_TRANSITION', { message: texts.closed })
  if (question.AnsweredAt !== null) throw new AppError('ILLEGAL_TRANSITION', { message: texts.answeredAlready(question.AnsweredBy) })
  // staff record what customer and carrier answered by telephone
  const by = side === 'reviewer' ? texts.notedBy(call.actor.employeeName) : call.actor.employeeName
  const answered = await keepQuestionAnswer(call.tx, id, answer, by)
  call.audit({ action: 'si.answer', entity: 'si_record', entityId: question.TDId, diff: { question: id, answer } })
  await noticeQuestionAnswered(call, si, answered, byId)
  return answered
}

/** @throws AppError NOT_FOUND */
export async function closeQuestion(call: Call, id: number): Promise<SiQuestion> {
  const { question, si, side } = await held(call, id)
  if (side !== 'reviewer') throw new AppError('NOT_FOUND')
  const closed = await closeQuestionRow(call.tx, id)
  call.audit({ action: 'si.question.close', entity: 'si_record', entityId: question.TDId, diff: { question: id } })
  await noticeQuestionAnswered(call, si, closed, null)
  return closed
}

export const questionsFor = async (db: Queryable, id: number): Promise<SiQuestion[]> => {
  if (!(await findSi(db, id))) throw new AppError('NOT_FOUND')
  return questionsOf(db, id)
}
