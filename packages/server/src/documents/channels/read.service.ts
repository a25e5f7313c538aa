import { answerCodeForms, type OpenChannelMessage } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { FileAnswer } from '../../kernel/http/file-answer.ts'
import { encoded, seesPayload, type ChannelKind } from './kind.ts'
import { explainCodes } from './answer-codes.repo.ts'
import { openMessage } from './log.repo.ts'

/** @throws AppError NOT_FOUND */
export async function readMessage(db: Queryable, actor: EmployeeActor, kind: ChannelKind, id: number): Promise<OpenChannelMessage> {
  const message = await openMessage(db, kind, id)
  if (!message) throw new AppError('NOT_FOUND')
  const { Direction, Format, Lost, PartnerCode } = message
  const codes = Direction === 'in' && Format in answerCodeForms ? Lost.map(({ Value }) => Value) : []
  const explained = { ...message, Explained: await explainCodes(db, { partner: PartnerCode, format: Format, codes }) }
  return seesPayload(actor, kind) || message.Payload === ''
    ? explained
    : { ...explained, Payload: kind.words.hidden, Lost: [], Explained: [] }
}

/** The message as a file. @throws AppError NOT_FOUND, FORBIDDEN where the roles hide what it says */
export async function messageFile(db: Queryable, actor: EmployeeActor, kind: ChannelKind, id: number): Promise<FileAnswer> {
  const message = await openMessage(db, kind, id)
  if (!message) throw new AppError('NOT_FOUND')
  if (!seesPayload(actor, kind)) throw new AppError('FORBIDDEN')
  const { FileName, Format, Payload } = message
  return new FileAnswer(
    FileName || `${id}.txt`,
    kind.module.formats[Format]?.mime ?? 'text/plain; charset=utf-8',
    await encoded(kind, Format, Payload),
  )
}
