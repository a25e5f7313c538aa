import type { Queryable } from '../../../kernel/database/database.ts'

/** A subscription that gives prices now: what the channel of the owner has, and what the subscriber decides. */
export interface ActiveSubscription {
  readonly id: number
  readonly no: string
  readonly channel: string
  readonly owner: number
  readonly ownerName: string
  /** Level of the owner whose price is the channel price; '' : none. */
  readonly level: string
  /** Types of rates that the level may see; none: all. */
  readonly levelTypes: readonly string[]
  readonly lanes: readonly string[]
  readonly pols: readonly string[]
  readonly carriers: readonly string[]
  readonly rateTypes: readonly string[]
  readonly ownLanes: readonly string[]
  readonly visible: boolean
  readonly remark: string
  readonly currency: string
  readonly amount: string
  readonly byBox: Readonly<Record<string, string | null>>
  readonly percent: string
}

const level = `coalesce(nullif(s.level_code, ''), c.level_code)`
const text = (column: string) => `coalesce(trim_scale(${column})::text, '')`
const active = `select s.id, s.code as no, c.name_zh as channel, s.operator_id as owner, o.name as "ownerName", ${level} as level,
    coalesce((select l.rate_types from freight_customer_level l where l.company_id = s.operator_id and l.code = ${level} and l.enabled
      and l.removed_at is null and l.merged_into is null limit 1), '{}') as "levelTypes",
    c.lanes, c.pols, c.carriers, c.rate_types as "rateTypes", x.lanes as "ownLanes", x.visible, x.remark, x.currency_code as currency,
    ${text('x.amount')} as amount, json_build_object('20GP', trim_scale(x.amount20_gp)::text, '40GP', trim_scale(x.amount40_gp)::text,
      '40HQ', trim_scale(x.amount40_hq)::text, '45HQ', trim_scale(x.amount45_hq)::text) as "byBox", ${text('x.percent')} as percent
  from freight_subscription s join freight_subscription_term x on x.subscription_id = s.id
    join freight_channel c on c.id = s.channel_id and c.state = 1 and c.removed_at is null and c.merged_into is null
    join company o on o.id = s.operator_id
  where s.company_id = $1 and s.state = 1 and $2::date between s.valid_from and s.valid_to and ($3 or x.visible)
    and (cardinality($4::bigint[]) = 0 or s.id = any($4)) order by s.id`

interface Wanted {
  readonly today: string
  /** false: those that customers do not see are left out. */
  readonly staff: boolean
  /** These alone; none: all. */
  readonly ids: readonly number[]
}
/** Subscriptions of a company that give prices today. The server asks: the channel is a row of its owner. */
export const findSubscriptions = (system: Queryable, companyId: number, { today, staff, ids }: Wanted): Promise<ActiveSubscription[]> =>
  system.query<ActiveSubscription>(active, [companyId, today, staff, ids])
