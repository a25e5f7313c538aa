import { taxIdProblem, taxIdWarning, defaultTaxId } from '../../tax-ids.ts'
import type { PartyFields } from './parties.ts'
import { partyProblemTexts, type PartyProblemTexts } from './problem-texts.ts'

export interface PartyProblem {
  readonly field: keyof PartyFields
  readonly message: string
  /** It may be kept, and customs may ask for it. */
  readonly warning?: true
}

const foreign = /[^\x20-\x7e\n]/

/** Returns problems of a party by the rules of its country. */
export function partyProblems(
  { NameZh, NameEn, Address, Country, TaxKind, TaxNo }: PartyFields,
  words: PartyProblemTexts = partyProblemTexts,
): PartyProblem[] {
  const problems: PartyProblem[] = []
  if (NameZh.trim() === '') problems.push({ field: 'NameZh', message: words.name })
  if (Country !== '' && !/^[A-Z]{2}$/.test(Country)) problems.push({ field: 'Country', message: words.country })
  const defaultKind = defaultTaxId(Country)
  const wrong = TaxNo === '' ? undefined : taxIdProblem(TaxKind || defaultKind, TaxNo, Country)
  if (wrong !== undefined) problems.push({ field: 'TaxNo', message: words.taxNo(wrong, TaxKind || defaultKind) })
  const doubtful = taxIdWarning(TaxKind || defaultKind, TaxNo)
  if (doubtful !== undefined)
    problems.push({ field: 'TaxNo', message: words.doubtfulTaxNo(doubtful, TaxKind || defaultKind), warning: true })
  if (TaxNo !== '' && TaxKind === '' && defaultKind === '') problems.push({ field: 'TaxKind', message: words.taxKind })
  if (TaxNo === '' && defaultKind !== '') problems.push({ field: 'TaxNo', message: words.wantedTaxNo(defaultKind), warning: true })
  if (NameEn === '') problems.push({ field: 'NameEn', message: words.noEnglish, warning: true })
  if (foreign.test(NameEn)) problems.push({ field: 'NameEn', message: words.signs, warning: true })
  if (foreign.test(Address)) problems.push({ field: 'Address', message: words.addressSigns, warning: true })
  return problems
}
