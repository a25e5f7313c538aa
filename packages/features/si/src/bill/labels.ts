import { formatDecimal, formatNumber } from '@jst/ui'
import { transportTerms, type Choice, type SiRecord } from '@jst/contracts/si'
import { goodsTypes, paymentMethods, recordFields, signingMethods, ticks, vgmMethods } from '../declared-fields.ts'

/** Lists behind the choice fields. */
export const choicesOf: Partial<Record<keyof SiRecord, readonly Choice[]>> = {
  goodsType: goodsTypes,
  paymentMethod: paymentMethods,
  signingMethod: signingMethods,
  transportTerms,
}

type Name = keyof typeof recordFields

/** Chinese label of a field, from the catalogue. */
export const labelOf = (name: Name): string => recordFields[name].zh

/** A value as people read it: choices by their label, the number of packages with thousands separators. */
export function shown(name: Name, value: SiRecord[Name]): string {
  const choice = choicesOf[name]?.find((option) => option.value === value)
  if (choice) return choice.zh
  return name === 'packageCount' && /^\d+$/.test(String(value)) ? formatNumber(String(value)) : value === null ? '' : String(value)
}

const digits: Readonly<Record<string, number>> = { packages: 0, weight: 3, volume: 3, vgm: 3, tare: 3 }
const boxChoices: Readonly<Record<string, readonly Choice[]>> = {
  soc: ticks,
  partLoad: ticks,
  marinePollutant: ticks,
  limitedQuantity: ticks,
  vgmMethod: vgmMethods,
}
/** A value of a container or goods line as people read it: 4,468 and 42,135.000, choices by their label. */
export const shownFigure = (name: string, value: unknown): string =>
  boxChoices[name]?.find((choice) => choice.value === value)?.zh ??
  (typeof value === 'number' && digits[name] !== undefined ? formatDecimal(value, digits[name]) : String(value))

/** Weight and volume of a container or a bill: 42,135.000 KGS · 82.400 CBM. */
export const weightAndVolume = ({ weight, volume }: { weight: number; volume: number }): string =>
  `${formatDecimal(weight)} KGS · ${formatDecimal(volume)} CBM`
