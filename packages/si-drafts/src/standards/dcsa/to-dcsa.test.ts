import type { SiContainer, SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord, manyContainers } from '../../testing/records.ts'
import type { BookedOrder } from '../booking.ts'
import { fromDcsa } from './from-dcsa.ts'
import { toDcsa } from './to-dcsa.ts'

const order = (record: SiRecord): BookedOrder => ({ bookingReference: 'BKG0001', record, scac: 'COSU' })
const back = (record: SiRecord, booked?: BookedOrder) =>
  fromDcsa(JSON.parse(JSON.stringify(toDcsa(record, booked).payload)), booked).records[0]
const lossesOf = (overrides: Partial<SiRecord>) => {
  const record = goodRecord(overrides)
  return toDcsa(record, order(record)).losses.map(({ kind, path }) => `${kind} ${path}`)
}

describe('a record as a DCSA shipping instruction', () => {
  it('says what the bill says, under the booking of the order', () => {
    const record = goodRecord({
      signingMethod: 'EBL',
      emails: 'docs@yuanfan.cn',
      shipperRef: 'PO-88',
      dischargePortOnBill: 'HAMBURG PORT\nGERMANY',
    })
    expect(toDcsa(record, order(record)).payload).toEqual({
      transportDocumentReference: 'COSU6412345670',
      transportDocumentTypeCode: 'BOL',
      isShippedOnBoardType: true,
      freightPaymentTermCode: 'PRE',
      isElectronic: true,
      isToOrder: false,
      displayedNameForPortOfDischarge: ['HAMBURG PORT', 'GERMANY'],
      carrierCode: 'COSU',
      carrierCodeListProvider: 'NMFTA',
      partyContactDetails: [{ name: 'NINGBO YUANFAN IMP. & EXP. CO., LTD', email: 'docs@yuanfan.cn' }],
      documentParties: {
        shipper: {
          partyName: 'NINGBO YUANFAN IMP. & EXP. CO., LTD',
          addressLines: ['NO. 88 JIANGDONG NORTH ROAD', 'NINGBO, CHINA', 'TEL: 86-574-87001234'],
          displayedAddress: ['NO. 88 JIANGDONG NORTH ROAD', 'NINGBO, CHINA', 'TEL: 86-574-87001234'],
          reference: 'PO-88',
        },
        consignee: {
          partyName: 'HAMBURG HOME TRADING GMBH',
          addressLines: ['MOENCKEBERGSTRASSE 7', '20095 HAMBURG, GERMANY'],
          displayedAddress: ['MOENCKEBERGSTRASSE 7', '20095 HAMBURG, GERMANY'],
          isNotifyParty: true,
        },
      },
      isCargoDeliveredInICS2Zone: true,
      consignmentItems: [
        {
          carrierBookingReference: 'BKG0001',
          descriptionOfGoods: ['STAINLESS STEEL KITCHENWARE'],
          HSCodes: ['732393'],
          shippingMarks: ['N/M'],
          cargoItems: [
            {
              equipmentReference: 'MSKU6011672',
              cargoGrossWeight: { value: 12_500.5, unit: 'KGM' },
              cargoGrossVolume: { value: 62.3, unit: 'MTQ' },
              outerPackaging: { packageCode: 'CT', description: 'CARTONS', numberOfPackages: 420 },
            },
          ],
        },
      ],
      utilizedTransportEquipments: [{ isShipperOwned: false, equipmentReference: 'MSKU6011672', seals: [{ number: 'CN1234567' }] }],
    })
  })

  it('comes back as it was when the booking is known', () => {
    const record = goodRecord({ emails: 'a@b.cn; c@d.cn', splitMblNo: 'COSU6412345670A', siType: 2 })
    expect(back(record, order(record))).toEqual({ ...record, id: record.id })
    expect(lossesOf({ emails: 'a@b.cn', dischargePortCode: 'USLAX', signingMethod: 'EBL' })).toEqual([
      'check documentParties.issueTo.sendToPlatform',
    ])
  })

  it.each(['MADE OUT TO THE ORDER OF HARBOUR BANK', 'TO-ORDER-OF HARBOUR BANK', 'ORDER OF HARBOUR BANK'])(
    '%s names its endorsee',
    (consignee) => {
      const { isToOrder, documentParties } = toDcsa(goodRecord({ consignee, notifier1: 'ACME' })).payload
      expect([isToOrder, documentParties.endorsee?.partyName]).toEqual([true, 'HARBOUR BANK'])
    },
  )
  it('a bearer bill is to order in blank, and says that the wording changes', () => {
    const { payload, losses } = toDcsa(goodRecord({ consignee: 'TO BEARER', notifier1: 'ACME' }))
    expect([payload.isToOrder, payload.documentParties.endorsee]).toEqual([true, undefined])
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'changed', path: 'TBI_CONSIGNEE', value: 'TO BEARER' }))
  })
  it('another carrier than the one that is booked is told: the instruction goes to the booked one', () => {
    const record = goodRecord({ carrier: 'MSC' })
    const told = toDcsa(record, { ...order(record), record: goodRecord() }).losses.find(({ path }) => path === 'TBI_CARRIER')
    expect(told).toMatchObject({ kind: 'changed', value: 'MSC', reason: expect.stringContaining('订舱的船公司') as string })
  })
  it('dangerous goods and a set point that stand in the text alone are lost', () => {
    expect(lossesOf({ goodsType: '2', goods: 'PAINT UN1263 CLASS 3 PG II' })).toContain('lost TBI_GOODS')
    const reefer = { goodsType: '3', goods: 'FROZEN FISH -18C' }
    expect(lossesOf({ ...reefer, containers: [goodContainer({ type: '40RH' })] })).toContain('lost BoxInfos[0].TBX_TEMPERATURE')
  })

  it('without the booking, what only the booking says is lost, and named', () => {
    const paths = toDcsa(goodRecord())
      .losses.filter(({ kind }) => kind === 'lost')
      .map(({ label }) => label)
    expect(paths).toEqual([
      '货物类型',
      '船公司',
      '船名',
      '航次',
      '装货港',
      '装货港代码',
      '卸货港',
      '卸货港代码',
      '运输条款',
      '集装箱 MSKU6011672 箱型',
    ])
  })

  it.each<[string, Partial<SiRecord>, string[]]>([
    ['remarks are not printed, nor sent', { remarks: '请尽快' }, ['lost TBI_REMARKS']],
    ['a third place of payment', { paymentMethod: 'PE' }, ['changed TBI_PAYMENT_METHOD']],
    ['release at destination', { signingMethod: 'DST' }, ['changed TBI_SIGNING_METHOD']],
    ['a telex release comes back, but the carrier may read it otherwise', { signingMethod: 'TLX' }, ['check TBI_SIGNING_METHOD']],
    ['an empty line in the goods', { goods: 'PANS\n\nPOTS' }, ['changed TBI_GOODS']],
    ['a line of 36 characters', { goods: 'X'.repeat(36) }, ['changed TBI_GOODS']],
    ['151 lines of goods', { goods: Array.from({ length: 151 }, (_, line) => `LINE ${line}`).join('\n') }, ['changed TBI_GOODS']],
    ['no HS code', { hsCode: '' }, ['missing TBI_HSCODE']],
    ['no consignee', { consignee: '', notifier1: '' }, ['missing TBI_CONSIGNEE']],
    ['a waybill to order', { signingMethod: 'SWB', consignee: 'TO ORDER' }, ['missing TBI_CONSIGNEE', 'check TBI_CONSIGNEE']],
    ['to order without notify party', { consignee: 'TO ORDER', notifier1: '' }, ['check TBI_NOTIFIER_1']],
    ['no e-mail and no telephone', { consignor: 'A\nNINGBO, CHINA' }, ['missing TBI_EMAILS']],
  ])('%s', (_, overrides, expected) => {
    const base = { emails: 'a@b.cn', dischargePortCode: 'USLAX', ...('consignor' in overrides ? { emails: '' } : {}), ...overrides }
    const record = goodRecord(base)
    const booked = { ...order(record), record: goodRecord({ dischargePortCode: 'USLAX' }) }
    const told = toDcsa(record, booked).losses.map(({ kind, path }) => `${kind} ${path}`)
    // the paper address is told of on every paper bill
    expect(told.filter((line) => line !== 'check TBI_CONSIGNOR')).toEqual(expected)
  })

  it('a bill number of more than 20 characters is not sent', () => {
    const { payload, losses } = toDcsa(goodRecord({ splitMblNo: 'COSU64123456701234567', siType: 2 }))
    expect(payload.transportDocumentReference).toBeUndefined()
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'lost', path: 'TBI_SIMBL_NO', value: 'COSU64123456701234567' }))
  })

  it.each<[string, Partial<SiContainer>, string]>([
    ['no number', { containerNo: '' }, 'missing BoxInfos[0].TBX_CNNO'],
    ['no seal', { sealNo: '' }, 'missing BoxInfos[0].TBX_SEALNO'],
    ['a seal of 16 characters', { sealNo: 'S'.repeat(16) }, 'missing BoxInfos[0].TBX_SEALNO'],
    ['no weight', { weight: 0 }, 'missing BoxInfos[0].TBX_WEIGHT'],
    ['half a package', { packages: 1.5 }, 'missing BoxInfos[0].TBX_NUM'],
    ['seals separated by a comma', { sealNo: 'A1,B2' }, 'changed BoxInfos[0].TBX_SEALNO'],
  ])('a container with %s', (_, overrides, expected) => {
    expect(lossesOf({ containers: [goodContainer(overrides)] })).toContain(expected)
  })

  it.each([
    ['TO ORDER', undefined],
    [
      'TO ORDER OF BANK OF CHINA\nNINGBO BRANCH',
      { partyName: 'BANK OF CHINA', addressLines: ['NINGBO BRANCH'], displayedAddress: ['NINGBO BRANCH'] },
    ],
  ])('consignee %j is a bill to order with its endorsee', (consignee, endorsee) => {
    const record = goodRecord({ consignee, notifier1: 'HAMBURG HOME TRADING GMBH\nHAMBURG' })
    const { payload } = toDcsa(record, order(record))
    expect([payload.isToOrder, payload.documentParties.consignee, payload.documentParties.endorsee]).toEqual([true, undefined, endorsee])
    expect(back(record, order(record))?.consignee).toBe(consignee)
  })

  it.each<[string, Partial<SiContainer>, unknown]>([
    [
      'with its tare',
      { soc: '1', tare: 3_900 },
      { equipmentReference: 'MSKU6011672', ISOEquipmentCode: '45G1', tareWeight: { value: 3_900, unit: 'KGM' } },
    ],
    [
      'under another name of its type',
      { soc: '1', tare: 3_900, type: '40HC' },
      { equipmentReference: 'MSKU6011672', ISOEquipmentCode: '45G1', tareWeight: { value: 3_900, unit: 'KGM' } },
    ],
    ['without its tare', { soc: '1' }, { equipmentReference: 'MSKU6011672', ISOEquipmentCode: '45G1' }],
  ])("a shipper's own container %s is described", (_, overrides, equipment) => {
    const { payload } = toDcsa(goodRecord({ containers: [goodContainer(overrides)] }))
    expect(payload.utilizedTransportEquipments).toEqual([{ isShipperOwned: true, equipment, seals: [{ number: 'CN1234567' }] }])
    expect(lossesOf({ containers: [goodContainer(overrides)] }).includes('missing BoxInfos[0].TBX_TARE')).toBe(overrides.tare === undefined)
  })

  it('has no place for a declared value, and says so before it is sent', () => {
    const record = { declaredValue: '250000', declaredCurrency: 'USD' }
    expect(lossesOf(record)).toEqual(expect.arrayContaining(['lost TBI_DECLARED_VALUE', 'lost TBI_DECLARED_CURRENCY']))
  })
  it('freight is payable at a port of the record or a code; the bill is issued at a named place', () => {
    const payable = (payableAt: string) => toDcsa(goodRecord({ payableAt })).payload.invoicePayableAt
    expect([payable('Ningbo'), payable('SGSIN'), payable('Somewhere')]).toEqual([
      { UNLocationCode: 'CNNGB' },
      { UNLocationCode: 'SGSIN' },
      undefined,
    ])
    expect(lossesOf({ payableAt: 'Somewhere' })).toContain('lost TBI_PAYABLE_AT')
    const record = goodRecord({ payableAt: 'NINGBO', issuePlace: 'YIWU', originals: 2 })
    expect(toDcsa(record).payload).toMatchObject({
      placeOfIssue: { locationName: 'YIWU', countryCode: 'ZZ' },
      numberOfOriginalsWithCharges: 2,
    })
    expect(back(record, order(record))).toMatchObject({ payableAt: 'NINGBO', issuePlace: 'YIWU', originals: 2 })
  })

  it('what an instruction has no place for is told: special cargo, VGM, part load, tare of a carrier’s container', () => {
    const special = goodContainer({
      tare: 3_900,
      vgm: 16_400,
      partLoad: '1',
      temperature: '-18',
      overHeight: 12,
      lines: [goodLine({ unNo: '1263', imoClass: '3' })],
    })
    expect(lossesOf({ containers: [special] })).toEqual(
      expect.arrayContaining([
        'lost BoxInfos[0].TBX_TARE',
        'lost BoxInfos[0].TBX_VGM',
        'lost BoxInfos[0].TBX_PART_LOAD',
        'lost BoxInfos[0].TBX_TEMPERATURE',
        'lost BoxInfos[0].TBX_OVER_HEIGHT',
        'lost BoxInfos[0].BoxDetails[0].TBD_UN_NO',
        'lost BoxInfos[0].BoxDetails[0].TBD_IMO_CLASS',
      ]),
    )
  })

  it('two bookings in one bill: every box under the booking that has it, and back again', () => {
    const [first, second] = manyContainers(2, 0) as [SiContainer, SiContainer]
    const masterBills = [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU2', mergedBookingNo: 'BKG0002' }]
    const record = goodRecord({ containers: [first, second], masterBills, mergeMblNo: 'COSU6412345670', packageCount: '840' })
    const booked = {
      ...order(goodRecord({ containers: [first] })),
      others: [{ id: 2, mblNo: 'COSU2', bookingReference: 'BKG0002', containers: [second] }],
    }
    const { payload, losses } = toDcsa(record, booked)
    expect(
      payload.consignmentItems.map(({ carrierBookingReference, cargoItems }) => [
        carrierBookingReference,
        cargoItems[0]?.equipmentReference,
      ]),
    ).toEqual([
      ['BKG0001', first.containerNo],
      ['BKG0002', second.containerNo],
    ])
    expect(losses.filter(({ path }) => path.startsWith('TDBpMBLNos'))).toEqual([])
    expect(fromDcsa(payload, booked).records[0]).toMatchObject({ masterBills, mergeMblNo: 'COSU6412345670' })
    // without knowing what the other order booked, its booking would not be named: that is told
    expect(toDcsa(record, order(record)).losses.map(({ kind, path }) => `${kind} ${path}`)).toContain('missing TDBpMBLNos[0]')
  })

  it('in a box that two bookings share, the row that is as large as booked belongs to the other one', () => {
    const lines = [goodLine({ goods: 'A', packages: 600, weight: 15_000 }), goodLine({ goods: 'B', packages: 400, weight: 20_000 })]
    const box = goodContainer({ packages: 1_000, weight: 35_000, volume: 124.6, lines })
    const record = goodRecord({
      containers: [box],
      masterBills: [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'M2', mergedBookingNo: '' }],
    })
    const booked = {
      ...order(record),
      others: [{ id: 2, mblNo: 'M2', bookingReference: 'BKG0002', containers: [{ ...box, packages: 400, weight: 20_000 }] }],
    }
    expect(
      toDcsa(record, booked).payload.consignmentItems.map(({ carrierBookingReference, cargoItems }) => [
        carrierBookingReference,
        cargoItems[0]?.outerPackaging?.numberOfPackages,
      ]),
    ).toEqual([
      ['BKG0001', 600],
      ['BKG0002', 400],
    ])
  })
})
