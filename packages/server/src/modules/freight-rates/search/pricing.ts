import type { AskedBoxes } from '@jst/contracts/freight-rates'
import { priceOptions, ranked, type Inquiry, type Option, type PreparedRules } from '@jst/price-engine'
import { bookOf, exchangeOn } from './book.ts'
import { rateOf } from './rates.ts'
import { findParts, findRates, type Reader } from './rates.repo.ts'
import { findLevel } from './rules.repo.ts'
import { findTemplates } from './templates.repo.ts'
import { templateSurcharges } from './templates.ts'

/** Totals are converted into it, for reference. */
const into = 'CNY'

/** Through whose eyes rates are read, and whose mark-ups of sales count. */
export interface Pricing {
  readonly db: Reader
  /** The server's own view: the rules of a company are the same for all of its people. */
  readonly system: Reader
  readonly companyId: number
  /** null: nobody's mark-ups of sales. */
  readonly salesperson: number | null
  readonly today: string
}
export interface Asked {
  readonly pol: string
  readonly pods: readonly string[]
  readonly boxes: readonly AskedBoxes[]
  readonly day: string
  readonly customer: string
  /** Keys of rates: these alone; left out: all. */
  readonly ids?: readonly number[]
}
export interface Priced {
  readonly asked: Asked
  readonly level: string
  readonly options: readonly Option[]
  /** Codes of the templates whose surcharges are in them, by their keys. */
  readonly templates: ReadonlyMap<number, string>
  /** What the engine was asked, and by which rules. */
  readonly inquiry: Inquiry
  readonly rules: PreparedRules
}

/** Every rate that answers, priced, cheapest first. */
export async function priceRates({ db, system, companyId, salesperson, today }: Pricing, asked: Asked): Promise<Priced> {
  const [book, exchange, { level, rateTypes }] = await Promise.all([
    bookOf(system, companyId),
    exchangeOn(db, companyId, into, today),
    asked.customer === '' ? { level: '', rateTypes: [] } : findLevel(system, companyId, asked.customer, asked.day),
  ])
  const rows = await findRates(db, asked, { customer: asked.customer, level, rateTypes, staff: true })
  const podsOfRates = rows.flatMap(({ pod, del }) => [pod, del])
  const [{ surcharges, barges }, templates] = await Promise.all([
    findParts(
      db,
      rows.map(({ id }) => id),
    ),
    rows.length === 0 ? [] : findTemplates(system, companyId, { pods: [...new Set(podsOfRates)], day: asked.day }),
  ])
  const [surchargesOf, bargesOf] = [Map.groupBy(surcharges, ({ rateId }) => rateId), Map.groupBy(barges, ({ rateId }) => rateId)]
  const rates = rows.map((row) => {
    const rate = rateOf(row, surchargesOf.get(row.id) ?? [], bargesOf.get(row.id) ?? [], book.regionOf(row.lane), book.names)
    return { ...rate, Surcharges: [...rate.Surcharges, ...templateSurcharges(row, templates, asked.pol, book.names)] }
  })
  const inquiry: Inquiry = {
    Pol: asked.pol,
    Pods: asked.pods,
    AskedOn: today,
    Day: asked.day,
    Sailing: {},
    Boxes: asked.boxes.map(({ type, count }) => ({ Type: type, Count: count, Tons: '' })),
    Bills: 1,
    Tons: '',
    Cbm: '',
    Commodity: '',
    CargoType: '',
    Soc: '',
    Customer: asked.customer,
    Level: level,
    Salesperson: salesperson === null ? '' : String(salesperson),
    Channel: 'internal',
    ExchangeRates: exchange,
    Into: into,
  }
  const codes = new Map(templates.map(({ rateId, template }) => [rateId, template]))
  return { asked, level, options: ranked(priceOptions(inquiry, rates, book.rules)), templates: codes, inquiry, rules: book.rules }
}
