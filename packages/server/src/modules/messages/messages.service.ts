import type { Message } from '@jst/contracts/messages'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { liveTopic, type LiveEvent } from '../../kernel/live-event.ts'
import * as repo from './messages.repo.ts'

export interface OutgoingMessage {
  /** Employee ids, of any company. */
  readonly recipients: readonly number[]
  readonly title: string
  readonly description: string
  readonly kind: 'si' | 'system'
  /** Path inside the product; empty for none. */
  readonly link: string
  /** Employee who caused it; null for the system. */
  readonly senderId: number | null
}

/** Puts a message into the boxes of employees; their open pages hear of it after the commit (spec §7: `message/send`). */
export async function sendMessage(tx: Tx, { recipients, ...message }: OutgoingMessage): Promise<void> {
  if (recipients.length === 0) return
  const rows = await repo.insertMessages(tx.system, recipients, message)
  for (const { id, recipientId } of rows) {
    const event: LiveEvent = {
      to: { employees: [recipientId] },
      frame: { type: 'message/send', content: { Id: id, Title: message.title, Kind: message.kind, Link: message.link } },
    }
    tx.publish(liveTopic, event)
  }
}

/** Undefined when the message is not in the caller's own box: then nothing is shown (spec §8). */
export const openMessage = (db: Db, actor: EmployeeActor, id: number): Promise<Message | undefined> =>
  db.tx((tx) => repo.openMessage(tx, actor.employeeId, id))

/** Answers with the unread count that is left. */
export async function markRead(tx: Tx, actor: EmployeeActor, ids: readonly number[] | undefined): Promise<number> {
  await repo.markRead(tx, actor.employeeId, ids)
  return repo.unreadCount(tx, actor.employeeId)
}
