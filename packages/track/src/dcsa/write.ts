import { localOf } from '@jst/contracts/schedules/times'
import type { EventTime, TrackEvent } from '../model/event.ts'
import { dcsa as texts } from '../texts.ts'
import { contentOf } from '../timeline/identity.ts'
import { filled, isObject, type Json } from './json.ts'
import { readDcsa, versionOf } from './read.ts'
import type { DcsaWarning } from './shared.ts'

/** Events in JSON, and what the standard cannot say of them. */
export interface WrittenDcsa {
  readonly events: readonly Json[]
  readonly lost: readonly DcsaWarning[]
}

/** Local time with its offset: `2026-03-02T23:50:00+08:00`. */
function written({ instant, zone }: EventTime): string {
  if (zone === '') return instant
  const local = localOf(instant, zone).replace(' ', 'T')
  const minutes = Math.round((Date.parse(`${local}:00Z`) - Date.parse(instant)) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${local}:${instant.slice(17, 19)}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** The JSON that an event came from, if it is of this version and says the same. */
function original(event: TrackEvent, version: '2.2' | '3.0'): Json | undefined {
  if (!event.raw.startsWith('{')) return undefined
  try {
    const json: unknown = JSON.parse(event.raw)
    if (!isObject(json) || versionOf(json) !== version) return undefined
    const [again] = readDcsa(json, { received: event.received, source: event.source, datesOnly: event.time?.precision === 'day' }).events
    return again && contentOf(again) === contentOf(event) ? json : undefined
  } catch {
    return undefined
  }
}

const typeCodes = { transport: 'TRANSPORT', equipment: 'EQUIPMENT', shipment: 'SHIPMENT' } as const
const documents = ({ booking, bill, documentType }: TrackEvent) =>
  [
    ['BKG', booking],
    ['TRD', bill],
  ].filter(([type, value]) => value !== '' && type !== documentType) as [string, string][]

function version2(event: TrackEvent): Json {
  const { kind, call, place, time } = event
  const document = event.documentType === 'TRD' ? event.bill : event.documentType === 'BKG' ? event.booking : ''
  return filled({
    eventID: event.id,
    eventCreatedDateTime: event.updated,
    eventType: typeCodes[kind],
    eventClassifierCode: event.classifier,
    eventDateTime: time ? written(time) : '',
    [`${kind}EventTypeCode`]: event.code,
    documentTypeCode: event.documentType,
    documentID: document,
    equipmentReference: event.box,
    ISOEquipmentCode: event.isoType,
    emptyIndicatorCode: event.empty,
    eventLocation: location(place),
    transportCall: filled({
      exportVoyageNumber: call.voyage,
      importVoyageNumber: call.importVoyage,
      carrierServiceCode: call.service,
      modeOfTransport: call.mode,
      vessel: filled({ vesselIMONumber: call.imo, vesselName: call.vessel, vesselCallSignNumber: call.callSign }),
    }),
    seals: event.seals.map((sealNumber) => ({ sealNumber })),
    documentReferences: documents(event).map(([documentReferenceType, documentReferenceValue]) => ({
      documentReferenceType,
      documentReferenceValue,
    })),
    reason: kind === 'shipment' ? event.text : '',
    changeRemark: kind === 'shipment' ? '' : event.text,
  })
}

const location = ({ port, facility, facilityList, facilityType, name }: TrackEvent['place']): Json =>
  filled({
    UNLocationCode: port,
    facilityCode: facility,
    facilityCodeListProvider: facilityList,
    facilityTypeCode: facilityType,
    locationName: name,
  })

function partyOf({ source }: TrackEvent): Json {
  const [list = '', code = ''] = source.party.includes(':') ? source.party.split(':', 2) : ['', source.party]
  const [codeListProvider = '', codeListName = ''] = list.split('/', 2)
  const partyFunction = source.kind === 'carrier' ? 'CA' : source.kind === 'terminal' ? 'TR' : source.kind === 'depot' ? 'DEPOT' : ''
  return filled({ partyCode: code, codeListProvider, codeListName, partyFunction })
}

function version3(event: TrackEvent): Json {
  const { kind, call, place, time, documentType } = event
  const document = documentType === 'TRD' ? event.bill : documentType === 'BKG' ? event.booking : ''
  const others = documents(event).map(([typeCode, reference]) => ({ typeCode, reference }))
  const [first, ...rest] = documentType === '' ? others : [filled({ typeCode: documentType, reference: document }), ...others]
  const carried = (carrierVoyageNumber: string) => filled({ carrierVoyageNumber })
  return filled({
    eventRouting: { originatingParty: partyOf(event) },
    eventID: event.id,
    eventDateTime: time ? written(time) : '',
    eventUpdatedDateTime: event.updated,
    isRetracted: event.retracted ? true : undefined,
    eventLocation: location(place),
    eventClassification: filled({
      eventTypeCode: typeCodes[kind],
      eventClassifierCode: event.classifier,
      [`${kind}EventTypeCode`]: event.code,
    }),
    shipmentDetails: filled({
      documentReference: first,
      additionalDocumentReferences: rest,
      reason: kind === 'shipment' ? event.text : '',
    }),
    transportDetails: filled({
      transportCall: filled({
        modeOfTransport: call.mode,
        serviceCodeOrReference: filled({ carrierServiceCode: call.service }),
        exportVoyageNumberOrReference: carried(call.voyage),
        importVoyageNumberOrReference: carried(call.importVoyage),
        vesselTransport: filled({ vesselIMONumber: call.imo, vesselName: call.vessel, vesselCallSign: call.callSign }),
      }),
      changeRemark: kind === 'shipment' ? '' : event.text,
    }),
    equipmentDetails: filled({
      equipmentReference: event.box,
      ISOEquipmentCode: event.isoType,
      emptyIndicatorCode: event.empty,
      movementType: event.movement,
      seals: event.seals.map((number) => ({ number })),
    }),
  })
}

/**
 * Events in JSON of DCSA Track & Trace. An event that came in the same version is written as it came, with all members that we do not know;
 * others are made of what we know.
 */
export function writeDcsa(events: readonly TrackEvent[], version: '2.2' | '3.0'): WrittenDcsa {
  const lost: DcsaWarning[] = []
  const all = events.map((event, at) => {
    const same = original(event, version)
    if (same) return same
    if (event.time?.precision === 'day') lost.push({ at, text: texts.dayLost })
    if (version === '2.2' && event.retracted) lost.push({ at, text: texts.retractionLost })
    if (event.documentType !== '' && event.documentType !== 'BKG' && event.documentType !== 'TRD')
      lost.push({ at, text: texts.documentLost })
    if (event.weightKg !== undefined) lost.push({ at, text: texts.weightLost })
    return version === '2.2' ? version2(event) : version3(event)
  })
  return { events: all, lost }
}
