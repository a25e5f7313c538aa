import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { invalid } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { oneLine, type LetterContent } from './content.ts'
import { noticeDelivery } from './delivery.job.ts'
import { isMailAddress, type MailFile } from './mailer.ts'
import { texts } from './notices.texts.ts'

export interface OutgoingLetter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly file?: MailFile
  /** Further files, in this order. */
  readonly more?: readonly MailFile[]
  /** Record of the letter. Its area is called with the outcome (`registerLetterOwner`). */
  readonly owner?: { readonly kind: string; readonly id: number }
}

/**
 * A mail of somebody of the staff to a customer who may be no user of ours. It leaves by the outbox, where the company sees how it went; answers go
 * to the address of the sender. `field`: where the call has the address.
 * @throws AppError INVALID_INPUT for an address that is none
 */
export async function sendLetter(
  tx: Tx,
  { companyId, companyName, employeeId, employeeName, userId }: EmployeeActor,
  { to, subject, text, file, more = [], owner }: OutgoingLetter,
  { now, field }: { readonly now: Date; readonly field: string },
): Promise<void> {
  if (!isMailAddress(to.address)) throw invalid(field, texts.errors.badAddress)
  const [sender] = await tx.system.query<{ email: string }>(`select coalesce(email, '') as email from app_user where id = $1`, [userId])
  const replyTo = isMailAddress(sender?.email ?? '') ? sender!.email : ''
  const content: LetterContent = { text, company: companyName, sender: employeeName, replyTo }
  const [mail] = await tx.system.query<{ id: number }>(
    `insert into notice_mail (company_id, employee_id, purpose, address, recipient, subject, content, next_time, file_name, file, owner, owner_id)
     values ($1, $2, 'letter', $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      companyId,
      employeeId,
      to.address,
      oneLine(to.name, 50),
      oneLine(subject),
      JSON.stringify(content),
      now.toISOString(),
      file ? oneLine(file.name) : '',
      file?.bytes ?? null,
      owner?.kind ?? '',
      owner?.id ?? null,
    ],
  )
  for (const [place, { name, bytes }] of more.entries())
    await tx.system.query('insert into notice_mail_file (mail_id, place, name, bytes) values ($1, $2, $3, $4)', [
      mail!.id,
      place + 1,
      oneLine(name),
      bytes,
    ])
  jobs.nudge(tx, noticeDelivery)
}

/** Letters of a record that have not gone out are not sent any more. */
export const dropLetters = (tx: Tx, { kind, id }: { readonly kind: string; readonly id: number }, error: string) =>
  tx.system.query(`update notice_mail set state = 'failed', error = $3 where owner = $1 and owner_id = $2 and state = 'waiting'`, [
    kind,
    id,
    error,
  ])

/** A letter of a record waits to go out. */
export const hasLetter = async (tx: Tx, { kind, id }: { readonly kind: string; readonly id: number }): Promise<boolean> =>
  (await tx.system.query(`select from notice_mail where owner = $1 and owner_id = $2 and state = 'waiting'`, [kind, id])).length > 0
