import { commercialType, containerTypes } from '@jst/contracts/si/data'

/** ISO code of a type under any of its names; an unknown one of up to four characters is taken for an ISO code. Empty: none. */
export function isoTypeOf(type: string): string {
  const tradeType = commercialType(type)
  return containerTypes.find(({ value }) => value === tradeType)?.iso ?? (type.length <= 4 ? type : '')
}
