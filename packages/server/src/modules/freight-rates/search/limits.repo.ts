import type { FiledRange, MarginFloor } from '@jst/price-engine'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

const day = (column: string) => `${dayOrBlank(`t.${column}`)} as "${column === 'valid_from' ? 'ValidFrom' : 'ValidTo'}"`
const amount = (column: string, name: string) => `coalesce(trim_scale(t.${column})::text, '') as "${name}"`
const common = `t.id as "Id", json_build_object('Lanes', t.lanes, 'Pols', t.pols, 'Pods', t.pods, 'Carriers', t.carriers) as "Scope",
  t.currency_code as "Currency", ${day('valid_from')}, ${day('valid_to')}`
const liveSql = 'where t.company_id = $1 and t.enabled and t.removed_at is null and t.merged_into is null order by t.id'

/** All least margins of a company, as the engine reads them. */
export const findMarginFloors = (system: Queryable, companyId: number): Promise<MarginFloor[]> =>
  system.query<MarginFloor>(
    `select ${common}, ${amount('per_box', 'PerBox')}, ${amount('per_bill', 'PerBill')} from freight_margin_floor t ${liveSql}`,
    [companyId],
  )

/** All filed ranges of a company. */
export const findFiledRanges = (system: Queryable, companyId: number): Promise<FiledRange[]> =>
  system.query<FiledRange>(
    `select ${common}, t.box as "Box", ${amount('filed_min', 'Min')}, ${amount('filed_max', 'Max')} from freight_filed_range t ${liveSql}`,
    [companyId],
  )
