import { cubicMetres, kilograms } from '@jst/contracts/si/data'
/** Our codes by those of DCSA Booking 2; where several of ours map to one code, the first is read back. */
export const transportEnds = { CY: 'CY', DOOR: 'SD', CFS: 'CFS' } as const
export const payTerms: Readonly<Record<string, string>> = { PP: 'PRE', CC: 'COL' }
export const documentTypes: Readonly<Record<string, string>> = { OBL: 'BOL', SWB: 'SWB' }
export const locationTypes = [
  ['PorCode', 'PRE'],
  ['PolCode', 'POL'],
  ['PotCode', 'RTP'],
  ['PodCode', 'POD'],
  ['DelCode', 'PDE'],
] as const
export const packingGroups: readonly string[] = ['', 'I', 'II', 'III']
/** Flags of dangerous goods that DCSA requires; absent in our content means false. */
export const dangerFlags = [
  'isMarinePollutant',
  'isLimitedQuantity',
  'isExceptedQuantity',
  'isSalvagePackings',
  'isEmptyUncleanedResidue',
  'isWaste',
  'isHot',
  'isCompetentAuthorityApprovalRequired',
  'isReportableQuantity',
] as const
/** Type groups of ISO 6346, which the standard takes in place of a size and type. */
export const typeGroups: Readonly<Record<string, string>> = {
  '22GP': '20GP',
  '25GP': '20HQ',
  '42GP': '40GP',
  '45GP': '40HQ',
  L5GP: '45HQ',
  '22RT': '20RF',
  '42RT': '40RF',
  '45RT': '40RH',
  '22UT': '20OT',
  '42UT': '40OT',
  '22PF': '20FR',
  '22PC': '20FR',
  '42PF': '40FR',
  '42PC': '40FR',
  '22TN': '20TK',
}
/** Factor from a unit to kg or m³; undefined if the unit is unknown. */
export const unitFactor = (kind: 'weight' | 'volume', unit: string): number | undefined =>
  (kind === 'weight' ? kilograms : cubicMetres)[unit.trim().toUpperCase()]
export const hourly: Readonly<Record<string, number>> = { MQH: 1, FQH: 0.028_316_846_592 }
export const round = (value: number, digits: number): number => Number(value.toFixed(digits))
const phoneAtEnd = /(\+?\d[\d\s()-]{5,28})$/
/** Splits a contact into the name and the telephone number at its end. */
export function contactOf(text: string): { name: string; phone: string | undefined } {
  const found = phoneAtEnd.exec(text)
  if (!found) return { name: text, phone: undefined }
  const name = text.slice(0, found.index).replace(/(?<![\s,，;；:/])[\s,，;；:/]+$/, '')
  return { name: name || text, phone: found[1]!.trim() }
}
export const reefer = (type: string): boolean => /R[FH]$/.test(type)
export const invertOf = (map: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(map).map(([ours, theirs]) => [theirs, ours]))
