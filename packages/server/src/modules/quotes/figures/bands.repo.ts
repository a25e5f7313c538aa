import type { FigurePeriod } from '@jst/contracts/freight-rates'
import { aboveBands, marginBands, quotationStates, type AboveBand, type CustomerFigures, type MarginBand } from '@jst/contracts/quotes'
import type { Db } from '../../../kernel/database/database.ts'
import { within } from '../../freight-rates/index.ts'
import { sentInBoth } from './went.ts'

const { won, lost } = quotationStates.codes
/** Quotations of customers whom the reader sees that were won or lost; what is still open says nothing of prices. */
const decided = (period: FigurePeriod) =>
  `select t.* from quotation t where ${sentInBoth(period)} and ${within('t.sent_at', period)} and t.state in (${won}, ${lost})
    and exists (select from customer c where c.company_id = t.company_id and c.code = t.customer_code and c.removed_at is null
      and c.merged_into is null)`

// one of several options was taken and nobody said which: such a quotation is left out, as is a price that could not be converted
const above = (period: FigurePeriod) =>
  `with d as (${decided(period)}),
    o as (select d.id, d.state = ${won} and (d.accepted_option = o ->> 'Key' or jsonb_array_length(s.offer -> 'Options') = 1) as won,
        coalesce(o #>> '{Converted,Amount}', case when jsonb_array_length(o -> 'Totals') = 1 then o #>> '{Totals,0,Amount}' end)::numeric as amount
      from d join quotation_sent s on s.quotation_id = d.id and s.version = d.version cross join jsonb_array_elements(s.offer -> 'Options') o
      where d.state = ${lost} or d.accepted_option <> '' or jsonb_array_length(s.offer -> 'Options') = 1),
    p as (select won, amount, min(amount) over (partition by id) as least, bool_or(amount is null) over (partition by id) as unknown from o)
   select case when amount <= least then 'cheapest' when amount <= least * 1.03 then 'to3' when amount <= least * 1.08 then 'to8'
     else 'more' end as band,
     count(*) as decided, count(*) filter (where won) as won from p where not unknown group by 1`

const margins = (period: FigurePeriod) =>
  `with d as (${decided(period)}),
    m as (select state = ${won} as won, margin
      / nullif(coalesce(qty20_gp, 0) + coalesce(qty40_gp, 0) + coalesce(qty40_hq, 0) + coalesce(qty45_hq, 0), 0)
      as box from d)
   select case when box < 0 then 'loss' when box < 500 then 'to500' when box < 1000 then 'to1000' when box < 2000 then 'to2000'
     else 'more' end as band,
     count(*) as decided, count(*) filter (where won) as won from m where box is not null group by 1`

interface Counted {
  readonly band: string
  readonly decided: number
  readonly won: number
}
/** Every band, in its order. */
const banded = <B extends string>(bands: Readonly<Record<B, string>>, rows: readonly Counted[]) =>
  (Object.keys(bands) as B[]).map((Band) => {
    const { decided: Decided = 0, won: Won = 0 } = rows.find(({ band }) => band === Band) ?? {}
    return { Band, Decided, Won }
  })

/** How often an offered price was taken, by how far it was above the cheapest of its quotation. */
export const aboveOf = async (db: Db, period: FigurePeriod): Promise<CustomerFigures['Above']> =>
  banded<AboveBand>(aboveBands, await db.query<Counted>(above(period)))
/** How often a quotation was won, by its margin for each box. Only for whoever may see margins. */
export const marginsOf = async (db: Db, period: FigurePeriod): Promise<NonNullable<CustomerFigures['Margins']>> =>
  banded<MarginBand>(marginBands, await db.query<Counted>(margins(period)))
