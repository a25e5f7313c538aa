import {
  cargoOf,
  priceLimits,
  readBoxes,
  readPods,
  writeBoxes,
  type PriceOffer,
  type PriceOption,
  type PriceQuery,
} from '@jst/contracts/freight-rates'
import { cargoTypes } from '@jst/contracts/booking'
import { forCustomer, mayTell, type CustomerOffer, type Option } from '@jst/price-engine'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { exclusionOf } from './exclusion.ts'
import { priceRates, type PriceRequest, type Priced } from './pricing.ts'
import { isCustomer, keepQuery } from './search.repo.ts'
import { optionFor, sightOf } from './staff-view.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

/** Caller, scope and time of a search. */
export interface PriceCall {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}

/** @throws AppError INVALID_INPUT for what cannot be read, and for a customer whom the caller does not see */
export async function readPriceQuery(db: Queryable, { Pol, Pods, Boxes, Day, Customer = '', ...facts }: PriceQuery): Promise<PriceRequest> {
  const [pol, pods, boxes] = [Pol.trim().toUpperCase(), readPods(Pods), readBoxes(Boxes)]
  if (pods.length === 0 || pods.length > priceLimits.pods) throw invalid('Pods', texts.pods(priceLimits.pods))
  if (pods.includes(pol)) throw invalid('Pods', texts.samePorts)
  if (!boxes) throw invalid('Boxes', texts.boxes(priceLimits.boxes))
  const customer = Customer.trim()
  if (customer !== '' && !(await isCustomer(db, customer))) throw invalid('Customer', texts.customer(customer))
  const cargo = cargoOf(facts)
  if (cargo.CargoType !== undefined && !(cargo.CargoType in cargoTypes)) throw invalid('CargoType', texts.cargoType)
  return { pol, pods, boxes, day: Day, customer, cargo }
}

const price = (call: PriceCall, request: PriceRequest): Promise<Priced> =>
  priceRates(
    { db: call.db, system: call.system, companyId: call.actor.companyId, salesperson: call.actor.employeeId, today: chinaDay(call.now()) },
    request,
  )

async function namesOfPorts(db: Db, { pol, pods }: PriceRequest, options: readonly Option[]) {
  const codes = [...new Set([pol, ...pods, ...options.flatMap(({ Pod, Del, LoadingPort, Via }) => [Pod, Del, LoadingPort, Via])])]
  const found = await db.query<{ code: string; name: string }>(namesByCode('port'), [codes.filter((code) => code !== '')])
  return found.map(({ code, name }) => ({ Code: code, Name: name }))
}

/** How many options each subscription gave. */
const usedBy = (shown: readonly Option[], thirds: Priced['thirds']): ReadonlyMap<number, number> => {
  const of = shown.flatMap(({ Rate }) => thirds.get(Rate.Id)?.subscriptionId ?? [])
  return new Map([...new Set(of)].map((id) => [id, of.filter((one) => one === id).length]))
}

/** @throws AppError INVALID_INPUT */
export async function searchOptions(call: PriceCall, query: PriceQuery) {
  const { request, level, options, templates, thirds } = await price(call, await readPriceQuery(call.db, query))
  const sight = sightOf(call.actor)
  const shown = options.slice(0, priceLimits.options)
  const Options: PriceOption[] = shown.map((option) => optionFor(option, sight, templates, thirds.get(option.Rate.Id)))
  const found = new Set(options.flatMap(({ Pod, Del }) => [Pod, Del]))
  const lost = request.pods.filter((pod) => !found.has(pod))
  const [Ports] = await Promise.all([
    namesOfPorts(call.db, request, shown),
    keepQuery(call.db, call.actor, {
      ...request,
      lost,
      boxes: writeBoxes(request.boxes),
      options: options.length,
      used: usedBy(shown, thirds),
    }),
  ])
  return { Options, More: options.length - shown.length, Level: level, Ports }
}

/** Lists of the engine are not written to; answers are made of lists that could be. */
export const offerOf = (offer: CustomerOffer): PriceOffer => ({
  ...offer,
  Boxes: [...offer.Boxes],
  Charges: offer.Charges.map((charge) => ({ ...charge, PercentOf: [...charge.PercentOf] })),
  Excluded: offer.Excluded.map(exclusionOf),
  Incomplete: [...offer.Incomplete],
  Totals: [...offer.Totals],
  Converted: offer.Converted && { ...offer.Converted, Rates: [...offer.Converted.Rates] },
  Remarks: [...offer.Remarks],
})

/** The same as the customer reads it: what waits for an approval or is refused is not there. @throws AppError INVALID_INPUT */
export async function offersForCustomer(call: PriceCall, query: PriceQuery) {
  const { request, options } = await price(call, { ...(await readPriceQuery(call.db, query)), staff: false })
  const visible = options.filter((option) => mayTell(option))
  return {
    Offers: visible
      .slice(0, priceLimits.options)
      .flatMap((option) => forCustomer(option) ?? [])
      .map(offerOf),
    Withheld: options.length - visible.length,
    Ports: await namesOfPorts(call.db, request, options),
  }
}
