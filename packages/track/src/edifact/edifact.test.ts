import fc from 'fast-check'
import { EdifactError } from '@jst/edifact'
import { describe, expect, it } from 'vitest'
import { timeline, type Shipment } from '../timeline/timeline.ts'
import { readTrackingEdifact, type EdifactContext } from './index.ts'

const received = '2026-06-01T00:00:00.000Z'
/** An interchange of one message with right counts. */
const message = (type: string, segments: readonly string[], release = '95B') =>
  `UNB+UNOA:2+CNSHASD+COSU+260501:1200+9'UNH+1+${type}:D:${release}:UN'${segments.map((one) => `${one}'`).join('')}UNT+${segments.length + 2}+1'UNZ+1+9'`
const read = (text: string, more: Partial<EdifactContext> = {}) => readTrackingEdifact(text, { received, ...more })
const events = (text: string, more?: Partial<EdifactContext>) =>
  read(text, more).events.map(({ kind, code, classifier, empty, box, time, place, movement }) =>
    [kind[0], code, classifier, empty, box, time?.instant ?? '', place.port, movement].filter((one) => one !== '').join(' '),
  )
const texts = (text: string, more?: Partial<EdifactContext>) =>
  read(text, more).warnings.map(({ segment, text: words }) => `${segment} ${words}`)

const gate = (bgm: string, eqd: string, rest: readonly string[] = []) =>
  message('CODECO', [`BGM+${bgm}+G1+9`, 'NAD+CF+COSU:172:20', eqd, 'DTM+7:202605011000:203', ...rest])

it('a text of more boxes and statuses than wanted is refused before they are read', () => {
  const two = message('CODECO', ['BGM+34+1+9', 'EQD+CN+OOLU1112223', 'EQD+CN+OOLU1112224'])
  expect(read(two, { most: 2 }).events).toHaveLength(2)
  expect(() => read(two, { most: 1 })).toThrow('一次最多 1 条动态，请分批导入')
})
it('boxes do not repeat a head that is far longer than an honest one', () => {
  const { events: long, warnings } = read(
    message('CODECO', [`BGM+34+${'1'.repeat(9_000)}+9`, ...Array<string>(20).fill('EQD+CN+OOLU1112223')]),
  )
  expect(long.reduce((all, { raw }) => all + raw.length, 0)).toBeLessThan(20 * 2_100)
  // what is left out is shown where the text stands, and told to the person who takes it in
  expect(long.every(({ raw }) => raw.includes('…'))).toBe(true)
  expect(warnings.map(({ text }) => text)).toContain('原文过长，每条动态只保留前 2000 个字符，以“…”结尾')
})
it('a status that is far longer than an honest one ends with the sign of an omission', () => {
  const texted = Array<string>(300).fill(`FTX+AAI+++${'X'.repeat(90)}`)
  const { events: all, warnings } = read(message('IFTSTA', ['BGM+23+1+9', 'CNI+1+B1', 'STS+1+VD', ...texted]))
  expect([all[0]!.raw.length, all[0]!.raw.endsWith('…')]).toEqual([20_000, true])
  expect(warnings.map(({ text }) => text)).toContain('原文过长，每条动态只保留前 20000 个字符，以“…”结尾')
})

