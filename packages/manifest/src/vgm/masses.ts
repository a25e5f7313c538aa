import { ofUnits } from '@jst/packing'
import { exactMass, kilogram, vgmOf, wholeKg, emptyVgm, type VgmMethod, type VgmRecord, type WeightUnit } from './record.ts'

/** A weight with its unit, as a message states it. */
export interface StatedMass {
  readonly value: number
  readonly unit: Exclude<WeightUnit, ''>
}
export interface StatedMasses {
  readonly Vgm?: StatedMass | undefined
  readonly Cargo?: StatedMass | undefined
  readonly Tare?: StatedMass | undefined
}
/** A weight that is not stored in the unit in which it was stated. */
export interface ConvertedMass {
  readonly field: keyof StatedMasses
  readonly stated: StatedMass
  readonly kg: number
}

/** kg with three decimals, rounded half up; undefined for a weight with more decimals than a scale has. */
function kgOf({ value, unit }: StatedMass): number | undefined {
  const mass = exactMass(value, unit)
  const gram = kilogram / 1_000n
  return mass === undefined ? undefined : ofUnits(Number((mass + gram / 2n) / gram), 'Weight')
}
/** Whole kg, rounded half up. */
function wholeOf({ value, unit }: StatedMass): number | undefined {
  const mass = exactMass(value, unit)
  return mass === undefined ? undefined : wholeKg(mass)
}

/**
 * Weights of a record, which has one unit for all but its mass in kg. Weights in different units are converted to kg, and the conversion is
 * reported. A box that was weighed keeps the weight of the scale, so that its mass can be computed again.
 */
export function massesOf(
  Method: VgmMethod,
  stated: StatedMasses,
): { readonly masses: Pick<VgmRecord, 'Unit' | 'Weighed' | 'Vgm' | 'Cargo' | 'Tare'>; readonly converted: readonly ConvertedMass[] } {
  const { Vgm, Cargo, Tare } = stated
  const units = [...new Set([Vgm, Cargo, Tare].flatMap((one) => (one ? [one.unit] : [])))]
  const Unit = units.length > 1 ? 'KGM' : (units[0] ?? '')
  const converted: ConvertedMass[] = []
  const inUnit = (field: keyof StatedMasses, mass: StatedMass | undefined, kg: (one: StatedMass) => number | undefined): number => {
    if (!mass || mass.unit === Unit) return mass?.value ?? 0
    const value = kg(mass)
    if (value !== undefined) converted.push({ field, stated: mass, kg: value })
    return value ?? mass.value
  }
  const cargo = inUnit('Cargo', Cargo, kgOf)
  const tare = inUnit('Tare', Tare, kgOf)
  if (Method === 'SM1') {
    const Weighed = inUnit('Vgm', Vgm, wholeOf)
    const computed = vgmOf({ ...emptyVgm(), Method, Unit, Weighed })
    return { masses: { Unit, Weighed, Vgm: computed ?? 0, Cargo: cargo, Tare: tare }, converted }
  }
  if (!Vgm || Vgm.unit === 'KGM') return { masses: { Unit, Weighed: 0, Vgm: Vgm?.value ?? 0, Cargo: cargo, Tare: tare }, converted }
  // the mass is kg in every record
  const kg = wholeOf(Vgm) ?? 0
  return {
    masses: { Unit, Weighed: 0, Vgm: kg, Cargo: cargo, Tare: tare },
    converted: [...converted, { field: 'Vgm', stated: Vgm, kg }],
  }
}
