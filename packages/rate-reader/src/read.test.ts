import { describe, expect, it } from 'vitest'
import { testFacts } from './facts.test.kit.ts'
import { readRates } from './read.ts'
import type { Reading, ReadRow } from './reading.ts'

const read = (text: string, answers: Record<string, string> = {}, learned: Record<string, string> = {}) =>
  readRates(text, testFacts({ learned }), answers)
const brief = ({ carrier, pol, pod, currency, prices, from, to }: ReadRow) =>
  `${carrier} ${pol}-${pod} ${currency} ${Object.entries(prices)
    .map(([box, price]) => `${box}:${price}`)
    .join(' ')} ${from}~${to}`
const rows = ({ rows: all }: Reading) => all.map(brief)
const asked = ({ questions }: Reading) => questions.filter(({ answer }) => answer === undefined).map(({ id }) => id)
const marked = (text: string, { marks }: Reading, as: string) =>
  marks.filter((mark) => mark.as === as).map(({ start, end }) => text.slice(start, end))

const weChat = `【COSCO 美西特价】
上海-洛杉矶 USD 1850/40HQ，1480/20GP
有效期 11.16-11.30，按大船ATD
周四截周日开，航程14天，免箱期10天，限重25吨
含THC，不含DOC CNY450/票
备注：电放另收`

describe('a text as people write it', () => {
  it('reads remarks within remarks once, however many there are', () => {
    const reading = read(`上海-洛杉矶 USD 1850/40HQ ${'备注：电放另收 '.repeat(3_000)}`)
    expect(rows(reading)).toEqual([' CNSHA-USLAX USD 40HQ:1850 ~'])
    expect(reading.rows[0]!.remark).toContain('备注：电放另收 备注：电放另收')
  })

  it('reads a message with its carrier, validity, schedule and surcharges', () => {
    const reading = read(weChat)
    expect(asked(reading)).toEqual([])
    expect(rows(reading)).toEqual(['COSCO CNSHA-USLAX USD 40HQ:1850 20GP:1480 2026-11-16~2026-11-30'])
    expect(reading.rows[0]).toMatchObject({ basis: 'ATD', closing: 4, sailing: 7, transit: 14, free: 10, limit: '25', remark: '电放另收' })
    expect(reading.rows[0]!.surcharges).toMatchObject([
      { code: 'THC', included: true, amount: '' },
      { code: 'DOC', included: false, amount: '450', currency: 'CNY', basis: 'B' },
      { code: 'TLX', included: false, amount: '' },
    ])
  })

  it('reads several ports of discharge, and boxes on lines below each other', () => {
    expect(rows(read('EMC 11/16-11/30 USD\n上海-汉堡/鹿特丹\n20GP：1150\n40HQ：1950'))).toEqual([
      'EMC CNSHA-DEHAM USD 20GP:1150 40HQ:1950 2026-11-16~2026-11-30',
      'EMC CNSHA-NLRTM USD 20GP:1150 40HQ:1950 2026-11-16~2026-11-30',
    ])
  })

  it('reads ports of loading below the port of discharge', () => {
    expect(rows(read('洛杉矶：MSC 11.16-11.30\n上海 USD1850/40HQ\n宁波 USD1875/40HQ'))).toEqual([
      'MSC CNSHA-USLAX USD 40HQ:1850 2026-11-16~2026-11-30',
      'MSC CNNGB-USLAX USD 40HQ:1875 2026-11-16~2026-11-30',
    ])
  })

  it.each([
    ['OOCL SHANGHAI TO LOS ANGELES USD2,250/40HQ valid Nov 16 - Nov 30', 'OOCL CNSHA-USLAX USD 40HQ:2250 2026-11-16~2026-11-30'],
    ["OOCL Shanghai to Los Angeles $1800/20' $2250/40'HQ 16-30 NOV 2026", 'OOCL CNSHA-USLAX USD 20GP:1800 40HQ:2250 2026-11-16~2026-11-30'],
    ['ＯＯＣＬ 上海—洛杉矶 ＵＳＤ１８５０／４０ＨＱ 11月下半月', 'OOCL CNSHA-USLAX USD 40HQ:1850 2026-11-16~2026-11-30'],
    ['OOCL 上海到洛杉矶 美金1850/高柜 12.16-1.15', 'OOCL CNSHA-USLAX USD 40HQ:1850 2026-12-16~2027-01-15'],
    ['OOCL 20/40/40HQ 上海-洛杉矶 USD1650/2060/2060 11.16-30', 'OOCL CNSHA-USLAX USD 20GP:1650 40GP:2060 40HQ:2060 2026-11-16~2026-11-30'],
    ['OOCL 上海-洛杉矶 USD1850/40HQ 有效期至11.30', 'OOCL CNSHA-USLAX USD 40HQ:1850 2026-11-10~2026-11-30'],
  ])('reads %s', (text, row) => {
    const reading = read(text)
    expect(asked(reading)).toEqual([])
    expect(rows(reading)).toEqual([row])
  })

  it('takes no voyage, time, year, telephone or list number for a price', () => {
    const reading = read('2026年11月\n1. EMC 上海-洛杉矶 V.123W 18:00截 USD1850/40HQ 11.16-11.30\n电话13812345678 第47周')
    expect(rows(reading)).toEqual(['EMC CNSHA-USLAX USD 40HQ:1850 2026-11-16~2026-11-30'])
  })
})

