import { trackEvent, type TrackEvent } from '../model/event.ts'
import { boxNumber } from '../model/numbers.ts'
import { listOf, objectOf, textOf, type Json } from './json.ts'
import { classifierOf, emptyOf, imoOf, kindOf, modeOf, movementOf, placeOf, type DcsaContext, type Warn } from './shared.ts'
import { timeOf } from './time.ts'

/** A reference of a list, by its type. */
const referenceOf = (json: Json, type: string): string =>
  listOf(json, 'documentReferences')
    .filter((one) => textOf(one, 'documentReferenceType') === type)
    .map((one) => textOf(one, 'documentReferenceValue'))[0] ?? ''

/** An event of version 2.2, or of the first beta of 3.0 with its two parts put together. */
export function readFlat(json: Json, { received, source, datesOnly }: DcsaContext, warn: Warn): TrackEvent {
  const kind = kindOf(textOf(json, 'eventType'))
  const call = objectOf(json, 'transportCall')
  const vessel = objectOf(call, 'vessel')
  const inCall = { ...call, ...objectOf(call, 'location') }
  const place = placeOf({ ...objectOf(json, 'eventLocation'), ...pickType(json) }, inCall, warn)
  const documentType = kind === 'shipment' ? textOf(json, 'documentTypeCode') : ''
  const document = (type: string) => (documentType === type ? textOf(json, 'documentID') : referenceOf(json, type))
  return trackEvent({
    id: textOf(json, 'eventID'),
    kind: kind ?? 'equipment',
    code: kind === undefined ? '' : textOf(json, `${kind}EventTypeCode`),
    classifier: classifierOf(textOf(json, 'eventClassifierCode'), warn),
    empty: emptyOf(textOf(json, 'emptyIndicatorCode')),
    documentType,
    time: timeOf(textOf(json, 'eventDateTime'), place.port, datesOnly === true),
    place,
    call: {
      mode: modeOf(textOf(call, 'modeOfTransport')),
      imo: imoOf(textOf(vessel, 'vesselIMONumber'), warn),
      vessel: textOf(vessel, 'vesselName'),
      callSign: textOf(vessel, 'vesselCallSignNumber', 'vesselCallSign'),
      voyage: textOf(call, 'exportVoyageNumber', 'carrierVoyageNumber', 'carrierExportVoyageNumber'),
      importVoyage: textOf(call, 'importVoyageNumber', 'carrierImportVoyageNumber'),
      service: textOf(call, 'carrierServiceCode'),
    },
    box: boxNumber(textOf(json, 'equipmentReference')),
    booking: document('BKG'),
    bill: document('TRD'),
    isoType: textOf(json, 'ISOEquipmentCode'),
    seals: listOf(json, 'seals')
      .map((seal) => textOf(seal, 'sealNumber'))
      .filter((seal) => seal !== ''),
    movement: movementOf(textOf(json, 'movementType')),
    source,
    received,
    updated: textOf(json, 'eventUpdatedDateTime', 'eventCreatedDateTime') || received,
    retracted: textOf(json, 'retractedEventID') !== '' || json['isRetracted'] === true,
    text: [textOf(json, 'changeRemark'), textOf(json, 'reason'), textOf(json, 'delayReasonCode')].filter((one) => one !== '').join('；'),
  })
}

/** Version 2.3 has the type of the facility at the root. */
const pickType = (json: Json): Json => {
  const type = textOf(json, 'facilityTypeCode')
  return type === '' ? {} : { facilityTypeCode: type }
}

/** The first beta of 3.0 has the identity in one part and the event in another; a retraction names the event that it withdraws. */
export function joinBeta(json: Json): Json {
  const metadata = objectOf(json, 'metadata')
  const joined = { ...metadata, ...objectOf(json, 'payload') }
  const withdrawn = textOf(metadata, 'retractedEventID')
  return withdrawn === '' ? joined : { ...joined, eventID: withdrawn, retractedEventID: withdrawn }
}
