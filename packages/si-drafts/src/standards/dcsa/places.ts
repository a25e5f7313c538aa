import type { SiRecord } from '@jst/contracts/si/data'
import type { DcsaShippingInstructions } from './payload.ts'
import { objectOf, textOf } from './tracked.ts'

const locode = /^[A-Z]{2}[A-Z2-9]{3}$/
type Ports = Pick<
  SiRecord,
  | 'receiptPlace'
  | 'receiptPlaceCode'
  | 'loadPort'
  | 'loadPortCode'
  | 'dischargePort'
  | 'dischargePortCode'
  | 'deliveryPlace'
  | 'deliveryPlaceCode'
>
/** Names and codes of the places that a record has. */
const pairs = (ports: Ports) =>
  [
    [ports.loadPort, ports.loadPortCode],
    [ports.dischargePort, ports.dischargePortCode],
    [ports.receiptPlace, ports.receiptPlaceCode],
    [ports.deliveryPlace, ports.deliveryPlaceCode],
  ].filter(([name, code]) => name !== '' && code !== '') as [string, string][]

/** UN/LOCODE of a place that is typed as a code, or as the name of a port of the record; undefined for another. */
function codeOf(place: string, ports: Ports): string | undefined {
  const text = place.trim().toUpperCase()
  if (locode.test(text)) return text
  const code = pairs(ports).find(([name]) => name.trim().toUpperCase() === text)?.[1]
  return code !== undefined && locode.test(code) ? code : undefined
}
const nameOf = (code: string, ports: Ports) => pairs(ports).find((pair) => pair[1] === code)?.[0] ?? code

/** Where freight is paid needs a code; where the bill is issued may be a name. */
export function paymentAndIssue(record: SiRecord): Pick<DcsaShippingInstructions, 'invoicePayableAt' | 'placeOfIssue'> {
  const payable = codeOf(record.payableAt, record)
  const place = record.issuePlace.trim()
  const issue = codeOf(place, record)
  return {
    ...(payable === undefined ? {} : { invoicePayableAt: { UNLocationCode: payable } }),
    // ZZ: the country is not known
    ...(place === '' ? {} : { placeOfIssue: issue === undefined ? { locationName: place, countryCode: 'ZZ' } : { UNLocationCode: issue } }),
  }
}

/** The same as texts of a record: names of its own ports, else the codes. */
export function placesFrom(payload: Readonly<Record<string, unknown>>, ports: Ports): Pick<SiRecord, 'payableAt' | 'issuePlace'> {
  const issue = objectOf(payload.placeOfIssue)
  return {
    payableAt: nameOf(textOf(objectOf(payload.invoicePayableAt).UNLocationCode), ports),
    issuePlace: textOf(issue.locationName) || nameOf(textOf(issue.UNLocationCode), ports),
  }
}
