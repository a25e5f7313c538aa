import type { SiRecord } from '@jst/contracts/si/data'
import { listOf, objectOf, textOf, type Json } from './tracked.ts'

type PlaceName = 'receiptPlace' | 'loadPort' | 'dischargePort' | 'deliveryPlace'
type Place = readonly [name: PlaceName, code: `${PlaceName}Code`, attribute: string]
const places: readonly Place[] = [
  ['receiptPlace', 'receiptPlaceCode', 'placeOfReceipt'],
  ['loadPort', 'loadPortCode', 'portOfLoading'],
  ['dischargePort', 'dischargePortCode', 'portOfDischarge'],
  ['deliveryPlace', 'deliveryPlaceCode', 'placeOfDelivery'],
]
const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase()

/** A place is known by its code, without one by its name. */
function placeFields(transports: Json, record: SiRecord): Partial<SiRecord> {
  const found: Record<string, string> = {}
  for (const [name, code, attribute] of places) {
    const place = objectOf(transports[attribute])
    const [saidCode, saidName] = [textOf(place.UNLocationCode).trim(), textOf(place.locationName).trim()]
    const [ownCode, ownName] = [record[code], record[name]]
    if (saidCode !== '' && ownCode !== '') {
      if (saidCode !== ownCode) [found[code], found[name]] = [saidCode, saidName || saidCode]
    } else if (saidName !== '' && !same(saidName, ownName)) found[name] = saidName
  }
  return found
}

function voyageFields(transports: Json, record: SiRecord): Partial<SiRecord> {
  const legs = listOf(transports.vesselVoyages)
    .map(objectOf)
    .map((leg) => ({ vessel: textOf(leg.vesselName).trim(), voyage: textOf(leg.carrierExportVoyageNumber).trim() }))
  const leg = legs.find(({ vessel }) => same(vessel, record.vessel)) ?? legs[0]
  if (!leg) return {}
  return {
    ...(leg.vessel === '' || same(leg.vessel, record.vessel) ? {} : { vessel: leg.vessel }),
    ...(leg.voyage === '' || same(leg.voyage, record.voyage) ? {} : { voyage: leg.voyage }),
  }
}

/** Kinds of receipt and delivery of the standard; terms of the trade that it does not know, such as CY-RAMP, are a yard. */
const kinds: Readonly<Record<string, string>> = { DOOR: 'SD', CFS: 'CFS' }
const terms: Readonly<Record<string, string>> = { SD: 'DOOR', CFS: 'CFS', CY: 'CY' }
function termFields(document: Json, { transportTerms }: SiRecord): Partial<SiRecord> {
  const said = [textOf(document.receiptTypeAtOrigin), textOf(document.deliveryTypeAtDestination)]
  if (said.includes('')) return {}
  const recordKinds = transportTerms.split('-').map((term) => kinds[term] ?? 'CY')
  return said.join() === recordKinds.join() ? {} : { transportTerms: said.map((kind) => terms[kind] ?? kind).join('-') }
}

/** Differences of a transport document from the booking's part of a record: voyage, places, terms, contract, carrier. */
export function transportFields(document: Json, record: SiRecord, scac: string | undefined): Partial<SiRecord> {
  const transports = objectOf(document.transports)
  const carrier = textOf(document.carrierCode).trim()
  const contract = textOf(document.contractQuotationReference).trim()
  return {
    ...placeFields(transports, record),
    ...voyageFields(transports, record),
    ...termFields(document, record),
    ...(carrier === '' || carrier === scac || carrier === record.carrier ? {} : { carrier }),
    ...(contract === '' || contract === record.quotationNo ? {} : { quotationNo: contract }),
  }
}
