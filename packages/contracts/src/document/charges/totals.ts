import { compare, dividedBy, plus, rounded, times, type Decimal } from '../../money/decimal.ts'
import { allocate, convert, type DatedExchangeRate, type DigitsOf, type Money } from '../../money/money.ts'
import type { ChargeLine, ChargeMeasures, ChargesFacts, DocumentCharges, PayTerm } from './charges.ts'
import { circularCodes } from './percent.ts'
import { isCountable } from './problems.ts'

/** Amount of a line. `quantity` is the typed or the derived one. */
export interface ChargedLine {
  readonly quantity: Decimal
  readonly derived: boolean
  readonly net: Decimal
  readonly tax: Decimal
  readonly gross: Decimal
}

/** The lines of one currency added up. */
export interface CurrencyTotal {
  readonly currency: string
  readonly net: Decimal
  readonly tax: Decimal
  readonly gross: Decimal
  /** `gross` by who pays where. */
  readonly terms: Readonly<Record<PayTerm, Decimal>>
}

export interface ChargeTotals {
  /** In the order of the lines; undefined where a line cannot be counted yet. */
  readonly lines: readonly (ChargedLine | undefined)[]
  /** By currency, in the order of their codes. */
  readonly currencies: readonly CurrencyTotal[]
  /** Everything in one currency; undefined while a rate is missing. */
  readonly converted: Money | undefined
  /** The rates it was converted by. */
  readonly rates: readonly DatedExchangeRate[]
  /** Currencies without a rate on the day. */
  readonly missing: readonly string[]
}

/** Quantity of a line as the document states it. */
export function derivedQuantity({ Basis, Box }: Pick<ChargeLine, 'Basis' | 'Box'>, measures: ChargeMeasures): Decimal {
  if (Basis === 'C')
    return String(measures.Boxes.filter(({ Type }) => Box === '' || Type === Box).reduce((sum, { Count }) => sum + Count, 0))
  if (Basis === 'B') return String(measures.Bills)
  if (Basis === 'T') return measures.Tons
  // a revenue ton is the weight or the volume, whichever is more
  if (Basis === 'R') return compare(measures.Tons, measures.Cbm) > 0 ? measures.Tons : measures.Cbm
  return '1'
}

type Sources = Pick<DocumentCharges, 'Measures' | 'Rates' | 'Currencies'>

/** Places of the currencies of an answer; two for others. */
export const digitsIn = (currencies: DocumentCharges['Currencies']): DigitsOf => {
  const digits = new Map(currencies.map(({ Code, Digits }) => [Code, Digits]))
  return (currency) => digits.get(currency) ?? 2
}

/**
 * Totals of a list of charges, the same on both ends, on prints and in workbooks. Amounts of lines are rounded half up to the places of their
 * currency; the order of the lines changes no total. Lines that cannot be counted yet are left out.
 */
export function chargeTotals(
  lines: readonly ChargeLine[],
  { Measures, Rates, Currencies }: Sources,
  { round }: Pick<ChargesFacts, 'round'>,
): ChargeTotals {
  const digitsOf = digitsIn(Currencies)
  const nets = netsOf(lines, Measures, digitsOf)
  const taxes = round === 'line' ? taxesByLine(lines, nets, digitsOf) : taxesByGroup(lines, nets, digitsOf)
  const charged = lines.map((line, at): ChargedLine | undefined => {
    const [net, tax] = [nets[at], taxes[at]]
    if (net === undefined || tax === undefined) return undefined
    return { ...quantityOf(line, Measures), net, tax, gross: rounded(plus(net, tax), digitsOf(line.Currency)) }
  })
  const currencies = byCurrency(lines, charged, digitsOf)
  const rateOf = (currency: string) => Rates.find(({ Currency }) => Currency === currency)
  const others = currencies.map(({ currency }) => currency).filter((currency) => currency !== Measures.Into)
  const missing = others.filter((currency) => !rateOf(currency))
  return {
    lines: charged,
    currencies,
    rates: others.flatMap((currency) => rateOf(currency) ?? []),
    missing,
    converted: missing.length > 0 ? undefined : convertedSum(currencies, Measures.Into, rateOf, digitsOf),
  }
}

const quantityOf = (line: ChargeLine, measures: ChargeMeasures) =>
  line.Quantity === '' ? { quantity: derivedQuantity(line, measures), derived: true } : { quantity: line.Quantity, derived: false }

