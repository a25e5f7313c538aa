import type { SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { box, instruction, instructions, item, parties, type Json } from '../../testing/dcsa-instruction.ts'
import { goodRecord } from '../../testing/records.ts'
import { validateSet } from '../../rules/validate.ts'
import { fromDcsa } from './from-dcsa.ts'
import { toDcsa } from './to-dcsa.ts'

const code = { codeListProvider: 'GLEIF', partyCode: '529900T8BM49AURSDO55', codeListName: 'LEI' }
/** Further parts of the standard, each in one instruction. */
const furtherSamples: [string, Json, string[]][] = [
  [
    'the name of a party of 70 characters',
    instruction({
      documentParties: parties({
        consignee: { partyName: `Patio Imports ${'And Gardens '.repeat(4)}Limited`, displayedAddress: ['Sydney'] },
      }),
    }),
    [],
  ],
  [
    'parties with addresses, plain addresses, codes, and whom the bill is issued to',
    instruction({
      transportDocumentTypeCode: 'BOL',
      documentParties: {
        shipper: {
          partyName: 'Garden Co',
          address: { street: 'Beilun', city: 'Ningbo', countryCode: 'CN' },
          identifyingCodes: [code],
          reference: 'R-1',
        },
        consignee: { partyName: 'Patio Imports', addressLines: ['1 Harbour Street, Sydney 2000, New South Wales, Australia'] },
        notifyParties: [{ partyName: 'Broker', identifyingCodes: [code] }],
        issueTo: { partyName: 'Bank', sendToPlatform: 'WAVE', identifyingCodes: [code] },
        buyer: { partyName: 'Buyer', address: { street: 'Quay', city: 'Sydney', countryCode: 'AU' } },
        other: [{ party: { partyName: 'Agent', identifyingCodes: [code] }, partyFunction: 'DDR' }],
      },
    }),
    [],
  ],
  [
    'payment, issue, originals with and without charges, copies',
    instruction({
      transportDocumentTypeCode: 'BOL',
      isElectronic: false,
      invoicePayableAt: { UNLocationCode: 'SGSIN' },
      placeOfIssue: { locationName: 'Ningbo', countryCode: 'CN' },
      numberOfOriginalsWithCharges: 1,
      numberOfOriginalsWithoutCharges: 2,
      numberOfCopiesWithCharges: 0,
    }),
    [],
  ],
  [
    'filings, house bills, customs references, licences, clauses, codes of goods and packages, contacts by telephone',
    instruction({
      advanceManifestFilings: [{ manifestTypeCode: 'ENS', advanceManifestFilingsHouseBLPerformedBy: 'SELF', identificationNumber: 'X' }],
      isHouseBillOfLadingsIssued: true,
      houseBillOfLadings: [{ houseBillOfLadingReference: 'H1', documentParties: { shipper: { partyName: 'Y' } } }],
      customsReferences: [{ type: 'CTN', countryCode: 'SN', values: ['12345'] }],
      exportLicense: { isRequired: true },
      requestedCarrierClauses: ['CARGO_CARGOSPECIFICS'],
      requestedCarrierCertificates: ['PORTS_OF_CALL'],
      partyContactDetails: [
        { name: 'Li', email: 'li@garden.example' },
        { name: 'Wang', phone: '+86 574 8700 1234' },
      ],
      consignmentItems: [
        item({ nationalCommodityCodes: [{ type: 'NCM', countryCode: 'BR', values: ['94017900'] }] }, [
          {
            outerPackaging: { packageCode: 'CT', description: 'Cardboard boxes', numberOfPackages: 700 },
            cargoNetWeight: { value: 8_000, unit: 'KGM' },
          },
        ]),
      ],
    }),
    [],
  ],
]

/** Every value of a payload with its path. */
const valuesOf = (value: unknown, path = ''): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap((child: unknown, index) => valuesOf(child, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, child]) => valuesOf(child, path === '' ? name : `${path}.${name}`))
}

