import { countryName, type SiRecord } from '@jst/contracts/si/data'
import { billColumns, isToOrder, wrapBillText } from '../../rules/bill-text.ts'
import { entriesOf, given, gridLines, some } from './lines.ts'
import { limits, type DcsaContact, type DcsaParties, type DcsaParty } from './payload.ts'
import { linesOf, listOf, objectOf, textOf, type Json } from './tracked.ts'

const sameAsConsignee = 'SAME AS CONSIGNEE'
const ofParty = /^\s*(?:(?:CONSIGNED|MADE\s+OUT|ISSUED|DRAWN)\s+)?(?:(?:UN)?TO[\s-]+(?:THE[\s-]+)?)?ORDER[\s-]+OF[\s-]+/i

/** Names that the bill shows in several lines are known from the message that they came in. */
function partyOf(text: string, names: readonly string[]): DcsaParty | undefined {
  const block = text.replace(/(?<!\n)\n+$/, '')
  const fullName = names.find((name) => `${block}\n`.startsWith(`${wrapBillText(name)}\n`))
  const rest = fullName === undefined ? block : `${fullName}${block.slice(wrapBillText(fullName).length)}`
  const [name = '', ...address] = rest.split('\n')
  const partyName = name.trim().slice(0, limits.partyName).trim()
  if (partyName === '') return undefined
  return {
    partyName,
    ...given('addressLines', some(plainAddress(address))),
    ...given('displayedAddress', some(gridLines(address.join('\n'), limits.address))),
  }
}

/** Lines without the room of a bill: those beyond the fifth go on in it. */
function plainAddress(address: readonly string[]): string[] {
  const lines = address.map((line) => line.trim()).filter((line) => line !== '')
  const last = limits.addressLines - 1
  return [...lines.slice(0, last), lines.slice(last).join(', ')]
    .filter((line) => line !== '')
    .map((line) => line.slice(0, limits.addressLine).trim())
}

const isToOrderBill = ({ consignee, signingMethod }: SiRecord) => isToOrder(consignee) && signingMethod !== 'SWB'

/** Consignee, or endorsee of a bill to order; a waybill is never to order. */
function consigneeOf(record: SiRecord, names: readonly string[]): DcsaParty | undefined {
  if (!isToOrderBill(record)) return partyOf(record.consignee, names)
  return ofParty.test(record.consignee) ? partyOf(record.consignee.replace(ofParty, ''), names) : undefined
}

const notifyFields = ['notifier1', 'notifier2', 'notifier3'] as const
/** Notify parties in the order of the message, with their fields. A first one that is the consignee is none of them. */
export function notifyPartiesOf(
  record: SiRecord,
  names: readonly string[],
): { readonly field: (typeof notifyFields)[number]; readonly party: DcsaParty }[] {
  const same = record.notifier1 === sameAsConsignee && consigneeOf(record, names) !== undefined
  return notifyFields.flatMap((field) => {
    const party = same && field === 'notifier1' ? undefined : partyOf(record[field], names)
    return party ? [{ field, party }] : []
  })
}

export function partiesOf(record: SiRecord, names: readonly string[]): DcsaParties {
  const toOrder = isToOrderBill(record)
  const holder = consigneeOf(record, names)
  if (record.notifier1 === sameAsConsignee && holder) holder.isNotifyParty = true
  const notifyParties = notifyPartiesOf(record, names).map(({ party }) => party)
  const reference = record.shipperRef.trim().slice(0, limits.reference).trim()
  return {
    shipper: { ...(partyOf(record.consignor, names) ?? { partyName: '' }), ...(reference ? { reference } : {}) },
    ...given(toOrder ? 'endorsee' : 'consignee', holder),
    ...given('notifyParties', some(notifyParties)),
  }
}

