import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trackEvent } from '../model/event.ts'
import { eventTime } from '../model/time.ts'
import { timeline } from '../timeline/timeline.ts'
import { contentOf } from '../timeline/identity.ts'
import { readDcsa, versionOf, writeDcsa, type DcsaContext } from './index.ts'

const context: DcsaContext = { received: '2026-06-01T00:00:00.000Z', source: { kind: 'carrier', party: 'MAEU' } }
const read = (json: unknown) => readDcsa(json, context)

const flat = {
  eventID: '5f1c2a40-0000-4000-8000-000000000001',
  eventCreatedDateTime: '2026-05-01T05:00:00Z',
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-05-01T10:00:00+08:00',
  equipmentEventTypeCode: 'LOAD',
  equipmentReference: 'OOLU1112223',
  ISOEquipmentCode: '45G1',
  emptyIndicatorCode: 'LADEN',
  transportCall: {
    transportCallID: 'x',
    modeOfTransport: 'VESSEL',
    exportVoyageNumber: '012W',
    UNLocationCode: 'CNSHA',
    facilityCode: 'SDICT',
    facilityCodeListProvider: 'SMDG',
    facilityTypeCode: 'POTE',
    vessel: { vesselIMONumber: '9321483', vesselName: 'EVER ONE' },
  },
  documentReferences: [
    { documentReferenceType: 'BKG', documentReferenceValue: 'BK1' },
    { documentReferenceType: 'TRD', documentReferenceValue: 'BL1' },
  ],
  somethingOfTheirs: { kept: true },
}
const version3 = {
  eventRouting: { originatingParty: { partyCode: 'CNSHASD', codeListProvider: 'SMDG', partyFunction: 'TR' } },
  eventID: 'e-1',
  eventDateTime: '2026-05-01T10:00:00+08:00',
  eventUpdatedDateTime: '2026-05-01T05:00:00Z',
  eventLocation: { UNLocationCode: 'CNSHA', facilityTypeCode: 'POTE' },
  eventClassification: { eventTypeCode: 'EQUIPMENT', eventClassifierCode: 'ACT', equipmentEventTypeCode: 'LOAD' },
  equipmentDetails: { equipmentReference: 'OOLU1112223', emptyIndicatorCode: 'LADEN', movementType: 'EXPORT', seals: [{ number: 'H1' }] },
  shipmentDetails: { documentReference: { typeCode: 'BKG', reference: 'BK1' } },
  transportDetails: {
    transportCall: {
      modeOfTransport: 'VESSEL',
      exportVoyageNumberOrReference: { carrierVoyageNumber: '012W' },
      vesselTransport: { vesselName: 'EVER ONE' },
    },
  },
}
const beta = {
  metadata: { eventID: 'b-1', eventCreatedDateTime: '2026-05-01T05:00:00Z' },
  payload: {
    eventType: 'TRANSPORT',
    eventClassifierCode: 'ACT',
    eventDateTime: '2026-05-01T12:00:00+08:00',
    transportEventTypeCode: 'DEPA',
    transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'CNSHA', vessel: { vesselName: 'EVER ONE' } },
  },
}

