import type { SiRecord } from '@jst/contracts/si'
import { taxIdProblem } from '@jst/contracts/si/data'
import type { FormFields } from '@jst/feature-kit/form'
import { isDeclaredAmount } from '@jst/si-drafts/rules'
import {
  besideHolders,
  furtherLimits,
  taxedHolders,
  type Further,
  type FurtherContact,
  type FurtherFiling,
  type FurtherHolder,
  type FurtherTax,
} from '@jst/si-drafts/standards'
import { recordFields } from '../declared-fields.ts'
import { texts } from './texts.ts'

const { wrong, names } = texts
const country = /^[A-Z]{2}$/
const currency = /^[A-Z]{3}$/
/** Removes thousands separators from an amount; any other comma stays and becomes a finding. */
const amountIn = (typed: string) => (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed.trim()) ? typed.replaceAll(',', '') : typed).trim()
/** References are one text while they are typed; the declared value is the bill's own, because it is printed. */
export type FurtherValues = Omit<Further, 'references'> &
  Pick<SiRecord, 'declaredValue' | 'declaredCurrency'> & { readonly references: string }

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
/** A party without empty lines and spaces at their ends. */
const tidy = (text: string) => linesIn(text).join('\n')

function partyFault(text: string): string | undefined {
  const [name = '', ...address] = linesIn(text)
  if (name.length > furtherLimits.name) return wrong.name(furtherLimits.name)
  if (address.length > furtherLimits.lines) return wrong.lines(furtherLimits.lines)
  return address.some((line) => line.length > furtherLimits.line) ? wrong.line(furtherLimits.line) : undefined
}
const personFault = (party: string, person: string) => (tidy(party) !== '' && person === '' ? wrong.person : undefined)
const countFault = (text: string) => (/^\d{0,2}$/.test(text.trim()) ? undefined : wrong.count)

/** Parties that details can be given of: those on the bill, and those that are typed beside it. */
export const holdersOf = (onBill: readonly FurtherHolder[], values: FurtherValues): FurtherHolder[] => [
  ...onBill,
  ...besideHolders.filter((holder) => tidy(values[holder]) !== ''),
]

function taxFault(taxes: readonly FurtherTax[], holders: readonly FurtherHolder[]): string | undefined {
  for (const [at, { party, type, country: land, value }] of taxes.entries()) {
    if (type.trim() === '' || value.trim() === '' || !country.test(land.trim())) return wrong.tax(at + 1)
    if (!holders.includes(party) || !taxedHolders.includes(party)) return wrong.gone(texts.tax(at + 1), texts.holders[party])
    const problem = taxIdProblem(type.trim().toUpperCase(), value, land.trim())
    if (problem !== undefined) return wrong.number(at + 1, problem)
  }
  return undefined
}

const email = /^[^@\s]+@[^@\s]+$/
function contactFault(contacts: readonly FurtherContact[], holders: readonly FurtherHolder[]): string | undefined {
  for (const [at, { party, name, phone, email: mail }] of contacts.entries()) {
    if (name.trim() === '' || (phone.trim() === '' && mail.trim() === '')) return wrong.contact(at + 1)
    if (!holders.includes(party)) return wrong.gone(texts.contact(at + 1), texts.holders[party])
    for (const [text, most, field] of [
      [name, furtherLimits.contactName, texts.contactName],
      [phone, furtherLimits.phone, texts.phone],
      [mail, furtherLimits.email, texts.email],
    ] as const)
      if (text.trim().length > most) return wrong.long(at + 1, field, most)
    if (mail.trim() !== '' && !email.test(mail.trim())) return wrong.email(at + 1)
  }
  return undefined
}

function filingFault(filings: readonly FurtherFiling[]): string | undefined {
  for (const [at, { type, country: land, by, filer, number }] of filings.entries()) {
    if (type.trim() === '' || (land.trim() !== '' && !country.test(land.trim()))) return wrong.filing(at + 1)
    if (by === 'SELF' && /^AC[EI]$/.test(type.trim()) && filer.trim() === '') return wrong.filer(at + 1)
    if ((by === 'SELF' && type.trim() === 'ENS' && number.trim() === '') || number.trim().length > 17) return wrong.eori(at + 1)
  }
  return undefined
}

