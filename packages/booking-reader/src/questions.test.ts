import { describe, expect, it } from 'vitest'
import { testFacts } from './facts.test.kit.ts'
import { readNote } from './index.ts'
import { questionsOf, facts, read } from './reading.test.kit.ts'

describe('what is unsure', () => {
  it('is the unit of a small weight, and a point that may part thousands', () => {
    expect(questionsOf(read('毛重：18.5'))).toEqual({ 'Cargo[0].Weight': [18.5, 18500] })
    expect(questionsOf(read('毛重：18.650 KGS'))).toEqual({ 'Cargo[0].Weight': [18.65, 18650] })
    expect(read('毛重：18.5吨').Content.Cargo).toEqual([{ Weight: 18500 }])
    expect(read('毛重(KGS)：18.5').Content.Cargo).toEqual([{ Weight: 18.5 }])
    expect(read('毛重：8650').Content.Cargo).toEqual([{ Weight: 8650 }])
  })
  it('is a port that two places have, unless the country tells', () => {
    const port = new Map([...facts.words.port, ['VALENCIA', ['ESVLC', 'VEVLN']]])
    const two = testFacts({ words: { ...facts.words, port } })
    const of = (text: string) => readNote({ source: { kind: 'text', text }, facts: two })
    expect(questionsOf(of('POD: VALENCIA'))).toEqual({ 'Values.PodCode': ['ESVLC', 'VEVLN'] })
    expect(of('POD: VALENCIA').Content.Values).toEqual({})
    expect(of('POD: VALENCIA, SPAIN').Content.Values).toEqual({ PodCode: 'ESVLC' })
    expect(of('POD: VALENCIA, VENEZUELA').Content.Values).toEqual({ PodCode: 'VEVLN' })
  })
  it('is a port or carrier that nobody knows', () => {
    const reading = read('起运港：上海\n目的港：SPRINGFIELD\n船公司：XYZ LINE')
    expect(reading.Content.Values).toEqual({ PolCode: 'CNSHA' })
    expect(reading.Questions.map(({ Path, Words }) => [Path, Words])).toEqual([
      ['Values.PodCode', 'SPRINGFIELD'],
      ['Values.CarrierCode', 'XYZ LINE'],
    ])
  })
  it('is a field that two places say differently, and not one that they say alike', () => {
    expect(questionsOf(read('POL: SHANGHAI\n起运港：宁波'))).toEqual({ 'Values.PolCode': ['CNSHA', 'CNNGB'] })
    expect(read('POL: SHANGHAI\n起运港：上海').Content.Values).toEqual({ PolCode: 'CNSHA' })
  })
  it('is settled by what another place says clearly', () => {
    const reading = read('ETD: 03/12/2026\n预计开船日：2026年12月3日\n箱量：1X40\n箱型箱量：1*40HQ')
    expect(reading.Content.Values).toEqual({ Etd: '2026-12-03' })
    expect(reading.Content.Boxes).toEqual([{ Type: '40HQ', Count: 1 }])
    expect(reading.Questions).toEqual([])
  })
  it('is which of several goods is dangerous', () => {
    const reading = read('品名 件数 毛重 体积\nPAINT 10DRUMS 2000KGS 3CBM\nBRUSHES 5CTNS 50KGS 1CBM\n\nUN1263 CLASS 3')
    expect(questionsOf(reading)).toMatchObject({ 'Cargo.UnNo': [0, 1] })
    expect(reading.Content.Cargo.some(({ UnNo }) => UnNo !== undefined)).toBe(false)
  })
  it('is a temperature from one to another, and both dangerous and cold', () => {
    expect(questionsOf(read('1*40RH 温度 2-8C'))).toEqual({ 'Boxes[0].Temperature': [] })
    expect(questionsOf(read('1*40RH -18C\nUN1263 CLASS 3'))['Values.CargoType']!.toSorted()).toEqual(['2', '3'])
  })
  it('is not what a name only looks like', () => {
    const name = (words: string) => read(`品名：${words}`)
    for (const words of [
      'DAP FERTILIZER',
      'FLANGE CLASS 3',
      'LED-LAMPS',
      'SPOOL 30CM',
      'CABLE 5C',
      'FP-12 PUMP',
      'PG3 GLAND',
      'TILE 20X40 CM',
      'MODEL DG-20',
    ])
      expect(name(words).Content, words).toEqual({ Values: {}, Cargo: [{ NameEn: words }], Boxes: [], Parties: [] })
    for (const words of ['LED-LAMPS', '货好后宁波到货通知', 'NINGBO-BASED FACTORY']) expect(read(words).Content.Values, words).toEqual({})
    expect(read('2X40RH 5C').Content.Boxes).toEqual([{ Type: '40RH', Count: 2, Temperature: 5 }])
    expect(read('SHA-HAM 2X40HQ').Content.Values).toEqual({ PolCode: 'CNSHA', PodCode: 'DEHAM' })
  })
  it('is a text too long for its field', () => {
    const reading = read(`客户单号：${'A1'.repeat(30)}`)
    expect(reading.Content.Values).toEqual({})
    expect(questionsOf(reading)).toEqual({ 'Values.NameZh': [] })
  })
})

describe('days and boxes', () => {
  it.each([
    ['2026-12-08', '2026-12-08'],
    ['2026/12/8', '2026-12-08'],
    ['20261208', '2026-12-08'],
    ['2026年12月8日', '2026-12-08'],
    ['12月8日', '2026-12-08'],
    ['1月8号', '2027-01-08'],
    ['8-DEC-26', '2026-12-08'],
    ['DEC 8TH, 2026', '2026-12-08'],
    ['25/12/2026', '2026-12-25'],
  ])('%s is %s', (words, day) => expect(read(`ETD: ${words}`).Content.Values['Etd']).toBe(day))
  it.each(['2026-02-30', '32/13/2026', '下周二', '2019-12-08'])('%s is asked', (words) => {
    const reading = read(`船期：${words}`)
    expect(reading.Content.Values['Etd']).toBeUndefined()
    expect(questionsOf(reading)).toHaveProperty(['Values.Etd'])
  })
  it.each([
    ["2X40'HQ", '40HQ', 2],
    ['40HC*3', '40HQ', 3],
    ['2 x 40 HIGH CUBE', '40HQ', 2],
    ['1*20DC', '20GP', 1],
    ['2个40高柜', '40HQ', 2],
    ['两个小柜', '20GP', 2],
    ['1×45G1', '40HQ', 1],
    ['20OT X 1', '20OT', 1],
    ['4X40RQ', '40RH', 4],
  ])('%s', (words, Type, Count) => expect(read(`箱型箱量：${words}`).Content.Boxes).toEqual([{ Type, Count }]))
})
