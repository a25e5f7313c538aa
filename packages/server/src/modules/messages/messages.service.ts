import type { Message } from '@jst/contracts/messages'
import { sendNotice, tellUnread } from '../../documents/notices/index.ts'
import { factsOf } from '../../kernel/audit/audit.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { resendable } from './manage.repo.ts'
import * as repo from './messages.repo.ts'

/**
 * Undefined when the message is not in the caller's own box: then nothing is shown (spec §8). The first opening marks it and the earlier ones of
 * its bill read, but for who looks at the product as a role and writes nothing.
 */
export async function openMessage({ tx, actor, audit }: WriteCall, id: number): Promise<Message | undefined> {
  if (!actor.preview && (await repo.readWithEarlier(tx, actor.employeeId, id)) > 0) {
    audit({ action: 'message.read', entity: 'message', entityId: id })
    tellUnread(tx, [actor.employeeId])
  }
  return repo.findMessage(tx, actor.employeeId, id)
}

/** Answers with the unread count that is left. */
export async function markRead({ tx, actor, audit }: WriteCall, ids: readonly number[] | undefined): Promise<number> {
  const read = await repo.markRead(tx, actor.employeeId, ids)
  if (read > 0) {
    audit({ action: 'message.read', entity: 'message', diff: { Read: read } })
    tellUnread(tx, [actor.employeeId])
  }
  return repo.unreadCount(tx, actor.employeeId)
}

/** Answers how many went out. @throws AppError NOT_FOUND when the caller sees none of them, or none can go out. */
export async function resend({ tx, actor, audit }: WriteCall, ids: readonly number[]): Promise<number> {
  const before = await resendable(tx, actor, ids)
  if (before.length === 0) throw new AppError('NOT_FOUND')
  for (const { recipientId, ...message } of before)
    // whoever has it already
    await sendNotice(tx, { ...message, recipients: [recipientId], audience: 'open', senderId: actor.employeeId })
  audit({ action: 'message.resend', entity: 'message', diff: factsOf({ Ids: ids, Sent: before.length }) })
  return before.length
}
