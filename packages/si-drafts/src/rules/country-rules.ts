import {
  countriesOfAddress,
  countryName,
  entryFilingCountries,
  isSameCountry,
  missingTaxId,
  recordFields as f,
  taxIdNames,
  taxIdProblem,
  type SiRecord,
} from '@jst/contracts/si/data'
import { isSameAsConsignee, isToOrder } from './bill-text.ts'
import { countryAsks, type AskedParty } from './data/country-asks.ts'
import type { RuleSettings } from './facts.ts'
import type { Findings } from './findings.ts'
import { statedDetails, type StatedTax } from './stated-details.ts'

/** Country code where the goods end: place of delivery, else port of discharge. */
export const destinationCountry = ({ deliveryPlaceCode, dischargePortCode }: SiRecord) =>
  (deliveryPlaceCode || dischargePortCode).slice(0, 2)

export const hasPhone = /\b(TEL|PHONE|PH|MOB|MOBILE|CELL|FAX|T)\b\s*[.:]?|\+\s?\d{6,}|\d{3,4}[-\s]\d{6,8}/i
const hasEmail = /\S@[^\s@]+\.[^\s@]/

/** A party that is asked: the notify party only where its text names the country. Its country is not guessed from anything else. */
function isAsked(record: SiRecord, party: AskedParty, country: string): boolean {
  const text = record[party]
  if (text.trim() === '' || isSameAsConsignee(text)) return false
  if (party === 'consignee') return !isToOrder(text)
  return party === 'consignor' || countriesOfAddress(text).some((code) => isSameCountry(code, country))
}

/**
 * Demands of the customs of the destination on the parties: tax numbers and their form, telephones, e-mails. Warnings, or errors for the
 * countries that the operator chose.
 */
export function checkCountry(record: SiRecord, { partyCountries }: Pick<RuleSettings, 'partyCountries'>, out: Findings): void {
  const country = destinationCountry(record)
  // a malformed code has a finding at its own field
  if (!/^[A-Z]{2}$/.test(country)) return
  const ask = countryAsks[country] ?? {}
  const chosen = partyCountries.includes(country)
  const name = countryName(country, out.t.code === 'EN' ? 'en' : 'zh-CN')
  const tell = (party: keyof typeof f, code: string, message: string, value = '') => {
    const extra = value === '' ? {} : { value }
    if (chosen) out.errorAt(f[party], code, message, extra)
    else out.warnAt(f[party], code, message, extra)
  }
  const { taxes: stated, phones, emails } = statedDetails(record)
  const toOrder = isToOrder(record.consignee)
  const kinds = taxIdNames[country]?.split('|') ?? (chosen && entryFilingCountries.has(country) ? ['EORI'] : [])
  for (const party of ask.tax ?? [toOrder ? 'notifier1' : 'consignee']) {
    if (!isAsked(record, party, country)) continue
    const missing = kinds[0] === 'EORI' ? missingEori(record[party]) : missingTaxId(country, record[party])
    if (missing && !stated.some((tax) => tax.party === party)) tell(party, 'TAX_ID', out.t.taxId(name, out.labelOf(f[party]), missing))
  }
  for (const party of ['consignor', 'consignee', 'notifier1'] as const)
    for (const [kind, number] of numbersIn(record[party], entryFilingCountries.has(country) ? ['EORI'] : kinds))
      if (taxIdProblem(kind, number, country) !== undefined) tell(party, 'TAX_ID_FORM', out.t.taxIdForm(kind, number), number)
  for (const { party, type, country: of, value } of stated)
    if (taxIdProblem(type, value, of) !== undefined) tell(party, 'TAX_ID_FORM', out.t.taxIdForm(type, value), value)
  for (const [of, pattern, said, say] of [
    ['phone', hasPhone, phones, out.t.partyPhone],
    ['email', hasEmail, emails, out.t.partyEmail],
  ] as const)
    for (const party of ask[of] ?? [])
      if (
        isAsked(record, party, country) &&
        !pattern.test(record[party]) &&
        !said.has(party) &&
        !(party === 'consignor' && of === 'phone' && !chosen)
      )
        tell(party, of === 'phone' ? 'PARTY_PHONE' : 'PARTY_EMAIL', say(name, out.labelOf(f[party])))
  const { number } = ask
  if (number && !hasNumber(record, number, stated)) tell('goods', 'COUNTRY_NUMBER', out.t.countryNumber(name, number.name, number.digits))
}

const missingEori = (party: string) => (/\bEORI\b[\s.:#NO]*[A-Z0-9]/i.test(party) ? undefined : 'EORI')

/** A number that is written in one piece after its kind. With blanks in it, its end is not known, and nothing is said of it. */
function numbersIn(text: string, kinds: readonly string[]): [kind: string, number: string][] {
  if (kinds.length === 0) return []
  const end = '(?![0-9A-Z]|[./-][0-9A-Z]| ?[-/]? ?[0-9])'
  const pattern = new RegExp(`\\b(${kinds.join('|')})\\b(?:\\s*NO\\b)?[ .:#+]*([0-9A-Z]+(?:[./-][0-9A-Z]+)*)${end}`, 'gi')
  return [...text.matchAll(pattern)].flatMap(([, kind = '', number = '']) =>
    /\d/.test(number) && kind !== 'USCI' ? [[kind.toUpperCase(), number] as [string, string]] : [],
  )
}

function hasNumber(record: SiRecord, { name, digits }: { name: string; digits: number }, stated: readonly StatedTax[]): boolean {
  const written = new RegExp(`\\b${name}\\b[^0-9\\n]{0,12}((?:\\d[ -]?){${digits}})(?!\\d)`, 'i')
  const texts = [record.goods, record.marks, record.consignor, record.consignee, record.notifier1]
  return stated.some(({ type, value }) => type === name && value.length === digits) || texts.some((text) => written.test(text))
}
