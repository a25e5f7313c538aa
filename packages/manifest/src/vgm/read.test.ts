import { describe, expect, it } from 'vitest'
import { readVermas, readVgmJson, splitVgm, vgmPasses, vgmProblems } from './index.ts'

describe('VERMAS of others', () => {
  const message = (...box: string[]) =>
    [
      "UNH+1+VERMAS:D:16A:UN:SMDG10'BGM+749+V1+9'DTM+137:202611280930:203'NAD+TB+SCALE'EQD+CN+MSKU6011672+45G1:6346:306'",
      ...box.map((segment) => `${segment}'`),
      "UNT+1+1'",
    ].join('')
  const read = (...box: string[]) => {
    const { declarations, unread } = readVermas(message(...box))
    return { record: declarations[0]!.Record, unread: unread.map(({ Label, Value }) => `${Label} ${Value}`) }
  }
  const person = ['NAD+SPC+++NINGBO YUANFAN', 'CTA+RP+:WANG WEI'] as const
  it('of a scale is taken over whole', () => {
    const { record, unread } = read('MEA+AAE+VGM+KGM:12300', 'DOC+SM1:VGM:306', ...person)
    expect([record.Weighed, record.Vgm, record.Unit, unread]).toEqual([12_300, 12_300, 'KGM', []])
    expect(vgmPasses(vgmProblems([record]))).toBe(true)
    const pounds = read('MEA+AAE+VGM+LBR:44092.452', 'DOC+SM1:VGM:306', ...person).record
    expect([pounds.Weighed, pounds.Unit, pounds.Vgm]).toEqual([44_092.452, 'LBR', 20_000])
    expect(vgmPasses(vgmProblems([pounds]))).toBe(true)
  })
  it('in pounds with a tare in kg is converted and told, in either order', () => {
    const weights = ['MEA+AAE+VGM+LBR:44092.452', 'MEA+AAE+T+KGM:3890']
    for (const method of ['SM1', 'SM2', '']) {
      const ends = [weights, weights.toReversed()].map((list) => read(...list, ...(method ? [`DOC+${method}:VGM:306`] : []), ...person))
      for (const { record, unread } of ends) {
        expect([record.Vgm, record.Unit, record.Tare, record.Weighed]).toEqual([20_000, 'KGM', 3_890, method === 'SM1' ? 20_000 : 0])
        expect(unread).toEqual(['MEA 44092.452 LBR'])
      }
    }
    const tare = read('MEA+AAE+VGM+KGM:12300', 'MEA+AAE+T+LBR:8576', 'DOC+SM1:VGM:306', ...person)
    expect([tare.record.Tare, tare.unread]).toEqual([3_890.008, ['MEA 8576 LBR']])
  })
  it('takes a comma for the decimal mark where it can be nothing else, and tells a weight that may be two', () => {
    const weighed = (text: string) => read(`MEA+AAE+VGM+KGM:${text}`, 'DOC+SM1:VGM:306', ...person)
    expect([weighed('12300,5').record.Weighed, weighed('12300,500').record.Weighed]).toEqual([12_300.5, 12_300.5])
    for (const text of ['20,000', '0x10', '1e4', '12.300.5']) {
      const { record, unread } = weighed(text)
      expect([text, record.Weighed, unread.some((one) => one.includes(text))]).toEqual([text, 0, true])
    }
    expect(readVermas(message('MEA+AAE+VGM+KGM:20,000')).unread).toContainEqual(
      expect.objectContaining({ Label: 'MEA', Why: expect.stringContaining('千位分隔') }),
    )
  })
  it('reports every component that has no field', () => {
    const { record, unread } = read(
      'RFF+BN:B1',
      'RFF+BN:B2',
      'SEL+S1+CA+2',
      'SEL+S2:2',
      'MEA+AAE+VGM+KGM:12300',
      'MEA+AAE+VGM+KGM:12400',
      'DTM+798:20261128:102',
      'DOC+SM1:VGM:306+W42:1',
      'NAD+SPC+C1++NINGBO YUANFAN:TRADING CO+88 ZHONGSHAN ROAD+NINGBO++315000+CN',
      'CTA+RP+:WANG WEI',
      'COM+1:TE',
      'COM+2:FX',
    )
    expect(record).toMatchObject({
      BookingNo: 'B1',
      Seals: 'S1/S2',
      Vgm: 12_300,
      WeighedAt: '',
      Party: 'NINGBO YUANFAN TRADING CO',
      Phone: '1',
    })
    expect(unread.toSorted()).toEqual(
      [
        "RFF RFF+BN:B2'",
        'SEL CA',
        'SEL 2',
        'SEL 2',
        "MEA MEA+AAE+VGM+KGM:12400'",
        "DTM DTM+798:20261128:102'",
        'DOC 1',
        'NAD C1',
        'NAD 88 ZHONGSHAN ROAD',
        'NAD NINGBO',
        'NAD 315000',
        'NAD CN',
        "COM COM+2:FX'",
      ].toSorted(),
    )
    expect(read('DTM+798:20261128093045:204').record.WeighedAt).toBe('2026-11-28 09:30')
    expect(read('DTM+798:20261128093045:204').unread).toEqual(['DTM 20261128093045'])
    expect(read('DTM+798:202611280130Z0000:205', 'DTM+798:202611280130ZZZ:303').record.WeighedAt).toBe('')
    expect(read('DTM+798:2026112801300000:205').record.WeighedAt).toBe('2026-11-28 09:30')
  })
})

