import type { ModuleFrame } from '@jst/contracts'
import type { Tx } from '../../kernel/database/database.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { insertMessages, type NoticeContent } from './boxes.repo.ts'
import { noticeDelivery } from './delivery.job.ts'
import { addToOutbox, type Leaving } from './outbox.repo.ts'
import { findRecipients, type Audience, type Recipient } from './recipients.repo.ts'
import { isOn, isQuiet } from './rules.ts'

export interface OutgoingNotice extends NoticeContent {
  /** Employees of any company; those outside the audience get nothing. */
  readonly recipients: readonly number[]
  readonly audience: Audience
  /** Employee who caused it; null for the system. */
  readonly senderId: number | null
  /** The message to many that this is a copy of. */
  readonly globalId?: number
  /** When it is, for quiet hours; now by default. */
  readonly at?: Date
}

/** More readers than these get one frame, which names no message. */
const mostNamed = 50
/** Characters of a text that a pop-up shows. With them a frame stays far below the 8,000 bytes of a notification. */
const mostShown = 200

/**
 * Tells people, by the ways that each has chosen: puts the notice into their boxes, where open pages hear of it after the commit (spec §7:
 * `message/send`), and into the outbox for what leaves the platform. Whoever caused it gets it counted as unread, without more. Answers how many
 * boxes got it.
 */
export async function sendNotice(
  tx: Tx,
  { recipients, audience, senderId, globalId, at = new Date(), ...content }: OutgoingNotice,
): Promise<number> {
  if (recipients.length === 0) return 0
  const people = await findRecipients(tx.system, recipients, audience, content.kind)
  const boxed = people.filter(({ rule }) => isOn(rule, content.kind, 'Box'))
  const [rows] = await Promise.all([
    boxed.length === 0
      ? []
      : insertMessages(
          tx.system,
          boxed.map(({ id }) => id),
          { ...content, senderId, ...(globalId === undefined ? {} : { globalId }) },
        ),
    leave(tx, people, senderId, content),
  ])
  const popped = new Set(
    boxed.filter(({ id, rule }) => id !== senderId && isOn(rule, content.kind, 'PopUp') && !isQuiet(rule, at)).map(({ id }) => id),
  )
  const quiet = rows.flatMap(({ recipientId }) => (popped.has(recipientId) ? [] : [recipientId]))
  if (quiet.length > 0) tellUnread(tx, quiet)
  popUp(
    tx,
    rows.filter(({ recipientId }) => popped.has(recipientId)),
    content,
    globalId !== undefined,
  )
  return rows.length
}

function popUp(tx: Tx, rows: readonly { id: number; recipientId: number }[], content: NoticeContent, toMany: boolean): void {
  if (toMany || rows.length > mostNamed)
    return tx.emit({ to: { employees: rows.map(({ recipientId }) => recipientId) }, frame: frameOf([], content) })
  for (const { id, recipientId } of rows) tx.emit({ to: { employees: [recipientId] }, frame: frameOf([id], content) })
}

const beginningOf = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text)

const frameOf = (Ids: number[], { title, description, kind, link }: NoticeContent): ModuleFrame => ({
  type: 'message/send',
  content: { Ids, Title: title, Text: beginningOf(description), Kind: kind, Link: link },
})

/** Puts notices into the outbox for the job; without a digest to wait for, the job is started. */
async function leave(tx: Tx, people: readonly Recipient[], senderId: number | null, content: NoticeContent): Promise<void> {
  const others = people.filter(({ id }) => id !== senderId)
  const by = (channel: Leaving['channel'], wants: (one: Recipient) => boolean) =>
    others.filter(wants).map(({ id }): Leaving => ({ employeeId: id, channel }))
  const mailed = by('mail', ({ mailable, rule }) => mailable && isOn(rule, content.kind, 'Mail'))
  const posted = by('robot', ({ robot, rule }) => robot && isOn(rule, content.kind, 'Robot'))
  if (mailed.length + posted.length === 0) return
  await addToOutbox(tx.system, [...mailed, ...posted], content)
  const atOnce = new Set(others.filter(({ rule }) => rule.mailMode === 'now').map(({ id }) => id))
  if (posted.length > 0 || mailed.some(({ employeeId }) => atOnce.has(employeeId))) jobs.nudge(tx, noticeDelivery)
}

/** The number of unread messages of these people has changed: every open page of theirs asks for it anew. */
export const tellUnread = (tx: Tx, employees: readonly number[]): void =>
  tx.emit({ to: { employees }, frame: { type: 'message/unread', content: null } })
