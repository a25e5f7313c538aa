import type { Queryable } from '../../kernel/database.ts'
import type { NoticeContent } from './boxes.repo.ts'

export interface Leaving {
  readonly employeeId: number
  readonly companyId: number
  readonly channel: 'mail' | 'robot'
}

/** One row for each reader and way. */
export const addToOutbox = (system: Queryable, leaving: readonly Leaving[], { kind, title, description, link }: NoticeContent) =>
  system.query(
    `insert into notice_outbox (company_id, employee_id, channel, kind, title, description, link)
     select company_id, employee_id, channel, $4, $5, $6, $7
     from unnest($1::bigint[], $2::bigint[], $3::text[]) as l (company_id, employee_id, channel)`,
    [
      leaving.map(({ companyId }) => companyId),
      leaving.map(({ employeeId }) => employeeId),
      leaving.map(({ channel }) => channel),
      kind,
      title,
      description,
      link,
    ],
  )