describe('CODECO', () => {
  it.each([
    ['36', 'EQD+CN+OOLU1112223+22G1:102:5++2+4', 'GTOT ACT EMPTY'],
    ['34', 'EQD+CN+OOLU1112223+22G1:102:5++2+5', 'GTIN ACT LADEN'],
    ['36', 'EQD+CN+OOLU1112223+22G1:102:5++3+5', 'GTOT ACT LADEN'],
    ['34', 'EQD+CN+OOLU1112223+22G1:102:5++3+4', 'GTIN ACT EMPTY'],
    ['34', 'EQD+CN+OOLU1112223+22G1:102:5++2+7', 'GTIN ACT LADEN'],
  ])('BGM %s of %s is %s', (bgm, eqd, expected) => {
    expect(events(gate(bgm, eqd, ['LOC+165+CNSHA:139:6+SDICT:TER:ZZZ']))[0]).toContain(
      `e ${expected} OOLU1112223 2026-05-01T02:00:00.000Z CNSHA`,
    )
  })
  it('has its place by the activity, else by the side of the sea', () => {
    const both = ['LOC+9+CNSHA:139:6', 'LOC+11+BEANR:139:6']
    expect(events(gate('34', 'EQD+CN+OOLU1112223+++2+5', both))[0]).toContain('CNSHA EXPORT')
    expect(events(gate('36', 'EQD+CN+OOLU1112223+++3+5', both))[0]).toContain('2026-05-01T08:00:00.000Z BEANR IMPORT')
    expect(events(gate('34', 'EQD+CN+OOLU1112223+++2+5', ['LOC+165+CNNGB:139:6+NBCT:TER:ZZZ', ...both]))[0]).toContain('CNNGB')
    // the places behind the truck are not those of the gate
    expect(events(gate('34', 'EQD+CN+OOLU1112223+++2+5', ['TDT+1++3', 'LOC+9+USLAX:139:6', 'DTM+7:202601010000:203']))).toEqual([
      'e GTIN ACT LADEN OOLU1112223 2026-05-01T10:00:00.000Z EXPORT',
    ])
  })
  it('has seals, weights, references and the sender', () => {
    const [event] = read(
      gate('34', 'EQD+CN+oolu 111222-3+22G1:102:5++2+5', [
        'RFF+BN:',
        'RFF+BN:COSU66',
        'LOC+165+CNSHA:139:6',
        'SEL+H123:CA',
        'SEL+H124+SH',
        'MEA+AAE+T+KGM:2200',
        'MEA+AAE+VGM+KGM:21500.5',
      ]),
    ).events
    expect(event).toMatchObject({
      box: 'OOLU1112223',
      booking: 'COSU66',
      isoType: '22G1',
      seals: ['H123', 'H124'],
      weightKg: 21_500.5,
      source: { kind: 'terminal', party: 'CNSHASD' },
      updated: '2026-05-01T12:00:00.000Z',
      time: { precision: 'minute', raw: '202605011000', zone: 'Asia/Shanghai', flags: [] },
    })
    expect(event!.raw).toContain("EQD+CN+oolu 111222-3+22G1:102:5++2+5'")
  })
  it('without full or empty, time or a known kind moves nothing', () => {
    expect(texts(gate('34', 'EQD+CN+OOLU1112223+22G1'))).toContain('5 箱 OOLU1112223 没有空重标记，不作为进出场')
    expect(texts(message('CODECO', ['BGM+34+G1+9', 'DTM+137:202605011000:203', 'EQD+CN+OOLU1112223+22G1:102:5++2+5']))).toContain(
      '5 OOLU1112223 没有事件时间，只保留原文',
    )
    const unknown = message('CODECO', [
      'BGM+666+G1+9',
      'EQD+CN+OOLU1112223+22G1:102:5++2+5',
      'DTM+7:202605011000:203',
      'LOC+165+CNSHA:139:6',
    ])
    expect([events(unknown), texts(unknown)]).toEqual([
      ['e ACT LADEN OOLU1112223 2026-05-01T02:00:00.000Z CNSHA EXPORT'],
      ['3 CODECO 的 BGM 代码“666”含义不明，只保留原文'],
    ])
  })
  it('deviates as real files do', () => {
    const one = (eqd: string, rest: readonly string[]) => read(gate('34', eqd, rest)).events[0]!
    // the type one element late, and everything behind it
    expect(one('EQD+CN+OOLU1112223++22G1++2+5', ['LOC+165+CNSHA'])).toMatchObject({ isoType: '22G1', empty: 'LADEN', movement: 'EXPORT' })
    // types from before 1995
    expect(one('EQD+CN+OOLU1112223+2210++2+5', []).isoType).toBe('2210')
    // eight digits in a format with minutes are a day
    const bare = read(message('CODECO', ['BGM+34+G1+9', 'EQD+CN+OOLU1112223+22G1++2+5', 'DTM+7:20260501:203', 'LOC+165+CNSHA'])).events[0]!
    expect(bare.time).toMatchObject({ precision: 'day', instant: '2026-04-30T16:00:00.000Z' })
    expect(
      texts(
        message('CODECO', ['BGM+34+G1+9', 'DTM+137::201', 'EQD+CN+OOLU1112223+22G1++2+5', 'DTM+7:202613011000:203', 'LOC+165+SHANGHAI']),
      ),
    ).toEqual([
      '7 地点“SHANGHAI”不是 UN/LOCODE，只保留名称',
      '6 时间“202613011000”不正确，未读取',
      '5 OOLU1112223 没有事件时间，只保留原文',
    ])
  })
})

