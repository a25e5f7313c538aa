import { describe, expect, it } from 'vitest'
import { readNotes } from './index.ts'
import { questionsOf, facts, party, read } from './reading.test.kit.ts'

const all = (text: string) => readNotes({ source: { kind: 'text', text }, facts }).Readings.map(({ Reading }) => Reading)
const parties =
  'SHIPPER: NINGBO TOOLS CO., LTD\nNO. 128 XINGNING ROAD, NINGBO, CHINA\nCONSIGNEE: BAUMARKT GMBH\nINDUSTRIESTR. 14, 70565 STUTTGART, GERMANY'

describe('a party ends', () => {
  it.each([
    ['a route', '宁波-汉堡', { PolCode: 'CNNGB', PodCode: 'DEHAM' }],
    ['terms', '到付，电放', { PaymentTerm: 'CC', ReleaseType: 'TLX' }],
    ['a day of sailing', 'ETD 2026-12-08', { Etd: '2026-12-08' }],
  ])('at %s', (_, line, values) => {
    const reading = read(`${parties}\n${line}`)
    expect(party(reading, 'consignee')?.Address).toBe('INDUSTRIESTR. 14, 70565 STUTTGART, GERMANY')
    expect(reading.Content.Values).toMatchObject(values)
  })
  it('at boxes and at goods', () => {
    const reading = read(`${parties}\n1*40HQ\nHAND TOOLS 800CTNS 12,000KGS 58CBM`)
    expect(party(reading, 'consignee')?.Address).toBe('INDUSTRIESTR. 14, 70565 STUTTGART, GERMANY')
    expect(reading.Content.Boxes).toEqual([{ Type: '40HQ', Count: 1 }])
    expect(reading.Content.Cargo).toMatchObject([{ NameEn: 'HAND TOOLS', Packages: 800 }])
  })
  it('with the end of its name in one line with the address', () => {
    expect(party(read('SHIPPER: ACME TOOLS CO., LTD, NO. 5 LONG ROAD, NINGBO'), 'shipper')).toMatchObject({
      NameEn: 'ACME TOOLS CO., LTD',
      Address: 'NO. 5 LONG ROAD, NINGBO',
    })
  })
})

describe('a text', () => {
  it('of several bookings is several, and what is said of all holds for each', () => {
    const readings = all('订两票\n①宁波-汉堡 1*20GP 螺丝 12托 18.5吨 10方\n②宁波-鹿特丹 2*40HQ 沙发 160托 9.6吨 136方\n都走COSCO 预付')
    expect(
      readings.map(({ Content: { Values, Boxes } }) => [Values['PodCode'], Values['CarrierCode'], Values['PaymentTerm'], Boxes]),
    ).toEqual([
      ['DEHAM', 'COSCO', 'PP', [{ Type: '20GP', Count: 1 }]],
      ['NLRTM', 'COSCO', 'PP', [{ Type: '40HQ', Count: 2 }]],
    ])
  })
  it('that changes a booking says its number and the old value with the new', () => {
    const [reading] = all('SO COSU6123456780 改单：目的港由鹿特丹改为汉堡')
    expect(reading?.Act).toEqual({
      Kind: 'amend',
      So: 'COSU6123456780',
      Changes: [{ Path: 'Values.PodCode', Label: '卸货港', Old: 'NLRTM', New: 'DEHAM' }],
    })
  })
  it('that cancels one is no booking', () => {
    expect(all('上海-安特卫普 2x40HQ（SO 2269987450）客户临时取消，麻烦退载')[0]?.Act).toEqual({
      Kind: 'cancel',
      So: '2269987450',
      Changes: [],
    })
  })
  it('leaves earlier mails and signatures out', () => {
    const reading = read('Ningbo - Hamburg, 1x40HQ, EMC\n\nBest regards\nOla\nTel +44 161 555 0190\n\n> Ningbo - Felixstowe 2x40HQ, MSC')
    expect(reading.Content).toMatchObject({ Values: { PodCode: 'DEHAM', CarrierCode: 'EMC' }, Boxes: [{ Type: '40HQ', Count: 1 }] })
    expect(reading.Content.Values['Phone']).toBeUndefined()
  })
})

describe('words of the trade', () => {
  it('name whose box it is, and the weight of each', () => {
    expect(read('上海 到 汉堡 1x40HQ SOC + 1x40HQ (COC)\n轮胎 44托 35吨 132方').Content.Boxes).toEqual([
      { Type: '40HQ', Count: 1, Soc: true },
      { Type: '40HQ', Count: 1 },
    ])
    expect(read('宁波到德班 2*20GP 每柜12吨').Content.Boxes).toEqual([{ Type: '20GP', Count: 2, BoxWeight: 12_000 }])
  })
  it('have cubic feet, tons beside containers, decimal commas and days of ready goods', () => {
    expect(read('POL: NINGBO\nMEASUREMENT: 2,418 CU FT').Content.Cargo[0]?.['Volume']).toBe(68.47)
    expect(read('Qingdao to Hamburg\n1 CTNR 40HQ - dried ginger 1,100 bags 22 MT 58 m3').Content).toMatchObject({
      Boxes: [{ Type: '40HQ', Count: 1 }],
      Cargo: [{ NameEn: 'dried ginger', Packages: 1100, Weight: 22_000 }],
    })
    expect(read('POL: SHANGHAI\n毛重: 1.200,5 KGS').Content.Cargo[0]?.['Weight']).toBe(1200.5)
    expect(read('宁波-汉堡 1*40HQ 货好12月3号').Content.Values['ReadyOn']).toBe('2026-12-03')
    expect(read('Shanghai to Hamburg, ETD Jan 5').Content.Values['Etd']).toBe('2027-01-05')
    expect(questionsOf(read('上海-新加坡 1*20GP 下周三的船'))['Values.Etd']).toEqual(['2026-12-02'])
  })
  it('of two carriers that may be taken are asked', () => {
    expect(questionsOf(read('宁波到洛杉矶1*40HQ 走MSC或者ZIM'))['Values.CarrierCode']).toEqual(['MSC', 'ZIM'])
  })
})

describe('a fact that stands in no field', () => {
  const told = (text: string) => read(text).Told.map(({ Path, Label, Words }) => [Path, Label, Words])
  const whole = 'POL: NINGBO\nPOD: HAMBURG\nEQUIPMENT: 1X40HQ\nCOMMODITY: TOOLS\nPACKAGES: 860 CTNS\nG.W.: 18000 KGS\nETD: 2027-01-05\n'
  it.each([
    ['a port', 'OTHER: ROTTERDAM', ['Values.PodCode', '卸货港', 'ROTTERDAM']],
    ['a day', 'OTHER: 2027-01-09', ['Values.ReadyOn', '货好日期', '2027-01-09']],
    ['a company', 'OTHER: BAUMARKT GMBH', ['Parties.shipper', '发货人', 'BAUMARKT GMBH']],
  ])('is told with the field that it belongs to: %s', (_, line, fact) => {
    expect(told(whole + line)).toContainEqual(fact)
  })
  it('is none in words for people, in quoted mails and in signatures', () => {
    expect(told(`${whole}请安排白班司机老王\n\nBest regards,\nHugo\nLaan Interieur BV\n> earlier: ROTTERDAM 2X20GP`)).toEqual([])
  })
})
