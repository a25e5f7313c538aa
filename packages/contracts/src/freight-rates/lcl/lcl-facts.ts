import { compare, dividedBy, isDecimal, type Decimal } from '../../money/decimal.ts'
import type { PayTerm } from '../../document/charges/charges.ts'
import type { LclColoadCharge } from './lcl-price.ts'
import { defaultKgPerCbm, type LclUnitCode } from './lcl-words.ts'

/** A shipment that is asked for; amounts are decimal text. */
export interface LclShipment {
  readonly Cbm: Decimal
  readonly Kg: Decimal
  readonly Pieces: number
  /** '' : not said. */
  readonly CargoType: string
}

/** A row of a rate or below it: a record of an entity or a line. */
type Row = Readonly<Record<string, unknown>>
/** Rows below a rate, by part. */
export interface LclParts {
  readonly tiers: readonly Row[]
  readonly local: readonly Row[]
  readonly destination: readonly Row[]
}

interface Charge {
  readonly Code: string
  readonly NameZh: string
  readonly NameEn: string
  readonly Unit: LclUnitCode
  readonly Amount: Decimal
  readonly Minimum: Decimal
  readonly Currency: string
  readonly PpCc: PayTerm
  readonly Known: boolean
}
/** A rate as `@jst/price-engine/lcl` takes it. */
export interface LclRateFacts {
  readonly Id: number
  readonly Version: number
  readonly Currency: string
  readonly PpCc: PayTerm
  readonly Rate: Decimal
  readonly Tiers: readonly { readonly From: Decimal; readonly To: Decimal; readonly Rate: Decimal }[]
  readonly KgPerCbm: Decimal
  readonly MinRt: Decimal
  readonly MinCharge: Decimal
  readonly Charges: readonly Charge[]
  readonly Destination: readonly Charge[]
  readonly DestinationKnown: boolean
}

/** Reads the number of a form or of the server; '' where it is no decimal. */
const decimal = (value: unknown): Decimal => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return isDecimal(text) ? text : ''
}
const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const term = (value: unknown, defaultTerm: PayTerm): PayTerm => (value === 'PP' || value === 'CC' ? value : defaultTerm)

/** A charge without an amount is due and not known, whatever its row says. */
const chargeOf = (row: Row, defaultTerm: PayTerm): Charge => ({
  Code: word(row['ChargeCode']),
  NameZh: word(row['ChargeCodeName']),
  NameEn: '',
  Unit: (word(row['Unit']) || 'SHIPMENT') as LclUnitCode,
  Amount: decimal(row['Amount']) || '0',
  Minimum: decimal(row['Minimum']),
  Currency: word(row['CurrencyCode']),
  PpCc: term(row['PpCc'], defaultTerm),
  Known: row['Unknown'] !== true && decimal(row['Amount']) !== '',
})

/** Returns true if a co-load charge is due for a shipment. */
export function isColoadDue({ ConditionOf, ConditionOp, ConditionValue }: LclColoadCharge, { Cbm, Kg, Pieces }: LclShipment): boolean {
  const limit = decimal(ConditionValue)
  if (ConditionOf === '' || limit === '') return true
  const perPiece = () => dividedBy(Kg, String(Math.max(1, Pieces)))
  const value = ConditionOf === 'kg' ? Kg : ConditionOf === 'cbm' ? Cbm : ConditionOf === 'pieces' ? String(Pieces) : perPiece()
  const order = compare(value, limit)
  return ConditionOp === 'below' ? order < 0 : order > 0
}

/** A rate with its rows and the charges of its co-loader, as prices are made of it. The server and the calculator of the page ask it alike. */
export function lclRateFacts(rate: Row, parts: LclParts, coload: readonly LclColoadCharge[], shipment: LclShipment): LclRateFacts {
  const isFor = ({ CargoTypes }: LclColoadCharge) => CargoTypes.length === 0 || CargoTypes.includes(shipment.CargoType)
  const due = coload.filter((charge) => isFor(charge) && isColoadDue(charge, shipment))
  return {
    Id: Number(rate['Id'] ?? 0),
    Version: 0,
    Currency: word(rate['CurrencyCode']),
    PpCc: term(rate['PpCc'], 'PP'),
    Rate: decimal(rate['Rate']) || '0',
    Tiers: parts.tiers.map((tier) => ({
      From: decimal(tier['FromRt']) || '0',
      To: decimal(tier['ToRt']),
      Rate: decimal(tier['Rate']) || '0',
    })),
    KgPerCbm: decimal(rate['KgPerCbm']) || String(defaultKgPerCbm),
    MinRt: decimal(rate['MinRt']),
    MinCharge: decimal(rate['MinCharge']),
    Charges: [...parts.local, ...due].map((row) => chargeOf(row as Row, 'PP')),
    Destination: parts.destination.map((row) => chargeOf(row, 'CC')),
    DestinationKnown: rate['DestinationKnown'] === true,
  }
}