const receiverFault = (_: string, { receiver, platform, receiverCode }: FurtherValues) => {
  const said = [receiver, platform, receiverCode].filter((text) => text.trim() !== '').length
  return said === 0 || said === 3 ? undefined : wrong.receiver
}

/** Findings of the form by field. @param holders parties of the bill */
export const furtherFields = (holders: readonly FurtherHolder[]): FormFields<FurtherValues> => ({
  forwarder: { label: names.forwarder, check: partyFault },
  originPayer: { label: names.originPayer, check: partyFault },
  destinationPayer: { label: names.destinationPayer, check: partyFault },
  requestor: { label: names.requestor, check: partyFault },
  buyer: { label: names.buyer, check: partyFault },
  buyerPerson: { label: names.buyerPerson, check: (person, { buyer }) => personFault(buyer, person) },
  seller: { label: names.seller, check: partyFault },
  sellerPerson: { label: names.sellerPerson, check: (person, { seller }) => personFault(seller, person) },
  taxes: { label: names.taxes, check: (taxes, values) => taxFault(taxes, holdersOf(holders, values)) },
  contacts: { label: names.contacts, check: (contacts, values) => contactFault(contacts, holdersOf(holders, values)) },
  references: {
    label: names.references,
    check: (text) => {
      const lines = linesIn(text)
      return lines.length > 20 || lines.some((line) => line.length > furtherLimits.reference)
        ? wrong.references(furtherLimits.reference)
        : undefined
    },
  },
  exportLicence: { label: names.exportLicence },
  copiesWithCharges: { label: names.copiesWithCharges, check: countFault },
  copiesWithoutCharges: { label: names.copiesWithoutCharges, check: countFault },
  receiver: { label: names.receiver, check: receiverFault },
  platform: { label: names.platform },
  receiverCode: { label: names.receiverCode },
  declaredValue: {
    label: recordFields.declaredValue.zh,
    check: (typed, { declaredCurrency }) => {
      const amount = amountIn(typed)
      if (amount === '') return declaredCurrency.trim() === '' ? undefined : wrong.declaredValue
      return isDeclaredAmount(amount) ? undefined : wrong.declaredValue
    },
  },
  declaredCurrency: {
    label: recordFields.declaredCurrency.zh,
    check: (typed, { declaredValue }) =>
      (typed.trim() === '' ? declaredValue.trim() === '' : currency.test(typed.trim().toUpperCase())) ? undefined : wrong.currency,
  },
  filings: { label: names.filings, check: filingFault },
  houseBills: { label: names.houseBills },
})

/** The declared value as it is stored. */
export const declaredIn = ({ declaredValue, declaredCurrency }: FurtherValues): Pick<SiRecord, 'declaredValue' | 'declaredCurrency'> => ({
  declaredValue: amountIn(declaredValue),
  declaredCurrency: declaredCurrency.trim().toUpperCase(),
})

/** Values of the form as they are stored. */
export const furtherOfValues = ({ declaredValue: _, declaredCurrency: __, ...values }: FurtherValues): Further => ({
  ...values,
  forwarder: tidy(values.forwarder),
  originPayer: tidy(values.originPayer),
  destinationPayer: tidy(values.destinationPayer),
  requestor: tidy(values.requestor),
  buyer: tidy(values.buyer),
  seller: tidy(values.seller),
  buyerPerson: tidy(values.buyer) === '' ? '' : values.buyerPerson,
  sellerPerson: tidy(values.seller) === '' ? '' : values.sellerPerson,
  taxes: values.taxes.map((tax) => ({ ...tax, type: tax.type.trim(), country: tax.country.trim(), value: tax.value.trim() })),
  contacts: values.contacts.map((contact) => ({
    ...contact,
    name: contact.name.trim(),
    phone: contact.phone.trim(),
    email: contact.email.trim(),
  })),
  filings: values.filings.map((filing) => ({
    ...filing,
    type: filing.type.trim(),
    country: filing.country.trim(),
    filer: filing.filer.trim(),
    number: filing.number.trim(),
  })),
  references: linesIn(values.references),
  exportLicence: values.exportLicence.trim(),
  copiesWithCharges: values.copiesWithCharges.trim(),
  copiesWithoutCharges: values.copiesWithoutCharges.trim(),
  receiver: values.receiver.trim(),
  receiverCode: values.receiverCode.trim(),
})