describe('DCSA VGM of others', () => {
  /** The shape of the samples that DCSA publishes for its conformance tests. */
  const sample = (more: object = {}, vgm: object = {}) =>
    JSON.stringify({
      VGMDeclarations: [
        {
          routingDetails: { originatingParty: { partyCode: 'COSU', codeListProvider: 'SMDG' } },
          declarationReference: 'VGM-NB2611001-MSKU6011672',
          isRetracted: false,
          declarationDateTime: '2026-11-28T01:30:00Z',
          VGM: {
            weight: { value: 12_300, unit: 'KGM' },
            method: 'SM1',
            dateTime: '2026-11-28T01:30:00Z',
            location: { locationName: 'BEILUN SCALE', UNLocationCode: 'CNNGB', facility: { facilityCode: 'NBCT' } },
            certificationReference: 'W42-1',
            certificationDateTime: '2026-11-28T01:30:00Z',
            ...vgm,
          },
          equipmentDetails: {
            equipmentReference: 'MSKU6011672',
            ISOEquipmentCode: '45G1',
            isShipperOwned: true,
            seals: [{ number: 'CN123456', source: 'SHI', type: 'BLT' }],
            cargoGrossWeight: { value: 8_400.5, unit: 'KGM' },
            tareWeight: { value: 3_890, unit: 'KGM' },
          },
          shipmentDetails: { carrierBookingReference: 'NB2611001', otherReferences: [{ typeCode: 'SI', reference: 'A1' }] },
          vesselVoyageDetails: { carrierCode: 'COSU', vesselName: 'EVER ONE' },
          responsibleParty: {
            partyName: 'NINGBO YUANFAN',
            address: { city: 'NINGBO' },
            contactDetails: { name: 'WANG WEI', phone: '+86 574 1', email: 'wang@yuanfan.cn' },
          },
          authorizedPersonSignatory: 'WANG WEI',
          weighingParty: { partyName: 'BEILUN SCALE CO' },
          ...more,
        },
      ],
    })
  const one = (text: string) => {
    const { declarations, unread } = readVgmJson(text)
    return { ...declarations[0]!, unread: unread.map(({ Path, Value }) => `${Path.replace('VGMDeclarations[0].', '')} ${Value}`) }
  }
  it.each(['2026-02-30T10:00:00Z', '2026-11-28T25:00:00Z', '2026-11-28T10:61:00+08:00', '2026-02-30T10:00'])(
    'has no time %s, and says so',
    (dateTime) => {
      const { Record: record, unread } = one(sample({}, { dateTime }))
      expect([record.WeighedAt, unread.includes(`VGM.dateTime ${dateTime}`)]).toEqual(['', true])
    },
  )
  it('that nests without end is no declaration', () => {
    const text = `{"VGMDeclarations":[{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`
    expect(() => readVgmJson(text)).toThrow('DCSA')
    expect(() => splitVgm(text)).toThrow('DCSA')
  })
  it('is not divided into texts that repeat a long head', () => {
    const text = (count: number, note: string) => JSON.stringify({ note, VGMDeclarations: Array.from({ length: count }, () => ({})) })
    expect(splitVgm(text(1_000, ''))).toHaveLength(1_000)
    for (const long of [text(1_001, ''), text(900, 'x'.repeat(30_000))]) expect(() => splitVgm(long)).toThrow('请拆分后再提交')
  })
  it('of the published shape is taken over, and every value without a field is reported', () => {
    const { Record: record, Retracted, unread } = one(sample())
    expect(record).toMatchObject({
      BoxNo: 'MSKU6011672',
      Method: 'SM1',
      Unit: 'KGM',
      Weighed: 12_300,
      Vgm: 12_300,
      Cargo: 8_400.5,
      Tare: 3_890,
      Seals: 'CN123456',
      WeighedAt: '2026-11-28 09:30',
      WeighedBy: 'BEILUN SCALE CO',
      Person: 'WANG WEI',
    })
    expect([Retracted, vgmPasses(vgmProblems([record]))]).toEqual([false, true])
    expect(unread).toEqual([
      'routingDetails.originatingParty.partyCode COSU',
      'routingDetails.originatingParty.codeListProvider SMDG',
      'VGM.location.UNLocationCode CNNGB',
      'VGM.location.facility.facilityCode NBCT',
      'VGM.certificationDateTime 2026-11-28T01:30:00Z',
      'equipmentDetails.isShipperOwned true',
      'equipmentDetails.seals[0].source SHI',
      'equipmentDetails.seals[0].type BLT',
      'shipmentDetails.otherReferences[0].typeCode SI',
      'shipmentDetails.otherReferences[0].reference A1',
      'vesselVoyageDetails.carrierCode COSU',
      'vesselVoyageDetails.vesselName EVER ONE',
      'responsibleParty.address.city NINGBO',
    ])
  })
  it('in pounds keeps its weight by either method and without one, and a tare in another unit is converted', () => {
    for (const method of ['SM1', 'SM2', undefined])
      expect(one(sample({ equipmentDetails: {} }, { method, weight: { value: 44_092.452, unit: 'LBR' } })).Record.Vgm).toBe(20_000)
    const mixed = one(
      sample({
        equipmentDetails: { equipmentReference: 'MSKU6011672', tareWeight: { value: 8_576, unit: 'LBR' }, cargoGrossWeight: 'heavy' },
      }),
    )
    expect([mixed.Record.Tare, mixed.Record.Unit]).toEqual([3_890.008, 'KGM'])
    expect(mixed.unread).toEqual(
      expect.arrayContaining(['equipmentDetails.tareWeight 8576 LBR', 'equipmentDetails.cargoGrossWeight heavy']),
    )
  })
  it('tells seconds, days without a time, odd flags and keys of the whole', () => {
    expect(one(sample({}, { dateTime: '2026-11-28T09:30:45+08:00' })).unread).toContain('VGM.dateTime 2026-11-28T09:30:45+08:00')
    const day = one(sample({}, { dateTime: '2026-11-28' }))
    expect([day.Record.WeighedAt, day.unread.includes('VGM.dateTime 2026-11-28')]).toEqual(['', true])
    expect([one(sample({ isRetracted: 'true' })).Retracted, one(sample({ isRetracted: true })).Retracted]).toEqual([true, true])
    const odd = one(sample({ isRetracted: 'maybe' }))
    expect([odd.Retracted, odd.unread.includes('isRetracted maybe')]).toEqual([false, true])
    const whole = { ...(JSON.parse(sample()) as object), feedbackElements: [{ message: 'late' }] }
    expect(one(JSON.stringify(whole)).unread[0]).toContain('feedbackElements')
    expect(one(splitVgm(JSON.stringify(whole))[0]!).unread[0]).toContain('feedbackElements')
  })
})
