import { createHash } from 'node:crypto'
import type { Tx } from '../../kernel/database/database.ts'
import { asServer } from '../../kernel/database/scopes.ts'
import { findSubjects } from '../subject.ts'
import { insertAnswer } from './answers.repo.ts'
import type { ChannelKind } from './kind.ts'
import { changeMessage, type StoredMessage } from './messages.repo.ts'
import { tellAnswered } from './tell.ts'

/** Format of a stored text that could not be taken as an answer. It is shown, and a person can only note it. */
export const unreadFormat = 'unread'

/**
 * Stores a text that came back for a message and could not be taken as its answer, at the record of the message, and tells the staff why. The
 * message keeps waiting for its answer.
 */
export async function keepUnread(caller: Tx, kind: ChannelKind, out: StoredMessage, text: string, why: string): Promise<void> {
  const tx = asServer(caller)
  const { companyId, channel, recordId, no, partner, test } = out
  const hash = createHash('sha256').update(`${kind.document.kind} unread ${out.id} ${text}`).digest('hex')
  const answer = {
    companyId,
    kind: kind.document.kind,
    channel,
    format: unreadFormat,
    payload: text.trim(),
    lost: [],
    hash,
    test,
    by: null,
  } as const
  const id = await insertAnswer(tx, { ...answer, result: 'pending', words: why })
  if (id === undefined) return
  await changeMessage(tx, id, { state: 'open', record: { id: recordId, no, partner }, answers: out.id })
  if (recordId === null) return
  const name = await kind.module.partnerName(tx, companyId, partner)
  for (const row of await findSubjects(tx, kind.record, [recordId]))
    await tellAnswered(tx, kind, row, { partner: name, result: 'pending', words: why })
}
