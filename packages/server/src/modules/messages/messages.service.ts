import type { ModuleFrame } from '@jst/contracts'
import type { Message } from '@jst/contracts/messages'
import { factsOf } from '../../kernel/audit.ts'
import type { DocumentNotice } from '../../documents/index.ts'
import type { Tx } from '../../kernel/database.ts'
import type { WriteCall } from '../../kernel/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { resendable } from './manage.repo.ts'
import * as repo from './messages.repo.ts'

export interface OutgoingMessage {
  /** Employee ids, of any company. */
  readonly recipients: readonly number[]
  readonly title: string
  readonly description: string
  readonly kind: 'si' | 'system'
  /** Path inside the product; empty for none. */
  readonly link: string
  /** The bill that it is about; none by default. */
  readonly bill?: string
  /** Employee who caused it; null for the system. */
  readonly senderId: number | null
}

/**
 * Puts a message into the boxes of employees; their open pages hear of it after the commit (spec §7: `message/send`). Whoever caused it gets it
 * counted as unread, without a pop-up.
 */
export async function sendMessage(tx: Tx, { recipients, ...message }: OutgoingMessage): Promise<void> {
  if (recipients.length === 0) return
  const rows = await repo.insertMessages(tx.system, recipients, message)
  for (const { id, recipientId } of rows)
    if (recipientId === message.senderId) tellUnread(tx, [recipientId])
    else tx.emit({ to: { employees: [recipientId] }, frame: frameOf([id], message) })
}

/** A notice of a document: each side is led to its own page. */
export async function tellOfDocument({ tx, actor }: WriteCall, notice: DocumentNotice): Promise<void> {
  const { staff, party, title, text, staffLink, partyLink, no } = notice
  const message = { kind: 'system', title, description: text, bill: no, senderId: actor.employeeId } as const
  await sendMessage(tx, { ...message, recipients: staff, link: staffLink })
  await sendMessage(tx, { ...message, recipients: party, link: partyLink })
}

/** Characters of a text that a pop-up shows. With them a frame stays far below the 8,000 bytes of a notification. */
const mostShown = 200
const beginningOf = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text)

const frameOf = (
  Ids: number[],
  { title, description, kind, link }: Pick<OutgoingMessage, 'title' | 'description' | 'kind' | 'link'>,
): ModuleFrame => ({
  type: 'message/send',
  content: { Ids, Title: title, Text: beginningOf(description), Kind: kind, Link: link },
})

/** The same message to many, told by one frame, which therefore names no id. Answers how many boxes got it. */
export async function deliver(tx: Tx, { recipients, ...message }: OutgoingMessage & { readonly globalId: number }): Promise<number> {
  const rows = await repo.insertMessages(tx.system, recipients, message)
  const employees = rows.flatMap(({ recipientId }) => (recipientId === message.senderId ? [] : [recipientId]))
  tx.emit({ to: { employees }, frame: frameOf([], message) })
  if (employees.length < rows.length && message.senderId !== null) tellUnread(tx, [message.senderId])
  return rows.length
}

/** The number of unread messages of these people has changed: every open page of theirs asks for it anew. */
export const tellUnread = (tx: Tx, employees: readonly number[]): void =>
  tx.emit({ to: { employees }, frame: { type: 'message/unread', content: null } })

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
    await sendMessage(tx, { ...message, recipients: [recipientId], senderId: actor.employeeId })
  audit({ action: 'message.resend', entity: 'message', diff: factsOf({ Ids: ids, Sent: before.length }) })
  return before.length
}
