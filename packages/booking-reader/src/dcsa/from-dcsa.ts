import { blankParty } from '@jst/contracts/document'
import { countriesOfAddress } from '@jst/contracts/si/data'
import type { BookingParty, BookingRole } from '@jst/contracts/booking'
import { lost, notDcsa } from '../texts.ts'
import type { NoteContent } from '../reading.ts'
import { readEquipments } from './from-equipments.ts'
import type { Account, LostValue } from './json.ts'
import type { DcsaStatuses } from './statuses.ts'
import { Taking } from './taking.ts'
import { documentTypes, invertOf, locationTypes, payTerms, transportEnds } from './terms.ts'

/** Lookup of our codes by those of the standard. */
export interface DcsaCodes {
  readonly port: (unLocode: string, name: string) => string | undefined
  readonly carrier: (code: string) => string | undefined
}
export interface DcsaRead {
  readonly Content: NoteContent
  /** Paths of the content, each with the JSON path and the source text of its value. */
  readonly Found: readonly { readonly Path: string; readonly Json: string; readonly Words: string }[]
  /** Reference numbers that a confirmation assigns. */
  readonly Shipping: { readonly SoNo: string; readonly BlNo: string }
  readonly Statuses: DcsaStatuses
  /** Values that our bookings have no field for, by JSON path. */
  readonly Lost: readonly LostValue[]
}

/** Parses a DCSA Booking 2.0 message: a request, an update or a carrier's response. @throws SyntaxError if the text is none of these */
export function fromDcsa(json: unknown, codes: DcsaCodes): DcsaRead {
  const of = new Taking(json)
  const { account } = of
  if (!account.has('$.requestedEquipments') && !account.has('$.shipmentLocations') && !account.has('$.bookingStatus'))
    throw new SyntaxError(notDcsa)
  readTerms(of)
  readLocations(of, codes)
  const carrier = account.peek('$.carrierCode')
  const ours = carrier === undefined ? undefined : codes.carrier(String(carrier))
  if (ours) {
    account.text('$.carrierCode')
    account.text('$.carrierCodeListProvider')
    of.take(of.values, 'Values', 'CarrierCode', '$.carrierCode', ours)
  } else if (carrier !== undefined) account.because('$.carrierCode', lost.unknown(String(carrier)))
  readParties(of)
  readEquipments(of)
  const status = (key: keyof DcsaStatuses) => (account.has(`$.${key}`) ? { [key]: account.text(`$.${key}`) } : {})
  const Shipping = { SoNo: account.text('$.carrierBookingReference'), BlNo: account.text('$.transportDocumentReference') }
  const Statuses = { ...status('bookingStatus'), ...status('amendedBookingStatus'), ...status('bookingCancellationStatus') }
  return {
    Content: { Values: of.values, Cargo: of.cargo, Boxes: of.boxes, Parties: of.parties },
    Found: of.found,
    Shipping,
    Statuses,
    Lost: account.lost(lost.noPlace),
  }
}

function readTerms(of: Taking): void {
  const { account, values } = of
  const ends = invertOf(transportEnds)
  const from = ends[String(account.peek('$.receiptTypeAtOrigin'))]
  const to = ends[String(account.peek('$.deliveryTypeAtDestination'))]
  if (from && to && !(from === 'DOOR' && to === 'CFS') && !(from === 'CFS' && to === 'DOOR')) {
    of.take(values, 'Values', 'TransportTerm', '$.receiptTypeAtOrigin', `${from}-${to}`)
    for (const path of ['$.receiptTypeAtOrigin', '$.deliveryTypeAtDestination']) account.text(path)
    account.implied('$.cargoMovementTypeAtOrigin', from === 'CFS' ? 'LCL' : 'FCL')
    account.implied('$.cargoMovementTypeAtDestination', to === 'CFS' ? 'LCL' : 'FCL')
  }
  account.implied('$.isEquipmentSubstitutionAllowed', false)
  of.text('ContractNo', '$.serviceContractReference')
  of.coded('PaymentTerm', '$.freightPaymentTermCode', invertOf(payTerms))
  of.text('Vessel', '$.vessel.name')
  of.text('ServiceCode', '$.carrierServiceCode')
  of.text('VoyageNo', '$.carrierExportVoyageNumber')
  of.text('Etd', '$.expectedDepartureDate')
  const [start, end] = ['$.expectedArrivalAtPlaceOfDeliveryStartDate', '$.expectedArrivalAtPlaceOfDeliveryEndDate']
  if (account.has(start) && account.peek(start) === account.peek(end) && !hasDelivery(account)) {
    of.text('Eta', start)
    account.text(end)
  }
  of.coded('ReleaseType', '$.transportDocumentTypeCode', invertOf(documentTypes))
  of.text('Incoterm', '$.incoTerms')
  const references = Array.from({ length: account.count('$.references') }, (_, at) => `$.references[${at}]`)
  const customerReference = references.find((at) => account.peek(`${at}.type`) === 'CR')
  if (customerReference && account.text(`${customerReference}.type`) !== '') of.text('NameZh', `${customerReference}.value`)
  for (const other of references)
    if (other !== customerReference && account.peek(`${other}.type`) === 'CR') account.because(other, lost.more)
  if (account.has('$.partyContactDetails')) {
    const [name, phone, mail] = ['name', 'phone', 'email'].map((key) => `$.partyContactDetails[0].${key}`) as [string, string, string]
    // the writer repeats telephone or e-mail where a contact has no name
    if (account.peek(name) === account.peek(phone) || account.peek(name) === account.peek(mail)) account.text(name)
    else of.text('Contact', name)
    of.text('Phone', phone)
    of.text('Mail', mail)
    account.because('$.partyContactDetails', lost.more)
  }
}
const hasDelivery = (account: Account) => {
  const at = (type: string) =>
    Array.from({ length: account.count('$.shipmentLocations') }, (_, index) => `$.shipmentLocations[${index}]`).find(
      (path) => account.peek(`${path}.locationTypeCode`) === type,
    )
  const [delivery, port] = [at('PDE'), at('POD')]
  return (
    delivery !== undefined &&
    (port === undefined || account.peek(`${delivery}.location.UNLocationCode`) !== account.peek(`${port}.location.UNLocationCode`))
  )
}

