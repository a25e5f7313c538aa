import { AppError, invalid } from '../../kernel/errors.ts'
import type { ChannelKind } from './kind.ts'
import { changeMessage, type StoredMessage } from './messages.repo.ts'
import type { ApplyCall, AnswerReader } from './module.ts'
import { texts } from './texts.ts'
import { unreadFormat } from './unread.ts'

/** The reader that knows the form of a text. @throws AppError INVALID_INPUT */
export function readerOf({ module, facts }: ChannelKind, text: string): AnswerReader {
  const answerReader = module.answers.find((reader) => reader.detect(text))
  if (!answerReader) throw invalid('Text', facts.words.notRead)
  return answerReader
}

/** Changes the record as the answer says, by the services that people change it by. @throws AppError NOT_FOUND, and what these refuse */
export async function applyTo(call: ApplyCall, kind: ChannelKind, message: StoredMessage): Promise<void> {
  const { id, recordId, payload, format } = message
  if (recordId === null) throw new AppError('NOT_FOUND')
  if (format === unreadFormat) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notTaken })
  await readerOf(kind, payload).apply(call, { ...message, recordId })
  await changeMessage(call.tx, id, { state: 'applied', error: '' })
  const { kind: entity } = kind.document
  call.audit({ action: `${entity}.message.apply`, entity, entityId: recordId, diff: { message: id } })
}
