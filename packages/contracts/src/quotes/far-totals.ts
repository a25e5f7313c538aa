import { amountText } from '../money/amount-text.ts'
import { farFrom, farOfKind, isFarAmount, withoutKnown, type BoxPrice, type FarPrice } from '../freight-rates/far-prices.ts'
import { isDecimal } from '../money/decimal.ts'
import { optionTotals, type QuoteCharge, type QuoteOption, type QuoteSources } from './options.ts'

type Quoted = Pick<QuoteOption, 'Charges' | 'Rated'>
const freight = 'OFT'
const [sold, floor] = ['售价', '底价'] as const

const priceOf = ({ Price }: QuoteCharge) => (isDecimal(Price) ? Number(Price) : undefined)
const isSame = (a: QuoteCharge) => (b: QuoteCharge) => a.Code === b.Code && a.Box === b.Box && a.Currency === b.Currency

/** Ocean freight by box type, held to other box types, to its floor, and to what it was. */
function farFreight(charges: readonly QuoteCharge[], before: readonly QuoteCharge[]): FarPrice[] {
  const prices = charges.flatMap((charge, at) => {
    const amount = priceOf(charge)
    if (charge.Code !== freight || charge.InAllIn || amount === undefined) return []
    const stored = before.find(isSame(charge))
    const price: BoxPrice = { box: charge.Box, amount, before: stored && priceOf(stored), field: `Charges[${at}].Price` }
    return [{ charge, at, price }]
  })
  const currencies = [...new Set(prices.map(({ charge }) => charge.Currency))]
  return [
    ...currencies.flatMap((currency) =>
      farOfKind(
        sold,
        currency,
        prices.flatMap(({ charge, price }) => (charge.Currency === currency ? [price] : [])),
      ),
    ),
    ...prices.flatMap(({ charge, at, price }) =>
      charge.Floor === '' ? [] : farFrom(sold, price, { word: floor, amount: Number(charge.Floor), field: `Charges[${at}].Floor` }),
    ),
  ]
}

/** Other charges of one unit that are above any usual price. A per cent is no amount. */
const farCharges = (charges: readonly QuoteCharge[]): FarPrice[] =>
  charges.flatMap((charge, at) => {
    const amount = priceOf(charge)
    const { Code, NameZh, Currency, Basis } = charge
    if (Code === freight || Basis === 'F' || amount === undefined || !isFarAmount(Currency, amount)) return []
    const field = `Charges[${at}].Price`
    const Message = `${NameZh || Code} ${amountText(amount, Currency)} 远高于常见费用`
    return [{ Field: field, Fields: [field], Message }]
  })

/** The total of an option that is above what its boxes usually cost, in the currency of the quotation. */
function farTotal({ Charges }: Quoted, sources: QuoteSources): FarPrice[] {
  const total = optionTotals(Charges, sources).converted
  const boxes = sources.Measures.Boxes.reduce((sum, { Count }) => sum + Count, 0)
  if (!total || !isFarAmount(total.Currency, Number(total.Amount), Math.max(boxes, 1))) return []
  const Message = `合计 ${amountText(total.Amount, total.Currency)} 远高于 ${boxes} 箱的常见费用`
  return [{ Field: 'Total', Fields: ['Total'], Message }]
}

function allFar(option: Quoted, sources: QuoteSources, before: readonly QuoteCharge[]): FarPrice[] {
  const prices = [...farFreight(option.Charges, before), ...farCharges(option.Charges)]
  return prices.length > 0 ? prices : farTotal(option, sources)
}

/**
 * Prices and totals of an option that are far from their kind: mistyped more often than meant.
 * @param before the option as it is stored: what stood then is not told again
 */
export function farQuoted(option: Quoted, sources: QuoteSources, before?: Quoted): FarPrice[] {
  const found = allFar(option, sources, before?.Charges ?? [])
  return before ? withoutKnown(found, allFar(before, sources, [])) : found
}
