import type { Queryable } from '../../kernel/database/database.ts'
import type { NoticeContent } from './boxes.repo.ts'

export interface Leaving {
  readonly employeeId: number
  readonly channel: 'mail' | 'robot'
}

/** One row for each reader and way. */
export const addToOutbox = (system: Queryable, leaving: readonly Leaving[], { kind, title, description, link }: NoticeContent) =>
  system.query(
    `insert into notice_outbox (employee_id, channel, kind, title, description, link)
     select employee_id, channel, $3, $4, $5, $6 from unnest($1::bigint[], $2::text[]) as l (employee_id, channel)`,
    [leaving.map(({ employeeId }) => employeeId), leaving.map(({ channel }) => channel), kind, title, description, link],
  )
