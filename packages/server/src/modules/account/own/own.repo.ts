import type { DisplayChoices, OwnSession, Profile, SignInOutcome, SignInRecord } from '@jst/contracts/account'
import type { Page } from '@jst/contracts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { sessionHours } from '../../../kernel/access/sessions.ts'

/** `forUpdate` holds the row. */
export async function profileOf(system: Queryable, userId: number, forUpdate = false): Promise<Profile> {
  const [row] = await system.query<Profile>(
    `select u.account as "Account", u.name as "Name", u.mobile as "Mobile", u.mobile_verified_at is not null as "MobileVerified", u.email as "Email",
       u.password_time as "PasswordTime", u.update_time as "UpdateTime",
       exists (select from user_two_step t where t.user_id = u.id and t.confirmed_at is not null) as "TwoStep",
       (select count(*) from user_recovery_code r where r.user_id = u.id and r.used_at is null) as "RecoveryCodesLeft",
       (select w.create_time from user_wechat w where w.user_id = u.id) as "WeChatTime"
     from app_user u where u.id = $1 ${forUpdate ? 'for update of u' : ''}`,
    [userId],
  )
  return row!
}

export const saveProfile = (system: Queryable, userId: number, name: string, email: string) =>
  system.query('update app_user set name = $2, email = $3, update_time = next_update_time(update_time) where id = $1', [
    userId,
    name,
    email,
  ])

export const saveMobile = (system: Queryable, userId: number, mobile: string, now: Date) =>
  system.query('update app_user set mobile = $2, mobile_verified_at = $3, update_time = next_update_time(update_time) where id = $1', [
    userId,
    mobile,
    now.toISOString(),
  ])

/** Open sessions of the user, the one last used first. */
export const sessionsOf = (system: Queryable, userId: number, currentId: number) =>
  system.query<OwnSession>(
    `select s.id as "Id", s.ip as "Ip", s.user_agent as "UserAgent", s.method as "Method", coalesce(c.name, '') as "CompanyName",
      s.create_time as "CreateTime",
       greatest(s.create_time, s.expires_at - make_interval(hours => $3)) as "LastSeen", s.id = $2 as "Current"
     from session s left join employee e on e.id = s.employee_id left join company c on c.id = e.company_id
     where s.user_id = $1 and s.ended_at is null and s.expires_at > now() order by s.id = $2 desc, s.expires_at desc`,
    [userId, currentId, sessionHours],
  )

export async function ownsSession(system: Queryable, userId: number, sessionId: number): Promise<boolean> {
  const rows = await system.query('select 1 from session where id = $1 and user_id = $2 and ended_at is null', [sessionId, userId])
  return rows.length > 0
}

export interface SignInLogFilter extends PageInput {
  Outcome?: SignInOutcome
}

export const signInLog = (system: Db, userId: number, filter: SignInLogFilter): Promise<Page<SignInRecord>> =>
  readPage<SignInRecord>(system, filter, {
    select: `id as "Id", at as "At", outcome as "Outcome", method as "Method", ip as "Ip", user_agent as "UserAgent"`,
    from: 'login_log',
    where: new Conditions().add('user_id = ?', userId).add('outcome = ?', filter.Outcome),
    sorts: { At: { filled: 'at' } },
    defaultSort: '-At',
    tieBreaker: 'id desc',
  })

export const setDefault = (system: Queryable, userId: number, employeeId: number) =>
  system.query(
    'update employee set is_default = (id = $2), update_time = next_update_time(update_time) where user_id = $1 and is_default <> (id = $2)',
    [userId, employeeId],
  )

/** Nothing for who never chose. */
export async function displayOf(system: Queryable, userId: number): Promise<DisplayChoices> {
  const [row] = await system.query<{ choices: DisplayChoices }>('select choices from user_display where user_id = $1', [userId])
  return row?.choices ?? {}
}

/** Adds to what was chosen before. */
export async function saveDisplay(system: Queryable, userId: number, choices: DisplayChoices): Promise<DisplayChoices> {
  const [row] = await system.query<{ choices: DisplayChoices }>(
    `insert into user_display as d (user_id, choices) values ($1, $2)
     on conflict (user_id) do update set choices = d.choices || excluded.choices, update_time = next_update_time(d.update_time)
     returning choices`,
    [userId, JSON.stringify(choices)],
  )
  return row!.choices
}
