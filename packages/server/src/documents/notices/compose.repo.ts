import type { Queryable } from '../../kernel/database/database.ts'
import { ownDomain } from '../../kernel/site/own-address.ts'
import { ruleColumns, ruleTables, type RuleRow } from './recipients.repo.ts'

export interface WaitingReader extends RuleRow {
  readonly employeeId: number
  readonly companyId: number
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly mailable: boolean
  /** Whose platform it is: the operator's that serves the company, else the company's own. */
  readonly system: string
  readonly external: boolean
  /** Host name of the operator that serves the company, for links of people who are not its staff; '' : that of the platform. */
  readonly domain: string
  /** Time of the earliest one. */
  readonly since: string
}

/** People for whom mails wait to be made. */
export const waitingReaders = (system: Queryable) =>
  system.query<WaitingReader>(
    `select o.employee_id as "employeeId", e.company_id as "companyId", u.id as "userId", e.name, u.email, coalesce(op.name, c.name) as system,
       c.kind in ('customer', 'provider') as external, ${ownDomain('op.id')} as domain, o.since, ${ruleColumns}
     from (select employee_id, min(create_time) as since from notice_outbox where state = 'waiting' and channel = 'mail' group by employee_id) o
       join employee e on e.id = o.employee_id join app_user u on u.id = e.user_id join company c on c.id = e.company_id
       left join company op on op.id = e.operator_id ${ruleTables}`,
  )

export interface WaitingNotice {
  readonly id: number
  readonly employeeId: number
  readonly title: string
  readonly description: string
  readonly link: string
  readonly createTime: string
}

/** Notices to be put into mails, oldest first; locked until the transaction ends. */
export const takeNotices = (tx: Queryable, employees: readonly number[]) =>
  tx.query<WaitingNotice>(
    `select id, employee_id as "employeeId", title, description, link, create_time as "createTime" from notice_outbox
     where state = 'waiting' and channel = 'mail' and employee_id = any ($1) order by id for update skip locked`,
    [employees],
  )

export const setOutboxState = (tx: Queryable, ids: readonly number[], state: 'taken' | 'dropped') =>
  tx.query('update notice_outbox set state = $2 where id = any ($1)', [ids, state])

export interface NewMail {
  readonly companyId: number | null
  readonly employeeId: number | null
  readonly userId: number
  readonly purpose: 'notices' | 'confirmation'
  readonly address: string
  readonly recipient: string
  readonly subject: string
  readonly content: unknown
}

export async function insertMail(system: Queryable, mail: NewMail, now: Date): Promise<number> {
  const [row] = await system.query<{ id: number }>(
    `insert into notice_mail (company_id, employee_id, user_id, purpose, address, recipient, subject, content, next_time, create_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
    [
      mail.companyId,
      mail.employeeId,
      mail.userId,
      mail.purpose,
      mail.address,
      mail.recipient,
      mail.subject,
      JSON.stringify(mail.content),
      now.toISOString(),
    ],
  )
  return row!.id
}
