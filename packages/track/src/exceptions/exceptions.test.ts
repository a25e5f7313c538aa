import { describe, expect, it } from 'vitest'
import { assessClock, type FreeTimeTerms } from '../free-time/index.ts'
import type { TrackEvent } from '../model/event.ts'
import { happened, shipment } from '../testing/events.ts'
import { timeline, type Shipment, type TimelineInput } from '../timeline/timeline.ts'
import { findExceptions, followExceptions, ruleNames, type Finding, type RuleName, type Situation } from './index.ts'

const box = 'OOLU1112223'
const move = (code: string, at: string, port: string, more: Partial<Parameters<typeof happened>[1]> = {}) =>
  happened(code, { at, port, box, ...more })
const paper = (code: string, documentType: string, at: string) =>
  happened(code, { kind: 'shipment', documentType, at, port: 'CNSHA', by: 'carrier', booking: 'BK1' })
const so = paper('ISSU', 'CRO', '2026-04-20T10:00')
const emptyOut = move('GTOT', '2026-04-25T09:00', 'CNSHA', { empty: 'EMPTY', by: 'depot' })
const gateIn = move('GTIN', '2026-04-29T15:00', 'CNSHA', { empty: 'LADEN', seals: ['H1'], weightKg: 20_000 })
const loaded = move('LOAD', '2026-05-01T10:00', 'CNSHA', { ship: 'EVER ONE' })
const departed = happened('DEPA', { at: '2026-05-01T12:00', port: 'CNSHA', ship: 'EVER ONE', by: 'carrier' })
const eta = happened('ARRI', {
  at: '2026-06-03T08:00',
  port: 'BEANR',
  ship: 'EVER ONE',
  by: 'carrier',
  classifier: 'EST',
  received: '2026-05-02T00:00:00.000Z',
})
/** The same arrival by a carrier that says days alone. */
const etaDay = happened('ARRI', {
  at: '2026-06-03',
  port: 'BEANR',
  ship: 'EVER ONE',
  by: 'carrier',
  classifier: 'EST',
  received: '2026-05-02T00:00:00.000Z',
})
const discharged = move('DISC', '2026-06-04T10:00', 'BEANR', { ship: 'EVER ONE' })
const fullOut = move('GTOT', '2026-06-06T10:00', 'BEANR', { empty: 'LADEN' })

type Given = Partial<Situation> & {
  readonly events?: readonly TrackEvent[]
  readonly of?: Shipment
  readonly input?: Partial<TimelineInput>
}
function situation(now: string, { events = [], of = shipment, input = {}, ...more }: Given): Situation {
  return { shipment: of, timeline: timeline({ shipment: of, events, now, ...input }), now, cutoffs: {}, ...more }
}
const found = (rule: RuleName, now: string, given: Given = {}) =>
  findExceptions(situation(now, given), [rule]).map(({ level, text, subject }) => `${level} ${subject} ${text}`)

const cutoffs = {
  customs: '2026-05-01T00:00:00Z',
  yard: '2026-04-30T12:00:00Z',
  instruction: '2026-04-29T12:00:00Z',
  weight: '2026-04-29T12:00:00Z',
}

