import type { QueryOf } from '@jst/contracts'
import { calendarWeeks, type PriceCalendarCall, type PriceWeek } from '@jst/contracts/freight-rates'
import { mayTell, type Option } from '@jst/price-engine'
import { readPriceQuery, type PriceCall } from '../search/search.service.ts'
import { priceRates } from '../search/pricing.ts'
import { daysOf, weeksAround, type Week } from './weeks.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

/** The first of some options that may be told, cheapest first as a search has them, and on which day. */
interface Found {
  readonly day: string
  readonly option: Option
}

const worth = ({ option: { Converted } }: Found) => (Converted ? Number(Converted.Amount) : Number.POSITIVE_INFINITY)
/** Complete ones first, then the cheapest; of equals the day that was asked for, then the earlier one. */
const better = (a: Found, b: Found, day: string) =>
  a.option.Incomplete.length - b.option.Incomplete.length || worth(a) - worth(b) || Number(b.day === day) - Number(a.day === day)

function weekOf({ from, to }: Week, options: number, best: Found | undefined): PriceWeek {
  if (!best) return { From: from, To: to, Options: options, Best: null }
  const { Carrier, Totals, Converted, Incomplete } = best.option
  return {
    From: from,
    To: to,
    Options: options,
    Best: {
      Day: best.day,
      Carrier,
      Totals: Totals.map(({ Currency, Total }) => ({ Currency, Total })),
      Converted: Converted?.Amount ?? '',
      ConvertedCurrency: Converted?.Currency ?? '',
      Incomplete: Incomplete.length > 0,
    },
  }
}

/** The cheapest price of each week that may be told at once. It is not kept as a search. @throws AppError INVALID_INPUT */
export async function calendarOf(
  call: PriceCall,
  { Weeks: count = calendarWeeks, ...query }: QueryOf<PriceCalendarCall>,
): Promise<{ Weeks: PriceWeek[] }> {
  const priceQuery = await readPriceQuery(call.db, query)
  const today = chinaDay(call.now())
  const weeks = weeksAround(priceQuery.day, today, count)
  const pricing = { db: call.db, system: call.system, companyId: call.actor.companyId, salesperson: call.actor.employeeId, today }
  const turns = await call.db.query<{ day: string }>('select freight_rate_turns($1, $2, $3::date, $4::date)::text as day', [
    priceQuery.pol,
    priceQuery.pods,
    weeks[0]!.from,
    weeks.at(-1)!.to,
  ])
  const Weeks: PriceWeek[] = []
  for (const week of weeks) {
    const days = daysOf(
      week,
      turns.map(({ day }) => day),
      priceQuery.day,
      today,
    )
    const rateIds = new Set<number>()
    let best: Found | undefined
    for (const day of days) {
      const { options, thirds } = await priceRates(pricing, { ...priceQuery, day })
      const sellable = options.filter((option) => thirds.get(option.Rate.Id)?.visible !== false && mayTell(option))
      for (const { Rate } of sellable) rateIds.add(Rate.Id)
      const [option] = sellable
      if (option && (!best || better({ day, option }, best, priceQuery.day) < 0)) best = { day, option }
    }
    Weeks.push(weekOf(week, rateIds.size, best))
  }
  return { Weeks }
}
