import type { NoticeKind } from '@jst/contracts/messages'
import type { Queryable } from '../../kernel/database/database.ts'

/** Content of a notice. */
export interface NoticeContent {
  readonly title: string
  readonly description: string
  readonly kind: NoticeKind
  /** Path inside the product; empty for none. */
  readonly link: string
  /** The bill that it is about: the box folds what a day brought about one. */
  readonly bill?: string
  /** The record that it is about. */
  readonly subject?: { readonly kind: string; readonly id: number }
}

export interface BoxedNotice extends NoticeContent {
  readonly senderId: number | null
  /** The message to many that this is a copy of. */
  readonly globalId?: number
}

/** One row per recipient, in the recipient's company. Recipients that are disabled get none. */
export const insertMessages = (
  system: Queryable,
  recipients: readonly number[],
  { title, description, kind, link, bill = '', subject, senderId, globalId }: BoxedNotice,
) =>
  system.query<{ id: number; recipientId: number }>(
    `insert into message (company_id, operator_id, recipient_id, sender_id, sender_name, kind, title, description, link, global_id, bill,
       subject_kind, subject_id)
     select e.company_id, e.operator_id, e.id, $2, coalesce((select name from employee where id = $2), ''), $3, $4, $5, $6, $7, $8, $9, $10
     from employee e where e.id = any($1) and not e.disabled
     returning id, recipient_id as "recipientId"`,
    [recipients, senderId, kind, title, description, link, globalId ?? null, bill, subject?.kind ?? '', subject?.id ?? null],
  )