describe('before the ship sails', () => {
  it.each<[RuleName, string, Given, readonly string[]]>([
    ['no-release', '2026-04-27T00:00:00Z', { cutoffs }, []],
    ['no-release', '2026-04-28T00:00:00Z', { cutoffs }, ['amber  未放舱，距截关3天']],
    ['no-release', '2026-04-30T06:00:00Z', { cutoffs }, ['red  未放舱，距截关0天']],
    ['no-release', '2026-04-30T06:00:00Z', { cutoffs, events: [so] }, []],
    ['no-pick-up', '2026-04-29T06:00:00Z', { cutoffs, events: [so] }, [`amber ${box} 未提空箱`]],
    ['no-pick-up', '2026-04-29T06:00:00Z', { cutoffs }, []],
    ['no-pick-up', '2026-04-29T06:00:00Z', { cutoffs, events: [so, emptyOut] }, []],
    ['no-gate-in', '2026-04-29T11:00:00Z', { cutoffs, events: [emptyOut] }, []],
    ['no-gate-in', '2026-04-29T13:00:00Z', { cutoffs, events: [emptyOut] }, [`amber ${box} 截港前未进港`]],
    ['no-gate-in', '2026-04-30T07:00:00Z', { cutoffs, events: [emptyOut] }, [`red ${box} 截港前未进港`]],
    ['no-gate-in', '2026-04-30T07:00:00Z', { cutoffs, events: [emptyOut, gateIn] }, []],
    ['no-documents', '2026-04-29T01:00:00Z', { cutoffs }, ['amber VGM VGM 未报', 'amber SI 补料未报']],
    ['no-documents', '2026-04-29T13:00:00Z', { cutoffs, events: [paper('SUBM', 'VGM', '2026-04-28T10:00')] }, ['red SI 补料未报']],
    ['hold', '2026-04-30T07:00:00Z', { events: [move('CUSI', '2026-04-30T10:00', 'CNSHA', { by: 'customs' })] }, [`amber ${box} 海关查验`]],
    ['hold', '2026-04-30T05:00:00Z', { events: [move('CUSI', '2026-04-30T10:00', 'CNSHA', { by: 'customs' })] }, []],
    [
      'hold',
      '2026-05-01T07:00:00Z',
      {
        events: [
          move('CUSI', '2026-04-30T10:00', 'CNSHA', { by: 'customs' }),
          move('CUSR', '2026-04-30T20:00', 'CNSHA', { by: 'customs' }),
        ],
      },
      [],
    ],
    [
      'earlier-closing',
      '2026-04-29T00:00:00Z',
      { cutoffs, earlierCutoffs: { customs: '2026-05-01T04:00:00Z' } },
      ['amber customs 截关提前4小时'],
    ],
    ['earlier-closing', '2026-04-29T00:00:00Z', { cutoffs, earlierCutoffs: { customs: '2026-05-01T03:00:00Z' } }, []],
    [
      'later-departure',
      '2026-04-29T00:00:00Z',
      { departure: { booked: '2026-05-01T00:00:00Z', announced: '2026-05-03T00:00:00Z' } },
      ['amber  船期延误2天'],
    ],
    ['later-departure', '2026-04-29T00:00:00Z', { departure: { booked: '2026-05-01T00:00:00Z', announced: '2026-05-02T00:00:00Z' } }, []],
    // a booked day in Shanghai ends at 16:00 UTC
    ['later-departure', '2026-04-29T00:00:00Z', { departure: { booked: '2026-05-01', announced: '2026-05-02T16:00:00Z' } }, []],
    [
      'later-departure',
      '2026-04-29T00:00:00Z',
      { departure: { booked: '2026-05-01', announced: '2026-05-04T14:00:00Z' } },
      ['amber  船期延误3天'],
    ],
    ['later-departure', '2026-04-29T00:00:00Z', { departure: { booked: '2026-05-01', announced: '2026-05-05' } }, ['red  船期延误4天']],
    [
      'ship-changed',
      '2026-04-29T00:00:00Z',
      { ship: { booked: 'EVER ONE 012W', now: 'EVER TWO 003W' } },
      ['amber EVER TWO 003W 换船：EVER ONE 012W → EVER TWO 003W'],
    ],
  ])('%s at %s', (rule, now, given, expected) => {
    expect(found(rule, now, given)).toEqual(expected)
  })
})