/** Net amounts. A per cent waits for the lines that it is taken of, wherever they stand. */
function netsOf(lines: readonly ChargeLine[], measures: ChargeMeasures, digitsOf: DigitsOf): (Decimal | undefined)[] {
  const circular = circularCodes(lines)
  const countable = lines.map((line) => isCountable(line) && !(line.Basis === 'F' && circular.has(line.Code)))
  const nets: (Decimal | undefined)[] = lines.map(() => undefined)
  const netOf = (at: number): Decimal | undefined => {
    const line = lines[at]!
    if (!countable[at]) return undefined
    nets[at] ??= rounded(leastOf(line, line.InAllIn ? '0' : exactOf(line)), digitsOf(line.Currency))
    return nets[at]
  }
  const exactOf = (line: ChargeLine): Decimal => {
    if (line.Basis !== 'F') return times(line.Price, quantityOf(line, measures).quantity)
    const parts = lines.flatMap(({ Code, Currency }, at) =>
      line.PercentOf.includes(Code) && Currency === line.Currency ? [netOf(at) ?? '0'] : [],
    )
    return times(dividedBy(times(plus(...parts), line.Price), '100'), quantityOf(line, measures).quantity)
  }
  return lines.map((_, at) => netOf(at))
}

const leastOf = ({ Minimum, InAllIn }: ChargeLine, amount: Decimal): Decimal =>
  Minimum !== '' && !InAllIn && compare(amount, Minimum) < 0 ? Minimum : amount

const taxOf = (net: Decimal, rate: Decimal, digits: number) => rounded(dividedBy(times(net, rate), '100'), digits)

const taxesByLine = (lines: readonly ChargeLine[], nets: readonly (Decimal | undefined)[], digitsOf: DigitsOf) =>
  lines.map(({ TaxRate, Currency }, at) => (nets[at] === undefined ? undefined : taxOf(nets[at], TaxRate, digitsOf(Currency))))

/** One tax for all lines of a currency and rate, shared out by their nets. */
function taxesByGroup(lines: readonly ChargeLine[], nets: readonly (Decimal | undefined)[], digitsOf: DigitsOf): (Decimal | undefined)[] {
  const taxes: (Decimal | undefined)[] = lines.map(() => undefined)
  const groups = Map.groupBy(
    lines.flatMap((line, at) => (nets[at] === undefined ? [] : [{ line, at, net: nets[at] }])),
    // credits are shared out among themselves: a weight is never below 0
    ({ line, net }) => [line.Currency, rounded(line.TaxRate, 2), compare(net, '0') < 0].join(' '),
  )
  for (const group of groups.values()) {
    const { Currency, TaxRate } = group[0]!.line
    const Amount = taxOf(plus(...group.map(({ net }) => net)), TaxRate, digitsOf(Currency))
    const weights = group.map(({ net }) => net.replace('-', ''))
    for (const [place, part] of allocate({ Amount, Currency }, weights, digitsOf).entries()) taxes[group[place]!.at] = part.Amount
  }
  return taxes
}

function byCurrency(lines: readonly ChargeLine[], charged: readonly (ChargedLine | undefined)[], digitsOf: DigitsOf): CurrencyTotal[] {
  const counted = lines.flatMap((line, at) => (charged[at] ? [{ line, charged: charged[at] }] : []))
  return [...Map.groupBy(counted, ({ line }) => line.Currency)]
    .map(([currency, all]) => {
      const sum = (key: 'net' | 'tax' | 'gross', some = all) =>
        rounded(plus(...some.map(({ charged: one }) => one[key])), digitsOf(currency))
      const at = (term: PayTerm) =>
        sum(
          'gross',
          all.filter(({ line }) => line.PpCc === term),
        )
      return { currency, net: sum('net'), tax: sum('tax'), gross: sum('gross'), terms: { PP: at('PP'), CC: at('CC') } }
    })
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}

function convertedSum(
  totals: readonly CurrencyTotal[],
  into: string,
  rateOf: (currency: string) => DatedExchangeRate | undefined,
  digitsOf: DigitsOf,
): Money {
  const parts = totals.map(({ currency, gross }) => {
    const rate = rateOf(currency)
    return currency === into || !rate ? gross : convert({ Amount: gross, Currency: currency }, rate, into, digitsOf).Amount
  })
  return { Amount: rounded(plus(...parts), digitsOf(into)), Currency: into }
}
