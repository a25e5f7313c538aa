import { goodsTypes, paymentMethods, recordFields, signingMethods, transportTerms, type Choice, type SiRecord } from '@jst/contracts/si'

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

/** A value as people read it: choices by their label. */
export function shown(name: Name, value: SiRecord[Name]): string {
  const choice = choicesOf[name]?.find((option) => option.value === value)
  return choice ? choice.zh : value === null ? '' : String(value)
}
