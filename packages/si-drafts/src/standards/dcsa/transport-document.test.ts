import { compareRecords } from '../../rules/compare.ts'
import { describe, expect, it } from 'vitest'
import { instructions } from '../../testing/dcsa-instruction.ts'
import { goodContainer, goodLine, goodRecord } from '../../testing/records.ts'
import { fromDcsa } from './from-dcsa.ts'
import { furtherOf } from './further.ts'
import { toDcsa } from './to-dcsa.ts'
import { readTransportDocument } from './transport-document.ts'
import { withFurther } from './with-further.ts'

type Json = Record<string, unknown>
const record = goodRecord()
/** The carrier's draft of a record: what was asked, with the carrier's own statements. */
const draftOf = (of = record, more: Json = {}): Json => ({
  ...structuredClone(toDcsa(of).payload),
  transportDocumentStatus: 'DRAFT',
  shippingInstructionsReference: 'CARRIER-1',
  transports: {
    portOfLoading: { UNLocationCode: of.loadPortCode },
    portOfDischarge: { UNLocationCode: of.dischargePortCode },
    vesselVoyages: [{ vesselName: of.vessel, carrierExportVoyageNumber: of.voyage }],
  },
  ...more,
})
const differences = (document: Json, of = record) =>
  compareRecords(of, readTransportDocument(document, of).record).map(({ path, before, after }) => [path, before, after])

describe('a transport document', () => {
  it('that says what was asked for has no difference', () => {
    expect(differences(draftOf())).toEqual([])
    const detailed = goodRecord({
      containers: [
        goodContainer({
          packages: 20,
          weight: 300,
          volume: 3,
          lines: [goodLine({ id: 1, packages: 10, weight: 100, volume: 1 }), goodLine({ id: 2, packages: 10, weight: 200, volume: 2 })],
        }),
      ],
    })
    expect(differences(draftOf(detailed), detailed)).toEqual([])
  })
  it.each(instructions)('of %s, sent and answered, has no difference', (_name, instruction) => {
    const [read] = fromDcsa(instruction).records
    expect(differences(draftOf(read), read)).toEqual([])
  })
  it('tells tax numbers and contacts that it states otherwise, and nothing of those that it leaves out', () => {
    const tax = { party: 'consignee', type: 'EORI', country: 'DE', value: 'DE1' } as const
    const contact = { party: 'shipper', name: 'Li Wei', phone: '0574 1', email: '' } as const
    const said = { ...record, carried: withFurther(record, { ...furtherOf(record), taxes: [tax], contacts: [contact] }) ?? '' }
    const draft = draftOf(said)
    const { shipper, consignee } = draft.documentParties as Record<string, Json>
    delete shipper!.partyContactDetails
    consignee!.taxLegalReferences = [{ type: 'EORI', countryCode: 'DE', value: 'DE2' }]
    const { record: read } = readTransportDocument(draft, said)
    expect([furtherOf(read).taxes, furtherOf(read).contacts]).toEqual([[{ ...tax, value: 'DE2' }], [contact]])
    expect(readTransportDocument(draftOf(said), said).record.carried).toBe(said.carried)
  })
  it('tells every value that the carrier has otherwise, at its field', () => {
    const draft = draftOf(record, {
      freightPaymentTermCode: 'COL',
      transports: {
        portOfLoading: { UNLocationCode: 'CNSHA', locationName: 'SHANGHAI' },
        vesselVoyages: [{ vesselName: 'ANOTHER SHIP', carrierExportVoyageNumber: '999W' }],
      },
      receiptTypeAtOrigin: 'CY',
      deliveryTypeAtDestination: 'SD',
    })
    const boxes = draft.utilizedTransportEquipments as Json[]
    boxes[0]!.seals = [{ number: 'OTHERSEAL' }]
    expect(differences(draft)).toEqual([
      ['paymentMethod', 'PP', 'CC'],
      ['vessel', record.vessel, 'ANOTHER SHIP'],
      ['voyage', record.voyage, '999W'],
      ['loadPort', record.loadPort, 'SHANGHAI'],
      ['loadPortCode', record.loadPortCode, 'CNSHA'],
      ['transportTerms', record.transportTerms, 'CY-DOOR'],
      [`containers[${record.containers[0]!.containerNo}].sealNo`, record.containers[0]!.sealNo, 'OTHERSEAL'],
    ])
  })
  it('without a box of the record, and with one more', () => {
    const draft = draftOf()
    const [item] = draft.consignmentItems as Json[]
    const [cargo] = item!.cargoItems as Json[]
    item!.cargoItems = [{ ...cargo, equipmentReference: 'HDMU6804878', outerPackaging: { numberOfPackages: 1, description: 'CASES' } }]
    draft.utilizedTransportEquipments = [{ equipmentReference: 'HDMU6804878', isShipperOwned: false, seals: [{ number: 'S9' }] }]
    const found = differences(draft)
    expect(found).toContainEqual([`containers[${record.containers[0]!.containerNo}]`, expect.any(String), null])
    expect(found).toContainEqual(['containers[HDMU6804878]', null, expect.any(String)])
  })
  it('with a declared value says it at its fields; one that says none leaves what was declared', () => {
    expect(differences(draftOf(record, { declaredValue: 250_000.5, declaredValueCurrency: 'USD' }))).toEqual([
      ['declaredValue', '', '250000.5'],
      ['declaredCurrency', '', 'USD'],
    ])
    const declared = goodRecord({ declaredValue: '250000.50', declaredCurrency: 'USD' })
    expect(differences(draftOf(declared, { declaredValue: 250_000.5, declaredValueCurrency: 'USD' }), declared)).toEqual([])
    expect(differences(draftOf(declared), declared)).toEqual([])
    expect(differences(draftOf(declared, { declaredValue: 250_000.5, declaredValueCurrency: 'EUR' }), declared)).toEqual([
      ['declaredCurrency', 'USD', 'EUR'],
    ])
  })
  it('lists what only the carrier states, and no states or terms', () => {
    const { losses, status } = readTransportDocument(
      draftOf(record, { shippedOnBoardDate: '2026-12-01', termsAndConditions: 'LONG', carrierClauses: ['SHIPPER LOAD AND COUNT'] }),
      record,
    )
    expect(status).toBe('DRAFT')
    expect(losses.filter(({ kind }) => kind === 'carried').map(({ label, value }) => [label, value])).toEqual([
      ['装船日期', '2026-12-01'],
      ['船公司条款', '["SHIPPER LOAD AND COUNT"]'],
    ])
  })
  it('is refused when it is something else', () => {
    for (const payload of [null, [], {}, { transportDocumentStatus: 'DRAFT' }])
      expect(() => readTransportDocument(payload, record)).toThrow('不是 DCSA 提单')
  })
})