describe('events of DCSA', () => {
  it('are told apart by their fields', () => {
    expect([flat, version3, beta, { event: 1 }].map(versionOf)).toEqual(['2.2', '3.0', '3.0-beta-1', undefined])
  })
  it('of version 2.2 have ship, place, time and references', () => {
    const { events, warnings } = read([flat])
    expect(warnings).toEqual([])
    expect(events[0]).toMatchObject({
      id: flat.eventID,
      kind: 'equipment',
      code: 'LOAD',
      classifier: 'ACT',
      empty: 'LADEN',
      box: 'OOLU1112223',
      booking: 'BK1',
      bill: 'BL1',
      isoType: '45G1',
      place: { port: 'CNSHA', facility: 'SDICT', facilityList: 'SMDG', facilityType: 'POTE' },
      call: { mode: 'VESSEL', imo: '9321483', vessel: 'EVER ONE', voyage: '012W' },
      time: { instant: '2026-05-01T02:00:00.000Z', zone: 'Asia/Shanghai', precision: 'minute', raw: '2026-05-01T10:00:00+08:00' },
      updated: '2026-05-01T05:00:00.000Z',
      source: { kind: 'carrier', party: 'MAEU' },
    })
  })
  it('of version 3.0 name their party, and of the beta come in two parts', () => {
    expect(read({ events: [version3] }).events[0]).toMatchObject({
      source: { kind: 'terminal', party: 'SMDG:CNSHASD' },
      movement: 'EXPORT',
      seals: ['H1'],
      booking: 'BK1',
      id: 'e-1',
    })
    expect(read(beta).events[0]).toMatchObject({
      kind: 'transport',
      code: 'DEPA',
      id: 'b-1',
      place: { port: 'CNSHA' },
      time: { instant: '2026-05-01T04:00:00.000Z' },
    })
  })
  it('keep codes that the standard does not know, and what cannot be read as text', () => {
    const odd = (more: object) => read([{ ...flat, ...more }])
    expect(odd({ equipmentEventTypeCode: 'ZZZZ' }).events[0]!.code).toBe('ZZZZ')
    expect(odd({ eventDateTime: '2026/05/01 10:00' })).toMatchObject({
      events: [{ time: undefined }],
      warnings: [{ at: 0, text: '事件时间缺失或格式不正确，只保留原文' }],
    })
    expect(odd({ eventID: 12 }).events[0]!.id).toBe('12')
    expect(odd({ equipmentReference: undefined }).warnings[0]!.text).toBe('箱事件没有箱号，按整票显示')
    expect(odd({ transportCall: { ...flat.transportCall, vessel: { vesselIMONumber: '7654321' } } }).warnings[0]!.text).toContain('7654321')
    expect(odd({ transportCall: { UNLocationCode: 'Shanghai' } }).events[0]!.place).toMatchObject({ port: '', name: 'Shanghai' })
    expect(odd({ eventCreatedDateTime: '2025-05-01T05:00:00Z' }).warnings[0]!.text).toContain('不作为实际')
    expect(read([{ someEvents: [flat] }, 3, null]).warnings.map(({ at }) => at)).toEqual([0, 1, 2])
    expect(read(version3).events[0]!.raw).toBe(JSON.stringify(version3))
  })
  it('of a party that knows days only are days at midnight', () => {
    const bare = { ...flat, eventDateTime: '2026-05-01T00:00:00' }
    expect(readDcsa(bare, { ...context, datesOnly: true }).events[0]!.time).toMatchObject({
      precision: 'day',
      instant: '2026-04-30T16:00:00.000Z',
    })
    expect(read(bare).events[0]!.time!.precision).toBe('minute')
  })
  it('that are retracted hide all versions of their identifier', () => {
    const shipment = { booking: 'BK1', bill: '', boxes: ['OOLU1112223'], route: { pol: 'CNSHA', pod: 'BEANR', legs: [] } }
    const at = (...all: object[]) => timeline({ shipment, events: read(all).events, now: '2026-06-02T00:00:00Z' })
    const later = { ...version3, eventUpdatedDateTime: '2026-05-02T00:00:00Z', eventDateTime: '2026-05-01T11:00:00+08:00' }
    const withdrawn = { ...version3, eventUpdatedDateTime: '2026-05-01T06:00:00Z', isRetracted: true }
    expect(at(later, version3).facts[0]!.winner.event.time!.raw).toBe('2026-05-01T11:00:00+08:00')
    expect([at(later, withdrawn, version3).facts.length, at(later, withdrawn, version3).withdrawn[0]!.versions.length]).toEqual([0, 3])
    const gone = {
      metadata: { eventID: 'b-2', eventCreatedDateTime: '2026-05-03T05:00:00Z', retractedEventID: 'b-1' },
      payload: beta.payload,
    }
    const twice = {
      ...beta,
      payload: { ...beta.payload, documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'BK1' }] },
    }
    expect([at(twice).facts.length, at(gone, twice).facts.length]).toEqual([1, 0])
  })
})

