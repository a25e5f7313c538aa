import { countriesOfAddress, countryName, namesCountry } from '../../countries.ts'
import { plainTaxId, taxIdKinds, defaultTaxId } from '../../tax-ids.ts'
import { blankParty, type PartyFields } from './parties.ts'

const chinese = /\p{Script=Han}/u
/**
 * A party as it stands on a bill: name, address, country, tax number and telephone, a line each. What is Chinese has no place there. The box wraps
 * the lines.
 */
export function partyText({ NameZh, NameEn, Address, Country, TaxKind, TaxNo, Phone }: PartyFields): string {
  const address = chinese.test(Address) ? '' : Address.trim()
  const country = /^[A-Z]{2}$/.test(Country) && !namesCountry(address) ? countryName(Country, 'en') : ''
  const tax = TaxNo === '' ? '' : TaxKind === 'USCI' ? `USCI+${plainTaxId(TaxNo)}` : `${TaxKind || 'TAX ID'}: ${TaxNo}`
  return [NameEn.trim() || NameZh.trim(), address, country, tax, Phone && `TEL: ${Phone}`]
    .filter((line) => line !== '')
    .join('\n')
    .toUpperCase()
}

const taxLine = new RegExp(String.raw`\b(${taxIdKinds.join('|')})\b\s*(?:NO\.?\s*)?(?:[:+#.]+\s*)?([0-9A-Z][0-9A-Z./ -]{4,28})`, 'i')
const phoneLine = /\b(?:TEL|PHONE|PH|MOB|MOBILE)\b\s*(?:[.:]+\s*)?([+\d(][\d\s()-]{4,28}(?:(?:EXT\.?|X|转|分机)\s?\d{1,6})?)/i
const mailLine = /(?<![^\s@:])[^\s@:]+@[^\s@.]+(?:\.[^\s@.]+)+/

/** Splits the text of a party box: the first line is the name, the rest the address. */
export function partyOfText(typed: string): PartyFields {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [name = '', ...rest] = lines
  const tax = taxLine.exec(rest.join('\n'))
  const phone = phoneLine.exec(rest.join('\n'))
  const mail = mailLine.exec(rest.join('\n'))
  const address = rest
    .map((line) => [tax, phone, mail].reduce((left, found) => (found ? left.replace(found[0].split('\n')[0]!, '') : left), line))
    .map((line) => line.replace(/^[\s,;]+|(?<![\s,;])[\s,;]+$/g, ''))
    .filter((line) => line !== '')
    .join('\n')
  const [country = ''] = countriesOfAddress(lines.join('\n'))
  return {
    ...blankParty,
    NameZh: name,
    NameEn: chinese.test(name) ? '' : name,
    Address: address,
    Country: country,
    TaxKind: tax ? tax[1]!.toUpperCase() : defaultTaxId(country),
    TaxNo: tax ? tax[2]!.split('\n')[0]!.trim() : '',
    Phone: phone ? phone[1]!.split('\n')[0]!.trim() : '',
    Email: mail?.[0] ?? '',
  }
}
