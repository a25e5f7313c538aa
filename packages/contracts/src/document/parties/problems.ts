import { taxIdProblem, taxIdWarning, defaultTaxId } from '../../tax-ids.ts'
import type { PartyFields } from './parties.ts'

export interface PartyProblem {
  readonly field: keyof PartyFields
  readonly message: string
  /** It may be kept, and customs may ask for it. */
  readonly warning?: true
}

const foreign = /[^\x20-\x7e\n]/

/** Returns problems of a party by the rules of its country. */
export function partyProblems({ NameZh, NameEn, Address, Country, TaxKind, TaxNo }: PartyFields): PartyProblem[] {
  const problems: PartyProblem[] = []
  if (NameZh.trim() === '') problems.push({ field: 'NameZh', message: '请填写名称' })
  if (Country !== '' && !/^[A-Z]{2}$/.test(Country)) problems.push({ field: 'Country', message: '国家为两位代码，例如 CN' })
  const usual = defaultTaxId(Country)
  const wrong = TaxNo === '' ? undefined : taxIdProblem(TaxKind || usual, TaxNo, Country)
  if (wrong !== undefined) problems.push({ field: 'TaxNo', message: wrong })
  const doubtful = taxIdWarning(TaxKind || usual, TaxNo)
  if (doubtful !== undefined) problems.push({ field: 'TaxNo', message: doubtful, warning: true })
  if (TaxNo !== '' && TaxKind === '' && usual === '') problems.push({ field: 'TaxKind', message: '请选择税号类型' })
  if (TaxNo === '' && usual !== '') problems.push({ field: 'TaxNo', message: `该国海关要求提单显示 ${usual}，建议补充`, warning: true })
  if (NameEn === '') problems.push({ field: 'NameEn', message: '没有英文名称，不能用于提单', warning: true })
  if (foreign.test(NameEn)) problems.push({ field: 'NameEn', message: '英文名称只能用英文字母、数字和标点', warning: true })
  if (foreign.test(Address)) problems.push({ field: 'Address', message: '提单地址只能用英文字母、数字和标点', warning: true })
  return problems
}
