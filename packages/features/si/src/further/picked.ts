import type { PartyChoice } from '@jst/contracts/document'
import type { SiRecord } from '@jst/contracts/si'
import { defaultTaxId } from '@jst/contracts/si/data'
import { wrapBillText } from '@jst/si-drafts/rules'
import { billHolders, furtherLimits, withPartyDetails } from '@jst/si-drafts/standards'
import { holderFields } from './parties.ts'

/** `carried` of a record whose party was picked: the number and contact of the address book in the place of those of the party before. */
export function carriedOfParty(record: SiRecord, field: string, choice: PartyChoice): string {
  const holder = billHolders.find((one) => holderFields[one] === field)
  if (holder === undefined) return record.carried
  const { Country: country, TaxNo: value, NameEn, NameZh, Contact, Phone: phone, Email: email } = choice
  const type = choice.TaxKind || defaultTaxId(country)
  // a contact has a name: without a person it is the first line of the company's
  const name = Contact.trim() || (wrapBillText(NameEn.trim() || NameZh.trim()).split('\n')[0] ?? '')
  const fits = name.length <= furtherLimits.contactName && phone.length <= furtherLimits.phone && email.length <= furtherLimits.email
  return (
    withPartyDetails(record, holder, {
      taxes: value === '' || type === '' || country === '' ? [] : [{ party: holder, type, country, value }],
      contacts: !fits || (phone === '' && email === '') ? [] : [{ party: holder, name, phone, email }],
    }) ?? record.carried
  )
}