function readLocations(of: Taking, { port }: DcsaCodes): void {
  const { account } = of
  for (let at = 0; at < account.count('$.shipmentLocations'); at += 1) {
    const path = `$.shipmentLocations[${at}]`
    const key = locationTypes.find(([, type]) => type === account.peek(`${path}.locationTypeCode`))?.[0]
    if (!key) continue
    if (of.values[key] !== undefined) {
      account.because(path, lost.more)
      continue
    }
    const [code, name] = [account.peek(`${path}.location.UNLocationCode`), account.peek(`${path}.location.locationName`)]
    const ours = port(String(code ?? ''), String(name ?? ''))
    if (ours === undefined) {
      account.because(path, lost.unknown(String(code ?? name ?? '')))
      continue
    }
    for (const leaf of ['locationTypeCode', 'location.UNLocationCode', 'location.locationName']) account.text(`${path}.${leaf}`)
    of.take(of.values, 'Values', key, `${path}.location.${code === undefined ? 'locationName' : 'UNLocationCode'}`, ours)
  }
}

function readParties(of: Taking): void {
  const { account, parties } = of
  const add = (Role: BookingRole, path: string) => {
    if (!account.has(`${path}.partyName`)) return
    parties.push({ Role, Party: readParty(account, path) })
    of.found.push({ Path: `Parties.${Role}`, Json: path, Words: String(account.peek(`${path}.partyName`)) })
  }
  add('shipper', '$.documentParties.shipper')
  add('consignee', '$.documentParties.consignee')
  const isNotify = account.peek('$.documentParties.consignee.isNotifyParty') === true
  const consignee = parties.find(({ Role }) => Role === 'consignee')
  if (isNotify && consignee) {
    account.text('$.documentParties.consignee.isNotifyParty')
    parties.push({ Role: 'notify', Party: consignee.Party })
  } else account.implied('$.documentParties.consignee.isNotifyParty', false)
  for (let at = 0; at < account.count('$.documentParties.other'); at += 1) {
    const path = `$.documentParties.other[${at}]`
    const number = ['N1', 'N2'].indexOf(String(account.peek(`${path}.partyFunction`))) + (isNotify ? 1 : 0)
    const Role = (['notify', 'notify2'] as const)[number]
    if (account.peek(`${path}.partyFunction`) === undefined || Role === undefined || number < (isNotify ? 1 : 0)) continue
    if (parties.some((one) => one.Role === Role)) account.because(path, lost.more)
    else {
      account.text(`${path}.partyFunction`)
      add(Role, `${path}.party`)
    }
  }
}

/** A party; a structured address is flattened into lines. */
function readParty(account: Account, at: string): BookingParty['Party'] {
  const name = account.text(`${at}.partyName`)
  const part = (key: string) => account.text(`${at}.address.${key}`)
  const line = (...parts: string[]) => parts.filter((one) => one !== '').join(' ')
  const box = part('POBox')
  const structured = [
    line(part('street'), part('streetNumber'), part('floor')),
    box && `P.O. BOX ${box}`,
    line(part('postCode'), part('city'), part('stateRegion')),
  ]
  const free = Array.from({ length: account.count(`${at}.addressLines`) }, (_, index) => account.text(`${at}.addressLines[${index}]`))
  const country = part('countryCode')
  const tax = `${at}.taxLegalReferences[0]`
  const taxCountry = account.peek(`${tax}.countryCode`)
  const Address = [...structured, ...free].filter((one) => one !== '').join('\n')
  const Country = country || (typeof taxCountry === 'string' ? taxCountry : (countriesOfAddress(`${name}\n${Address}`)[0] ?? ''))
  const taken = taxCountry !== undefined && taxCountry === Country
  if (taken) account.text(`${tax}.countryCode`)
  const kind = taken ? account.text(`${tax}.type`) : ''
  const contact = `${at}.partyContactDetails[0]`
  const [phone, mail] = [account.text(`${contact}.phone`), account.text(`${contact}.email`)]
  const called = account.text(`${contact}.name`)
  for (const list of ['taxLegalReferences', 'partyContactDetails']) account.because(`${at}.${list}`, lost.more)
  return {
    ...blankParty,
    Source: '',
    Id: 0,
    Code: '',
    NameZh: name,
    NameEn: /\p{Script=Han}/u.test(name) ? '' : name,
    Address,
    Country,
    TaxKind: kind === 'TAX' ? '' : kind,
    TaxNo: taken ? account.text(`${tax}.value`) : '',
    Contact: called === phone || called === mail ? '' : called,
    Phone: phone,
    Email: mail,
  }
}
