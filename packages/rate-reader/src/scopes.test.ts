import { describe, expect, it } from 'vitest'
import { testFacts } from './facts.test.kit.ts'
import { readRates } from './read.ts'
import type { Reading, ReadRow } from './reading.ts'

const read = (text: string, answers: Record<string, string> = {}) => readRates(text, testFacts({ today: '2026-11-27' }), answers)
const brief = ({ carrier, pol, pod, currency, prices, from, to }: ReadRow) =>
  `${carrier} ${pol}-${pod} ${currency} ${Object.entries(prices)
    .map(([box, price]) => `${box}:${price}`)
    .join(' ')} ${from}~${to}`
const rows = ({ rows: all }: Reading) => all.map(brief)
const open = ({ questions }: Reading) => questions.filter(({ answer }) => answer === undefined).map(({ id }) => id)

describe('a scope ends', () => {
  it('at local charges: their currency is not that of the freight', () => {
    const [row] = read('青岛-林查班 RCL USD90/180/180 12.1-12.31\n本地费 THC 825/1225 (RMB)').rows
    expect([row?.currency, row?.surcharges[0]?.code, row?.surcharges[0]?.currency]).toEqual(['USD', 'THC', 'CNY'])
  })
  it('at a line that says more than a box', () => {
    const reading = read('40HQ 爆仓中\nEMC 上海-洛杉矶 USD1850 12.1-12.14')
    expect(open(reading)).toContain('boxes:1')
    expect(reading.rows.every(({ questions }) => questions.length > 0)).toBe(true)
  })
  it('at the next carrier: the carrier behind a price is that of no other', () => {
    const reading = read('上海出 USD 12.1-12.14\n洛杉矶 1650/20GP EMC\n长滩 1680/20GP ZIM\n西雅图 2350/40HQ')
    expect(rows(reading).slice(0, 2)).toEqual([
      'EMC CNSHA-USLAX USD 20GP:1650 2026-12-01~2026-12-14',
      'ZIM CNSHA-USLGB USD 20GP:1680 2026-12-01~2026-12-14',
    ])
    expect(open(reading)).toEqual(['line:'])
  })
  it('where the line itself says something of the same charge', () => {
    const [own, other] = read('COSCO 12.1-12.14\n上海-长滩 2100/40HQ 含THC\n上海-洛杉矶 2000/40HQ\n本地费 THC 1225 (RMB)').rows
    expect(own?.surcharges.map(({ code, included, amount }) => [code, included, amount])).toEqual([['THC', true, '']])
    expect(other?.surcharges.map(({ code, included }) => [code, included])).toEqual([['THC', false]])
  })
  it('and what another line says is shown as inherited', () => {
    expect(read('EMC 12.1-12.14 USD\n上海-洛杉矶 1850/40HQ').rows[0]?.inherited).toEqual(['carrier', 'currency', 'validity'])
  })
})

describe('a name that several ports bear', () => {
  const text = 'COSCO 上海-奥克兰 USD1850/40HQ 12.1-12.14'
  it('is asked', () => {
    expect(read(text).rows[0]?.pod).toBe('')
  })
  it('is not asked again of a sender for whom it was confirmed', () => {
    const { words } = testFacts()
    const port = new Map([...words.port, ['奥克兰', ['USOAK']]])
    const facts = testFacts({ today: '2026-11-27', words: { ...words, port }, confirmed: { port: new Set(['奥克兰']) } })
    const reading = readRates(text, facts, {})
    expect([reading.rows[0]?.pod, open(reading)]).toEqual(['USOAK', []])
  })
})

describe('columns', () => {
  it('of carriers: each price has its own, and a star has none', () => {
    expect(rows(read('目的港\tCOSCO\tEMC\n洛杉矶\t2080\t***\n长滩\t***\t2120\n40HQ，上海出，USD，12/1-12/14'))).toEqual([
      'COSCO CNSHA-USLAX USD 40HQ:2080 2026-12-01~2026-12-14',
      'EMC CNSHA-USLGB USD 40HQ:2120 2026-12-01~2026-12-14',
    ])
  })
  it('that are parted by spaces are found by where they stand', () => {
    const text =
      'COSCO 上海出 USD 12/1-12/14\n              20GP    40GP    40HQ\n鹿特丹        1250    2150    2150\n汉堡                  2180    2200'
    expect(rows(read(text))).toEqual([
      'COSCO CNSHA-NLRTM USD 20GP:1250 40GP:2150 40HQ:2150 2026-12-01~2026-12-14',
      'COSCO CNSHA-DEHAM USD 40GP:2180 40HQ:2200 2026-12-01~2026-12-14',
    ])
  })
  it('with a missing price in a list of three give no neighbour its price', () => {
    expect(rows(read('EMC 上海-洛杉矶 20/40/HQ USD1850/***/2300 12.1-12.14'))).toEqual([
      'EMC CNSHA-USLAX USD 20GP:1850 40HQ:2300 2026-12-01~2026-12-14',
    ])
  })
})

