import type { Page } from '@jst/contracts'
import type { UserCompany, UserMonth, UserRow, UserSurvey } from '@jst/contracts/system'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { sessionHours } from '../../../kernel/access/sessions.ts'

/** Accounts are the server's to read: every question here asks as the server, for callers whom the policy let through. */
const lastSignIn = `(select max(l.at) from login_log l where l.user_id = u.id and l.outcome = 'ok')`
const columns = `u.id as "Id", u.account as "Account", u.name as "Name", u.mobile as "Mobile", u.mobile_verified_at is not null as "MobileVerified",
  u.email as "Email",
  array(select c.name from employee e join company c on c.id = e.company_id where e.user_id = u.id and not e.disabled order by e.is_default desc,
  e.id) as "Companies",
  u.disabled as "Disabled", exists (select from user_two_step t where t.user_id = u.id and t.confirmed_at is not null) as "TwoStep",
  exists (select from user_wechat w where w.user_id = u.id) as "WeChat", ${lastSignIn} as "LastSignIn", u.create_time as "CreateTime",
  u.update_time as "UpdateTime"`

export interface UserFilter extends PageInput {
  Keyword?: string
  State?: 'active' | 'disabled'
  Bound?: 'bound' | 'free'
}
const works = 'exists (select from employee e where e.user_id = u.id and not e.disabled)'

/** `contacts`: mobile and e-mail may be searched too; a hidden number must not be found out digit by digit. */
export function userPage(system: Db, { Keyword, State, Bound, ...paging }: UserFilter, contacts: boolean): Promise<Page<UserRow>> {
  const where = new Conditions()
    .add(
      `u.account ilike ? or u.name ilike ? or exists (select from employee e join company c on c.id = e.company_id where e.user_id = u.id
        and c.name ilike ?)${contacts ? ' or u.mobile ilike ? or u.email ilike ?' : ''}`,
      containing(Keyword),
    )
    .add('u.disabled = ?', State && State === 'disabled')
  if (Bound) where.raw(Bound === 'bound' ? works : `not ${works}`)
  return readPage<UserRow>(system, paging, {
    select: columns,
    from: 'app_user u',
    where,
    sorts: {
      Account: { filled: 'lower(u.account)' },
      Name: 'u.name collate "zh-x-icu"',
      LastSignIn: lastSignIn,
      CreateTime: { filled: 'u.create_time' },
    },
    defaultSort: '-CreateTime',
    tieBreaker: 'u.id desc',
  })
}

/** `lock`: held until the transaction ends. */
export async function findUser(system: Queryable, id: number, lock = false): Promise<UserRow | undefined> {
  if (lock) await system.query('select id from app_user where id = $1 for update', [id])
  const [row] = await system.query<UserRow>(`select ${columns} from app_user u where u.id = $1`, [id])
  return row
}

const companies = `select e.id as "EmployeeId", c.name as "CompanyName", c.kind as "CompanyKind", e.name as "Name", e.department as "Department",
    array(select r.name from employee_role er join role r on r.id = er.role_id where er.employee_id = e.id order by r.id) as "RoleNames",
    e.is_default as "IsDefault", e.disabled as "Disabled", c.disabled as "CompanyDisabled", e.last_sign_in as "LastSignIn",
  e.update_time as "UpdateTime"
  from employee e join company c on c.id = e.company_id where e.user_id = $1 order by e.is_default desc, e.id`
export const companiesOf = (system: Queryable, userId: number) => system.query<UserCompany>(companies, [userId])

const months = `select to_char(m, 'YYYY-MM') as "Month", count(l.id) filter (where l.outcome = 'ok') as "SignIns",
  count(l.id) filter (where l.outcome <> 'ok') as "Failures"
  from generate_series(date_trunc('month', $2::timestamptz at time zone 'Asia/Shanghai') - interval '5 months', date_trunc('month',
  $2::timestamptz at time zone 'Asia/Shanghai'), interval '1 month') m
    left join login_log l on l.user_id = $1 and l.at >= m at time zone 'Asia/Shanghai'
  and l.at < (m + interval '1 month') at time zone 'Asia/Shanghai'
  group by m order by m`
export const monthsOf = (system: Queryable, userId: number, now: Date) => system.query<UserMonth>(months, [userId, now.toISOString()])

const devices = `select s.id as "Id", s.ip as "Ip", s.user_agent as "UserAgent", s.method as "Method", coalesce(c.name, '') as "CompanyName",
  s.create_time as "CreateTime",
    greatest(s.create_time, s.expires_at - make_interval(hours => $2)) as "LastSeen", false as "Current"
  from session s left join employee e on e.id = s.employee_id left join company c on c.id = e.company_id
  where s.user_id = $1 and s.ended_at is null and s.expires_at > now() order by s.expires_at desc limit 50`
export const devicesOf = (system: Queryable, userId: number) => system.query<UserSurvey['Devices'][number]>(devices, [userId, sessionHours])

export const setDisabled = (system: Queryable, id: number, disabled: boolean) =>
  system.query('update app_user set disabled = $2, update_time = next_update_time(update_time) where id = $1', [id, disabled])

/** One company of the person, held. */
export async function lockBond(
  system: Queryable,
  userId: number,
  employeeId: number,
): Promise<{ companyId: number; companyName: string; UpdateTime: string } | undefined> {
  const [row] = await system.query<{ companyId: number; companyName: string; UpdateTime: string }>(
    `select c.id as "companyId", c.name as "companyName", e.update_time as "UpdateTime" from employee e join company c on c.id = e.company_id
     where e.id = $2 and e.user_id = $1 for update of e`,
    [userId, employeeId],
  )
  return row
}
/** The employee has no sign-in any more; if it was the default one, the person's next company is. */
export async function cutBond(system: Queryable, userId: number, employeeId: number): Promise<void> {
  await system.query('update employee set user_id = null, is_default = false, update_time = next_update_time(update_time) where id = $1', [
    employeeId,
  ])
  await system.query(
    `update employee set is_default = true, update_time = next_update_time(update_time)
     where id = (select min(id) from employee where user_id = $1 and not disabled) and not exists (select from employee where user_id = $1
      and is_default)`,
    [userId],
  )
}

export async function removeTwoStep(system: Queryable, userId: number): Promise<void> {
  await system.query('delete from user_two_step where user_id = $1', [userId])
  await system.query('delete from user_recovery_code where user_id = $1', [userId])
  await system.query('update app_user set update_time = next_update_time(update_time) where id = $1', [userId])
}

/** Disablings wait for each other: who is left on the platform is counted over all. */
export const lockPlatform = (system: Queryable) =>
  system.query(`select id from company where kind = 'platform' order by id for no key update`)
const keepers = `select count(distinct u.id) as count from app_user u join employee e on e.user_id = u.id and not e.disabled
  join company c on c.id = e.company_id and c.kind = 'platform'
    join employee_role er on er.employee_id = e.id join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id and m.active
  where not u.disabled and m.path = '/system/user/userList' and 'disable' = any (rm.buttons)`
/** People of the platform who can sign in and enable others. */
export async function countKeepers(system: Queryable): Promise<number> {
  const [row] = await system.query<{ count: number }>(keepers)
  return row!.count
}
