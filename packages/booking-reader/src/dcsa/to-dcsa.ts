import { bookingTransportTerms, type BookingContent, type BookingParty } from '@jst/contracts/booking'
import { countriesOfAddress, countryName } from '@jst/contracts/si/data'
import { assumed, contractOrQuotation, dcsaNeeds, lost } from '../texts.ts'
import { Account, compact, leavesOf, type LostValue } from './json.ts'
import { documentTypes, locationTypes, payTerms, reefer, transportEnds } from './terms.ts'
import { equipments, type Limited } from './to-equipments.ts'

/** Facts that a DCSA booking needs beside the content of the form. */
export interface DcsaFacts {
  /** UN/LOCODE and name of a port; undefined if the port has no UN/LOCODE. */
  readonly port: (code: string) => { readonly code: string; readonly name: string } | undefined
  readonly carrier: (code: string) => { readonly code: string; readonly list: 'SMDG' | 'NMFTA' } | undefined
  /** Booking agent; the standard requires one. */
  readonly agent: { readonly name: string; readonly contact?: string; readonly phone?: string; readonly email?: string }
}
export interface DcsaBooking {
  readonly Json: Readonly<Record<string, unknown>>
  /** Values without a field in the standard, by path in the content: `$.Values.RemarkInternal`. */
  readonly Lost: readonly LostValue[]
  /** Required fields of the standard that the content leaves empty, by JSON path. */
  readonly Missing: readonly { readonly Path: string; readonly Label: string }[]
  /** Fields that the standard needs and the content does not say: written as no, or taken from another field. */
  readonly Assumed: readonly { readonly Path: string; readonly Label: string }[]
}

/** Writes a booking request of DCSA Booking 2.0. */
export function toDcsa(content: BookingContent, facts: DcsaFacts): DcsaBooking {
  const parties = Object.fromEntries(content.Parties.map(({ Role, Party }) => [Role, Party]))
  const account = new Account({ Values: content.Values, Cargo: content.Cargo, Boxes: content.Boxes, Parties: parties })
  const limited = (path: string, max: number): string => {
    const text = account.text(path)
    if (text.length <= max) return text
    account.drop(path)
    account.because(path, lost.cut(max))
    return text.slice(0, max).trim()
  }
  const value = (key: string, max = 1_000) => limited(`$.Values.${key}`, max)
  const term = String(content.Values['TransportTerm'] ?? '')
  const [from = '', to = ''] = term.split('-')
  const ends = transportEnds as Readonly<Record<string, string>>
  const isMapped = term in bookingTransportTerms && ends[from] !== undefined && ends[to] !== undefined
  if (isMapped) account.text('$.Values.TransportTerm')
  const coded = (key: string, codes: Readonly<Record<string, string>>) => {
    const code = codes[String(content.Values[key] ?? '')]
    if (code) account.text(`$.Values.${key}`)
    return code
  }
  const carrier = facts.carrier(String(content.Values['CarrierCode'] ?? ''))
  if (carrier) account.text('$.Values.CarrierCode')
  const arrival =
    content.Values['DelCode'] === '' || content.Values['DelCode'] === undefined || content.Values['DelCode'] === content.Values['PodCode']
      ? value('Eta')
      : ''
  const json = {
    receiptTypeAtOrigin: isMapped ? ends[from] : undefined,
    deliveryTypeAtDestination: isMapped ? ends[to] : undefined,
    cargoMovementTypeAtOrigin: from === 'CFS' ? 'LCL' : 'FCL',
    cargoMovementTypeAtDestination: to === 'CFS' ? 'LCL' : 'FCL',
    serviceContractReference: value('ContractNo', 30),
    freightPaymentTermCode: coded('PaymentTerm', payTerms),
    vessel: { name: value('Vessel', 50) },
    carrierServiceCode: value('ServiceCode', 11),
    carrierExportVoyageNumber: value('VoyageNo', 50),
    carrierCode: carrier?.code,
    carrierCodeListProvider: carrier?.list,
    expectedDepartureDate: value('Etd'),
    expectedArrivalAtPlaceOfDeliveryStartDate: arrival,
    expectedArrivalAtPlaceOfDeliveryEndDate: arrival,
    transportDocumentTypeCode: coded('ReleaseType', documentTypes),
    incoTerms: value('Incoterm'),
    isEquipmentSubstitutionAllowed: false,
    references: content.Values['NameZh'] ? [{ type: 'CR', value: value('NameZh', 35) }] : [],
    documentParties: documentParties(content.Parties, account, limited, facts),
    partyContactDetails: contact(account, limited, '$.Values', 'Contact', 'Phone', 'Mail'),
    shipmentLocations: locations(content, account, facts),
    requestedEquipments: equipments(content, account, limited),
  }
  // the standard has no number of bills; receivers assume one
  account.implied('$.Values.Bills', 1)
  const kind = content.Values['CargoType']
  // derived from the goods and the boxes on reading
  if (
    kind === '1' ||
    (kind === '2' && content.Cargo.some(({ UnNo, DangerClass }) => UnNo || DangerClass)) ||
    (kind === '3' && content.Boxes.some(({ Type }) => reefer(String(Type))))
  )
    account.text('$.Values.CargoType')
  return {
    Json: (compact(json) ?? {}) as Readonly<Record<string, unknown>>,
    Lost: account
      .lost(lost.noField)
      .filter(
        ({ Path, Value }) =>
          (Value !== 'false' && !/\.(Id|Source|Code)$/.test(Path) && Value !== '0') || /Temperature|FlashPoint/.test(Path),
      ),
    Missing: [
      ...Object.entries(dcsaNeeds)
        .filter(([path]) => !leavesOf(compact(json)).some(([leaf]) => leaf.startsWith(path)))
        .map(([Path, Label]) => ({ Path, Label })),
      // the standard requires one of the two
      ...(content.Values['ContractNo'] ? [] : [{ Path: '$.serviceContractReference', Label: contractOrQuotation }]),
    ],
    Assumed: leavesOf(compact(json)).flatMap(([Path, said]) => {
      const key = Path.slice(Path.lastIndexOf('.') + 1)
      const Label = assumed[key]
      // without a proper shipping name the description of the goods is sent
      const named = key === 'properShippingName' && content.Cargo.some(({ ProperName }) => ProperName === said)
      return Label !== undefined && !named && (said === false || key === 'properShippingName') ? [{ Path, Label }] : []
    }),
  }
}