describe('what is unsure', () => {
  const route = 'EMC 上海-洛杉矶'
  it.each([
    ['the box types of unlabelled prices', `${route} USD1650/2060 11.16-11.30`, ['boxes:2']],
    ['the box types of prices that are in no usual order', `${route} USD2060/2060/2600 11.16-11.30`, ['boxes:3']],
    ['the currency', `${route} 1850/40HQ 11.16-11.30`, ['currency:']],
    ['the carrier', '上海-洛杉矶 USD1850/40HQ 11.16-11.30', ['line:']],
    ['the port of loading', 'EMC 洛杉矶 USD1850/40HQ 11.16-11.30', ['pol:']],
    ['the validity', `${route} USD1850/40HQ`, ['validity:']],
    ['a day that may be the last or the only one', `${route} USD1850/40HQ 11.28`, ['validity:11.28']],
    ['day and month in English', 'EMC SHA-LAX USD1850/40HQ 05/11-12/11', ['dayOrder:05/11-12/11']],
    ['day and month of a validity of half a year', `${route} USD1850/40HQ 05/11-12/11`, ['dayOrder:05/11-12/11']],
    ['a year that is far away', `${route} USD1850/40HQ 6.1-6.15`, ['year:6.1-6.15']],
    ['a range', `${route} USD 1850-1900/40HQ 11.16-11.30`, ['amount:USD 1850-1900/40HQ.0']],
    ['a price that is about', `${route} USD1850/40HQ 左右 11.16-11.30`, ['amount:USD1850/40HQ 左右.0']],
    ['a price with one figure too many', `${route} USD185000/40HQ 11.16-11.30`, ['amount:USD185000/40HQ.0']],
    ['a difference behind a dash', 'EMC 上海-洛杉矶 -50/40HQ USD 11.16-11.30', ['amount:50/40HQ.0']],
    [
      'an all-in price that is not its sum',
      `${route} USD2050 ALL IN (O/F 1800+PSS 100+BAF 100) /40HQ 11.16-11.30`,
      ['allIn:USD2050 ALL IN.0'],
    ],
    ['a port between two others', 'EMC 上海-新加坡-汉堡 USD1850/40HQ 11.16-11.30', ['chain:新加坡']],
    ['a port nobody knows', 'EMC 上海-马尼拉南 USD250/40HQ 11.16-11.30', ['port:马尼拉南']],
    ['a code of two ports', 'EMC 上海-XYZ USD250/40HQ 11.16-11.30', ['port:XYZ']],
    ['days of what', `${route} USD1850/40HQ 11.16-11.30 14天`, ['days:14']],
    ['the unit of a surcharge', `${route} USD1850/40HQ 11.16-11.30 PSS USD100`, ['basis:PSS']],
    ['the currency of a surcharge', `${route} USD1850/40HQ 11.16-11.30 DOC 450/票`, ['chargeCurrency:']],
    ['whether a surcharge with an amount is part of the price', `${route} USD1850/40HQ 11.16-11.30 含PSS USD100/箱`, ['included:PSS']],
    ['a surcharge in a remark', `${route} USD1850/40HQ 11.16-11.30\n备注：OWS USD30/箱`, ['remark:OWS']],
  ])('%s is asked, and the row is no rate until it is answered', (_, text, questions) => {
    const reading = read(text)
    expect(asked(reading)).toEqual(questions)
    expect(reading.rows.every(({ questions: open }) => questions.some((id) => open.includes(id)) || questions[0] === 'days:14')).toBe(true)
    expect(marked(text, reading, 'asked').length).toBeGreaterThan(0)
  })

  it('holds an answer for the same words, and learns those of a source', () => {
    const text = 'EMC 11.16-11.30\n上海-洛杉矶 1650/2060\n上海-马尼拉南 250/450'
    const answers = { 'boxes:2': '20GP/40HQ', 'currency:': 'USD', 'port:马尼拉南': 'PHMNS' }
    const expected = [
      'EMC CNSHA-USLAX USD 20GP:1650 40HQ:2060 2026-11-16~2026-11-30',
      'EMC CNSHA-PHMNS USD 20GP:250 40HQ:450 2026-11-16~2026-11-30',
    ]
    expect(rows(read(text, answers))).toEqual(expected)
    expect(rows(read(`早上好\n${text}`, answers))).toEqual(expected)
    expect(rows(read(text, {}, answers))).toEqual(expected)
  })

  it('tells a price by the row before, and lets somebody confirm it', () => {
    const text = 'EMC 11.16-11.30 USD\n上海-洛杉矶 1850/40HQ\n宁波-洛杉矶 同上 +25\n上海-奥克兰 +50'
    const reading = read(text)
    expect(reading.rows.map(({ prices }) => prices['40HQ'])).toEqual(['1850', '1875', '1925'])
    expect(asked(reading)).toEqual(['relative:同上 +25', 'relative:+50'])
    expect(rows(read(text, { 'relative:同上 +25': 'yes', 'relative:+50': '-' }))).toHaveLength(2)
  })

  it('asks whether the validity of another block holds', () => {
    const reading = read('COSCO\n上海-洛杉矶 USD1850/40HQ\n有效期 11.16-11.30\n\nEMC\n上海-洛杉矶 USD1750/40HQ')
    expect(reading.rows.map(({ to, questions }) => [to, questions.length])).toEqual([
      ['2026-11-30', 0],
      ['', 1],
    ])
  })
})