describe('at sea', () => {
  const viaSingapore: Shipment = {
    ...shipment,
    route: {
      pol: 'CNSHA',
      pod: 'BEANR',
      legs: [
        { from: 'CNSHA', to: 'SGSIN', vessel: 'EVER ONE' },
        { from: 'SGSIN', to: 'BEANR', vessel: 'EVER TWO' },
      ],
    },
  }
  const atSingapore = [loaded, departed, move('DISC', '2026-05-08T10:00', 'SGSIN', { ship: 'EVER ONE' })]
  it.each<[RuleName, string, Given, readonly string[]]>([
    [
      'rolled',
      '2026-05-02T05:00:00Z',
      { events: [gateIn, departed], input: { feeds: { CNSHA: '2026-05-02T00:00:00Z' } } },
      [`amber ${box} 疑似甩柜，待核`],
    ],
    ['rolled', '2026-05-02T05:00:00Z', { events: [gateIn, departed] }, [`amber ${box} 是否甩柜无法评估`]],
    [
      'omitted',
      '2026-06-06T00:00:00Z',
      { events: [loaded, happened('ARRI', { at: '2026-06-05T10:00', port: 'NLRTM', ship: 'EVER ONE', by: 'carrier' })] },
      ['red BEANR 跳港：BEANR'],
    ],
    ['arrival-changed', '2026-05-10T00:00:00Z', { events: [loaded, eta], toldArrival: '2026-06-01T06:00:00Z' }, ['amber  ETA 推迟2天']],
    ['arrival-changed', '2026-05-10T00:00:00Z', { events: [loaded, eta], toldArrival: '2026-06-08T06:00:00Z' }, ['red  ETA 提前5天']],
    ['arrival-changed', '2026-05-10T00:00:00Z', { events: [loaded, eta], toldArrival: '2026-06-02T08:00:00Z' }, []],
    ['arrival-changed', '2026-05-10T00:00:00Z', { events: [loaded, etaDay], toldArrival: '2026-05-31T12:00:00Z' }, ['amber  ETA 推迟3天']],
    ['arrival-changed', '2026-05-10T00:00:00Z', { events: [loaded, etaDay], toldArrival: '2026-06-04T20:00:00Z' }, []],
    ['dwell', '2026-05-16T10:00:00Z', { events: atSingapore, of: viaSingapore }, [`amber ${box} 中转滞留8天`]],
    ['dwell', '2026-05-16T10:00:00Z', { events: atSingapore, of: viaSingapore, dwellP80Days: 9 }, []],
    [
      'dwell',
      '2026-05-10T10:00:00Z',
      {
        events: [...atSingapore, happened('DEPA', { at: '2026-05-10T10:00', port: 'SGSIN', ship: 'Ever Two', by: 'carrier' })],
        of: viaSingapore,
      },
      [`red ${box} 中转漏装`],
    ],
    [
      'dwell',
      '2026-05-16T10:00:00Z',
      { events: [...atSingapore, move('LOAD', '2026-05-12T10:00', 'SGSIN', { ship: 'EVER TWO' })], of: viaSingapore },
      [],
    ],
    ['silent', '2026-05-05T00:00:00Z', { events: [gateIn] }, ['amber  动态中断5天']],
    ['silent', '2026-05-10T00:00:00Z', { events: [loaded, departed] }, []],
    ['silent', '2026-05-12T00:00:00Z', { events: [loaded, departed] }, ['amber  动态中断10天']],
    ['arrival-unconfirmed', '2026-06-04T08:00:00Z', { events: [loaded, eta] }, ['amber  到港未证实']],
    ['arrival-unconfirmed', '2026-06-04T05:00:00Z', { events: [loaded, eta] }, []],
    ['arrival-unconfirmed', '2026-06-05T08:00:00Z', { events: [loaded, eta, discharged] }, []],
  ])('%s at %s', (rule, now, given, expected) => {
    expect(found(rule, now, given)).toEqual(expected)
  })
})

describe('after arrival', () => {
  const terms: FreeTimeTerms = {
    id: 't',
    source: 'tariff',
    version: '1',
    direction: 'import',
    kind: 'combined',
    port: 'BEANR',
    carrier: '',
    start: 'discharged',
    firstDay: 'next',
    stop: 'emptyIn',
    free: 7,
    freeRule: 'calendar',
    chargeRule: 'calendar',
    tiers: [],
    currency: 'EUR',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  }
  const withClock = (now: string, events: readonly TrackEvent[]): Given => ({
    events,
    clocks: [
      {
        box,
        clock: assessClock({ timeline: timeline({ shipment, events, now }), box, terms, calendar: { years: [2026], holidays: [] }, now }),
      },
    ],
  })
  it('the last free day comes near, and then the return', () => {
    const at = (rule: RuleName, now: string, events: readonly TrackEvent[]) => found(rule, now, withClock(now, events))
    expect(at('last-free-day', '2026-06-07T00:00:00Z', [discharged])).toEqual([])
    expect(at('last-free-day', '2026-06-08T00:00:00Z', [discharged])).toEqual([`amber ${box} 临近免费期，最后免费日 2026-06-11`])
    expect(at('last-free-day', '2026-06-11T00:00:00Z', [discharged])[0]).toContain('red')
    expect(at('last-free-day', '2026-06-11T00:00:00Z', [discharged, fullOut])).toEqual([])
    expect(at('return-day', '2026-06-10T00:00:00Z', [discharged, fullOut])).toEqual([`red ${box} 临近还箱期，最后免费日 2026-06-11`])
    expect(at('return-day', '2026-06-10T00:00:00Z', [discharged])).toEqual([])
    expect(at('not-released', '2026-06-09T00:00:00Z', [discharged])).toEqual([`amber ${box} 临近免堆期未放行`])
    expect(at('not-released', '2026-06-09T00:00:00Z', [discharged, { ...paper('RELS', 'DEO', '2026-06-05T10:00') }])).toEqual([])
  })
  it('sources differ about the start of a clock', () => {
    const other = move('DISC', '2026-06-06T10:00', 'BEANR', { ship: 'EVER ONE', by: 'carrier' })
    expect(found('conflict', '2026-06-08T00:00:00Z', withClock('2026-06-08T00:00:00Z', [discharged, other]))).toEqual([
      `red ${box}|discharged|BEANR||1 来源不一致`,
    ])
    expect(found('conflict', '2026-06-08T00:00:00Z', { events: [discharged, other] })).toEqual([])
  })
  it.each<[string, Situation['instructed'] & {}, readonly string[]]>([
    ['nothing', [{ box, seals: ['H1'], weightKg: 20_500 }], []],
    ['the seal', [{ box, seals: ['H2'], weightKg: 20_000 }], [`amber ${box}/seal 封号与补料不符`]],
    ['the weight', [{ box, seals: [], weightKg: 18_000 }], [`amber ${box}/weight 重量与补料不符`]],
    ['the box', [{ box: 'OOLU9999999', seals: [], weightKg: 1 }], [`amber ${box}/box 箱号与补料不符`]],
  ])('%s differs from the shipping instruction', (_, instructed, expected) => {
    expect(found('box-facts', '2026-05-01T00:00:00Z', { events: [gateIn], instructed })).toEqual(expected)
  })
  it('a reefer is silent or too warm', () => {
    const reading = { box, at: '2026-05-01T00:00:00Z', celsius: -17, setPoint: -18 }
    expect(found('reefer', '2026-05-01T06:00:00Z', { reefers: [reading] })).toEqual([])
    expect(found('reefer', '2026-05-01T06:01:00Z', { reefers: [reading] })).toEqual([`red ${box} 冷箱超过 6 小时无读数`])
    expect(found('reefer', '2026-05-01T01:00:00Z', { reefers: [{ ...reading, celsius: -15.5 }] })).toEqual([
      `red ${box} 冷箱温度偏离 2.5 ℃`,
    ])
  })
  it('a shipment without facts has no exceptions', () => {
    expect(findExceptions(situation('2026-05-01T00:00:00Z', {}))).toEqual([])
    expect(ruleNames).toHaveLength(20)
  })
})