function contact(account: Account, limited: Limited, at: string, name: string, phone: string, mail: string): object[] {
  const said = { phone: limited(`${at}.${phone}`, 30), email: limited(`${at}.${mail}`, 100) }
  const called = limited(`${at}.${name}`, 35)
  // the standard requires a name, and either a telephone number or an e-mail address
  if (said.phone === '' && said.email === '') {
    account.drop(`${at}.${name}`)
    if (called !== '') account.because(`${at}.${name}`, lost.invalid)
    return []
  }
  return [{ name: called || said.email || said.phone, ...said }]
}

function locations({ Values }: BookingContent, account: Account, { port }: DcsaFacts): object[] {
  return locationTypes.flatMap(([key, locationTypeCode]) => {
    const found = Values[key] ? port(String(Values[key])) : undefined
    if (!found) return []
    account.text(`$.Values.${key}`)
    return [{ location: { locationName: found.name, UNLocationCode: found.code }, locationTypeCode }]
  })
}

function documentParties(parties: readonly BookingParty[], account: Account, limited: Limited, { agent }: DcsaFacts): object {
  const of = (role: string) => parties.find(({ Role }) => Role === role)?.Party
  const same = JSON.stringify(of('consignee')) === JSON.stringify(of('notify')) && of('notify') !== undefined
  const write = (role: string) => (of(role) ? party(of(role)!, account, limited, `$.Parties.${role}`) : undefined)
  const [notify, notify2] = [write('notify'), write('notify2')]
  const consignee = write('consignee')
  const others = same ? [notify2] : [notify, notify2]
  const { name, contact: person, phone, email } = agent
  return {
    bookingAgent: {
      partyName: name.slice(0, 70),
      partyContactDetails: phone || email ? [{ name: (person ?? name).slice(0, 35), phone, email }] : [],
    },
    shipper: write('shipper'),
    consignee: consignee && { ...consignee, ...(same && { isNotifyParty: true }) },
    other: others.map((one, at) => one && { party: one, partyFunction: same || at === 0 ? 'N1' : 'N2' }),
  }
}

function party({ NameEn, NameZh, Address, Country, TaxNo }: BookingParty['Party'], account: Account, limited: Limited, at: string): object {
  const name = NameEn.trim() === '' ? limited(`${at}.NameZh`, 70) : limited(`${at}.NameEn`, 70)
  if (NameEn.trim() !== '' && NameEn.trim().toUpperCase() === NameZh.trim().toUpperCase()) account.text(`${at}.NameZh`)
  const lines = Address.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const country =
    /^[A-Z]{2}$/.test(Country) && !countriesOfAddress(`${NameEn}\n${Address}`).includes(Country)
      ? [countryName(Country, 'en').toUpperCase()]
      : []
  const addressLines = [...lines, ...country]
  const fits = addressLines.length <= 5 && addressLines.every((line) => line.length <= 250)
  account.text(`${at}.Address`)
  account.text(`${at}.Country`)
  const TaxKind = account.text(`${at}.TaxKind`)
  const tax = TaxNo !== '' && Country !== '' ? [{ type: TaxKind || 'TAX', countryCode: Country, value: limited(`${at}.TaxNo`, 35) }] : []
  return {
    partyName: name,
    addressLines: fits ? addressLines : [...addressLines.slice(0, 4), addressLines.slice(4).join(', ').slice(0, 250)],
    partyContactDetails: contact(account, limited, at, 'Contact', 'Phone', 'Email'),
    taxLegalReferences: tax,
  }
}
