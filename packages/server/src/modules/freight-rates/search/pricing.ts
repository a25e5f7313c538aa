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
  readonly request: PriceRequest
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
export async function priceRates(pricing: Pricing, request: PriceRequest): Promise<Priced> {
  return (await priceRatesBy(pricing, request, [pricing.salesperson]))[0]!
}

/** The same by the mark-ups of some salespeople: what is read is the same for all of them, and read once. */
export async function priceRatesBy(
  { db, system, companyId, today }: Omit<Pricing, 'salesperson'>,
  request: PriceRequest,
  salespeople: readonly (number | null)[],
): Promise<Priced[]> {
  const staff = request.staff ?? true
  const { Tons = '', CargoType = '', Soc = false, Bills = 1 } = request.cargo ?? {}
  const [inputs, exchange, { level, rateTypes }, subscriptions] = await Promise.all([
    bookOf(system, companyId),
    exchangeOn(db, companyId, into, today),
    request.customer === '' ? { level: '', rateTypes: [] } : findLevel(system, companyId, request.customer, request.day),
    findSubscriptions(system, companyId, { today, staff, ids: request.subscriptions ?? [] }),
  ])
  const inquiry: Inquiry = {
    Pol: request.pol,
    Pods: request.pods,
    AskedOn: today,
    Day: request.day,
    Sailing: {},
    Boxes: request.boxes.map((boxes) => askedBox(boxes, Tons, Soc)),
    Bills,
    Tons: '',
    Cbm: '',
    Commodity: '',
    CargoType,
    Customer: request.customer,
    Level: level,
    Salesperson: '',
    Channel: 'internal',
    ExchangeRates: exchange,
    Into: into,
  }
  const seeker = { customer: request.customer, level, rateTypes, staff }
  const ownRates = request.subscriptions
    ? noReadRates
    : await readRates({ db, system, companyId, inputs }, request, await findRates(db, request, seeker))
  const third = subscriptions.length === 0 ? noThirdRates : await thirdRates(system, request, inquiry, inputs, subscriptions)
  const rates = [...ownRates.rates, ...third.rates]
  return salespeople.map((salesperson) => {
    const by = { ...inquiry, Salesperson: salesperson === null ? '' : String(salesperson) }
    const options = ranked(priceOptions(by, rates, inputs.rules))
    return { request, level, options, templates: ownRates.templates, thirds: third.thirds, inquiry: by, rules: inputs.rules }
  })
}