it.each(['2026-02-30T10:00:00Z', '2026-02-30T10:00:00+08:00', '0001-01-01T00:00:00Z', '1900-01-01T00:00:00', '1970-01-01T00:00:00Z'])(
  'a time that is none (%s) is not taken for another one',
  (eventDateTime) => {
    const { events, warnings } = read([{ ...flat, eventDateTime }])
    expect([events[0]!.time, warnings.map(({ text }) => text)]).toEqual([undefined, ['事件时间缺失或格式不正确，只保留原文']])
  },
)
it('a class that is unknown is an estimate and says so', () => {
  const { events, warnings } = read([{ ...flat, eventClassifierCode: 'act' }])
  expect([events[0]!.classifier, warnings.map(({ text }) => text)]).toEqual(['EST', ['分类“act”不是 PLN、EST 或 ACT，按预计处理']])
})

describe('the writer', () => {
  it('writes what came in the same version as it came', () => {
    expect(writeDcsa(read([flat]).events, '2.2')).toEqual({ events: [flat], lost: [] })
    expect(writeDcsa(read([version3]).events, '3.0')).toEqual({ events: [version3], lost: [] })
  })
  it('writes any event so that it is read the same, or says what is lost', () => {
    const text = fc.constantFrom('', 'A1', 'B-2')
    const event = fc
      .record({
        kind: fc.constantFrom('equipment' as const, 'transport' as const),
        code: fc.constantFrom('LOAD', 'DISC', 'ARRI'),
        classifier: fc.constantFrom('ACT' as const, 'EST' as const, 'PLN' as const),
        empty: fc.constantFrom('EMPTY' as const, 'LADEN' as const, '' as const),
        port: fc.constantFrom('CNSHA', 'USLAX', 'INNSA', 'BEANR'),
        at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
        voyage: text,
        vessel: text,
        booking: text,
        bill: text,
        seal: text,
        words: text,
      })
      .map(({ port, at, voyage, vessel, seal, words, ...given }) =>
        trackEvent({
          ...given,
          id: 'e1',
          box: 'OOLU1112223',
          text: words,
          seals: seal === '' ? [] : [seal],
          place: { port, facilityType: 'POTE' },
          call: { voyage, vessel, mode: 'VESSEL' },
          time: eventTime({ local: at.toISOString().slice(0, 16), offset: 'Z', raw: '' }, port),
          source: { kind: 'carrier', party: 'SMDG/LCL:MSC' },
          received: context.received,
        }),
      )
    fc.assert(
      fc.property(event, fc.constantFrom('2.2' as const, '3.0' as const), (given, version) => {
        const { events, lost } = writeDcsa([given], version)
        const [again] = readDcsa(events, { ...context, source: given.source }).events
        expect([lost, contentOf(again!), again!.text]).toEqual([[], contentOf(given), given.text])
      }),
    )
    const bare = trackEvent({
      kind: 'shipment',
      code: 'RECE',
      documentType: 'SHI',
      weightKg: 5,
      retracted: true,
      time: eventTime({ local: '2026-05-01', offset: '', raw: '' }, 'CNSHA'),
      source: context.source,
      received: context.received,
    })
    expect(writeDcsa([bare], '2.2').lost.map(({ text: words }) => words)).toEqual([
      '只有日期，写为当地零点',
      '2.2 版不能表示撤销',
      '标准不能写出该单证的编号',
      '标准没有重量',
    ])
  })
  it('and the reader take any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void writeDcsa(read(json).events, '3.0')))
    const members = fc.constantFrom(
      'eventType',
      'eventClassification',
      'eventRouting',
      'metadata',
      'payload',
      'transportCall',
      'eventDateTime',
      'seals',
      'documentReferences',
      'eventID',
    )
    fc.assert(
      fc.property(
        fc.dictionary(members, fc.oneof(fc.jsonValue(), fc.constantFrom('EQUIPMENT', '2026-05-01', '2026-05-01T10:00:00Z'))),
        (json) => void writeDcsa(read([json]).events, '2.2'),
      ),
    )
  })
})
