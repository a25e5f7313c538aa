import type { JobState } from '@jst/contracts/jobs'
import type { Queryable } from '../kernel/database/database.ts'
import { mailSending } from '../documents/notices/index.ts'

interface Past {
  readonly account: string
  readonly about: string
  readonly state: Extract<JobState, 'done' | 'failed' | 'cancelled'>
  readonly hoursAgo: number
  readonly note?: string
  readonly error?: string
  readonly link?: string
}

const past: readonly Past[] = [
  {
    account: 'boss',
    about: '重发 2 封',
    state: 'done',
    hoursAgo: 26,
    note: '已发送 2 封邮件',
    link: '/system/messageManage?List=mails',
  },
  { account: 'boss', about: '重发 3 封', state: 'failed', hoursAgo: 5, error: '发信服务器没有应答，邮件留在发件箱，稍后自动重试' },
  { account: 'boss', about: '重发 12 封', state: 'cancelled', hoursAgo: 49 },
]

/** Seeds background jobs of the operator: done, failed and cancelled. */
export async function seedJobs(tx: Queryable, now: Date): Promise<void> {
  const { name, zh } = mailSending
  for (const { account, about, state, hoursAgo, note = '', error = '', link = '' } of past) {
    const at = (minutes: number) => new Date(now.getTime() - hoursAgo * 3_600_000 + minutes * 60_000).toISOString()
    await tx.query(
      `insert into job_run (company_id, employee_id, job, title, data, state, attempt, note, error, link, create_time, start_time, end_time)
       select e.company_id, e.id, $2, $3, '{"Ids":[]}', $4, case $4 when 'cancelled' then 0 when 'failed' then 6 else 1 end,
         $5, $6, $7, $8::timestamptz,
         case $4 when 'cancelled' then null else $8::timestamptz end, $9::timestamptz
       from employee e join app_user u on u.id = e.user_id where u.account = $1 and e.is_default`,
      [account, name, `${zh}：${about}`, state, note, error, link, at(0), at(1)],
    )
  }
}
