import { unitsOf } from '@jst/packing'

/** `SM1`: the packed box was weighed. `SM2`: cargo, dunnage and tare were added up. */
export type VgmMethod = 'SM1' | 'SM2' | ''
/** Unit of the weights of a record. */
export type WeightUnit = 'KGM' | 'LBR' | ''

/** The verified gross mass of one box. Weights that nobody gave are 0, texts ''. */
export interface VgmRecord {
  readonly BoxNo: string
  readonly BoxType: string
  /** Size and type of ISO 6346. */
  readonly IsoType: string
  /** Apart by `/`. */
  readonly Seals: string
  readonly BookingNo: string
  readonly BillNo: string
  readonly Method: VgmMethod
  /** Of all weights but `Vgm` and `MaxGross`, which are kg. */
  readonly Unit: WeightUnit
  /** SM1: what the scale said. */
  readonly Weighed: number
  /** SM1: truck and chassis, if they were weighed with the box. */
  readonly Truck: number
  readonly Chassis: number
  readonly Cargo: number
  readonly Dunnage: number
  readonly Tare: number
  /** Plate of the box. */
  readonly MaxGross: number
  /** Whole kg. */
  readonly Vgm: number
  /** `YYYY-MM-DD HH:mm` of the clock where it was weighed. */
  readonly WeighedAt: string
  readonly WeighedBy: string
  readonly Place: string
  readonly Certificate: string
  /** Company and person who answer for it; the person in capital letters. */
  readonly Party: string
  readonly Person: string
  readonly Phone: string
  readonly Email: string
  /** Why a weight that differs is right. */
  readonly Reason: string
}

/** A record without values. */
export const emptyVgm = (BoxNo = ''): VgmRecord => ({
  BoxNo,
  BoxType: '',
  IsoType: '',
  Seals: '',
  BookingNo: '',
  BillNo: '',
  Method: '',
  Unit: 'KGM',
  Weighed: 0,
  Truck: 0,
  Chassis: 0,
  Cargo: 0,
  Dunnage: 0,
  Tare: 0,
  MaxGross: 0,
  Vgm: 0,
  WeighedAt: '',
  WeighedBy: '',
  Place: '',
  Certificate: '',
  Party: '',
  Person: '',
  Phone: '',
  Email: '',
  Reason: '',
})

/** One kg in the unit in which both kg with three decimals and pounds with three decimals are whole: 1 lb is 0.45359237 kg. */
export const kilogram = 100_000_000_000n
const factors = { KGM: 100_000_000n, LBR: 45_359_237n } as const

/** A weight exactly; undefined with more than three decimals, or without a unit. */
export function exactMass(value: number, unit: WeightUnit): bigint | undefined {
  const thousandths = unitsOf(value, 'Weight')
  return thousandths === undefined || unit === '' ? undefined : BigInt(thousandths) * factors[unit]
}

/** Whole kg, rounded half up. */
export const wholeKg = (mass: bigint): number => Number((mass + kilogram / 2n) / kilogram)

/** Sum of signed weights of a record; undefined where one is not exact. */
function total(unit: WeightUnit, plus: readonly number[], minus: readonly number[] = []): bigint | undefined {
  let sum = 0n
  for (const [values, sign] of [
    [plus, 1n],
    [minus, -1n],
  ] as const)
    for (const value of values) {
      const mass = exactMass(value, unit)
      if (mass === undefined) return undefined
      sum += sign * mass
    }
  return sum
}

/** Cargo, dunnage and tare, exactly. */
export const addedMass = ({ Unit, Cargo, Dunnage, Tare }: VgmRecord): bigint | undefined => total(Unit, [Cargo, Dunnage, Tare])

/** The verified gross mass that the weights of a record give, rounded once at the end; undefined where they do not. */
export function vgmOf(record: VgmRecord): number | undefined {
  const { Method, Unit, Weighed, Truck, Chassis, Cargo } = record
  if (Method === '' || (Method === 'SM1' ? Weighed === 0 : Cargo === 0)) return undefined
  const mass = Method === 'SM1' ? total(Unit, [Weighed], [Truck, Chassis]) : addedMass(record)
  const kg = mass === undefined || mass <= 0n ? 0 : wholeKg(mass)
  return kg === 0 ? undefined : kg
}
/** The record with its mass computed. */
export const withVgm = (record: VgmRecord): VgmRecord => ({ ...record, Vgm: vgmOf(record) ?? record.Vgm })
