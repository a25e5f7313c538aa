import { describe, expect, it } from 'vitest'
import { instruction, instructions, item, parties } from '../../testing/dcsa-instruction.ts'
import { goodContainer, goodRecord } from '../../testing/records.ts'
import { bookingReferencesIn, fromDcsa, NotDcsaError } from './from-dcsa.ts'
import { toDcsa } from './to-dcsa.ts'

describe('a DCSA shipping instruction of somebody else', () => {
  it.each(instructions)('%s is read, and what has no place here is listed', (_, payload, expected) => {
    const { records, losses } = fromDcsa(payload)
    expect(losses.map(({ path }) => path)).toEqual(expected)
    expect(losses.every(({ label, reason, value }) => label !== '' && reason !== '' && value !== '')).toBe(true)
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ mblNo: 'NGB26010001', emails: 'docs@garden.example' })
    expect(records[0]?.containers[0]).toMatchObject({ containerNo: 'CSQU3054383', sealNo: 'SL20117' })
  })

  it.each([
    [{ value: 20.5, unit: 'TNE' }, 20_500, '由吨换算为 20500 千克'],
    [{ value: 1_000, unit: 'LB' }, 453.592, '由磅换算为 453.592 千克'],
    [{ value: 20.5, unit: 'STN' }, 0, '不认识单位“STN”'],
    [{ value: 20.5 }, 0, '没有单位'],
  ])('a weight is never taken as kg because its unit is unknown: %o', (cargoGrossWeight, kg, reason) => {
    const { records, losses } = fromDcsa(instruction({ consignmentItems: [item({}, [{ cargoGrossWeight }])] }))
    expect(records[0]!.containers[0]!.weight).toBe(kg)
    expect(losses).toContainEqual(expect.objectContaining({ label: '毛重', reason: expect.stringContaining(reason) as string }))
  })
  it('a package code goes out as it came, also where its description is that of another one', () => {
    const outerPackaging = { packageCode: 'BQ', description: 'Bottles', numberOfPackages: 10 }
    const [record] = fromDcsa(instruction({ consignmentItems: [item({}, [{ outerPackaging }])] })).records
    expect(toDcsa(record!).payload.consignmentItems[0]!.cargoItems[0]!.outerPackaging).toEqual(outerPackaging)
  })
  it('says which attributes the standard does not know', () => {
    expect(fromDcsa(instruction({ advancedManifestFiling: 'ACE' })).losses).toEqual([
      {
        kind: 'lost',
        path: 'advancedManifestFiling',
        label: 'advancedManifestFiling',
        reason: '不是 DCSA 3.0.4 补料的项，未导入',
        value: 'ACE',
      },
    ])
  })

  it('two bookings in one container: their packages and weights together, a master bill for the other booking', () => {
    const cargo = (packages: number, weight: number) => [
      { outerPackaging: { description: 'Cartons', numberOfPackages: packages }, cargoGrossWeight: { value: weight, unit: 'KGM' } },
    ]
    const { records } = fromDcsa(
      instruction({
        consignmentItems: [item({}, cargo(600, 15_000)), item({ carrierBookingReference: 'NGB26010002' }, cargo(400, 20_000))],
      }),
    )
    expect(records[0]?.containers).toMatchObject([{ packages: 1_000, weight: 35_000, lines: [{ packages: 600 }, { packages: 400 }] }])
    expect(records[0]?.masterBills.map(({ mergedMblNo }) => mergedMblNo)).toEqual(['NGB26010002'])
    expect(records[0]?.packageCount).toBe('1000')
  })

  it('the numbers of several bookings come back, 31 signs long, apart from the master bills', () => {
    const [own, other, third] = ['A', 'B', 'C'].map((letter) => `${letter}BCDEFGHIJ0123456789KLMNOPQ12345`) as [string, string, string]
    const masterBills = [other, third].map((mergedBookingNo, index) => ({
      id: 0,
      orderId: 1,
      recordId: 0,
      mergedOrderId: index + 2,
      mergedMblNo: `COSU${index + 2}`,
      mergedBookingNo,
    }))
    const containers = ['CSQU3054383', 'TCLU1234560', 'MSKU6011672'].map((containerNo) => goodContainer({ containerNo }))
    const record = goodRecord({ orderId: 1, bookingNo: own, masterBills, mergeMblNo: 'COSU2', containers })
    const others = masterBills.map(({ mergedOrderId, mergedMblNo, mergedBookingNo }, index) => ({
      id: mergedOrderId,
      mblNo: mergedMblNo,
      bookingReference: mergedBookingNo,
      containers: containers.slice(index + 1, index + 2),
    }))
    const order = { bookingReference: own, record: goodRecord({ bookingNo: own, containers: containers.slice(0, 1) }), others }
    const { payload, losses } = toDcsa(record, order)
    expect(payload.consignmentItems.map(({ carrierBookingReference }) => carrierBookingReference)).toEqual([own, other, third])
    expect(losses.filter(({ path }) => /BOOKING|TDBpMBL/.test(path))).toEqual([])
    expect(fromDcsa(payload, order).records[0]).toMatchObject({ bookingNo: own, masterBills })
  })

  it('several instructions of one booking are several bills of it', () => {
    const bills = ['A', 'B', 'C'].map((letter) => instruction({ transportDocumentReference: `NGB26010001${letter}` }))
    const { records } = fromDcsa(bills)
    expect(records.map(({ splitMblNo, siType, draftCount }) => [splitMblNo, siType, draftCount])).toEqual([
      ['NGB26010001A', 2, 3],
      ['NGB26010001B', 2, 3],
      ['NGB26010001C', 2, 3],
    ])
    expect(bookingReferencesIn(bills)).toEqual([['NGB26010001'], ['NGB26010001'], ['NGB26010001']])
  })

  it('takes from the order what an instruction does not repeat: vessel, ports, types of containers, the other order', () => {
    const record = goodRecord({
      orderId: 7,
      mblNo: 'COSU6412345670',
      containers: [goodContainer({ containerNo: 'CSQU3054383', type: '20GP' })],
    })
    const order = {
      bookingReference: 'NGB26010001',
      record,
      others: [{ id: 8, mblNo: 'COSU2', bookingReference: 'NGB26010002', containers: [] }],
    }
    const found = fromDcsa(instruction({ consignmentItems: [item(), item({ carrierBookingReference: 'NGB26010002' })] }), order).records[0]
    expect(found).toMatchObject({ orderId: 7, mblNo: 'COSU6412345670', vessel: 'COSCO SHIPPING ARIES', carrier: 'COSCO' })
    expect(found?.containers[0]?.type).toBe('20GP')
    expect(found?.masterBills).toMatchObject([{ mergedOrderId: 8, mergedMblNo: 'COSU2' }])
  })

  it('pounds and cubic feet are converted, and said so', () => {
    const cargo = { cargoGrossWeight: { value: 1_000, unit: 'LBR' }, cargoGrossVolume: { value: 100, unit: 'FTQ' } }
    const { records, losses } = fromDcsa(instruction({ consignmentItems: [item({}, [cargo])] }))
    expect(records[0]?.containers[0]).toMatchObject({ weight: 453.592, volume: 2.832 })
    expect(losses.map(({ reason, value }) => [reason, value])).toEqual([
      ['由磅换算为 453.592 千克', '1000'],
      ['由立方英尺换算为 2.832 立方米', '100'],
    ])
  })

  it('a party without its printed form is put together from its address, tax numbers and contacts', () => {
    const consignee = {
      partyName: 'Patio Imports',
      address: { street: 'Harbour Street', streetNumber: '1', postCode: '2000', city: 'Sydney', stateRegion: 'NSW', countryCode: 'AU' },
      taxLegalReferences: [{ type: 'ABN', countryCode: 'AU', value: '51824753556' }],
      partyContactDetails: [{ name: 'Kim', phone: '61 2 9999 0000' }],
    }
    const { records, losses } = fromDcsa(instruction({ documentParties: parties({ consignee }) }))
    expect(records[0]?.consignee.split('\n')).toEqual([
      'Patio Imports',
      'Harbour Street 1',
      '2000 Sydney',
      'NSW, Australia',
      'ABN: 51824753556',
      'TEL: 61 2 9999 0000',
    ])
    expect(losses.map(({ path }) => path)).toEqual([
      'documentParties.consignee.taxLegalReferences[0].countryCode',
      'documentParties.consignee.partyContactDetails[0].name',
    ])
  })

  it('cargo in a container that is not listed gets it all the same, and is told of', () => {
    const { records, losses } = fromDcsa(instruction({ consignmentItems: [item({}, [{}, { equipmentReference: 'TEXU3070079' }])] }))
    expect(records[0]?.containers.map(({ containerNo }) => containerNo)).toEqual(['CSQU3054383', 'TEXU3070079'])
    expect(losses.map(({ reason }) => reason)).toEqual(['货物中的箱 TEXU3070079 不在集装箱清单中，已按货物添加，请补充封号和箱型'])
  })

  it('a contradiction is listed: a delivery in the ICS2 zone that the ports do not say, another carrier', () => {
    const order = { bookingReference: 'NGB26010001', record: goodRecord({ dischargePortCode: 'AUSYD' }), scac: 'COSU' }
    const { losses } = fromDcsa(instruction({ isCargoDeliveredInICS2Zone: true, carrierCode: 'MAEU' }), order)
    expect(losses.map(({ path, reason }) => [path, reason])).toEqual([
      ['isCargoDeliveredInICS2Zone', '与委托或其他内容不一致，未导入，请核对'],
      ['carrierCode', '与委托或其他内容不一致，未导入，请核对'],
    ])
  })

  it.each([
    ['a booking', { shipmentLocations: [], requestedEquipments: [] }],
    ['nothing', null],
    ['an empty list', []],
    ['a list with a stranger in it', [instruction(), {}]],
    ['a text', 'consignmentItems'],
    ['an instruction without goods', instruction({ consignmentItems: [] })],
  ])('%s is refused in words', (_, payload) => {
    expect(() => fromDcsa(payload)).toThrow(NotDcsaError)
    expect(() => fromDcsa(payload)).toThrow('不是 DCSA 补料文件')
  })

  it('values of the wrong kind are listed, and numbers that were written as texts understood', () => {
    const cargo = { cargoGrossWeight: { value: '8400.5', unit: 'KGM' }, outerPackaging: { numberOfPackages: 'many' } }
    const { records, losses } = fromDcsa(
      instruction({ consignmentItems: [item({ HSCodes: '940179' }, [cargo]), 7], utilizedTransportEquipments: {} }),
    )
    expect(losses.map(({ path, value }) => [path, value])).toEqual([
      ['utilizedTransportEquipments', 'CSQU3054383'],
      ['consignmentItems[0].HSCodes', '940179'],
      ['consignmentItems[0].cargoItems[0].outerPackaging', '{"numberOfPackages":"many"}'],
      ['consignmentItems[1]', '7'],
    ])
    expect(records[0]?.containers[0]).toMatchObject({ weight: 8_400.5, packages: 0 })
  })
  it('does not change what it reads, frozen or not', () => {
    const payload = Object.freeze(instruction({ documentParties: Object.freeze(parties({})) }))
    const before = JSON.stringify(payload)
    fromDcsa(payload)
    expect(JSON.stringify(payload)).toBe(before)
  })
})
