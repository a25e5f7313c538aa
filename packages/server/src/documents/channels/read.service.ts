import type { OpenChannelMessage } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Queryable } from '../../kernel/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { FileAnswer } from '../../kernel/file-answer.ts'
import { encoded, seesPayload, type ChannelKind } from './kind.ts'
import { openMessage } from './log.repo.ts'

/** @throws AppError NOT_FOUND */
export async function readMessage(db: Queryable, actor: EmployeeActor, kind: ChannelKind, id: number): Promise<OpenChannelMessage> {
  const message = await openMessage(db, kind, id)
  if (!message) throw new AppError('NOT_FOUND')
  return seesPayload(actor, kind) || message.Payload === '' ? message : { ...message, Payload: kind.words.hidden, Lost: [] }
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
    encoded(kind, Format, Payload),
  )
}
