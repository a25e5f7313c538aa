import {
  lclLines,
  lclRateDocument,
  lclRateFacts,
  mostLclOptions,
  type LclOption,
  type LclQuery,
  type LclShipment,
} from '@jst/contracts/freight-rates'
import { compare, convert, plus, type DatedExchangeRate } from '@jst/contracts/money'
import { lclPrice, type LclPrice } from '@jst/price-engine/lcl'
import { currenciesOf, findManyLines } from '../../../documents/index.ts'
import { exchangeOn } from '../search/price-inputs.ts'
import { type PriceCall } from '../search/search.service.ts'
import { sightOf } from '../search/staff-view.ts'
import { findColoads } from './coload.repo.ts'
import { findLclRates, type LclRateRow } from './lcl-rates.repo.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

const into = 'CNY'

/** All totals in one currency; '' while a rate of exchange is missing. */
function converted(totals: LclPrice['Totals'], rates: readonly DatedExchangeRate[], digitsOf: (currency: string) => number): string {
  const parts = totals.map(({ Currency, Total }) => {
    if (Currency === into) return Total
    const rate = rates.find((one) => one.Currency === Currency)
    return rate && convert({ Amount: Total, Currency }, rate, into, digitsOf).Amount
  })
  return parts.some((part) => part === undefined) ? '' : plus(...parts.map((part) => part!))
}

const isBefore = (a: LclOption, b: LclOption): number => {
  if (a.Price.Complete !== b.Price.Complete) return a.Price.Complete ? -1 : 1
  if (a.Converted === '' || b.Converted === '') return a.Converted === b.Converted ? 0 : a.Converted === '' ? 1 : -1
  return compare(a.Converted, b.Converted)
}

/** Prices of a shipment by every rate that fits: complete ones first, then the cheapest. */
export async function searchLcl({ db, system, actor, now }: PriceCall, { Pol, Pod, Day, Cbm, Kg, Pieces, CargoType = '' }: LclQuery) {
  const [pol, pod] = [Pol.trim().toUpperCase(), Pod.trim().toUpperCase()]
  const shipment: LclShipment = { Cbm, Kg, Pieces, CargoType }
  const rates = await findLclRates(db, actor.companyId, { pol, pod, day: Day, cargo: CargoType })
  const ids = rates.map(({ Id }) => Id)
  const today = chinaDay(now())
  const [tiers, local, destination, currencies, exchange] = await Promise.all([
    findManyLines(db, lclLines.tiers, lclRateDocument.kind, ids),
    findManyLines(db, lclLines.local, lclRateDocument.kind, ids),
    findManyLines(db, lclLines.destination, lclRateDocument.kind, ids),
    currenciesOf(system, actor.companyId),
    exchangeOn(db, actor.companyId, into, today),
  ])
  const digits = new Map(currencies.map(({ Code, Digits }) => [Code, Digits]))
  const digitsOf = (currency: string) => digits.get(currency) ?? 2
  const sight = sightOf(actor)
  const coloadsOf = coloadsBy((rate) => findColoads(db, actor, { Supplier: rate.Supplier, Lane: rate.Lane, Pol: pol, Pod: pod, Day }))
  const options = await Promise.all(
    rates.map(async (rate): Promise<LclOption> => {
      const parts = { tiers: tiers.get(rate.Id) ?? [], local: local.get(rate.Id) ?? [], destination: destination.get(rate.Id) ?? [] }
      const price = lclPrice(shipment, lclRateFacts({ ...rate }, parts, await coloadsOf(rate), shipment), digitsOf)
      const { Id, No, Supplier, Via, Cfs, ClosingWeekday, EtdWeekday, TransitDays, ValidTo, Remark, Refund } = rate
      return {
        Rate: { Id, No },
        Supplier: sight.supplier ? Supplier : '',
        Via,
        Cfs,
        ClosingWeekday,
        EtdWeekday,
        TransitDays: TransitDays ?? -1,
        ValidTo,
        Remark,
        Refund: sight.cost ? Refund : '',
        Price: { ...price, Lines: [...price.Lines], Unknown: [...price.Unknown], Totals: [...price.Totals] },
        Converted: converted(price.Totals, exchange, digitsOf),
      }
    }),
  )
  const sorted = options.toSorted(isBefore)
  return { Options: sorted.slice(0, mostLclOptions), More: Math.max(0, sorted.length - mostLclOptions) }
}

/** Rates of one consolidator and lane have the same co-load charges: they are asked for once. */
function coloadsBy<T>(find: (rate: LclRateRow) => Promise<T>): (rate: LclRateRow) => Promise<T> {
  const pending = new Map<string, Promise<T>>()
  return (rate) => {
    const key = `${rate.Supplier} ${rate.Lane}`
    const found = pending.get(key) ?? find(rate)
    pending.set(key, found)
    return found
  }
}
