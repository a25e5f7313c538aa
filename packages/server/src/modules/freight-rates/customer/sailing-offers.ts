import type { PriceOffer } from '@jst/contracts/freight-rates'
import { forCustomer, type Option } from '@jst/price-engine'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { priceRates, type PriceRequest } from '../search/pricing.ts'
import { offerOf } from '../search/search.service.ts'
import { findCustomership, isSoldTo, servedBy } from './customership.ts'
import { pricesOf } from './own-prices.service.ts'
import { serverView } from '../../../kernel/database/scopes.ts'

/** Query of one route; `customer`: the code of one of the operator's customers, without effect for callers who ask for their own company. */
export interface OffersQuery extends Pick<PriceRequest, 'pol' | 'pods' | 'boxes' | 'customer' | 'cargo'> {
  readonly days: readonly string[]
  readonly today: string
}

/**
 * Prices on some days as the customer reads them: of the caller's own company, or for a customer of the caller's. The transaction looks through the
 * eyes of the operator. Undefined: the operator does not sell to the caller's company. No search is kept.
 */
export async function offersOn(
  tx: Tx,
  actor: EmployeeActor,
  query: OffersQuery,
): Promise<ReadonlyMap<string, readonly PriceOffer[]> | undefined> {
  const options = await optionsOn(tx, actor, query)
  return options && new Map([...options].map(([day, found]) => [day, found.flatMap((option) => forCustomer(option) ?? []).map(offerOf)]))
}

async function optionsOn(tx: Tx, actor: EmployeeActor, query: OffersQuery): Promise<ReadonlyMap<string, readonly Option[]> | undefined> {
  const operator = servedBy(actor)
  const customership = operator === undefined ? undefined : await findCustomership(tx, actor.companyId)
  if (operator !== undefined && !(customership && isSoldTo(customership))) return undefined
  const { days, today, ...route } = query
  const found = new Map<string, readonly Option[]>()
  for (const day of new Set(days))
    found.set(
      day,
      customership && operator !== undefined
        ? await pricesOf(tx, operator, customership, { ...route, day, customer: customership.code, staff: false }, today)
        : await ownOptions(tx, actor, { ...route, day, staff: false }, today),
    )
  return found
}

/** The rate that an offer is made of, with what it costs the seller: for the server alone. */
export interface OfferedRate {
  readonly rateId: number
  readonly rateNo: string
  readonly currency: string
  readonly validFrom: string
  readonly validTo: string
  readonly boxes: readonly { readonly Type: string; readonly Count: number; readonly Cost: string }[]
}
type Facts = Pick<PriceRequest, 'boxes' | 'cargo'>
/**
 * The offer with a hash among those that `offersOn` answers, and what stands behind it; null: none has it. Undefined: as there. A hash may also be
 * that of an offer for other facts of the cargo (`before`): then the offer is that of its rate for the facts that are asked now.
 */
export async function offerBehind(
  tx: Tx,
  actor: EmployeeActor,
  query: OffersQuery,
  hash: string,
  before: readonly Facts[] = [],
): Promise<{ readonly offer: PriceOffer; readonly rate: OfferedRate } | null | undefined> {
  const found = await optionsOn(tx, actor, query)
  if (!found) return undefined
  const all = [...found.values()].flat()
  const behind = (option: Option | undefined) => {
    const customerOption = option && forCustomer(option)
    return customerOption ? { offer: offerOf(customerOption), rate: rateOf(option) } : null
  }
  const isHashed = (option: Option) => forCustomer(option)?.Hash === hash
  const exact = all.find(isHashed)
  if (exact) return behind(exact)
  for (const { boxes, cargo } of before) {
    const { cargo: _, ...route } = query
    const earlier = [...((await optionsOn(tx, actor, { ...route, boxes, ...(cargo ? { cargo } : {}) }))?.values() ?? [])]
      .flat()
      .find(isHashed)
    // one rate is offered by its own port and by barge, and for several places
    const isSame = ({ Rate, LoadingPort, Pod, Del, Day }: Option) =>
      Rate.Id === earlier?.Rate.Id &&
      LoadingPort === earlier.LoadingPort &&
      Pod === earlier.Pod &&
      Del === earlier.Del &&
      Day === earlier.Day
    if (earlier) return behind(all.find(isSame))
  }
  return null
}

const rateOf = (option: Option): OfferedRate => ({
  rateId: option.Rate.Id,
  rateNo: option.Rate.No,
  currency: option.Currency,
  validFrom: option.ValidFrom,
  validTo: option.ValidTo,
  boxes: option.Boxes.map(({ Type, Count, Cost }) => ({ Type, Count, Cost })),
})

async function ownOptions(
  tx: Tx,
  { companyId, employeeId }: EmployeeActor,
  request: PriceRequest,
  today: string,
): Promise<readonly Option[]> {
  return (await priceRates({ db: tx, system: serverView(tx), companyId, salesperson: employeeId, today }, request)).options
}

/** Whose prices a caller asks for: those of the operator that serves him, or of his own company. */
export const sellerOf = (actor: EmployeeActor): number => servedBy(actor) ?? actor.companyId
