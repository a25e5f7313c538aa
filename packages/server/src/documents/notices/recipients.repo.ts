import type { MailMode, NoticeKind } from '@jst/contracts/messages'
import type { Queryable } from '../../kernel/database/database.ts'
import { zoneOf, type ChosenChannels, type NoticeRule } from './rules.ts'

/**
 * Allowed recipients of a notice: the people of one company (`internal`), of an operator and of those that it serves (`customers`), of the
 * platform, or whoever it is, for what concerns the recipients themselves or comes from the platform (`open`).
 */
export type Audience = { readonly internal: number } | { readonly customers: number } | 'platform' | 'open'

export interface Recipient {
  readonly id: number
  readonly rule: NoticeRule
  /** There is a confirmed address, and its owner wants mail. */
  readonly mailable: boolean
  /** The company posts this kind to its group. */
  readonly robot: boolean
}

/** The columns of a person's rule, over `app_user u`, `notice_rule r` and `user_display d`. */
export const ruleColumns = `coalesce(r.channels, '{}') as channels, coalesce(r.mail_mode, 'daily') as "mailMode", r.quiet_from as "quietFrom",
  r.quiet_to as "quietTo", d.choices ->> 'TimeZone' as zone,
  coalesce(r.confirmed_address <> '' and r.confirmed_address = u.email and r.unsubscribed_time is null, false) as mailable`
export const ruleTables = `left join notice_rule r on r.user_id = u.id left join user_display d on d.user_id = u.id`

export interface RuleRow {
  readonly channels: ChosenChannels
  readonly mailMode: MailMode
  readonly quietFrom: number | null
  readonly quietTo: number | null
  readonly zone: string | null
}
export const ruleOf = ({ channels, mailMode, quietFrom, quietTo, zone }: RuleRow): NoticeRule => ({
  channels,
  mailMode,
  quietFrom,
  quietTo,
  zone: zoneOf(zone),
})

const companyOf = (audience: Audience): number | null =>
  typeof audience === 'string' ? null : 'internal' in audience ? audience.internal : audience.customers

/** Employees inside the audience, in their order, with their channels. Disabled ones are left out. */
export async function findRecipients(
  system: Queryable,
  ids: readonly number[],
  audience: Audience,
  kind: NoticeKind,
): Promise<Recipient[]> {
  const rows = await system.query<RuleRow & Omit<Recipient, 'rule'>>(
    `select e.id, ${ruleColumns},
       exists (select from company_robot b where b.company_id = e.company_id and b.enabled and $4 = any (b.kinds)) as robot
     from employee e left join app_user u on u.id = e.user_id ${ruleTables}
     where e.id = any ($1) and not e.disabled
       and ($2::bigint is null or e.company_id = $2 or ($3 and e.operator_id = $2))
       and (not $5 or exists (select from company c where c.id = e.company_id and c.kind = 'platform'))`,
    [ids, companyOf(audience), typeof audience === 'object' && 'customers' in audience, kind, audience === 'platform'],
  )
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows
    .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!)
    .map((row) => ({ id: row.id, rule: ruleOf(row), mailable: row.mailable, robot: row.robot }))
}
