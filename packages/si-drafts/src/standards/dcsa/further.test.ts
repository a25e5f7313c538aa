import type { SiRecord } from '@jst/contracts/si/data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruction, parties, type Json } from '../../testing/dcsa-instruction.ts'
import { goodRecord } from '../../testing/records.ts'
import { fromDcsa } from './from-dcsa.ts'
import { furtherHolders, taxedHolders, type FurtherHolder } from './further-parties.ts'
import { furtherOf, type Further } from './further.ts'
import { toDcsa } from './to-dcsa.ts'
import { strayContacts, strayTaxes, withFurther, withPartyDetails } from './with-further.ts'

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
      { party: 'notify2', type: 'CNPJ', country: 'BR', value: '33000167000101' },
      { party: 'forwarder', type: 'USCI', country: 'CN', value: '91310000775785552L' },
      { party: 'buyer', type: 'VAT', country: 'DE', value: 'DE999999998' },
    ],
    contacts: [
      { party: 'shipper', name: 'Li Wei', phone: '+86 574 87001234', email: 'li@garden.example' },
      { party: 'notify', name: 'Broker desk', phone: '+49 40 300', email: '' },
      { party: 'notify2', name: 'Second desk', phone: '', email: 'desk@second.example' },
      { party: 'forwarder', name: 'Wang Fang', phone: '+86 574 8700', email: '' },
      { party: 'requestor', name: 'Zhou Min', phone: '', email: 'zhou@jinshang.example' },
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

  const threeNotified = { signingMethod: 'EBL', notifier1: 'BROKER GMBH\nBREMEN', notifier2: 'SECOND BROKER\nSANTOS' }

  it('comes back as it was entered, and goes out in the form of the standard', () => {
    const record = written(goodRecord(threeNotified), everything)
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
      shipper: {
        taxLegalReferences: [{ type: 'USCI', countryCode: 'CN', value: '91330200MA2AGXXX1T' }],
        partyContactDetails: [{ name: 'Li Wei', phone: '+86 574 87001234', email: 'li@garden.example' }],
      },
      notifyParties: [
        { partyName: 'BROKER GMBH', partyContactDetails: [{ name: 'Broker desk', phone: '+49 40 300' }] },
        {
          partyName: 'SECOND BROKER',
          taxLegalReferences: [{ type: 'CNPJ', countryCode: 'BR', value: '33000167000101' }],
          partyContactDetails: [{ name: 'Second desk', email: 'desk@second.example' }],
        },
      ],
      shippingInstructionsRequestor: {
        partyName: 'Jinshang Forwarding Co',
        partyContactDetails: [{ name: 'Zhou Min', email: 'zhou@jinshang.example' }],
      },
      buyer: { partyName: 'Patio Imports GmbH', addressLines: ['Hafenstrasse 1', 'Hamburg'], typeOfPerson: 'LEGAL_PERSON' },
      issueTo: {
        partyName: 'Harbour Bank',
        sendToPlatform: 'WAVE',
        identifyingCodes: [{ codeListProvider: 'ZZZ', partyCode: 'HARBOUR-1' }],
      },
      other: [
        {
          partyFunction: 'DDR',
          party: {
            partyName: 'Jinshang Forwarding Co',
            addressLines: ['1 Renmin Road', 'Ningbo, China'],
            taxLegalReferences: [{ type: 'USCI', countryCode: 'CN', value: '91310000775785552L' }],
            partyContactDetails: [{ name: 'Wang Fang', phone: '+86 574 8700' }],
          },
        },
        { partyFunction: 'COW', party: { partyName: 'Jinshang Forwarding Co' } },
        { partyFunction: 'COX', party: { partyName: 'Patio Imports', addressLines: ['Sydney'] } },
      ],
    })
  })

  it('leaves nothing behind when it is taken back', () => {
    const record = written(written(goodRecord(threeNotified), everything), nothing)
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

  it('leaves numbers of the second notify party, and a second forwarder, with whom they came', () => {
    const tax = (value: string) => ({ taxLegalReferences: [{ type: 'VAT', countryCode: 'DE', value }] })
    const payload = instruction({
      documentParties: parties({
        consignee: { partyName: 'Patio Imports', displayedAddress: ['Hamburg'], isNotifyParty: true },
        notifyParties: [{ partyName: 'Broker', displayedAddress: ['Bremen'], ...tax('DE2') }],
        other: ['One', 'Two'].map((partyName) => ({ party: { partyName }, partyFunction: 'DDR' })),
      }),
    })
    const [record = goodRecord()] = fromDcsa(payload).records
    expect([furtherOf(record).taxes, furtherOf(record).forwarder]).toEqual([
      [{ party: 'notify2', type: 'VAT', country: 'DE', value: 'DE2' }],
      'One',
    ])
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

  const party = fc.constantFrom(...furtherHolders)
  const short = fc.string({ minLength: 1, maxLength: 12 })
  const details = fc.record({
    taxes: fc.array(
      fc.record({ party: fc.constantFrom(...taxedHolders), type: short, country: fc.constantFrom('CN', 'DE', 'BR'), value: short }),
    ),
    contacts: fc.array(
      fc.record({ party, name: short, phone: fc.constantFrom('', '+49 40 300'), email: fc.constantFrom('', 'a@b.example') }),
    ),
  })
  const byParty = <T extends { party: FurtherHolder }>(list: readonly T[]) =>
    furtherHolders.flatMap((holder) => list.filter((one) => one.party === holder))

  it('brings numbers and contacts of every party through a message and back', () => {
    const bill = goodRecord({ ...threeNotified, notifier3: 'THIRD BROKER\nROTTERDAM' })
    const beside = { forwarder: 'F', originPayer: 'O', destinationPayer: 'D', requestor: 'R', buyer: 'B', seller: 'S' }
    fc.assert(
      fc.property(details, (said) => {
        const further = { ...nothing, ...beside, taxes: byParty(said.taxes), contacts: byParty(said.contacts) }
        const record = written(bill, further)
        expect(furtherOf(record)).toEqual(further)
        const [back = goodRecord()] = fromDcsa(JSON.parse(JSON.stringify(toDcsa(record).payload))).records
        expect([byParty(furtherOf(back).taxes), byParty(furtherOf(back).contacts)]).toEqual([further.taxes, further.contacts])
        expect(sent(back).documentParties).toEqual(sent(record).documentParties)
      }),
      { numRuns: 30 },
    )
  })

  it('tells the contact of a renamed second notify party from those of the first', () => {
    const contact = { party: 'notify2', name: 'Desk', phone: '', email: 'desk@second.example' } as const
    const record = written(goodRecord(threeNotified), { contacts: [contact] })
    const renamed = { ...record, notifier2: 'OTHER\nSANTOS' }
    expect([strayContacts(record), strayContacts(renamed)]).toEqual([[], ['notify2']])
    expect(furtherOf(renamed).contacts).toEqual([contact])
    // what a message brought knows its party too
    const [imported = goodRecord()] = fromDcsa(JSON.parse(JSON.stringify(toDcsa(record).payload))).records
    expect(furtherOf({ ...imported, notifier2: 'OTHER\nSANTOS' }).contacts).toEqual([contact])
  })

  it('gives a party that was picked its own details, and leaves those of the others as they were', () => {
    const vat = { type: 'VAT', country: 'DE', value: 'DE1' } as const
    const record = written(goodRecord(threeNotified), {
      taxes: [
        { party: 'consignee', ...vat },
        { party: 'notify', ...vat },
      ],
    })
    const picked = { ...record, consignee: 'ACME LTDA\nSANTOS', notifier1: 'RENAMED\nBREMEN' }
    const cnpj = { party: 'consignee', type: 'CNPJ', country: 'BR', value: '33000167000101' } as const
    const carried = withPartyDetails(picked, 'consignee', { taxes: [cnpj], contacts: [] }) ?? ''
    expect(furtherOf({ ...picked, carried }).taxes).toEqual([cnpj, { party: 'notify', ...vat }])
    expect(strayTaxes({ ...picked, carried })).toEqual(['notify'])
    expect(withPartyDetails({ ...picked, consignee: '' }, 'consignee', { taxes: [cnpj], contacts: [] })).toBeUndefined()
  })

  it('refuses details of a party that nobody named', () => {
    const contact = { party: 'buyer', name: 'Desk', phone: '1', email: '' } as const
    expect(withFurther(goodRecord(), { ...nothing, contacts: [contact] })).toBeUndefined()
    expect(withFurther(goodRecord(), { ...nothing, contacts: [contact], buyer: 'B' })).toBeDefined()
  })
})
