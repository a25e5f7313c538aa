import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { iftminFaults, readInterchange } from '../../testing/edifact/faults.ts'
import { goodContainer, goodLine, goodRecord } from '../../testing/records.ts'
import type { IftminOptions } from './options.ts'
import { toIftmin } from './to-iftmin.ts'

const options: IftminOptions = {
  version: 'D99B',
  sender: 'JST',
  recipient: 'COSU',
  reference: 'SI1',
  preparedAt: new Date('2026-11-21T19:30:00Z'),
}
const demandSound = (text: string) => {
  expect(iftminFaults(text)).toEqual([])
  return readInterchange(text)
}

const paint = (overrides: Partial<SiLine> = {}) =>
  goodLine({
    goods: 'PAINT',
    unNo: '1263',
    imoClass: '3',
    subRisks: '6.1',
    packingGroup: 'II',
    properName: 'PAINT',
    flashPoint: '-4.4',
    ems: 'F-E,S-E',
    marinePollutant: '1',
    limitedQuantity: '1',
    emergency: 'LI WEI 86 138 0000 0000',
    ...overrides,
  })

describe('special cargo in an IFTMIN', () => {
  it('of dangerous goods has class, number, flash point, packing group, EmS, labels, name, marks and contact at each goods item', () => {
    const record = goodRecord({
      goodsType: '2',
      containers: [goodContainer({ lines: [paint(), goodLine({ goodsZh: '' }), paint({ packingGroup: 'III' })] })],
    })
    const { text } = toIftmin(record, options)
    const raws = demandSound(text).map(({ raw }) => raw)
    expect(raws).toContain('GDS+11')
    expect(raws.filter((raw) => /^(GID|DGS|CTA|FTX.AA[CD])/.test(raw))).toEqual([
      'GID+1+420:CT:::CARTONS',
      'DGS+IMD+3+1263+-004:CEL+2+F-ES-E++++6.1',
      'FTX+AAD+++PAINT',
      'FTX+AAC+++MARINE POLLUTANT:LIMITED QUANTITY',
      'CTA+HG+:LI WEI 86 138 0000 0000',
      'GID+2+420:CT:::CARTONS',
      'GID+3+420:CT:::CARTONS',
      'DGS+IMD+3+1263+-004:CEL+3+F-ES-E++++6.1',
      'FTX+AAD+++PAINT',
      'FTX+AAC+++MARINE POLLUTANT:LIMITED QUANTITY',
      'CTA+HG+:LI WEI 86 138 0000 0000',
    ])
  })

  it('of a part load says a mixed consignment, and tells that the carrier may read it otherwise', () => {
    const { text, losses } = toIftmin(goodRecord({ containers: [goodContainer({ partLoad: '1' })] }), options)
    expect(demandSound(text).map(({ raw }) => raw)).toContain('EQD+CN+MSKU6011672+45G1:102:5+++7')
    expect(losses.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['check BoxInfos[0].TBX_PART_LOAD'])
  })

  it('of a reefer out of gauge of the shipper’s own has temperature, air, humidity, tare and dimensions', () => {
    const box = {
      soc: '1',
      tare: 4_200.5,
      temperature: '-18',
      ventilation: '25',
      humidity: '60',
      overHeight: 12,
      overFront: 3,
      overBack: 4,
      overLeft: 5,
      overRight: 6,
    }
    const raws = (overrides: Partial<SiContainer>) => {
      const { text, losses } = toIftmin(goodRecord({ goodsType: '3', containers: [goodContainer({ ...box, ...overrides })] }), options)
      const segments = demandSound(text).map(({ raw }) => raw)
      expect(losses).toEqual([])
      return segments.slice(
        segments.findIndex((raw) => raw.startsWith('EQD')),
        -2,
      )
    }
    expect(raws({})).toEqual([
      'EQD+CN+MSKU6011672+45G1:102:5+1++5',
      'MEA+AAE+G+KGM:12500.5',
      'MEA+AAE+AAW+MTQ:62.3',
      'MEA+AAE+T+KGM:4200.5',
      'MEA+AAE+AAS+MQH:25',
      'MEA+AAE+AAO+P1:60',
      'DIM+5+CMT:3',
      'DIM+6+CMT:4',
      'DIM+7+CMT::6',
      'DIM+8+CMT::5',
      'DIM+13+CMT:::12',
      'SEL+CN1234567',
      'TMP+2+-18:CEL',
    ])
    expect(raws({ ventilation: 'CLOSED' }).at(-1)).toBe('FTX+AEB+++VENTILATION CLOSED')
  })

  it('names where freight is paid and the bill is issued, and the number of originals', () => {
    const record = goodRecord({ paymentMethod: 'PE', payableAt: 'SINGAPORE', issuePlace: 'NINGBO', originals: 2 })
    const { text, losses } = toIftmin(record, options)
    const raws = demandSound(text).map(({ raw }) => raw)
    expect(raws).toEqual(expect.arrayContaining(['DOC+706++++2', 'LOC+91+:::NINGBO', 'CPI+4++A', 'LOC+57+:::SINGAPORE']))
    expect(losses).toEqual([])
  })

  it.each<[string, Partial<SiRecord>, string]>([
    ['a VGM', { containers: [goodContainer({ vgm: 16_400 })] }, 'lost BoxInfos[0].TBX_VGM'],
    ['a temperature in words', { containers: [goodContainer({ temperature: 'COLD' })] }, 'lost BoxInfos[0].TBX_TEMPERATURE'],
    [
      'a flash point in words',
      { containers: [goodContainer({ lines: [paint({ flashPoint: 'LOW' })] })] },
      'lost BoxInfos[0].BoxDetails[0].TBD_FLASH_POINT',
    ],
    [
      'four subsidiary hazards',
      { containers: [goodContainer({ lines: [paint({ subRisks: '3,4.1,6.1,8' })] })] },
      'lost BoxInfos[0].BoxDetails[0].TBD_SUB_RISKS',
    ],
    [
      'a packing group without a class',
      { containers: [goodContainer({ lines: [goodLine({ packingGroup: 'II' })] })] },
      'lost BoxInfos[0].BoxDetails[0].TBD_PACKING_GROUP',
    ],
  ])('%s is told', (_, overrides, expected) => {
    const { text, losses } = toIftmin(goodRecord(overrides), options)
    demandSound(text)
    expect(losses.map(({ kind, path }) => `${kind} ${path}`)).toContain(expected)
  })
})