describe('shapes of messages that terminals have published', () => {
  it.each([
    ['the type behind the number', 'EQD+CN+OOLU1112223:22G1:102:5++2+5', '22G1 EXPORT LADEN', ['5 箱型写在了相邻的数据项，已读取']],
    ['an element kept for it', 'EQD+CN+OOLU1112223:22G1:102:5+++2+5', '22G1 EXPORT LADEN', ['5 箱型写在了相邻的数据项，已读取']],
    ['a type that is none', 'EQD+CN+OOLU1112223+40EM:102:5++2+5', ' EXPORT LADEN', ['5 箱型“40EM”不是 ISO 代码，未采用']],
  ])('%s', (_, eqd, expected, warned) => {
    const text = gate('34', eqd, ['LOC+165+CNSHA'])
    const [{ isoType, movement, empty } = { isoType: '', movement: '', empty: '' }] = read(text).events
    expect([`${isoType} ${movement} ${empty}`, texts(text)]).toEqual([expected, warned])
  })
  it('a mark of a seal is no number, and weights stand under their other name', () => {
    const text = gate('34', 'EQD+CN+OOLU1112223+22G1:102:5++2+5', ['LOC+165+CNSHA', 'SEL+Y', 'SEL+H124+SH', 'MEA+WT+G+KGM:24200'])
    expect(read(text).events[0]).toMatchObject({ seals: ['H124'], weightKg: 24_200 })
    expect(texts(text)).toEqual(['8 铅封“Y”只是标记，不作为封号'])
  })
  it('a weight that may be two numbers is told, and the next one counts', () => {
    const weighed = (...mea: readonly string[]) => gate('34', 'EQD+CN+OOLU1112223+22G1:102:5++2+5', ['LOC+165+CNSHA', ...mea])
    const alone = weighed('MEA+AAE+VGM+KGM:20,000')
    expect([read(alone).events[0]!.weightKg, texts(alone)]).toEqual([
      undefined,
      ['8 重量“20,000”的逗号可能是小数点，也可能是千位分隔，未读取'],
    ])
    const two = weighed('MEA+AAE+VGM+KGM:20,000', 'MEA+AAE+G+KGM:20000,5')
    expect([read(two).events[0]!.weightKg, texts(two)]).toEqual([20_000.5, texts(alone)])
    const none = weighed('MEA+AAE+G+KGM:heavy')
    expect([read(none).events[0]!.weightKg, texts(none)]).toEqual([undefined, ['8 重量“heavy”不能识别，未读取']])
  })
  it.each([
    ['44', ['LOC+165+CNNGB:139:6'], 'DISC ACT LADEN OOLU1112223 2026-05-01T02:00:00.000Z CNNGB EXPORT'],
    ['270', ['LOC+11+NLRTM:139:6', 'LOC+9+PECLL:139:6'], 'LOAD ACT LADEN OOLU1112223 2026-05-01T15:00:00.000Z PECLL EXPORT'],
    ['98', ['LOC+11+NLRTM:139:6', 'LOC+9+PECLL:139:6'], 'DISC ACT LADEN OOLU1112223 2026-05-01T08:00:00.000Z NLRTM EXPORT'],
  ])('a crane report %s with its port at the box alone', (bgm, places, expected) => {
    const box = ['EQD+CN+OOLU1112223+45G1:102:5++2+5', 'DTM+203:202605011000:203', ...places]
    expect(events(message('COARRI', [`BGM+${bgm}+R1+9`, 'TDT+20+012W+1', ...box]))).toEqual([`e ${expected}`])
  })
})

