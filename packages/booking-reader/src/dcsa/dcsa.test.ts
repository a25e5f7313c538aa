import { describe, expect, it } from 'vitest'
import { fullBooking } from '../content.test.kit.ts'
import { testFacts } from '../facts.test.kit.ts'
import { filledBooking, fromDcsa, readNote, toDcsa, type DcsaCodes, type DcsaFacts } from '../index.ts'

const facts = testFacts()
const one = (codes: readonly string[] | undefined) => (codes?.length === 1 ? codes[0] : undefined)
const codes: DcsaCodes = {
  port: (code) => one(facts.words.port.get(code)),
  carrier: (code) => one(facts.words.carrier.get(code)),
}
const out: DcsaFacts = {
  port: (code) => ({ code, name: facts.nameOf('port', code) }),
  carrier: (code) => (code === 'MSC' ? { code: 'MSCU', list: 'NMFTA' } : undefined),
  agent: { name: '远帆国际货运', contact: 'WANG', phone: '0574-12345678' },
}
const paths = (list: readonly { readonly Path: string }[]) => list.map(({ Path }) => Path)

/** A request as a customer's system sends it. */
const request = () => ({
  receiptTypeAtOrigin: 'CY',
  deliveryTypeAtDestination: 'SD',
  cargoMovementTypeAtOrigin: 'FCL',
  cargoMovementTypeAtDestination: 'FCL',
  freightPaymentTermCode: 'COL',
  vessel: { name: 'EVER ACE', vesselIMONumber: '9811000' },
  carrierCode: 'MSCU',
  carrierCodeListProvider: 'NMFTA',
  expectedDepartureDate: '2026-12-08',
  isEquipmentSubstitutionAllowed: true,
  references: [
    { type: 'CR', value: 'PO-778' },
    { type: 'AEF', value: 'LOAD-1' },
  ],
  documentParties: {
    bookingAgent: { partyName: 'Star Trading' },
    shipper: {
      partyName: 'Star Trading',
      address: { street: 'Canghai Road', streetNumber: '88', postCode: '315000', city: 'Ningbo', countryCode: 'CN' },
      partyContactDetails: [
        { name: 'Zhao', phone: '0574-1' },
        { name: 'Qian', email: 'qian@star.com' },
      ],
      taxLegalReferences: [{ type: 'USCI', countryCode: 'CN', value: '91330200MA2AAAAA0X' }],
    },
    consignee: { partyName: 'Hanse GmbH', addressLines: ['Am Sandtorkai 30', '20457 Hamburg, Germany'], isNotifyParty: true },
    other: [
      { party: { partyName: 'Bank' }, partyFunction: 'N1' },
      { party: { partyName: 'Payer' }, partyFunction: 'COW' },
    ],
  },
  shipmentLocations: [
    { location: { UNLocationCode: 'CNNGB', locationName: 'Ningbo' }, locationTypeCode: 'POL' },
    { location: { UNLocationCode: 'XXYYY', locationName: 'Nowhere' }, locationTypeCode: 'POD' },
    { location: { UNLocationCode: 'SGSIN' }, locationTypeCode: 'PTP' },
  ],
  requestedEquipments: [
    {
      ISOEquipmentCode: '22RT',
      units: 2,
      isShipperOwned: false,
      cargoGrossWeight: { value: 44_092.452, unit: 'LBR' },
      activeReeferSettings: { temperatureSetpoint: 14, temperatureUnit: 'FAH', isBulbMode: true },
      commodities: [
        {
          commodityType: 'Frozen fish',
          HSCodes: ['030389', '030399'],
          cargoGrossWeight: { value: 20_000, unit: 'KGM' },
          outerPackaging: { packageCode: 'CT', numberOfPackages: 900, description: 'CARTONS' },
        },
      ],
    },
    {
      ISOEquipmentCode: '45G1',
      units: 1,
      isShipperOwned: false,
      commodities: [{ commodityType: 'Boxes', cargoGrossVolume: { value: 100, unit: 'FTQ' } }],
    },
  ],
})

