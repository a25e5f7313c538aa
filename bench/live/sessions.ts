import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'

export interface EmployeeSession {
  readonly employeeId: number
  readonly companyId: number
  readonly token: string
}

interface EmployeeRow {
  id: string
  companyId: string
  userId: string
}

/**
 * Sessions as a sign-in makes them (only the hash of a token is stored), shared out among the demo employees, or those of some accounts. Written
 * at once: thousands of sign-ins would hash passwords for minutes, and each would end the account's session before it.
 */
export async function openSessions(owner: Client, count: number, accounts?: readonly string[]): Promise<EmployeeSession[]> {
  const { rows: employees } = await owner.query<EmployeeRow>(
    `select e.id, e.company_id as "companyId", e.user_id as "userId" from employee e join company c on c.id = e.company_id
     where not e.disabled and not c.disabled and e.user_id is not null
       and ($1::text[] is null or exists (select from app_user u where u.id = e.user_id and u.account = any($1))) order by e.id`,
    [accounts ?? null],
  )
  const sessions = Array.from({ length: count }, (_, index) => {
    const employee = employees[index % employees.length]!
    return {
      employeeId: Number(employee.id),
      companyId: Number(employee.companyId),
      userId: Number(employee.userId),
      token: randomBytes(32).toString('base64url'),
    }
  })
  await owner.query(
    `insert into session (token_hash, user_id, employee_id, expires_at) select *, now() + interval '12 hours' from unnest($1::text[], $2::bigint[],
      $3::bigint[])`,
    [
      sessions.map(({ token }) => createHash('sha256').update(token).digest('base64url')),
      sessions.map(({ userId }) => userId),
      sessions.map(({ employeeId }) => employeeId),
    ],
  )
  return sessions
}

/** Gives each employee another number of unread messages; answers with what each must see as its unread count. */
export async function insertMessages(owner: Client): Promise<Map<number, number>> {
  await owner.query(
    `insert into message (company_id, operator_id, recipient_id, kind, title, description, link)
     select e.company_id, e.operator_id, e.id, 'system', '船期变更通知', '开航日期顺延一天，请留意。', '/system/message' from employee e, generate_series(1,
      3 + (e.id % 5)::int)`,
  )
  const { rows } = await owner.query<{ id: string; count: string }>(
    'select e.id, count(m.id) as count from employee e left join message m on m.recipient_id = e.id and m.read_time is null group by e.id',
  )
  return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]))
}
