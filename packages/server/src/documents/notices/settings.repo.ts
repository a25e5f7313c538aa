import type { MailMode } from '@jst/contracts/messages'
import type { Queryable } from '../../kernel/database/database.ts'
import { settingsPath, type ChosenChannels } from './rules.ts'

export interface StoredRule {
  readonly channels: ChosenChannels
  readonly mailMode: MailMode
  readonly quietFrom: number | null
  readonly quietTo: number | null
  readonly zone: string | null
  readonly subscribed: boolean
  readonly email: string
  readonly confirmed: boolean
}

/** Choices of a person, with defaults for the rest. */
export async function readRule(system: Queryable, userId: number): Promise<StoredRule> {
  const [row] = await system.query<StoredRule>(
    `select coalesce(r.channels, '{}') as channels, coalesce(r.mail_mode, 'daily') as "mailMode", r.quiet_from as "quietFrom", r.quiet_to as "quietTo",
       d.choices ->> 'TimeZone' as zone, r.unsubscribed_time is null as subscribed, u.email,
       coalesce(u.email <> '' and r.confirmed_address = u.email, false) as confirmed
     from app_user u left join notice_rule r on r.user_id = u.id left join user_display d on d.user_id = u.id where u.id = $1`,
    [userId],
  )
  return row!
}

export type RuleChange = Pick<StoredRule, 'channels' | 'mailMode' | 'quietFrom' | 'quietTo' | 'subscribed'>

export const saveRule = (system: Queryable, userId: number, { channels, mailMode, quietFrom, quietTo, subscribed }: RuleChange) =>
  system.query(
    `insert into notice_rule as r (user_id, channels, mail_mode, quiet_from, quiet_to, unsubscribed_time)
     values ($1, $2, $3, $4, $5, case when $6 then null else clock_timestamp() end)
     on conflict (user_id) do update set channels = excluded.channels, mail_mode = excluded.mail_mode, quiet_from = excluded.quiet_from,
       quiet_to = excluded.quiet_to, unsubscribed_time = case when $6 then null else coalesce(r.unsubscribed_time, clock_timestamp()) end,
       update_time = next_update_time(r.update_time)`,
    [userId, JSON.stringify(channels), mailMode, quietFrom, quietTo, subscribed],
  )

/** False when no mail is wanted already, or the person is gone. */
export async function unsubscribe(system: Queryable, userId: number): Promise<boolean> {
  const rows = await system.query(
    `insert into notice_rule as r (user_id, unsubscribed_time) select id, clock_timestamp() from app_user where id = $1
     on conflict (user_id) do update set unsubscribed_time = clock_timestamp(), update_time = next_update_time(r.update_time)
     where r.unsubscribed_time is null returning user_id`,
    [userId],
  )
  return rows.length > 0
}

/** The address of the profile is its owner's, while it is this one. Confirming asks for mails again. */
export const confirmAddress = (system: Queryable, userId: number, email: string) =>
  system.query(
    `insert into notice_rule as r (user_id, confirmed_address) values ($1, $2)
     on conflict (user_id) do update set confirmed_address = $2, unsubscribed_time = null, update_time = next_update_time(r.update_time)`,
    [userId, email],
  )

/** False when a confirmation was asked for within the last minute. */
export async function mayAskNow(system: Queryable, userId: number, now: Date): Promise<boolean> {
  const rows = await system.query(
    `insert into notice_rule as r (user_id, asked_time) values ($1, $2)
     on conflict (user_id) do update set asked_time = $2 where r.asked_time is null or r.asked_time < $2::timestamptz - interval '1 minute'
     returning user_id`,
    [userId, now.toISOString()],
  )
  return rows.length > 0
}

/** Page of the notice settings of a person. */
export async function settingsOf(system: Queryable, { userId }: { userId: number }): Promise<string> {
  const [row] = await system.query<{ external: boolean }>(
    `select c.kind in ('customer', 'provider') as external from employee e join company c on c.id = e.company_id
     where e.user_id = $1 and not e.disabled order by e.is_default desc, e.id limit 1`,
    [userId],
  )
  return settingsPath(row?.external ?? false)
}

export async function emailOf(system: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await system.query<{ email: string }>('select email from app_user where id = $1', [userId])
  return row?.email
}