describe('a booking of DCSA', () => {
  const read = fromDcsa(request(), codes)
  it('is read into our fields, with its units as ours', () => {
    expect(read.Content.Values).toEqual({
      TransportTerm: 'CY-DOOR',
      PaymentTerm: 'CC',
      Vessel: 'EVER ACE',
      Etd: '2026-12-08',
      NameZh: 'PO-778',
      PolCode: 'CNNGB',
      CarrierCode: 'MSC',
      CargoType: '3',
    })
    expect(read.Content.Boxes).toEqual([
      { Type: '20RF', Count: 2, BoxWeight: 10_000, Temperature: -10 },
      { Type: '40HQ', Count: 1 },
    ])
    expect(read.Content.Cargo).toEqual([
      { NameEn: 'Frozen fish', HsCode: '030389', Weight: 20_000, Packages: 900, PackageKind: 'CT' },
      { NameEn: 'Boxes', Volume: 2.832 },
    ])
    expect(read.Content.Parties.map(({ Role, Party }) => [Role, Party.NameEn, Party.Country])).toEqual([
      ['shipper', 'Star Trading', 'CN'],
      ['consignee', 'Hanse GmbH', 'DE'],
      ['notify', 'Hanse GmbH', 'DE'],
      ['notify2', 'Bank', ''],
    ])
    expect(read.Content.Parties[0]!.Party).toMatchObject({
      Address: 'Canghai Road 88\n315000 Ningbo',
      TaxNo: '91330200MA2AAAAA0X',
      Phone: '0574-1',
    })
  })
  it('tells by path what has no place', () => {
    expect(paths(read.Lost)).toEqual([
      '$.vessel.vesselIMONumber',
      '$.isEquipmentSubstitutionAllowed',
      '$.references[1].type',
      '$.references[1].value',
      '$.documentParties.bookingAgent.partyName',
      '$.documentParties.shipper.partyContactDetails[1].name',
      '$.documentParties.shipper.partyContactDetails[1].email',
      '$.documentParties.other[1].party.partyName',
      '$.documentParties.other[1].partyFunction',
      '$.shipmentLocations[1].location.UNLocationCode',
      '$.shipmentLocations[1].location.locationName',
      '$.shipmentLocations[1].locationTypeCode',
      '$.shipmentLocations[2].location.UNLocationCode',
      '$.shipmentLocations[2].locationTypeCode',
      '$.requestedEquipments[0].ISOEquipmentCode',
      '$.requestedEquipments[0].activeReeferSettings.isBulbMode',
      '$.requestedEquipments[0].commodities[0].HSCodes[1]',
    ])
    expect(read.Lost.find(({ Path }) => Path.endsWith('ISOEquipmentCode'))).toMatchObject({ Value: '22RT', Why: '按“20RF”读入' })
  })
  it('asks for the port that nobody knows, and tells what is missing', () => {
    const reading = readNote({ source: { kind: 'dcsa', json: request() }, facts })
    expect(reading.Questions.map(({ Path, Json, Words }) => [Path, Json, Words])).toEqual([
      ['Values.PodCode', '$.shipmentLocations[1]', 'Nowhere'],
    ])
    expect(reading.Unread.some(({ Json }) => Json?.startsWith('$.shipmentLocations[1]'))).toBe(false)
    expect(paths(reading.Missing)).toContain('Values.Contact')
    expect(paths(reading.Missing)).not.toContain('Values.PodCode')
    expect(reading.Found.find(({ Path }) => Path === 'Cargo[1].NameEn')).toMatchObject({
      Json: '$.requestedEquipments[1].commodities[0].commodityType',
      Words: 'Boxes',
    })
  })
  it('that is none says so', () => {
    for (const json of [undefined, null, 7, 'x', [], {}, { hello: 1 }])
      expect(() => fromDcsa(json, codes)).toThrow('文件不是 DCSA 订舱数据')
  })
})

