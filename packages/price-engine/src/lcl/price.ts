import type { Decimal, DigitsOf } from '@jst/contracts/money'
import { dividedHalfUp, exact, fixed, isoDigits, one, unitsOf, type Units } from '../amounts.ts'
import type { LclCargo, LclCharge, LclRate } from './facts.ts'

/** A line of an LCL price. */
export interface LclLine {
  /** Charge code; LFT for the freight. */
  readonly Code: string
  /** Units. The revenue ton is shown to ten places and counted exactly. */
  readonly Quantity: Decimal
  /** Of one unit. */
  readonly Price: Decimal
  /** Currency. */
  readonly Currency: string
  /** Prepaid or collect. */
  readonly PpCc: LclCharge['PpCc']
  /** Amount, rounded to the currency. */
  readonly Amount: Decimal
  /** True if the minimum charge replaced price times quantity. */
  readonly AtMinimum: boolean
  /** True for a charge at the destination. */
  readonly Destination: boolean
}

/** The price of an LCL shipment. */
export interface LclPrice {
  /** Revenue tons: volume or weight, whichever is more. Not rounded; shown to ten places. */
  readonly Rt: Decimal
  /** Revenue tons that are charged: `Rt`, or the least. */
  readonly ChargedRt: Decimal
  /** Freight first, then the charges. */
  readonly Lines: readonly LclLine[]
  /** Codes of charges that are due and not known. */
  readonly Unknown: readonly string[]
  /** True if all charges at the destination are known. */
  readonly DestinationKnown: boolean
  /** True if nothing is missing. */
  readonly Complete: boolean
  /** Sums by currency, in the order of their codes. */
  readonly Totals: readonly { readonly Currency: string; readonly Prepaid: Decimal; readonly Collect: Decimal; readonly Total: Decimal }[]
}

/** A quantity as a fraction: kilograms by kilograms per cubic metre do not end. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}
const fraction = (over: Units): Fraction => ({ over, under: 1n })
const more = (a: Fraction, b: Fraction) => (b.over * a.under > a.over * b.under ? b : a)
const atLeast = (a: Fraction, value: Units) => a.over >= value * a.under
const unitsIn = ({ over, under }: Fraction): Units => dividedHalfUp(over, under)

/** Price times quantity, or the least charge; rounded once. */
function charged(price: Units, { over, under }: Fraction, minimum: Units | undefined, digits: number) {
  const step = one / 10n ** BigInt(digits)
  const amount = dividedHalfUp(price * over, one * under * step) * step
  // compared before rounding, so that an amount that is less by a hair counts as less
  const AtMinimum = minimum !== undefined && price * over < minimum * one * under
  return { amount: AtMinimum ? dividedHalfUp(minimum, step) * step : amount, AtMinimum }
}

/** The revenue tons of a shipment, exactly. */
function revenueTons({ Cbm, Kg }: LclCargo, kgPerCbm: Decimal): Fraction {
  const under = unitsOf(kgPerCbm)
  if (under <= 0n) throw new RangeError('Kilograms per cubic metre are above 0')
  return more(fraction(unitsOf(Cbm)), { over: unitsOf(Kg) * one, under })
}

/** The tier counts for the whole shipment; where tiers leave a gap, the rate without tiers. */
const rateFor = ({ Rate, Tiers }: LclRate, rt: Fraction): Units =>
  unitsOf(Tiers.find(({ From, To }) => atLeast(rt, unitsOf(From)) && (To === '' || !atLeast(rt, unitsOf(To))))?.Rate ?? Rate)

/**
 * The price of a shipment: revenue ton, then the least revenue ton, the rate of its tier, and the least charge.
 * @throws RangeError for an amount that is no decimal, or no kilograms per cubic metre
 */
export function lclPrice(cargo: LclCargo, rate: LclRate, digitsOf: DigitsOf = isoDigits): LclPrice {
  const rt = revenueTons(cargo, rate.KgPerCbm)
  const counted = rate.MinRt === '' ? rt : more(rt, fraction(unitsOf(rate.MinRt)))
  const freight: LclCharge = {
    Code: 'LFT',
    NameZh: '',
    NameEn: '',
    Unit: 'RT',
    Amount: exact(rateFor(rate, counted), 0),
    Minimum: rate.MinCharge,
    Currency: rate.Currency,
    PpCc: rate.PpCc,
    Known: true,
  }
  const sums = new Map<string, { prepaid: Units; collect: Units }>()
  const lineOf = (charge: LclCharge, quantity: Fraction, Destination: boolean): LclLine => {
    const digits = digitsOf(charge.Currency)
    const price = unitsOf(charge.Amount)
    const { amount, AtMinimum } = charged(price, quantity, charge.Minimum === '' ? undefined : unitsOf(charge.Minimum), digits)
    const sum = sums.get(charge.Currency) ?? { prepaid: 0n, collect: 0n }
    if (charge.PpCc === 'PP') sum.prepaid += amount
    else sum.collect += amount
    sums.set(charge.Currency, sum)
    const { Code, Currency, PpCc } = charge
    const Quantity = exact(unitsIn(quantity), 0)
    return { Code, Quantity, Price: exact(price, digits), Currency, PpCc, Amount: fixed(amount, digits), AtMinimum, Destination }
  }
  const linesOf = (charges: readonly LclCharge[], destination: boolean) =>
    charges.filter(({ Known }) => Known).map((charge) => lineOf(charge, quantityOf(charge, cargo, rt), destination))
  const Lines = [lineOf(freight, counted, false), ...linesOf(rate.Charges, false), ...linesOf(rate.Destination, true)]
  const Unknown = [...rate.Charges, ...rate.Destination].flatMap(({ Known, Code }) => (Known ? [] : [Code]))
  return {
    Rt: exact(unitsIn(rt), 0),
    ChargedRt: exact(unitsIn(counted), 0),
    Lines,
    Unknown,
    DestinationKnown: rate.DestinationKnown,
    Complete: rate.DestinationKnown && Unknown.length === 0,
    Totals: [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([Currency, { prepaid, collect }]) => {
        const [Prepaid, Collect, Total] = [prepaid, collect, prepaid + collect].map((sum) => fixed(sum, digitsOf(Currency)))
        return { Currency, Prepaid: Prepaid!, Collect: Collect!, Total: Total! }
      }),
  }
}

/** Charges besides the freight are counted by the real revenue ton; each has its own least charge. */
function quantityOf({ Unit }: LclCharge, { Cbm, Kg, Pieces }: LclCargo, rt: Fraction): Fraction {
  if (Unit === 'RT') return rt
  if (Unit === 'CBM') return fraction(unitsOf(Cbm))
  if (Unit === 'KG') return fraction(unitsOf(Kg))
  return fraction(Unit === 'PIECE' ? one * BigInt(Pieces) : one)
}
