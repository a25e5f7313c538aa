import type { Db, Queryable, ServerView } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** Box types with the ends of their columns. */
export const boxColumns = [
  ['20GP', '20_gp'],
  ['40GP', '40_gp'],
  ['40HQ', '40_hq'],
  ['45HQ', '45_hq'],
  ['Other', '_other'],
] as const
type BoxKey = (typeof boxColumns)[number][0]
/** Amounts by box type as decimal text; null: none. */
export type BoxAmounts = Readonly<Record<BoxKey, string | null>>

const amounts = (alias: string, name: string) =>
  `json_build_object(${boxColumns.map(([box, end]) => `'${box}', trim_scale(${alias}.${name}${end})::text`).join(', ')})`
const textOf = (column: string) => `coalesce(trim_scale(${column})::text, '')`

export interface RateRow {
  id: number
  no: string
  version: number
  updatedBy: string
  updatedAt: string
  supplier: string
  contract: string
  carrier: string
  service: string
  lane: string
  pol: string
  polLinks: string[]
  pod: string
  del: string
  via: string
  rateType: string
  commodity: string
  currency: string
  otherBox: string
  cost: BoxAmounts
  floor: BoxAmounts
  limitTons: string
  limitExtra: string
  validFrom: string
  validTo: string
  basis: string
  etdWeekday: string
  closingWeekday: string
  transitDays: number | null
  freeDays: number | null
  remark: string
}
export interface SurchargeRow {
  id: number
  rateId: number
  code: string
  basis: string
  ppCc: string
  currency: string
  amount: string
  boxes: BoxAmounts
  minimum: string
  percentOf: string[]
  inAllIn: boolean
  unknown: boolean
  conditionOf: string
  conditionOp: string
  conditionValues: string[]
  validFrom: string
  validTo: string
}
export interface BargeRow {
  rateId: number
  port: string
  currency: string
  boxes: BoxAmounts
  validFrom: string
  validTo: string
}

/** Whose rates are looked for: a customer on a level, or nobody in particular. */
export interface Seeker {
  readonly customer: string
  readonly level: string
  /** Types of rates that the level may see; none: all. */
  readonly rateTypes: readonly string[]
  /** Rates for the staff alone count too. */
  readonly staff: boolean
}
interface Wanted {
  readonly pol: string
  readonly pods: readonly string[]
  readonly day: string
  /** These alone; none: all. */
  readonly ids?: readonly number[]
}

/** Columns of a rate, over alias `t`. */
const rateColumns = `t.id, t.code as "no", t.version, t.supplier_code as supplier, t.contract_no as contract, t.carrier_code as carrier,
    t.service_code as service, t.lane_code as lane, t.pol_code as pol, t.pol_links as "polLinks", t.pod_code as pod, t.del_code as del,
    t.via_code as via, t.rate_type as "rateType", t.commodity, t.currency_code as currency, t.other_box as "otherBox",
    ${amounts('t', 'cost')} as cost, ${amounts('t', 'floor')} as floor, ${textOf('t.limit_tons')} as "limitTons",
    ${textOf('t.limit_extra')} as "limitExtra", ${dayOrBlank('t.valid_from')} as "validFrom", ${dayOrBlank('t.valid_to')} as "validTo", t.basis,
    t.etd_weekday as "etdWeekday", t.closing_weekday as "closingWeekday", t.transit_days as "transitDays", t.free_days as "freeDays",
    t.remark_public as remark, t.update_time as "updatedAt",
    coalesce((select e.name from freight_rate_version v join employee e on e.id = v.employee_id
      where v.rate_id = t.id and v.version = t.version), '') as "updatedBy"`
const ratesOf = (found: string, company: string) => `select ${rateColumns}
  from freight_rate t where t.id in (select ${found}) and t.company_id = ${company}
    and (t.visibility in ('', 'ALL') or ($4 and t.visibility = 'INTERNAL')
      or (t.visibility = 'LEVELS' and $5 <> '' and $5 = any(t.visible_to)) or (t.visibility = 'CUSTOMERS' and $6 <> '' and $6 = any(t.visible_to)))
    and (cardinality($7::text[]) = 0 or t.rate_type = '' or t.rate_type = any($7))
    and (cardinality($8::bigint[]) = 0 or t.id = any($8))
  order by t.featured desc, t.floor40_hq, t.id limit 600`
const rates = ratesOf('freight_rates_for($1, $2, $3::date)', '(select app_company_id())')
const ratesOfOther = ratesOf('freight_rates_for($9, $1, $2, $3::date)', '$9')

/** Published rates for a route and a day that the seeker may see. */
export const findRates = (
  db: Queryable,
  { pol, pods, day, ids = [] }: Wanted,
  { staff, level, customer, rateTypes }: Seeker,
): Promise<RateRow[]> => db.query<RateRow>(rates, [pol, pods, day, staff, level, customer, rateTypes, ids])

/** The same of another company, by the server's own view: whoever calls has judged what is told of them. */
export const findRatesOf = (
  system: Queryable,
  companyId: number,
  { pol, pods, day, ids = [] }: Wanted,
  { staff, level, customer, rateTypes }: Seeker,
): Promise<RateRow[]> => system.query<RateRow>(ratesOfOther, [pol, pods, day, staff, level, customer, rateTypes, ids, companyId])

/** Rates by their keys, whatever their state. */
export const findRatesById = (db: Queryable, ids: readonly number[]): Promise<RateRow[]> =>
  db.query<RateRow>(`select ${rateColumns} from freight_rate t where t.id = any($1) and t.company_id = (select app_company_id())`, [ids])

/** Columns of a surcharge, over alias `s`. */
export const surchargeColumns = `s.id, s.subject_id as "rateId", s.charge_code as code, s.basis, s.pp_cc as "ppCc", s.currency_code as currency,
    ${textOf('s.amount')} as amount, ${amounts('s', 'amount')} as boxes, ${textOf('s.minimum')} as minimum, s.percent_of as "percentOf",
    s.in_all_in as "inAllIn", s.unknown, s.condition_of as "conditionOf", s.condition_op as "conditionOp",
    s.condition_values as "conditionValues", ${dayOrBlank('s.valid_from')} as "validFrom", ${dayOrBlank('s.valid_to')} as "validTo"`
const surcharges = `select ${surchargeColumns}
  from freight_rate_surcharge s where s.kind = 'freightRate' and s.subject_id = any($1) order by s.subject_id, s.place, s.id`
const barges = `select b.subject_id as "rateId", b.port_code as port, b.currency_code as currency, ${amounts('b', 'amount')} as boxes,
    ${dayOrBlank('b.valid_from')} as "validFrom", ${dayOrBlank('b.valid_to')} as "validTo"
  from freight_rate_barge b where b.kind = 'freightRate' and b.subject_id = any($1) order by b.subject_id, b.place, b.id`

/** A connection of a read, which asks several things at once, or the transaction of a write. */
export type Reader = Db | Queryable | ServerView

/** Loads the dependent rows of some rates. */
export async function findParts(db: Reader, ids: readonly number[]): Promise<{ surcharges: SurchargeRow[]; barges: BargeRow[] }> {
  if (ids.length === 0) return { surcharges: [], barges: [] }
  if (!('many' in db)) return { surcharges: await db.query(surcharges, [ids]), barges: await db.query(barges, [ids]) }
  const [foundSurcharges, foundBarges] = await db.many<[SurchargeRow[], BargeRow[]]>([
    [surcharges, [ids]],
    [barges, [ids]],
  ])
  return { surcharges: foundSurcharges, barges: foundBarges }
}