describe('tables', () => {
  const sheet =
    'POL\tPOD\tCarrier\t20GP\t40HQ(USD)\tValidity\tT/T\nSHANGHAI\tHAMBURG\tMSC\tUSD1200\t2200\t2026-11-16~2026-11-30\t32\n\tROTTERDAM\t\tTBA\t2150\t11.16-11.30\t30'
  it('read cells by their heading; cells left empty are as the cell above, and shown so', () => {
    const reading = read(sheet)
    expect(rows(reading)[0]).toBe('MSC CNSHA-DEHAM USD 20GP:1200 40HQ:2200 2026-11-16~2026-11-30')
    expect(asked(reading)).toEqual([])
    expect(reading.rows.map(({ inherited }) => inherited)).toEqual([[], ['pol', 'carrier']])
    expect(rows(reading)[1]).toBe('MSC CNSHA-NLRTM USD 40HQ:2150 2026-11-16~2026-11-30')
  })
  it('keep their own header, two in one sheet', () => {
    const two = `${sheet}\n\nPOD\tPOL\t40HQ\tCarrier\tValid from\tValid to\nLong Beach\tNingbo\tUSD 1875\tEMC\t2026/11/16\t2026/11/30`
    expect(rows(read(two)).at(-1)).toBe('EMC CNNGB-USLGB USD 40HQ:1875 2026-11-16~2026-11-30')
  })
  it('read days that a spreadsheet keeps as numbers', () => {
    const days = 'POL\tPOD\tCarrier\t40HQ(USD)\t生效日期\t截止日期\n上海\t汉堡\tMSC\t2200\t46342\t46356'
    expect(rows(read(days))).toEqual(['MSC CNSHA-DEHAM USD 40HQ:2200 2026-11-16~2026-11-30'])
  })
  it('name rows and columns that the file hides', () => {
    const { warnings } = readRates(sheet, testFacts(), {}, { lines: [2], columns: ['成本'] })
    expect(warnings.map(({ kind, text }) => [kind, text])).toEqual([
      ['hiddenRows', '1'],
      ['hiddenColumns', '成本'],
      ['unread', 'TBA'],
    ])
  })
})

