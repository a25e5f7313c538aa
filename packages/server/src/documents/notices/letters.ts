import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Tx } from '../../kernel/database.ts'
import { invalid } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { oneLine, type LetterContent } from './content.ts'
import { noticeDelivery } from './delivery.job.ts'
import { isMailAddress } from './mailer.ts'
import { texts } from './notices.texts.ts'

export interface OutgoingLetter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly file?: { readonly name: string; readonly bytes: Buffer }
}

/**
 * A mail of somebody of the staff to a customer who may be no user of ours. It leaves by the outbox, where the company sees how it went; answers go
 * to the address of the sender. `field`: where the call has the address.
 * @throws AppError INVALID_INPUT for an address that is none
 */
export async function sendLetter(
  tx: Tx,
  { companyId, companyName, employeeId, employeeName, userId }: EmployeeActor,
  { to, subject, text, file }: OutgoingLetter,
  { now, field }: { readonly now: Date; readonly field: string },
): Promise<void> {
  if (!isMailAddress(to.address)) throw invalid(field, texts.errors.badAddress)
  const [sender] = await tx.system.query<{ email: string }>(`select coalesce(email, '') as email from app_user where id = $1`, [userId])
  const replyTo = isMailAddress(sender?.email ?? '') ? sender!.email : ''
  const content: LetterContent = { text, company: companyName, sender: employeeName, replyTo }
  await tx.system.query(
    `insert into notice_mail (company_id, employee_id, purpose, address, recipient, subject, content, next_time, file_name, file)
     values ($1, $2, 'letter', $3, $4, $5, $6, $7, $8, $9)`,
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
    ],
  )
  jobs.nudge(tx, noticeDelivery)
}