describe('following exceptions', () => {
  const finding = (more: Partial<Finding> = {}): Finding => ({
    rule: 'silent',
    owner: 'operations',
    subject: '',
    level: 'amber',
    weight: 5,
    text: '5',
    ...more,
  })
  const at = (hours: number) => new Date(Date.parse('2026-05-01T00:00:00Z') + hours * 3_600_000).toISOString()
  const first = followExceptions([], [finding()], at(0))
  it('alerts once, and again when it is worse after the cooldown or red', () => {
    expect(first.alerts).toHaveLength(1)
    const steps = (findings: readonly [number, Partial<Finding>][]) => {
      let { kept } = first
      return findings.map(([hours, more]) => {
        const next = followExceptions(kept, [finding(more)], at(hours))
        ;({ kept } = next)
        return next.alerts.length
      })
    }
    expect(
      steps([
        [1, {}],
        [13, {}],
      ]),
    ).toEqual([0, 0])
    expect(
      steps([
        [6, { weight: 6, text: '6' }],
        [13, { weight: 6, text: '6' }],
        [14, { weight: 6, text: '6' }],
      ]),
    ).toEqual([0, 1, 0])
    expect(steps([[1, { level: 'red' }]])).toEqual([1])
  })
  it('closes what is gone, and opens it again without an alert while it is fresh', () => {
    const gone = followExceptions(first.kept, [], at(1))
    expect(gone.kept[0]).toMatchObject({ closed: at(1), closedBy: 'gone' })
    const back = followExceptions(gone.kept, [finding()], at(2))
    expect([back.alerts.length, back.kept[0]!.closed, back.kept[0]!.opened]).toEqual([0, '', at(0)])
    expect(followExceptions(gone.kept, [finding()], at(20)).alerts).toHaveLength(1)
  })
  it('leaves closed what a person closed, until it is worse', () => {
    const closed = first.kept.map((one) => ({ ...one, closed: at(1), closedBy: 'person' as const }))
    const next = (hours: number, more: Partial<Finding> = {}) => followExceptions(closed, [finding(more)], at(hours)).alerts.length
    expect([next(50), next(5, { weight: 6, text: '6' }), next(14, { weight: 6, text: '6' }), next(2, { level: 'red' })]).toEqual([
      0, 0, 1, 1,
    ])
    const gone = followExceptions(closed, [], at(10))
    expect(followExceptions(gone.kept, [finding()], at(30)).alerts).toHaveLength(1)
  })
})
