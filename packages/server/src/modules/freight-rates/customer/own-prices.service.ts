import { priceLimits, writeBoxes, type OwnPriceQuery, type PriceOffer } from '@jst/contracts/freight-rates'
import { forCustomer, mayTell, ranked, type Option } from '@jst/price-engine'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { priceRatesBy, type PriceRequest } from '../search/pricing.ts'
import { offerOf, readPriceQuery } from '../search/search.service.ts'
import { findCustomership, isSoldTo, sellerOn, servedBy, type Customership } from './customership.ts'
import { keepOwnQuery } from './own-prices.repo.ts'
import { serverView, withScopeOf } from '../../../kernel/database/scopes.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

interface Call {
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}

/** Prices of a customer: each rate with the mark-up of whoever sells on its lane. */
export async function pricesOf(
  tx: Tx,
  companyId: number,
  customership: Customership,
  request: PriceRequest,
  today: string,
): Promise<Option[]> {
  const sellers = [...new Set([null, ...customership.sellers.map(({ id }) => id)])]
  const priced = await priceRatesBy({ db: tx, system: serverView(tx), companyId, today }, request, sellers)
  const found = priced.map(({ options }, at) => options.filter(({ Lane }) => (sellerOn(customership, Lane)?.id ?? null) === sellers[at]))
  return ranked(found.flat())
}

async function namesOf(tx: Tx, { pol, pods }: PriceRequest, offers: readonly PriceOffer[], Lang: 'en' | undefined) {
  const of = async (kind: 'port' | 'carrier', codes: readonly string[]) =>
    (await tx.query<{ code: string; name: string }>(namesByCode(kind, Lang), [[...new Set(codes)].filter((code) => code !== '')])).map(
      ({ code, name }) => ({ Code: code, Name: name }),
    )
  const ports = [pol, ...pods, ...offers.flatMap(({ Pod, Del, LoadingPort, Via }) => [Pod, Del, LoadingPort, Via])]
  return [
    ...(await of('port', ports)),
    ...(await of(
      'carrier',
      offers.map(({ Carrier }) => Carrier),
    )),
  ]
}

/**
 * Offers of the caller's operator for the caller's company. Only offers that `forCustomer` allows leave here: a price below the
 * floor, or for the staff alone, is not there.
 * @throws AppError FORBIDDEN for whom no operator serves as a customer, INVALID_INPUT
 */
export async function ownOffers({ system, actor, now }: Call, { Lang, ...query }: OwnPriceQuery) {
  const operator = servedBy(actor)
  if (operator === undefined) throw new AppError('FORBIDDEN')
  return withScopeOf(system, operator, async (tx) => {
    const customership = await findCustomership(tx, actor.companyId)
    const route = await readPriceQuery(tx, query)
    if (!customership || !isSoldTo(customership))
      return { Known: false, Operator: customership?.operator ?? '', Seller: '', Offers: [], Names: [] }
    const priceRequest: PriceRequest = { ...route, customer: customership.code, staff: false }
    const options = await pricesOf(tx, operator, customership, priceRequest, chinaDay(now()))
    const shown = options.filter((option) => mayTell(option)).slice(0, priceLimits.options)
    const Offers = shown.flatMap((option) => forCustomer(option) ?? [])
    const found = new Set(Offers.flatMap(({ Pod, Del }) => [Pod, Del]))
    const lost = priceRequest.pods.filter((pod) => !found.has(pod))
    await keepOwnQuery(tx, operator, { ...priceRequest, lost, boxes: writeBoxes(priceRequest.boxes), options: Offers.length })
    const customerOffers = Offers.map(offerOf)
    const seller = sellerOn(customership, Offers[0]?.Lane ?? '')
    return {
      Known: true,
      Operator: customership.operator,
      Seller: seller?.name ?? '',
      Offers: customerOffers,
      Names: await namesOf(tx, priceRequest, customerOffers, Lang),
    }
  })
}
