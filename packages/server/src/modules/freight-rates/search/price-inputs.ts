import type { DatedExchangeRate } from '@jst/contracts/money'
import { prepareRules, type PreparedRules } from '@jst/price-engine'
import { currenciesOf, exchangeRatesOn } from '../../../documents/index.ts'
import { namesTopic } from '../../../entity-kit/index.ts'
import { findFiledRanges, findMarginFloors } from './limits.repo.ts'
import type { ChargeNames } from './rates.ts'
import type { Reader } from './rates.repo.ts'
import { findChargeNames, findMarkups, findRegions } from './rules.repo.ts'

/** Price inputs of a company besides its rates. */
export interface PriceInputs {
  readonly rules: PreparedRules
  readonly regionOf: (lane: string) => string
  readonly names: ChargeNames
  /** Places of the amounts of a currency. */
  readonly digitsOf: (currency: string) => number
}

/**
 * The book of a company. It is the same for all of its people, so that one of them who may see a part of the rules does not leave it short for the
 * others: it is read by the server's own view, and nothing of it is told but prices. Whoever writes a row of a list says so under this topic.
 */
export async function bookOf(system: Reader, companyId: number): Promise<PriceInputs> {
  // a transaction may have written rules itself: it remembers nothing and reads what it finds
  const cache = 'cache' in system ? system.cache<PriceInputs>(namesTopic) : undefined
  const key = `prices ${companyId}`
  const cached = cache?.get(key)
  if (cached) return cached
  const [Markups, MarginFloors, FiledRanges, regions, charges, currencies] = await Promise.all([
    findMarkups(system, companyId),
    findMarginFloors(system, companyId),
    findFiledRanges(system, companyId),
    findRegions(system, companyId),
    findChargeNames(system, companyId),
    currenciesOf(system, companyId),
  ])
  const digits = new Map(currencies.map(({ Code, Digits }) => [Code, Digits]))
  const regionsByLane = new Map(regions.map(({ code, region }) => [code, region]))
  const namesByCharge = new Map(charges.map(({ code, zh, en }) => [code, { zh, en }]))
  const digitsOf = (currency: string) => digits.get(currency) ?? 2
  const inputs: PriceInputs = {
    rules: prepareRules({ Markups, MarginFloors, FiledRanges, digitsOf }),
    digitsOf,
    regionOf: (lane) => regionsByLane.get(lane) ?? '',
    names: (code) => namesByCharge.get(code) ?? { zh: code, en: code },
  }
  cache?.set(key, inputs)
  return inputs
}

/** Rates of exchange into the currency of the converted totals, as they are on a day. */
export const exchangeOn = (db: Reader, companyId: number, into: string, day: string): Promise<readonly DatedExchangeRate[]> =>
  exchangeRatesOn(db, companyId, into, day)
