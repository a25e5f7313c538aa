import type { ChargeMeasures } from '@jst/contracts/document'
import type { SubjectRow } from '../../documents/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'

const boxes = `select type as "Type", count(*)::int as "Count" from si_container where record_id = $1 and type <> '' group by type order by type`
const sums = `select trim_scale(round(r.weight::numeric / 1000, 3))::text as "Tons", trim_scale(round(r.volume::numeric, 3))::text as "Cbm",
    china_day()::text as "Day" from si_record r where r.id = $1`
/** Quantities that fees of a bill are counted by. */
export async function feeMeasures(db: Queryable, { id }: SubjectRow): Promise<ChargeMeasures> {
  const [Boxes, [sum]] = await Promise.all([
    db.query<ChargeMeasures['Boxes'][number]>(boxes, [id]),
    db.query<Pick<ChargeMeasures, 'Tons' | 'Cbm' | 'Day'>>(sums, [id]),
  ])
  return { Boxes, Bills: 1, ...sum!, Into: 'CNY' }
}
