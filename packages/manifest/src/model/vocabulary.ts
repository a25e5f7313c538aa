/** Types of company codes of the manifest of China, beside those of the tax numbers that are known. */
export const codeTypes: readonly string[] = [
  'USCI',
  'OC',
  '9999',
  'VAT',
  'EIN',
  'CNPJ',
  'CUIT',
  'RUC',
  'EORI',
  'TIN',
  'CHAMBER OF COMMERCE NUMBER',
  'MERSIS NUMBER',
]
/** No type of the list. */
export const otherType = '9999'
/** Names in place of a consignee who is whoever holds the bill. */
export const toOrder = /^TO\s+(?:THE\s+)?ORDER\b/i
export const sameAsConsignee = /^SAME\s+AS\s+(?:THE\s+)?CONSIGNEE\b/i
/** Abbreviations of packages that people type in place of the code of Recommendation 21. */
export const packageAbbreviations: Readonly<Record<string, string>> = {
  CTN: 'CT',
  PLT: 'PX',
  PKG: 'PK',
  BAG: 'BG',
  BOX: 'BX',
  CAS: 'CS',
  DRM: 'DR',
  PCS: 'PP',
  ROL: 'RO',
  BDL: 'BE',
  SET: 'SX',
}