describe('days', () => {
  it('are read as the end of a range shows, and never offered as a day that no month has', () => {
    expect(rows(read('OOCL SHA-LAX USD1850/40HQ 05/12/2026-18/12/2026'))).toEqual(['OOCL CNSHA-USLAX USD 40HQ:1850 2026-12-05~2026-12-18'])
    const values = read('OOCL SHA-LAX USD1850/40HQ 05/11-12/11').questions.flatMap(({ candidates }) => candidates.map(({ value }) => value))
    for (const day of values.flatMap((value) => value.split('~'))) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
  })
})

describe('acts', () => {
  it.each(['元旦停收', 'GRI后预计上涨', '看涨，早订早走', '改单费另收，取消费另计'])('an offer with %s stays an offer', (words) => {
    const reading = read(`EMC 上海-洛杉矶 USD1850/40HQ 12.1-12.14\n${words}`)
    expect(rows(reading)).toEqual(['EMC CNSHA-USLAX USD 40HQ:1850 2026-12-01~2026-12-14'])
    expect(reading.actions.filter(({ kind }) => kind !== 'announce')).toEqual([])
  })
  it('a notice of a booking gives no rates', () => {
    const reading = read('SO号：OOLU2688712340\nOOCL 1*40HQ 上海-汉堡 12/9\n已放舱，请提箱')
    expect([reading.rows, reading.actions]).toEqual([[], []])
  })
})

describe('what is unread', () => {
  it('beside a row is a warning with its words', () => {
    const { warnings } = read('EMC 上海-洛杉矶 USD1850/40HQ 12.1-12.14\n奖励红包 88888')
    expect(warnings.filter(({ kind }) => kind === 'unread').map(({ text }) => text)).toEqual(['88888'])
  })
})

describe('places', () => {
  it.each([
    ['澳新 上海-奥克兰', ['NZAKL']],
    ['美西 上海-奥克兰', ['USOAK']],
    ['上海-惠灵顿/奥克兰', ['NZWLG', 'NZAKL']],
    ['蛇口-曼萨尼约（墨西哥）', ['MXZLO']],
    ['盐田-巴生', ['MYPKG']],
    ['上海-塔科玛', ['USTIW']],
    ['上海-苏赫纳', ['EGSOK']],
    ['上海-LA', ['USLAX']],
  ])('%s', (route, pods) => {
    const reading = read(`EMC ${route} USD1850/40HQ 12.1-12.14`)
    expect([reading.rows.map(({ pod }) => pod), open(reading)]).toEqual([pods, []])
  })
  it('a name of two ports alone is asked', () => {
    expect(open(read('EMC 上海-奥克兰 USD1850/40HQ 12.1-12.14'))).toEqual(['port:奥克兰'])
  })
})

describe('words of the trade', () => {
  it.each([
    ['小柜一千五 大柜两千八 高柜两千八', { '20GP': '1500', '40GP': '2800', '40HQ': '2800' }],
    ['3.2K/40HQ', { '40HQ': '3200' }],
    ['USD1850/2300/2300', { '20GP': '1850', '40GP': '2300', '40HQ': '2300' }],
    ['40尺高 2950u', { '40HQ': '2950' }],
  ])('%s', (price, prices) => {
    expect(read(`EMC 上海-洛杉矶 USD 12.1-12.14\n${price}`).rows[0]?.prices).toEqual(prices)
  })
  it('has 含 behind what is included, and two bases of the day are asked', () => {
    const reading = read('EMC 上海-洛杉矶 USD1850/40HQ 12.1-12.14 THC、DOC含，ISPS不含')
    expect(reading.rows[0]?.surcharges.map(({ code, included }) => [code, included])).toEqual([
      ['THC', true],
      ['DOC', true],
      ['ISPS', false],
    ])
    expect(open(read('EMC 上海-洛杉矶 USD1850/40HQ 12.1-12.14 LTD ETD'))).toEqual(['holds:LTD/SCHEDULE_ETD'])
  })
  it('leaves earlier mails and signatures out', () => {
    const text =
      'OOCL Xiamen to Vancouver $2,250/40HQ valid 8 Dec - 21 Dec 2026\n\nBest regards\nNora\nTel +44 1394 600 218\n\n> OOCL Xiamen to Toronto $3,000/40HQ valid 8 Dec - 21 Dec 2026'
    expect(rows(read(text))).toEqual(['OOCL CNXMN-CAVAN USD 40HQ:2250 2026-12-08~2026-12-21'])
  })
})