describe('a text that offers no prices', () => {
  const row = '上海-洛杉矶 COSCO USD1850/40HQ 11.16-11.30'
  it.each([
    ['withdraws prices below', `以下价格退市\n${row}`, 'withdraw'],
    ['withdraws prices above', `${row}\n以上价格作废`, 'withdraw'],
    ['corrects', `更正：以此为准\n${row}`, 'correct'],
    ['corrects at its end', `${row}\n以此价为准`, 'correct'],
    ['raises', `12月1日起涨价\n\n${row}`, 'increase'],
    ['has no space', `${row} 爆舱`, 'full'],
  ])('%s: an action with its rows, none of them a rate', (_, text, kind) => {
    const reading = read(text)
    expect(reading.rows).toEqual([])
    expect(reading.actions.map((action) => [action.kind, action.rows.map(brief)])).toEqual([
      [kind, ['COSCO CNSHA-USLAX USD 40HQ:1850 2026-11-16~2026-11-30']],
    ])
  })
  it('tells amounts, day and lane of an increase', () => {
    expect(read('ZIM 通知：11月15日起 美西 GRI USD600/20GP 1000/40HQ').actions).toMatchObject([
      {
        kind: 'increase',
        carriers: ['ZIM'],
        lanes: ['USW'],
        from: '2026-11-15',
        currency: 'USD',
        amounts: { '20GP': '600', '40HQ': '1000' },
        rows: [],
      },
    ])
  })
  it('takes a GRI among what is included for a charge', () => {
    const reading = read('EMC 上海-洛杉矶 USD1850/40HQ 含GRI/PSS 11.16-11.30')
    expect(reading.actions).toEqual([])
    expect(reading.rows[0]!.surcharges.map(({ code, included }) => [code, included])).toEqual([
      ['GRI', true],
      ['PSS', true],
    ])
  })
  it('leaves chat unread', () => {
    const text = '收到请回复，今天天气不错'
    expect(read(text)).toMatchObject({ rows: [], questions: [], actions: [] })
    expect(marked(text, read(text), 'unread').join('')).toContain('天气不错')
  })
})

describe('any text', () => {
  const words = [
    '上海',
    '-',
    '洛杉矶',
    ' ',
    '\n',
    '\t',
    'EMC',
    'USD',
    '1850',
    '/40HQ',
    '1650/2060',
    '11.16-11.30',
    '+50',
    '同上',
    '含',
    'THC',
    '450',
    '/票',
    '备注：',
    '作废',
    '马尼拉南',
    '左右',
    'GRI',
    '有效期',
    '14天',
    '【',
    '：',
    '20GP\t40HQ',
    'POL\tPOD',
    '‼️',
    '1.',
  ]
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const texts = Array.from({ length: 400 }, () => Array.from({ length: 3 + next(25) }, () => words[next(words.length)]!).join(''))

  it('is marked from its first to its last character, each once', () => {
    for (const text of texts) {
      const { marks } = read(text)
      expect(marks.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      expect(marks.every(({ start }, at) => start === (marks[at - 1]?.end ?? 0))).toBe(true)
    }
  })
  it('gives no row without questions that lacks something or tells a price that is not in the text', () => {
    for (const text of texts)
      for (const row of read(text).rows.filter(({ questions }) => questions.length === 0)) {
        expect([row.carrier, row.pol, row.pod, row.currency, row.from, row.to]).not.toContain('')
        for (const price of Object.values(row.prices)) expect(text).toContain(price)
      }
  })
  it('reads the same twice, and open questions of rows are among those asked', () => {
    for (const text of texts) {
      const reading = read(text)
      expect(read(text)).toEqual(reading)
      expect(asked(reading)).toEqual(expect.arrayContaining([...new Set(reading.rows.flatMap(({ questions }) => questions))]))
    }
  })
})