const phone = /\b(?:TEL|PHONE|MOB|MOBILE)\b[.:\s]*(\+?\d[\d\s()/-]{4,27}\d)/i
/** Contact for the carrier's questions: the addresses for the draft, otherwise the shipper's telephone. */
export function contactsOf(record: SiRecord): DcsaContact[] {
  const name = contactName(record.consignor)
  if (name === '') return []
  const emails = entriesOf(record.emails).filter((email) => email.length <= limits.email && /^[^@\n]+@[^\s@]+$/.test(email))
  if (emails.length > 0) return emails.map((email) => ({ name, email }))
  const number = phone.exec(record.consignor)?.[1]
  return number === undefined ? [] : [{ name, phone: number.trim() }]
}
export const contactName = (consignor: string) => (consignor.split('\n')[0] ?? '').trim().slice(0, limits.contactName).trim()

/** `TYPE: VALUE` of tax numbers, `TEL:` and `EMAIL:` of contacts: for a party whose printed form is not given. */
function furtherLines(party: Json): string[] {
  const taxes = listOf(party.taxLegalReferences).map(objectOf)
  const contacts = listOf(party.partyContactDetails).map(objectOf)
  return [
    ...taxes.map(({ type, value }) => `${textOf(type)}: ${textOf(value)}`),
    ...contacts.flatMap((contact) => {
      const [tel, email] = [textOf(contact.phone), textOf(contact.email)]
      return [...(tel ? [`TEL: ${tel}`] : []), ...(email ? [`EMAIL: ${email}`] : [])]
    }),
  ]
}

export function addressLines(address: Json): string[] {
  const get = (name: string) => textOf(address[name]).trim()
  const country = get('countryCode')
  return [
    [get('street'), get('streetNumber')].filter(Boolean).join(' '),
    [get('floor'), get('POBox') && `PO BOX ${get('POBox')}`].filter(Boolean).join(', '),
    [get('postCode'), get('city')].filter(Boolean).join(' '),
    [get('stateRegion'), /^[A-Z]{2}$/.test(country) ? countryName(country, 'en') : country].filter(Boolean).join(', '),
  ].filter((line) => line !== '')
}

/** Text block of a party: the display text of the message, otherwise composed of its parts. */
function partyText(party: Json): string {
  const name = wrapBillText(textOf(party.partyName))
  const shown = linesOf(party.displayedAddress)
  if (shown.length > 0) return [name, ...shown].join('\n')
  const plain = linesOf(party.addressLines)
  const body = plain.length > 0 ? plain : addressLines(objectOf(party.address))
  return [name, ...[...body, ...furtherLines(party)].map((line) => wrapBillText(line))].filter((line) => line !== '').join('\n')
}

/** Names of parties that the bill shows in several lines. */
export function longNames(payload: Json): string[] {
  const { shipper, consignee, endorsee, notifyParties } = objectOf(payload.documentParties)
  return [shipper, consignee, endorsee, ...listOf(notifyParties)]
    .map((party) => textOf(objectOf(party).partyName))
    .filter((name) => name.length > billColumns)
}

type PartyTexts = Pick<SiRecord, 'consignor' | 'shipperRef' | 'consignee' | 'notifier1' | 'notifier2' | 'notifier3'>
/** The text blocks of the parties of a payload. */
export function partyTexts(payload: Json): PartyTexts {
  const parties = objectOf(payload.documentParties)
  const shipper = objectOf(parties.shipper)
  const toOrder = payload.isToOrder === true
  const holder = objectOf(toOrder ? parties.endorsee : parties.consignee)
  const block = partyText(holder)
  const notify = [
    ...(holder.isNotifyParty === true ? [sameAsConsignee] : []),
    ...listOf(parties.notifyParties)
      .slice(0, holder.isNotifyParty === true ? 2 : 3)
      .map((party) => partyText(objectOf(party))),
  ]
  return {
    consignor: partyText(shipper),
    shipperRef: textOf(shipper.reference),
    consignee: toOrder ? (block === '' ? 'TO ORDER' : `TO ORDER OF ${block}`) : block,
    notifier1: notify[0] ?? '',
    notifier2: notify[1] ?? '',
    notifier3: notify[2] ?? '',
  }
}