const crane = (bgm: string, boxes: readonly string[], more: readonly string[] = [], release = '95B') =>
  message(
    'COARRI',
    [
      `BGM+${bgm}+R1+9`,
      'TDT+20+012W+1++COS:172:20+++9321483:146::EVER ONE',
      'LOC+9+CNSHA:139:6+SDICT:TER:ZZZ',
      'LOC+11+BEANR:139:6',
      ...more,
      ...boxes.flatMap((box) => [`EQD+CN+${box}+45G1:102:5++2+5`, 'RFF+BN:BK1', 'DTM+203:202605011000:203', 'LOC+11+GRPIR:139:6']),
    ],
    release,
  )

describe('COARRI and COPRAR', () => {
  it.each([
    ['46', '95B', 'LOAD ACT LADEN OOLU1112223 2026-05-01T02:00:00.000Z CNSHA'],
    ['270', '95B', 'LOAD ACT LADEN OOLU1112223 2026-05-01T02:00:00.000Z CNSHA'],
    ['122', '00B', 'LOAD ACT LADEN OOLU1112223 2026-05-01T02:00:00.000Z CNSHA'],
    ['44', '95B', 'DISC ACT LADEN OOLU1112223 2026-05-01T08:00:00.000Z BEANR'],
    ['98', '95B', 'DISC ACT LADEN OOLU1112223 2026-05-01T08:00:00.000Z BEANR'],
    ['119', '00B', 'DISC ACT LADEN OOLU1112223 2026-05-01T08:00:00.000Z BEANR'],
  ])('BGM %s of D.%s is %s', (bgm, release, expected) => {
    expect(events(crane(bgm, ['OOLU1112223'], [], release))).toEqual([`e ${expected} EXPORT`])
  })
  it('name the ship by IMO number, call sign or name', () => {
    const ship = (tdt: string) => {
      const { events: all, warnings } = read(crane('46', ['OOLU1112223']).replace('TDT+20+012W+1++COS:172:20+++9321483:146::EVER ONE', tdt))
      return [all[0]!.call.imo, all[0]!.call.callSign, all[0]!.call.vessel, all[0]!.call.mode, warnings.length]
    }
    expect(ship('TDT+20+012W+1++COS:172:20+++9321483:146::EVER ONE')).toEqual(['9321483', '', 'EVER ONE', 'VESSEL', 0])
    expect(ship('TDT+20+012W+1++COS:172:20+++9321483:103::EVER ONE')).toEqual(['9321483', '', 'EVER ONE', 'VESSEL', 0])
    expect(ship('TDT+20+012W+1++COS:172:20+++3ERX3:103::EVER ONE')).toEqual(['', '3ERX3', 'EVER ONE', 'VESSEL', 0])
    expect(ship('TDT+20+012W+1++COS:172:20+++3ERX3:146::EVER ONE')).toEqual(['', '3ERX3', 'EVER ONE', 'VESSEL', 1])
    expect(ship('TDT+20+012W+1++COS:172:20+++7654321:146::EVER ONE')).toEqual(['', '', 'EVER ONE', 'VESSEL', 1])
  })
  it('report many boxes, and warn of wrong counts without dropping any', () => {
    const many = Array.from({ length: 9_999 }, (_, at) => `OOLU${String(at).padStart(7, '0')}`)
    const { events: all, warnings } = read(crane('46', many).replace(/UNT\+\d+/, 'UNT+7'))
    expect([all.length, warnings.map(({ text }) => text)]).toEqual([9_999, [expect.stringContaining('UNT 写明 7 段')]])
  })
  it('of a plan have the time of the ship', () => {
    const order = (bgm: string) =>
      message('COPRAR', [
        `BGM+${bgm}+L1+9`,
        'TDT+20+012W+1',
        'LOC+9+CNSHA:139:6',
        'LOC+11+CNSHA:139:6',
        'DTM+132:202605010600:203',
        'DTM+133:202605022000:203',
        'EQD+CN+OOLU1112223+45G1:102:5++6+5',
      ])
    expect([events(order('45')), events(order('43'))].flat()).toEqual([
      'e LOAD PLN LADEN OOLU1112223 2026-05-02T12:00:00.000Z CNSHA TRANSSHIPMENT',
      'e DISC PLN LADEN OOLU1112223 2026-04-30T22:00:00.000Z CNSHA TRANSSHIPMENT',
    ])
  })
})

