import type { MailState, OutboxMail } from '@jst/contracts/messages'
import type { Page } from '@jst/contracts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/database/paging.ts'
import type { LetterContent, MailContent } from './content.ts'

export interface OutboxFilter extends PageInput {
  Keyword?: string
  State?: MailState
  CreatedFrom?: string
  CreatedTo?: string
}

type StoredMail = Omit<OutboxMail, 'Preview' | 'State'> & {
  readonly State: 'waiting' | 'sent' | 'failed'
  readonly purpose: 'notices' | 'confirmation' | 'letter'
  readonly content: MailContent | LetterContent
}

/** Mails to the company's people; the platform's administrators see all. */
function visible({ companyKind, companyId }: EmployeeActor): Conditions {
  const where = new Conditions()
  return companyKind === 'platform' ? where : where.add('m.company_id = ?', companyId)
}

/** `configured`: there is a mail server, so that nothing waits for one. */
export function mailPage(db: Db, actor: EmployeeActor, configured: boolean, filter: OutboxFilter): Promise<Page<StoredMail>> {
  const where = visible(actor)
    .add('m.subject ilike ? or m.recipient ilike ? or m.address ilike ?', containing(filter.Keyword))
    .add('m.create_time >= ?', filter.CreatedFrom)
    .add('m.create_time <= ?', filter.CreatedTo)
  const waits = configured ? 'waiting' : 'unconfigured'
  if (filter.State === waits) where.raw(`m.state = 'waiting'`)
  else if (filter.State === 'waiting' || filter.State === 'unconfigured') where.raw('false')
  else where.add('m.state = ?', filter.State)
  return readPage(db, filter, {
    select: `m.id as "Id", m.address as "To", m.recipient as "Recipient", coalesce(c.name, '') as "Company", m.subject as "Subject",
      m.state as "State", m.error as "Error", m.attempts as "Attempts", m.create_time as "CreateTime", m.sent_time as "SentTime",
      m.purpose, m.content`,
    from: 'notice_mail m left join company c on c.id = m.company_id',
    where,
    sorts: { CreateTime: { filled: 'm.id' }, SentTime: 'm.sent_time' },
    defaultSort: '-CreateTime',
    tieBreaker: 'm.id desc',
  })
}

/** Of the mails that the caller sees: those that have not gone out, due at once with all of their attempts. */
export async function queueAgain(
  tx: Queryable,
  system: Queryable,
  actor: EmployeeActor,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const where = visible(actor).add('m.id = any(?)', ids)
  const seen = await tx.query<{ id: number }>(`select m.id from notice_mail m ${where.text}`, where.values)
  const rows = await system.query<{ id: number }>(
    `update notice_mail set state = 'waiting', attempts = 0, error = '', next_time = $2 where id = any ($1) and state <> 'sent' returning id`,
    [seen.map(({ id }) => id), now.toISOString()],
  )
  return rows.map(({ id }) => id)
}