describe('what a record has no field for', () => {
  it.each([...instructions, ...furtherSamples])(
    '%s goes out again with every value that it came with, or each other one is told by name',
    (_, payload) => {
      const { records, losses } = fromDcsa(payload)
      const sent = new Map(valuesOf(JSON.parse(JSON.stringify(toDcsa(records[0] ?? goodRecord()).payload))))
      const told = losses.filter(({ kind }) => kind !== 'carried').map(({ path }) => path)
      const gone = valuesOf(payload).filter(([path, value]) => sent.get(path) !== value)
      expect(gone.filter(([path]) => !told.some((name) => path.startsWith(name)))).toEqual([])
      // only what the standard does not know stays behind
      expect(gone.every(([path]) => /advancedManifestFiling|shiper|cargoGross/.test(path))).toBe(true)
    },
  )

  it.each([...instructions, ...furtherSamples])(
    '%s can be submitted, and meets the conditions of the standard, once the trade has added what it knows',
    (_, payload) => {
      const others = [{ id: 8, mblNo: 'COSU2', bookingReference: 'NGB26010002', containers: [] }]
      const order = {
        bookingReference: 'NGB26010001',
        record: goodRecord({ dischargePort: 'SYDNEY', dischargePortCode: 'AUSYD', containers: [] }),
        others,
      }
      const [record] = fromDcsa(payload, order).records
      if (!record) throw new Error('no record')
      const sized = <T extends { volume: number }>(row: T): T => ({ ...row, volume: 20 })
      const added = {
        ...record,
        id: 100_001,
        orderId: 1,
        marks: record.marks || 'N/M',
        consignor: `${record.consignor}\nNINGBO, CHINA\nTEL: 86-574-87001234`,
        consignee: record.consignee.includes('\n') ? record.consignee : `${record.consignee}\nSYDNEY, AUSTRALIA`,
        notifier1: /\n|SAME AS/.test(record.notifier1) ? record.notifier1 : 'PATIO IMPORTS\nSYDNEY, AUSTRALIA',
        containers: record.containers.map((one) => {
          const lines = one.lines.map(sized)
          return { ...one, type: one.type || '40HQ', lines, volume: lines.length > 0 ? lines.length * 20 : 20 }
        }),
      }
      expect(validateSet({ records: [added], num: 1, now: 0 }).filter(({ Severity }) => Severity === 'ERROR')).toEqual([])
      expect(toDcsa(added, order).losses.filter(({ kind }) => kind === 'missing')).toEqual([])
    },
  )

  it.each([...instructions, ...furtherSamples])(
    '%s is submitted with what the standard wants, where the operator takes that',
    (_, payload) => {
      const others = [{ id: 8, mblNo: 'COSU2', bookingReference: 'NGB26010002', containers: [] }]
      const booked = goodRecord({ dischargePort: 'SYDNEY', dischargePortCode: 'AUSYD', containers: [] })
      const [record] = fromDcsa(payload, { bookingReference: 'NGB26010001', record: booked, others }).records
      if (!record) throw new Error('no record')
      // marks of the booking are not the instruction's
      const errors = (standardMinimum: boolean) =>
        validateSet({ records: [{ ...record, id: 100_001, orderId: 1 }], num: 1, now: 0, settings: { standardMinimum } })
          .filter(({ Severity }) => Severity === 'ERROR')
          .map(({ Code, Path }) => `${Code} ${Path}`)
      expect(errors(true)).toEqual([])
      expect(errors(false)).not.toEqual([])
    },
  )

  it('what was carried stays with what it was of: another party, container or kind of bill does not get it', () => {
    const [record] = fromDcsa(
      instruction({
        transportDocumentTypeCode: 'BOL',
        documentParties: parties({
          consignee: {
            partyName: 'Patio Imports',
            address: { street: 'Quay', city: 'Sydney', countryCode: 'AU' },
            identifyingCodes: [code],
          },
          issueTo: { partyName: 'Bank', sendToPlatform: 'WAVE', identifyingCodes: [code] },
        }),
        utilizedTransportEquipments: [box('CSQU3054383', { references: [{ type: 'CR', value: 'OWN-1' }] })],
      }),
    ).records
    if (!record) throw new Error('no record')
    const again = (overrides: Partial<SiRecord>) => toDcsa({ ...record, ...overrides })
    const same = again({}).payload as unknown as { documentParties: Record<string, Json>; utilizedTransportEquipments: Json[] }
    expect(same.documentParties).toMatchObject({
      consignee: { address: { street: 'Quay' }, identifyingCodes: [code] },
      issueTo: { sendToPlatform: 'WAVE' },
    })
    const moved = again({ consignee: 'Patio Imports\nNew Street 1' })
    expect(moved.payload.documentParties.consignee).toMatchObject({ identifyingCodes: [code], displayedAddress: ['New Street 1'] })
    expect(moved.payload.documentParties.consignee).not.toHaveProperty('address')
    expect(moved.losses).toContainEqual(expect.objectContaining({ kind: 'lost', path: 'TBI_CARRIED/documentParties/consignee/address' }))
    expect(again({ consignee: 'Another\nStreet' }).payload.documentParties.consignee).not.toHaveProperty('identifyingCodes')
    expect(again({ signingMethod: 'OBL' }).payload.documentParties).toHaveProperty('issueTo', {
      partyName: 'Bank',
      identifyingCodes: [code],
    })
    const otherBox = again({ containers: record.containers.map((one) => ({ ...one, containerNo: 'TEXU3070079' })) })
    expect(otherBox.payload.utilizedTransportEquipments).toEqual([
      { isShipperOwned: false, equipmentReference: 'TEXU3070079', seals: [{ number: 'SL20117' }] },
    ])
    expect(otherBox.losses.map(({ path }) => path)).toContain('TBI_CARRIED/utilizedTransportEquipments{CSQU3054383}/references')
  })

  it('carries at most as much as the record has room for, and tells of the rest; a text of another origin is nothing', () => {
    const references = Array.from({ length: 600 }, (_, index) => ({ type: 'FF', value: `REFERENCE-${index}-${'X'.repeat(15)}` }))
    const { records, losses } = fromDcsa(instruction({ references, requestedCarrierClauses: ['CARGO_CARGOSPECIFICS'] }))
    expect(records[0]?.carried.length).toBeLessThan(20_000)
    expect(losses.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['lost references', 'carried requestedCarrierClauses'])
    const deep = `{"dcsa":1,"parts":[{"at":"","name":"references","beside":"[null]","value":${'['.repeat(5_000)}${']'.repeat(5_000)}}]}`
    const foreign =
      '{"dcsa":1,"parts":[{"at":"","name":"__proto__","beside":"[null]","value":{"a":1}},{"at":"","name":"constructor","beside":"[null]","value":1}]}'
    for (const carried of [deep, foreign, '{', '[]', '{"other":1}', '{"dcsa":1,"parts":[7,{}],"names":[1],"bookings":[3]}'])
      expect(toDcsa(goodRecord({ carried })).payload).toEqual(toDcsa(goodRecord()).payload)
  })
})
