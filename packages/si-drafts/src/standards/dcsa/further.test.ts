import type { SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { instruction, parties, type Json } from '../../testing/dcsa-instruction.ts'
import { goodRecord } from '../../testing/records.ts'
import { fromDcsa } from './from-dcsa.ts'
import { furtherOf, type Further } from './further.ts'
import { toDcsa } from './to-dcsa.ts'
import { strayTaxes, withFurther } from './with-further.ts'

const nothing: Further = furtherOf(goodRecord())
const written = (record: SiRecord, further: Partial<Further>): SiRecord => {
  const carried = withFurther(record, { ...furtherOf(record), ...further })
  if (carried === undefined) throw new Error('no room')
  return { ...record, carried }
}
const sent = (record: SiRecord) => toDcsa(record).payload as unknown as Json & { documentParties: Json }

describe('what carriers ask for beside the bill', () => {
  const everything: Further = {
    forwarder: 'Jinshang Forwarding Co\n1 Renmin Road\nNingbo, China',
    originPayer: 'Jinshang Forwarding Co',
    destinationPayer: 'Patio Imports\nSydney',
    requestor: 'Jinshang Forwarding Co\nNingbo',
    buyer: 'Patio Imports GmbH\nHafenstrasse 1\nHamburg',
    buyerPerson: 'LEGAL_PERSON',
    seller: 'Ningbo Garden Co\n8 Beilun Road',
    sellerPerson: 'LEGAL_PERSON',
    taxes: [
      { party: 'shipper', type: 'USCI', country: 'CN', value: '91330200MA2AGXXX1T' },
      { party: 'consignee', type: 'EORI', country: 'DE', value: 'DE1234567' },
      { party: 'consignee', type: 'VAT', country: 'DE', value: 'DE999999999' },
    ],
    references: ['PO-7781', 'HHL00103004'],
    exportLicence: 'EXP-1',
    copiesWithCharges: '0',
    copiesWithoutCharges: '3',
    receiver: 'Harbour Bank',
    platform: 'WAVE',
    receiverCode: 'HARBOUR-1',
    filings: [
      { type: 'ENS', country: 'DE', by: 'SELF', filer: '', number: 'DE1234567' },
      { type: 'ACE', country: 'US', by: 'CARRIER', filer: '', number: '' },
    ],
    houseBills: 'yes',
  }

  it('comes back as it was entered, and goes out in the form of the standard', () => {
    const record = written(goodRecord({ signingMethod: 'EBL' }), everything)
    expect(furtherOf(record)).toEqual(everything)
    const payload = sent(record)
    expect(payload).toMatchObject({
      numberOfCopiesWithCharges: 0,
      numberOfCopiesWithoutCharges: 3,
      isHouseBillOfLadingsIssued: true,
      references: [
        { type: 'CR', value: 'PO-7781' },
        { type: 'CR', value: 'HHL00103004' },
      ],
      exportLicense: { isRequired: true, reference: 'EXP-1' },
      advanceManifestFilings: [
        { manifestTypeCode: 'ENS', countryCode: 'DE', advanceManifestFilingsHouseBLPerformedBy: 'SELF', identificationNumber: 'DE1234567' },
        { manifestTypeCode: 'ACE', countryCode: 'US', advanceManifestFilingsHouseBLPerformedBy: 'CARRIER' },
      ],
    })
    expect(payload.documentParties).toMatchObject({
      shipper: { taxLegalReferences: [{ type: 'USCI', countryCode: 'CN', value: '91330200MA2AGXXX1T' }] },
      buyer: { partyName: 'Patio Imports GmbH', addressLines: ['Hafenstrasse 1', 'Hamburg'], typeOfPerson: 'LEGAL_PERSON' },
      issueTo: {
        partyName: 'Harbour Bank',
        sendToPlatform: 'WAVE',
        identifyingCodes: [{ codeListProvider: 'ZZZ', partyCode: 'HARBOUR-1' }],
      },
      other: [
        { partyFunction: 'DDR', party: { partyName: 'Jinshang Forwarding Co', addressLines: ['1 Renmin Road', 'Ningbo, China'] } },
        { partyFunction: 'COW', party: { partyName: 'Jinshang Forwarding Co' } },
        { partyFunction: 'COX', party: { partyName: 'Patio Imports', addressLines: ['Sydney'] } },
      ],
    })
  })

  it('leaves nothing behind when it is taken back', () => {
    const record = written(written(goodRecord(), everything), nothing)
    expect(record.carried).toBe('')
    expect(furtherOf(record)).toEqual(nothing)
  })

  it('keeps what a message said of a party whose text stays, and everything that has no field here', () => {
    const code = { codeListProvider: 'GLEIF', partyCode: '529900T8BM49AURSDO55', codeListName: 'LEI' }
    const payload = instruction({
      references: [{ type: 'AKG', value: 'VIN1' }],
      advanceManifestFilings: [{ manifestTypeCode: 'ENS', advanceManifestFilingsHouseBLPerformedBy: 'SELF', identificationNumber: 'X' }],
      documentParties: parties({
        buyer: {
          partyName: 'Buyer',
          typeOfPerson: 'LEGAL_PERSON',
          address: { street: 'Quay', city: 'Sydney', countryCode: 'AU' },
          identifyingCodes: [code],
        },
        other: [
          { party: { partyName: 'Agent', identifyingCodes: [code] }, partyFunction: 'DDS' },
          { party: { partyName: 'Forwarder', identifyingCodes: [code] }, partyFunction: 'DDR' },
        ],
      }),
      requestedCarrierClauses: ['CARGO_CARGOSPECIFICS'],
    })
    const [record = goodRecord()] = fromDcsa(payload).records
    const changed = sent(written(record, { references: ['PO-1'], forwarder: 'Another Forwarder' }))
    expect(changed).toMatchObject({
      references: [
        { type: 'AKG', value: 'VIN1' },
        { type: 'CR', value: 'PO-1' },
      ],
      requestedCarrierClauses: ['CARGO_CARGOSPECIFICS'],
      advanceManifestFilings: payload['advanceManifestFilings'],
    })
    expect(changed.documentParties['buyer']).toEqual((payload['documentParties'] as Json)['buyer'])
    expect(changed.documentParties['other']).toEqual([
      { party: { partyName: 'Agent', identifyingCodes: [code] }, partyFunction: 'DDS' },
      { party: { partyName: 'Another Forwarder' }, partyFunction: 'DDR' },
    ])
  })

  it('names the party whose tax number was entered for another text', () => {
    const record = written(goodRecord({ consignee: 'PATIO IMPORTS\nSYDNEY' }), {
      taxes: [{ party: 'consignee', type: 'ABN', country: 'AU', value: '51824753556' }],
    })
    expect(strayTaxes(record)).toEqual([])
    expect(strayTaxes({ ...record, consignee: 'OTHER IMPORTS\nSYDNEY' })).toEqual(['consignee'])
    const moved = { ...record, consignee: 'OTHER IMPORTS' }
    expect(furtherOf(moved).taxes).toHaveLength(1)
  })

  it('leaves numbers of a further notify party, and a second forwarder, with whom they came', () => {
    const tax = (value: string) => ({ taxLegalReferences: [{ type: 'VAT', countryCode: 'DE', value }] })
    const payload = instruction({
      documentParties: parties({
        consignee: { partyName: 'Patio Imports', displayedAddress: ['Hamburg'], isNotifyParty: true },
        notifyParties: [{ partyName: 'Broker', displayedAddress: ['Bremen'], ...tax('DE2') }],
        other: ['One', 'Two'].map((partyName) => ({ party: { partyName }, partyFunction: 'DDR' })),
      }),
    })
    const [record = goodRecord()] = fromDcsa(payload).records
    expect([furtherOf(record).taxes, furtherOf(record).forwarder]).toEqual([[], 'One'])
    const changed = sent(written(record, { references: ['PO-1'] })).documentParties
    expect(changed).toMatchObject({ notifyParties: [{ partyName: 'Broker', ...tax('DE2') }] })
    expect((changed['other'] as Json[]).map(({ party }) => (party as Json)['partyName']).toSorted()).toEqual(['One', 'Two'])
  })

  it('keeps the number of a notify party that was renamed until somebody looks at it', () => {
    const bill = goodRecord({ notifier1: 'BROKER GMBH\nBREMEN' })
    const record = written(bill, { taxes: [{ party: 'notify', type: 'VAT', country: 'DE', value: 'DE2' }] })
    const renamed = { ...record, notifier1: 'OTHER BROKER\nBREMEN' }
    expect([strayTaxes(record), strayTaxes(renamed), furtherOf(renamed).taxes.length]).toEqual([[], ['notify'], 1])
    expect(strayTaxes(written(renamed, {}))).toEqual([])
  })

  it('refuses a number of a party that the bill does not have, and more than the field has room for', () => {
    const bare = goodRecord({ notifier1: '', notifier2: '', notifier3: '' })
    const notify = { party: 'notify', type: 'VAT', country: 'DE', value: '1' } as const
    expect(withFurther(bare, { ...nothing, taxes: [notify] })).toBeUndefined()
    expect(withFurther(bare, { ...nothing, references: Array.from({ length: 2_000 }, (_, at) => `REFERENCE ${at}`) })).toBeUndefined()
  })
})
