import type { Queryable } from '../../kernel/database/database.ts'
import type { LetterContent, MailContent } from './content.ts'
import type { MailFile } from './mailer.ts'

/** How long a mail is one worker's; one whose worker is lost is sent again after that. */
const heldMinutes = 10
/** A mail that was due so long ago is old news. */
const keptDays = 3
const mostAttempts = 6

export interface WaitingMail extends OwnedMail {
  readonly id: number
  /** null: a letter, whose reader is none of ours. */
  readonly userId: number | null
  readonly purpose: 'notices' | 'confirmation' | 'letter'
  readonly address: string
  readonly recipient: string
  readonly subject: string
  readonly content: MailContent | LetterContent
  readonly createTime: string
  /** '' : the mail has no file. */
  readonly fileName: string
  readonly file: Buffer | null
}
/** A letter of a record. The area `owner` is called with the outcome; '': no area. */
export interface OwnedMail {
  readonly owner: string
  readonly ownerId: number | null
}

/** Takes the next mail that is due, of these or of all. Whoever wrote it may have a clock that is some milliseconds ahead. */
export async function takeMail(tx: Queryable, now: Date, ids: readonly number[] | null): Promise<WaitingMail | undefined> {
  const [mail] = await tx.query<WaitingMail>(
    `update notice_mail m set next_time = $1::timestamptz + make_interval(mins => $3), attempts = attempts + 1
     where m.id = (select id from notice_mail where state = 'waiting' and next_time <= $1::timestamptz + interval '1 second'
       and ($2::bigint[] is null or id = any ($2))
       order by next_time, id limit 1 for update skip locked)
     returning m.id, m.user_id as "userId", m.purpose, m.address, m.recipient, m.subject, m.content, m.create_time as "createTime",
       m.file_name as "fileName", m.file, m.owner, m.owner_id as "ownerId"`,
    [now.toISOString(), ids, heldMinutes],
  )
  return mail
}

/** Further files of a mail, in their order. */
export const filesOf = (tx: Queryable, id: number) =>
  tx.query<MailFile>('select name, bytes from notice_mail_file where mail_id = $1 order by place', [id])

const owned = `owner, owner_id as "ownerId"`
export const markSent = (tx: Queryable, id: number, now: Date) =>
  tx.query<OwnedMail>(`update notice_mail set state = 'sent', sent_time = $2, error = '' where id = $1 returning ${owned}`, [
    id,
    now.toISOString(),
  ])

/** Answers whose letter it is when nothing is tried any more. Refused for good, or for now: then it is tried again after one minute, and each time after twice as many. */
export const markRefused = async (tx: Queryable, id: number, error: string, forGood: boolean, now: Date): Promise<OwnedMail[]> => {
  const rows = await tx.query<OwnedMail & { state: string }>(
    `update notice_mail set error = $2, state = case when $3 or attempts >= $5 then 'failed' else 'waiting' end,
       next_time = $4::timestamptz + make_interval(mins => (2 ^ (attempts - 1))::integer) where id = $1
     returning state, ${owned}`,
    [id, error, forGood, now.toISOString(), mostAttempts],
  )
  return rows.filter(({ state }) => state === 'failed')
}

/** The mail server takes nothing: the mail itself has not been tried. */
export const putBack = (tx: Queryable, id: number, now: Date) =>
  tx.query(`update notice_mail set next_time = $2, attempts = attempts - 1 where id = $1`, [id, now.toISOString()])

export const giveUpOld = (tx: Queryable, error: string, now: Date) =>
  tx.query<OwnedMail>(
    `update notice_mail set state = 'failed', error = $1 where state = 'waiting' and next_time < $2::timestamptz - make_interval(days => $3)
     returning ${owned}`,
    [error, now.toISOString(), keptDays],
  )

export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*) as count from notice_mail where state = 'waiting'`)
  return row!.count
}
