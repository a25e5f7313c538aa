import type { Words } from '@jst/packing'
import type { Consignment } from '../model/consignment.ts'
import { filingTypeWords as words } from './texts.ts'

/** Facts of a type of entry summary declaration by sea. */
export interface EnsFilingType {
  /** `master`: the carrier files its own bill. `house`: whoever issued a bill below it files that one. */
  readonly of: 'master' | 'house'
  /** It has what the consignee knows: buyer and seller. */
  readonly hasConsigneeData: boolean
  readonly words: Words
}
/** Types of filings of ICS2 by sea: F10 and F11 are whole, all others are parts of a multiple filing. */
export const ensFilingTypes = {
  F10: { of: 'master', hasConsigneeData: true, words: words.F10 },
  F11: { of: 'master', hasConsigneeData: true, words: words.F11 },
  F12: { of: 'master', hasConsigneeData: false, words: words.F12 },
  F13: { of: 'master', hasConsigneeData: false, words: words.F13 },
  F14: { of: 'house', hasConsigneeData: false, words: words.F14 },
  F15: { of: 'house', hasConsigneeData: true, words: words.F15 },
  F16: { of: 'house', hasConsigneeData: true, words: words.F16 },
  F17: { of: 'master', hasConsigneeData: true, words: words.F17 },
} as const satisfies Readonly<Record<string, EnsFilingType>>
/** Code of a type. */
export type EnsFilingCode = keyof typeof ensFilingTypes

const isCode = (text: string): text is EnsFilingCode => Object.hasOwn(ensFilingTypes, text)

/** The type that follows from a bill: by its master number, and by buyer and seller. */
export function proposedEnsType({ MasterNo, Buyer, Seller }: Pick<Consignment, 'MasterNo' | 'Buyer' | 'Seller'>): {
  readonly type: EnsFilingCode
  readonly why: Words
} {
  const isWhole = Buyer.Name.trim() !== '' && Seller.Name.trim() !== ''
  const isHouse = MasterNo.trim() !== ''
  const type = isHouse ? (isWhole ? 'F15' : 'F14') : isWhole ? 'F10' : 'F13'
  return { type, why: words.why(isHouse, isWhole) }
}

/** The type of a filing: the chosen one, else the proposed one. Undefined for a code that is none. */
export function ensTypeOf(consignment: Pick<Consignment, 'FilingType' | 'MasterNo' | 'Buyer' | 'Seller'>): EnsFilingCode | undefined {
  const { FilingType = '' } = consignment
  if (FilingType === '') return proposedEnsType(consignment).type
  return isCode(FilingType) ? FilingType : undefined
}
