import type { AskedBoxes, CargoFacts } from '@jst/contracts/freight-rates'
import { priceOptions, ranked, type AskedBox, type Inquiry, type Option, type PreparedRules } from '@jst/price-engine'
import { bookOf, exchangeOn } from './price-inputs.ts'
import { findRates, type Reader } from './rates.repo.ts'
import { noReadRates, readRates } from './read-rates.ts'
import { findLevel } from './rules.repo.ts'
import { findSubscriptions } from './subscriptions.repo.ts'
import { noThirdRates, thirdRates, type Third } from './third-rates.ts'

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
export interface PriceRequest {
  readonly pol: string
  readonly pods: readonly string[]
  readonly boxes: readonly AskedBoxes[]
  readonly day: string
  readonly customer: string
  /** Facts that conditions of surcharges ask for; left out: none is known. */
  readonly cargo?: CargoFacts
  /** Keys of rates: these alone; left out: all. */
  readonly ids?: readonly number[]
  /** false: rates for the staff alone are left out, as for a customer. */
  readonly staff?: boolean
  /** Rates of these subscriptions alone; left out: own rates and those of all subscriptions. */
  readonly subscriptions?: readonly number[]
}
export interface Priced {
  readonly asked: PriceRequest
  readonly level: string
  readonly options: readonly Option[]
  /** Codes of the templates whose surcharges are in them, by their keys. */
  readonly templates: ReadonlyMap<number, string>
  /** Where rates of other companies come from, by the keys of the rates. */
  readonly thirds: ReadonlyMap<number, Third>
  /** Input of the engine, and its rules. */
  readonly inquiry: Inquiry
  readonly rules: PreparedRules
}

/** Boxes as the engine takes them: a fact that a box lacks is that of all. Boxes are the carrier's unless somebody says otherwise. */
const askedBox = ({ type, count, lots }: AskedBoxes, Tons: string, Soc: boolean): AskedBox => ({
  Type: type,
  Count: count,
  Tons,
  Soc,
  ...(lots ? { Lots: lots.map((lot) => ({ Count: lot.count, Tons: lot.tons === '' ? Tons : lot.tons, Soc: lot.soc ?? Soc })) } : {}),
})

/** Every rate that answers, priced, cheapest first. */
export async function priceRates(pricing: Pricing, asked: PriceRequest): Promise<Priced> {
  return (await priceRatesBy(pricing, asked, [pricing.salesperson]))[0]!
}

/** The same by the mark-ups of some salespeople: what is read is the same for all of them, and read once. */
export async function priceRatesBy(
  { db, system, companyId, today }: Omit<Pricing, 'salesperson'>,
  asked: PriceRequest,
  salespeople: readonly (number | null)[],
): Promise<Priced[]> {
  const staff = asked.staff ?? true
  const { Tons = '', CargoType = '', Soc = false, Bills = 1 } = asked.cargo ?? {}
  const [book, exchange, { level, rateTypes }, subscriptions] = await Promise.all([
    bookOf(system, companyId),
    exchangeOn(db, companyId, into, today),
    asked.customer === '' ? { level: '', rateTypes: [] } : findLevel(system, companyId, asked.customer, asked.day),
    findSubscriptions(system, companyId, { today, staff, ids: asked.subscriptions ?? [] }),
  ])
  const inquiry: Inquiry = {
    Pol: asked.pol,
    Pods: asked.pods,
    AskedOn: today,
    Day: asked.day,
    Sailing: {},
    Boxes: asked.boxes.map((boxes) => askedBox(boxes, Tons, Soc)),
    Bills,
    Tons: '',
    Cbm: '',
    Commodity: '',
    CargoType,
    Customer: asked.customer,
    Level: level,
    Salesperson: '',
    Channel: 'internal',
    ExchangeRates: exchange,
    Into: into,
  }
  const seeker = { customer: asked.customer, level, rateTypes, staff }
  const own = asked.subscriptions
    ? noReadRates
    : await readRates({ db, system, companyId, book }, asked, await findRates(db, asked, seeker))
  const third = subscriptions.length === 0 ? noThirdRates : await thirdRates(system, asked, inquiry, book, subscriptions)
  const rates = [...own.rates, ...third.rates]
  return salespeople.map((salesperson) => {
    const by = { ...inquiry, Salesperson: salesperson === null ? '' : String(salesperson) }
    const options = ranked(priceOptions(by, rates, book.rules))
    return { asked, level, options, templates: own.templates, thirds: third.thirds, inquiry: by, rules: book.rules }
  })
}
