import { trackEvent, type EventSource, type SourceKind, type TrackEvent } from '../model/event.ts'
import { boxNumber } from '../model/numbers.ts'
import { listOf, objectOf, textOf, type Json } from './json.ts'
import { classifierOf, emptyOf, imoOf, kindOf, modeOf, movementOf, placeOf, type DcsaContext, type Warn } from './shared.ts'
import { timeOf } from './time.ts'

const functions: Readonly<Record<string, SourceKind>> = { CA: 'carrier', TR: 'terminal', DEPOT: 'depot' }

/** The party that wrote the event: code with its list. */
function sourceOf(json: Json, given: EventSource): EventSource {
  const party = objectOf(objectOf(json, 'eventRouting'), 'originatingParty')
  const code = textOf(party, 'partyCode')
  if (code === '') return given
  const list = [textOf(party, 'codeListProvider'), textOf(party, 'codeListName')].filter((one) => one !== '').join('/')
  return { kind: functions[textOf(party, 'partyFunction')] ?? given.kind, party: list === '' ? code : `${list}:${code}` }
}

/** An event of version 3.0. */
export function readVersion3(json: Json, { received, source, datesOnly }: DcsaContext, warn: Warn): TrackEvent {
  const classes = objectOf(json, 'eventClassification')
  const kind = kindOf(textOf(classes, 'eventTypeCode'))
  const transport = objectOf(json, 'transportDetails')
  const call = objectOf(transport, 'transportCall')
  const vessel = objectOf(call, 'vesselTransport')
  const equipment = objectOf(json, 'equipmentDetails')
  const shipment = objectOf(json, 'shipmentDetails')
  const main = objectOf(shipment, 'documentReference')
  const documents = [main, ...listOf(shipment, 'additionalDocumentReferences')]
  const document = (type: string) =>
    documents.filter((one) => textOf(one, 'typeCode') === type).map((one) => textOf(one, 'reference'))[0] ?? ''
  const place = placeOf(objectOf(json, 'eventLocation'), {}, warn)
  return trackEvent({
    id: textOf(json, 'eventID'),
    kind: kind ?? 'equipment',
    code: kind === undefined ? '' : textOf(classes, `${kind}EventTypeCode`),
    classifier: classifierOf(textOf(classes, 'eventClassifierCode'), warn),
    empty: emptyOf(textOf(equipment, 'emptyIndicatorCode')),
    documentType: kind === 'shipment' ? textOf(main, 'typeCode') : '',
    time: timeOf(textOf(json, 'eventDateTime'), place.port, datesOnly === true),
    place,
    call: {
      mode: modeOf(textOf(call, 'modeOfTransport')),
      imo: imoOf(textOf(vessel, 'vesselIMONumber'), warn),
      vessel: textOf(vessel, 'vesselName'),
      callSign: textOf(vessel, 'vesselCallSign'),
      voyage: textOf(objectOf(call, 'exportVoyageNumberOrReference'), 'carrierVoyageNumber'),
      importVoyage: textOf(objectOf(call, 'importVoyageNumberOrReference'), 'carrierVoyageNumber'),
      service: textOf(objectOf(call, 'serviceCodeOrReference'), 'carrierServiceCode'),
    },
    box: boxNumber(textOf(equipment, 'equipmentReference')),
    booking: document('BKG'),
    bill: document('TRD'),
    isoType: textOf(equipment, 'ISOEquipmentCode'),
    seals: listOf(equipment, 'seals')
      .map((seal) => textOf(seal, 'number', 'sealNumber'))
      .filter((seal) => seal !== ''),
    movement: movementOf(textOf(equipment, 'movementType')),
    source: sourceOf(json, source),
    received,
    updated: textOf(json, 'eventUpdatedDateTime') || received,
    retracted: json['isRetracted'] === true,
    text: [textOf(transport, 'changeRemark'), textOf(transport, 'delayReasonCode'), textOf(shipment, 'reason')]
      .filter((one) => one !== '')
      .join('；'),
  })
}
