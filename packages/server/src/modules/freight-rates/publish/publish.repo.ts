import { freightRateStates, rateBoxes, type PublishTerms } from '@jst/contracts/freight-rates'
import { columnOf } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Another published rate of the same carrier, route, service and supplier for some of the same days; `same`: nobody could tell the two apart. */
interface Double {
  readonly id: number
  readonly code: string
  readonly validFrom: string
  readonly validTo: string
  readonly updateTime: string
  readonly left: boolean
  readonly same: boolean
}

export interface PublishableRate {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly state: number
  readonly updateTime: string
  readonly validFrom: string
  readonly validTo: string
  readonly over: boolean
  readonly priced: boolean
  /** Boxes whose floor is below their cost. */
  readonly belowCost: readonly string[]
  readonly doubles: readonly Double[]
}

const floorOf = (box: string) => `t.${columnOf(`Floor${box}`)}`
const costOf = (box: string) => `t.${columnOf(`Cost${box}`)}`
const alike = ['del_code', 'contract_no', 'rate_type', 'commodity', 'etd_weekday', 'basis']
const published = freightRateStates.codes['published']

/** One publish of many rates of a company at a time. */
export const lockPublishing = (tx: Queryable, { companyId }: EmployeeActor) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('freightRate publish', $1))`, [companyId])

/** Rates as a publish on these terms finds them, in the order of their keys. */
export const findPublishable = (
  db: Queryable,
  ids: readonly number[],
  { Visibility, VisibleTo }: PublishTerms,
): Promise<PublishableRate[]> =>
  db.query<PublishableRate>(
    `select t.id, t.code, t.carrier_code || ' ' || t.pol_code || ' → ' || t.pod_code as title, t.state, t.update_time as "updateTime",
      t.valid_from::text as "validFrom", t.valid_to::text as "validTo", t.valid_to < china_day() as over,
      (${rateBoxes.map((box) => `${floorOf(box)} is not null`).join(' or ')}) as priced,
      array_remove(array[${rateBoxes.map((box) => `case when ${floorOf(box)} < ${costOf(box)} then '${box}' end`).join(', ')}],
        null) as "belowCost",
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'validFrom', o.valid_from, 'validTo', o.valid_to,
          'updateTime', o.update_time, 'left', o.valid_from < t.valid_from, 'same',
          (${alike.map((column) => `o.${column} = t.${column}`).join(' and ')}
          and o.visibility = coalesce($2::text, t.visibility) and o.visible_to = coalesce($3::text[], t.visible_to))) order by o.id)
        from freight_rate o where o.company_id = t.company_id and o.pol_code = t.pol_code and o.pod_code = t.pod_code
          and o.carrier_code = t.carrier_code and o.service_code = t.service_code and o.supplier_code = t.supplier_code and o.id <> t.id
          and o.state = ${published} and o.removed_at is null and o.merged_into is null
          and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')), '[]') as doubles
     from freight_rate t where t.id = any($1) and t.removed_at is null and t.merged_into is null order by t.id`,
    [ids, Visibility ?? null, VisibleTo ?? null],
  )
