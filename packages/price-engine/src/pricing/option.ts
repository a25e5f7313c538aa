import type { DigitsOf } from '@jst/contracts/money'
import { validityBases } from '../facts/bases.ts'
import type { Guard } from '../facts/findings.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Option, OptionBox, OptionCharge } from '../facts/option.ts'
import type { Rate } from '../facts/rate.ts'
import { hashOf } from '../hash.ts'
import { exclusionsOf } from './exclusions.ts'
import type { Match } from './match.ts'
import { boxOf, chargeOf, marginOf, remarksOf, verdictOf, type ShownBox } from './shown.ts'
import type { Findings } from './surcharges.ts'
import type { Totals } from './totals.ts'

/** Everything that an option is made of. */
interface Parts {
  readonly rate: Rate
  readonly boxes: readonly ShownBox[]
  readonly found: Findings
  readonly digitsOf: DigitsOf
}

/**
 * An option. `Boxes`, `Charges`, `Excluded` and `Hash` are made when they are read, and are own properties: copies and JSON have them. All options
 * share one getter of each: with getters of their own each option would have a layout of its own, which costs more than the prices. Fields are
 * written to `this` by name, so that room for all of them is made at once.
 */
class PricedOption implements Option {
  readonly #parts: Parts
  #boxes: readonly OptionBox[] | undefined
  #charges: readonly OptionCharge[] | undefined
  #hash: string | undefined
  declare readonly Rate: Option['Rate']
  declare readonly Supplier: Option['Supplier']
  declare readonly Contract: Option['Contract']
  declare readonly Region: Option['Region']
  declare readonly RateType: Option['RateType']
  declare readonly Commodity: Option['Commodity']
  declare readonly Carrier: Option['Carrier']
  declare readonly Service: Option['Service']
  declare readonly Lane: Option['Lane']
  declare readonly Pol: Option['Pol']
  declare readonly LoadingPort: Option['LoadingPort']
  declare readonly Pod: Option['Pod']
  declare readonly Del: Option['Del']
  declare readonly Via: Option['Via']
  declare readonly TransitDays: Option['TransitDays']
  declare readonly FreeDays: Option['FreeDays']
  declare readonly EtdWeekday: Option['EtdWeekday']
  declare readonly ClosingWeekday: Option['ClosingWeekday']
  declare readonly ValidFrom: Option['ValidFrom']
  declare readonly ValidTo: Option['ValidTo']
  declare readonly Basis: Option['Basis']
  declare readonly DecidedBy: Option['DecidedBy']
  declare readonly Day: Option['Day']
  declare readonly DayAssumed: Option['DayAssumed']
  declare readonly Currency: Option['Currency']
  declare readonly Boxes: Option['Boxes']
  declare readonly Margin: Option['Margin']
  declare readonly Charges: Option['Charges']
  declare readonly NotCharged: Option['NotCharged']
  declare readonly Excluded: Option['Excluded']
  declare readonly Incomplete: Option['Incomplete']
  declare readonly Assumed: Option['Assumed']
  declare readonly Guards: Option['Guards']
  declare readonly Verdict: Option['Verdict']
  declare readonly Totals: Option['Totals']
  declare readonly Converted: Option['Converted']
  declare readonly MissingRates: Option['MissingRates']
  declare readonly Remarks: Option['Remarks']
  declare readonly Hash: Option['Hash']

  static readonly #Boxes = computedOnce((of: PricedOption) => {
    const { boxes, rate, digitsOf } = of.#parts
    return (of.#boxes ??= boxes.map((box) => boxOf(box, rate, digitsOf(rate.Currency))))
  })
  static readonly #Charges = computedOnce((of: PricedOption) => {
    const { found, digitsOf } = of.#parts
    return (of.#charges ??= found.lines.map((line) => chargeOf(line, digitsOf(line.head.Currency))))
  })
  static readonly #Excluded = computedOnce((of: PricedOption) => exclusionsOf(of.#parts.found.excluded))
  static readonly #Hash = computedOnce((of: PricedOption) => (of.#hash ??= hashOf(of)))

  constructor(parts: Parts, inquiry: Inquiry, match: Match, guards: readonly Guard[], { totals, converted, missing }: Totals) {
    const { rate, boxes, found, digitsOf } = parts
    const { date } = validityBases[rate.Basis]
    this.#parts = parts
    this.Rate = { Id: rate.Id, No: rate.No, Version: rate.Version }
    this.Supplier = rate.Supplier
    this.Contract = rate.Contract
    this.Region = rate.Region
    this.RateType = rate.RateType
    this.Commodity = rate.Commodity
    this.Carrier = rate.Carrier
    this.Service = rate.Service
    this.Lane = rate.Lane
    this.Pol = inquiry.Pol
    this.LoadingPort = match.barge ? rate.Pol : inquiry.Pol
    this.Pod = rate.Pod
    this.Del = rate.Del
    this.Via = rate.Via
    this.TransitDays = rate.TransitDays
    this.FreeDays = rate.FreeDays
    this.EtdWeekday = rate.EtdWeekday
    this.ClosingWeekday = rate.ClosingWeekday
    this.ValidFrom = rate.ValidFrom
    this.ValidTo = rate.ValidTo
    this.Basis = rate.Basis
    this.DecidedBy = date
    this.Day = match.day
    this.DayAssumed = match.assumed.includes(date)
    this.Currency = rate.Currency
    Object.defineProperty(this, 'Boxes', PricedOption.#Boxes)
    this.Margin = marginOf(boxes, digitsOf(rate.Currency))
    Object.defineProperty(this, 'Charges', PricedOption.#Charges)
    this.NotCharged = found.notCharged
    Object.defineProperty(this, 'Excluded', PricedOption.#Excluded)
    this.Incomplete = found.lacks
    this.Assumed = found.assumed
    this.Guards = guards
    this.Verdict = verdictOf(guards, found.lacks)
    this.Totals = totals
    this.Converted = converted
    this.MissingRates = missing
    this.Remarks = remarksOf(rate, boxes)
    Object.defineProperty(this, 'Hash', PricedOption.#Hash)
  }
}

/** An own property that is made by what it belongs to. */
function computedOnce<T>(make: (of: T) => unknown): PropertyDescriptor & ThisType<T> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return make(this)
    },
  }
}

export const pricedOption = (...parts: ConstructorParameters<typeof PricedOption>): Option => new PricedOption(...parts)