describe('a COARRI that withdraws a load after the ship has left', () => {
  it('hides the load: the state falls back, the roll is checked again, and both versions stay readable', () => {
    const loaded = read(crane('46', ['OOLU1112223']), { received: '2026-05-01T04:00:00.000Z' }).events
    const gone = read(crane('46', ['OOLU1112223']).replace('R1+9', 'R1+3').replace('260501:1200', '260501:2000'), {
      received: '2026-05-02T08:00:00.000Z',
    }).events
    const gated = read(gate('34', 'EQD+CN+OOLU1112223+++2+5', ['LOC+165+CNSHA']).replace('202605011000', '202604291000'), {
      received: '2026-04-30T00:00:00.000Z',
    }).events
    const left = read(
      message(
        'IFTSTA',
        [
          'BGM+23+S1+9',
          'RFF+BN:BK1',
          'STS+1+VD::22',
          'DTM+334:202605011200:203',
          'LOC+9+CNSHA:139:6',
          'TDT+20+012W+1++COS:172:20+++9321483:146::EVER ONE',
        ],
        '99B',
      ),
      { received: '2026-05-01T08:00:00.000Z' },
    ).events
    const shipment: Shipment = {
      booking: 'BK1',
      bill: '',
      boxes: ['OOLU1112223'],
      route: { pol: 'CNSHA', pod: 'BEANR', legs: [{ from: 'CNSHA', to: 'BEANR', imo: '9321483' }] },
    }
    const at = (now: string, list: typeof loaded) => timeline({ shipment, events: list, now })
    expect(at('2026-05-02T07:00:00Z', [...gated, ...loaded, ...left]).boxes[0]!.text).toBe('在途')
    const after = at('2026-05-02T09:00:00Z', [...gone, ...gated, ...loaded, ...left])
    expect(after.boxes[0]).toMatchObject({ state: 'gateIn', roll: 'suspected' })
    expect(after.withdrawn.map(({ event, voidedBy, versions }) => [event.code, voidedBy?.updated, versions.length])).toEqual([
      ['LOAD', '2026-05-01T20:00:00.000Z', 1],
    ])
  })
})

const status = (sts: string, rest: readonly string[] = [], release = '99B') =>
  message(
    'IFTSTA',
    [
      'BGM+23+S1+9',
      'DTM+137:202605011200:203',
      'RFF+BN:BK1',
      'RFF+BM:BL1',
      'CNI+1',
      sts,
      'DTM+334:202605011000:203',
      'LOC+175+CNSHA:139:6:SHANGHAI',
      ...rest,
    ],
    release,
  )