describe('a booking of ours', () => {
  const content = fullBooking()
  const written = toDcsa(content, out)
  it('goes there and comes back the same, but for what is told', () => {
    expect(written.Missing).toEqual([])
    expect(paths(written.Lost)).toEqual([])
    const { Content, Lost } = fromDcsa(written.Json, codes)
    const back = filledBooking(Content)
    expect(back.Values).toEqual(content.Values)
    expect(back.Cargo).toEqual(content.Cargo)
    expect(back.Boxes).toEqual(content.Boxes)
    expect(back.Parties).toEqual(content.Parties)
    expect(Lost.every(({ Path }) => Path.startsWith('$.documentParties.bookingAgent'))).toBe(true)
  })
  it('names the codes of the standard', () => {
    expect(written.Json).toMatchObject({
      receiptTypeAtOrigin: 'CY',
      freightPaymentTermCode: 'PRE',
      transportDocumentTypeCode: 'SWB',
      carrierCode: 'MSCU',
      documentParties: {
        bookingAgent: { partyName: '远帆国际货运' },
        consignee: { isNotifyParty: true },
        other: [{ partyFunction: 'N1' }],
      },
      requestedEquipments: [
        { ISOEquipmentCode: '22G1', units: 2, isShipperOwned: true, cargoGrossWeight: { value: 18_000 } },
        { ISOEquipmentCode: '45R1' },
      ],
    })
    const danger = '$.requestedEquipments[0].commodities[0].outerPackaging.dangerousGoods[0]'
    expect(written.Assumed).toContainEqual({ Path: `${danger}.isMarinePollutant`, Label: '非海洋污染物' })
    expect(written.Json).toMatchObject({
      requestedEquipments: [
        {
          commodities: [
            {
              outerPackaging: {
                dangerousGoods: [
                  {
                    properShippingName: 'PAINT RELATED MATERIAL',
                    subsidiaryRisk1: '6.1',
                    subsidiaryRisk2: '8',
                    EMSNumber: 'F-E,S-E',
                    isLimitedQuantity: true,
                    netWeight: { value: 15_800, unit: 'KGM' },
                  },
                ],
              },
            },
            {},
          ],
        },
        {},
      ],
    })
  })
  it('says where a shipping name is only that of the goods, and that a contract or a quotation is wanted', () => {
    const { Assumed, Missing } = toDcsa(
      { ...content, Values: { ...content.Values, ContractNo: '' }, Cargo: [{ ...content.Cargo[0]!, ProperName: '' }] },
      out,
    )
    expect(Assumed.map(({ Label }) => Label)).toContain('正确运输名称按英文品名填写')
    expect(Missing.map(({ Label }) => Label)).toEqual(['合约号或船公司报价号（DCSA 要求二者至少填一项）'])
  })
  it('loses no further risk in silence', () => {
    const { Lost } = toDcsa({ ...content, Cargo: [{ ...content.Cargo[0]!, SubRisks: '6.1, 8, 3' }] }, out)
    expect(paths(Lost)).toContain('$.Cargo[0].SubRisks')
  })
  it('tells what the standard has no place for, and what it needs', () => {
    const [box] = content.Boxes
    const lost = toDcsa(
      {
        ...content,
        Values: {
          ...content.Values,
          Remark: '急',
          Truck: true,
          ReleaseType: 'TLX',
          Bills: 3,
          CarrierCode: 'NONE',
          TransportTerm: '',
          VoyageNo: 'V'.repeat(60),
        },
        Boxes: [{ ...box!, Type: '20FR', OverWidth: 30, Temperature: 0 }],
        Cargo: [{ ...content.Cargo[0]!, Marks: 'N/M', NameZh: '油漆', HsCode: '12' }],
      },
      { ...out, agent: { name: '' } },
    )
    expect(paths(lost.Lost)).toEqual([
      '$.Values.CarrierCode',
      '$.Values.VoyageNo',
      '$.Values.ReleaseType',
      '$.Values.Bills',
      '$.Values.Truck',
      '$.Values.Remark',
      '$.Cargo[0].NameZh',
      '$.Cargo[0].HsCode',
      '$.Cargo[0].Marks',
      '$.Boxes[0].Temperature',
      '$.Boxes[0].OverWidth',
    ])
    expect(paths(lost.Missing)).toEqual(['$.documentParties.bookingAgent.partyName', '$.receiptTypeAtOrigin'])
  })
})