describe('IFTSTA', () => {
  const box = ['EQD+CN+OOLU1112223+45G1:102:5+++5']
  it.each([
    ['STS+1+EE::22', ['e GTOT ACT EMPTY']],
    ['STS++I::22', ['e GTIN ACT LADEN']],
    ['STS+1+AE::22', ['e LOAD ACT LADEN']],
    ['STS+1+VD', ['t DEPA ACT LADEN']],
    ['STS+1+E', ['t ARRI EST LADEN']],
    ['STS+1+UV', ['e DISC ACT LADEN']],
    ['STS+1+CU', ['e CUSR ACT LADEN', 's RELS ACT LADEN']],
    ['STS+1+RD', ['e GTIN ACT EMPTY']],
    ['STS+1+FT', ['e ACT LADEN']],
    ['STS+1+48', ['e ACT LADEN']],
    ['STS+1', ['e ACT LADEN']],
  ])('%s is %j', (sts, expected) => {
    expect(events(status(sts, box))).toEqual(expected.map((one) => `${one} OOLU1112223 2026-05-01T02:00:00.000Z CNSHA`))
  })
  it('of D.95B has numbers, of later directories only what the partner agreed', () => {
    expect(events(status('STS+1+48', box, '95B'))[0]).toContain('LOAD')
    expect(texts(status('STS+1+48', box))).toEqual(['8 状态代码“48”含义不明，只保留原文'])
    expect(events(status('STS+1+48::77', box), { statuses: { '77:48': { kind: 'equipment', code: 'DISC' } } })[0]).toContain('DISC')
  })
  it('tells of several statuses and boxes, with their own references', () => {
    const two = status('STS+1+AE', [
      ...box,
      'EQD+CN+OOLU1112224',
      'STS+1+UV',
      'RFF+BM:BL2',
      'DTM+334:202605201000:203',
      'LOC+175+BEANR:139:6',
      ...box,
    ])
    expect(events(two)).toEqual([
      'e LOAD ACT LADEN OOLU1112223 2026-05-01T02:00:00.000Z CNSHA',
      'e LOAD ACT OOLU1112224 2026-05-01T02:00:00.000Z CNSHA',
      'e DISC ACT LADEN OOLU1112223 2026-05-20T08:00:00.000Z BEANR',
    ])
    expect(read(two).events.map(({ booking, bill }) => `${booking} ${bill}`)).toEqual(['BK1 BL1', 'BK1 BL1', 'BK1 BL2'])
  })
  it('has estimates and actual times of the ship at its ports', () => {
    const sea = [
      'TDT+20+012W+1++:172+++9321483:146:11:EVER ONE',
      'LOC+9+CNSHA:139:6',
      'DTM+186:202605011200:203',
      'LOC+11+USLGB:139:6',
      'DTM+132:202605200000:203',
      'LOC+7+USHOU:139:6',
      'DTM+132:202605250000:203',
    ]
    expect(events(status('STS+1+AE', [...sea, ...box])).slice(1)).toEqual([
      't DEPA ACT 2026-05-01T04:00:00.000Z CNSHA',
      't ARRI EST 2026-05-20T07:00:00.000Z USLGB',
    ])
    // times of a train beside the ports of the ship are none of the ship
    expect(events(status('STS+1+AL', ['TDT+1++2+25', 'LOC+9+CNSHA:139:6', 'DTM+186:202605011200:203', ...box]))).toHaveLength(1)
  })
  it('about a box that is not the one in its header, with a wrong count and an unknown code, is a raw event of the box, and no state', () => {
    const text = status('STS+1+P::HS:RAIL DEPARTED', box).replace("RFF+BN:BK1'", "RFF+BN:BK1'RFF+EQ:TRHU4307252'")
    const { events: all, warnings } = read(text)
    expect(all.map(({ box: own, code, text: words }) => [own, code, words])).toEqual([['OOLU1112223', '', 'P RAIL DEPARTED']])
    expect(warnings.map((one) => one.text)).toEqual([
      expect.stringContaining('UNT 写明 11 段，实际 12 段'),
      '状态代码“P”含义不明，只保留原文',
      '报文头的箱号 TRHU4307252 与箱 OOLU1112223 不一致，以箱为准',
    ])
    const shipment: Shipment = { booking: 'BK1', bill: 'BL1', boxes: ['OOLU1112223'], route: { pol: 'CNSHA', pod: 'BEANR', legs: [] } }
    const { boxes, unmapped } = timeline({ shipment, events: all, now: received })
    expect([boxes[0]!.text, unmapped.length]).toEqual(['待订舱', 1])
  })
})

describe('any text', () => {
  it('is read or refused with an EdifactError', () => {
    const parts = fc.constantFrom(
      "UNH+1+IFTSTA:D:99B:UN'",
      "UNH+1+CODECO:D:95B'",
      "BGM+34'",
      "EQD+CN+A'",
      "STS+1+VD'",
      "TDT+20'",
      "LOC+9'",
      "DTM+7:1:203'",
      "RFF+EQ'",
      "UNT'",
      "CNT+16:9'",
      "SEL'",
      "MEA+AAE+G+KGM:x'",
      'x',
      "'",
    )
    fc.assert(
      fc.property(fc.array(parts), (all) => {
        try {
          read(`UNB+UNOA:1'${all.join('')}`)
        } catch (error) {
          expect(error).toBeInstanceOf(EdifactError)
        }
      }),
    )
  })
  it('of another kind is named', () => {
    expect(texts(message('BAPLIE', ['BGM+X']))).toEqual(['3 不支持的报文 BAPLIE，可读 CODECO、COARRI、COPRAR、IFTSTA'])
  })
})
