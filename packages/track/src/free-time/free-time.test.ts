import fc from 'fast-check'
import { addDays, daysBetween } from '@jst/contracts/schedules/times'
import { describe, expect, it } from 'vitest'
import type { TrackEvent } from '../model/event.ts'
import { happened, shipment } from '../testing/events.ts'
import { timeline, type Shipment, type TimelineInput } from '../timeline/timeline.ts'
import {
  assessClock,
  chooseTerms,
  countDays,
  totalClocks,
  type Clock,
  type ClockInput,
  type FreeTimeTerms,
  type PortCalendar,
} from './index.ts'

const box = 'OOLU1112223'
const calendar: PortCalendar = { years: [2026], holidays: [] }
/** Import to Shanghai as COSCO has it: 20DRY, ten days, the day of discharge included. */
const dry20: FreeTimeTerms = {
  id: 'cosco-cn',
  source: 'tariff',
  version: '2026-01',
  direction: 'import',
  kind: 'combined',
  port: 'CNSHA',
  carrier: 'COSCO',
  start: 'discharged',
  firstDay: 'same',
  stop: 'emptyIn',
  free: 10,
  freeRule: 'calendar',
  chargeRule: 'calendar',
  tiers: [
    { from: 11, rate: '40' },
    { from: 21, rate: '80' },
  ],
  currency: 'CNY',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
}
const hq40: FreeTimeTerms = {
  ...dry20,
  free: 7,
  tiers: [
    { from: 8, rate: '120' },
    { from: 16, rate: '200' },
  ],
}

const toChina: Shipment = { ...shipment, route: { pol: 'BEANR', pod: 'CNSHA', legs: [{ from: 'BEANR', to: 'CNSHA', vessel: 'EVER ONE' }] } }
const to = (port: string): Shipment => ({
  ...shipment,
  route: { pol: 'BRSSZ', pod: port, legs: [{ from: 'BRSSZ', to: port, vessel: 'EVER ONE' }] },
})
const discharge = (at: string, port: string) => happened('DISC', { at, port, box, ship: 'EVER ONE' })
const back = (at: string, port: string) => happened('GTIN', { at, port, box, empty: 'EMPTY', by: 'depot' })
const out = (at: string, port: string) => happened('GTOT', { at, port, box, empty: 'LADEN' })
const clock = (
  events: readonly TrackEvent[],
  terms: ClockInput['terms'],
  {
    now = '2026-08-01T00:00:00Z',
    of = toChina,
    timeline: more,
    ...rest
  }: Partial<Omit<ClockInput, 'timeline'>> & { of?: Shipment; timeline?: Partial<TimelineInput> } = {},
): Clock => assessClock({ timeline: timeline({ shipment: of, events, now, ...more }), box, terms, calendar, now, ...rest })
const told = ({ firstDay, lastFreeDay, chargedDays, cost }: Clock) => [firstDay, lastFreeDay, chargedDays, cost]

describe('worked examples', () => {
  it('1: discharged 2 March 23:50, returned 16 March', () => {
    expect(told(clock([discharge('2026-03-02T23:50', 'CNSHA'), back('2026-03-16T10:00', 'CNSHA')], dry20))).toEqual([
      '2026-03-02',
      '2026-03-11',
      5,
      '200',
    ])
  })
  it('2: the same from the day after', () => {
    const terms: FreeTimeTerms = { ...dry20, firstDay: 'next' }
    expect(told(clock([discharge('2026-03-02T23:50', 'CNSHA'), back('2026-03-16T10:00', 'CNSHA')], terms))).toEqual([
      '2026-03-03',
      '2026-03-12',
      4,
      '160',
    ])
  })
  it('3: 2 March 16:30 UTC is 3 March in Shanghai', () => {
    const sent = happened('DISC', { at: '2026-03-02T16:30Z', port: 'CNSHA', box, ship: 'EVER ONE' })
    expect(told(clock([sent], dry20)).slice(0, 2)).toEqual(['2026-03-03', '2026-03-12'])
  })
  it('4: 25 days over two tiers', () => {
    expect(told(clock([discharge('2026-03-02T10:00', 'CNSHA'), back('2026-03-26T10:00', 'CNSHA')], dry20))).toEqual([
      '2026-03-02',
      '2026-03-11',
      15,
      '800',
    ])
  })
  it('5: 40HC returned on day 18', () => {
    expect(told(clock([discharge('2026-03-02T10:00', 'CNSHA'), back('2026-03-19T10:00', 'CNSHA')], hq40))).toEqual([
      '2026-03-02',
      '2026-03-08',
      11,
      '1560',
    ])
  })
  it('6: export, rolled, loaded 14 June', () => {
    const terms: FreeTimeTerms = { ...dry20, direction: 'export', kind: 'detention', start: 'emptyOut', stop: 'loaded' }
    const events = [
      happened('GTOT', { at: '2026-06-01T09:00', port: 'CNSHA', box, empty: 'EMPTY', by: 'depot' }),
      happened('LOAD', { at: '2026-06-14T09:00', port: 'CNSHA', box, ship: 'EVER TWO' }),
    ]
    expect(told(clock(events, terms, { of: shipment }))).toEqual(['2026-06-01', '2026-06-10', 4, '160'])
  })
  it('7: Los Angeles, free working days, then calendar or working days', () => {
    const terms: FreeTimeTerms = {
      ...dry20,
      kind: 'demurrage',
      port: 'USLAX',
      start: 'available',
      firstDay: 'next',
      stop: 'fullOut',
      free: 4,
      freeRule: 'working',
      tiers: [{ from: 5, rate: '100' }],
      currency: 'USD',
    }
    const events = [happened('AVPU', { at: '2026-07-02T10:00', port: 'USLAX', box }), out('2026-07-14T10:00', 'USLAX')]
    const given = { of: to('USLAX'), calendar: { years: [2026], holidays: ['2026-07-03'] } }
    expect(told(clock(events, terms, given))).toEqual(['2026-07-03', '2026-07-09', 5, '500'])
    expect(told(clock(events, { ...terms, chargeRule: 'working' }, given))).toEqual(['2026-07-03', '2026-07-09', 3, '300'])
  })
  it('8: Japan, six working days over the holidays of May', () => {
    const holidays = ['2026-04-29', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']
    const counted = countDays(
      { start: '2026-04-27', end: '2026-05-20' },
      { ...dry20, firstDay: 'next', free: 6, freeRule: 'working' },
      { years: [2026], holidays },
    )
    expect(counted.freeDays).toEqual(['2026-04-28', '2026-04-30', '2026-05-01', '2026-05-07', '2026-05-08', '2026-05-11'])
  })
  it('9: Rotterdam, combined or separate', () => {
    const events = [discharge('2026-05-04T10:00', 'NLRTM'), out('2026-05-10T10:00', 'NLRTM'), back('2026-05-22T10:00', 'NLRTM')]
    const base: FreeTimeTerms = { ...dry20, port: 'NLRTM', firstDay: 'next', free: 14, tiers: [{ from: 15, rate: '100' }], currency: 'USD' }
    const separate = { ...base, free: 7, tiers: [{ from: 8, rate: '100' }] }
    expect(told(clock(events, base, { of: to('NLRTM') }))).toEqual(['2026-05-05', '2026-05-18', 4, '400'])
    expect(told(clock(events, { ...separate, kind: 'demurrage', stop: 'fullOut' }, { of: to('NLRTM') }))).toEqual([
      '2026-05-05',
      '2026-05-11',
      0,
      '0',
    ])
    expect(told(clock(events, { ...separate, kind: 'detention', start: 'fullOut' }, { of: to('NLRTM') }))).toEqual([
      '2026-05-11',
      '2026-05-17',
      5,
      '500',
    ])
  })
  it('10: plug-in of a reefer beside the demurrage', () => {
    const terms: FreeTimeTerms = {
      ...dry20,
      kind: 'plug-in',
      port: 'ESALG',
      stop: 'fullOut',
      free: 1,
      tiers: [
        { from: 2, rate: '25' },
        { from: 5, rate: '85' },
      ],
      currency: 'EUR',
    }
    const events = [discharge('2026-06-01T10:00', 'ESALG'), out('2026-06-05T10:00', 'ESALG')]
    expect(told(clock(events, terms, { of: to('ESALG'), isLiveReefer: true }))).toEqual(['2026-06-01', '2026-06-01', 4, '160'])
    expect(clock(events, terms, { of: to('ESALG') })).toMatchObject({ state: 'unknown', problems: ['live-reefer'], cost: '' })
  })
})

describe('a clock', () => {
  const events = [discharge('2026-03-02T10:00', 'CNSHA')]
  it('that runs says its cost so far and tomorrow, and when it is at risk', () => {
    const at = (now: string) => {
      const { state, cost, costTomorrow, isRunning } = clock(events, dry20, { now })
      return [state, cost, costTomorrow, isRunning]
    }
    expect(at('2026-03-07T00:00:00Z')).toEqual(['safe', '0', '0', true])
    expect(at('2026-03-08T00:00:00Z')).toEqual(['risk', '0', '0', true])
    expect(at('2026-03-11T00:00:00Z')).toEqual(['risk', '0', '40', true])
    // 16:00 in UTC begins the next day of Shanghai
    expect(at('2026-03-11T16:00:00Z')).toEqual(['risk', '40', '80', true])
  })
  it('that has not begun waits', () => {
    expect(clock([], dry20)).toMatchObject({ state: 'waiting', problems: [] })
    const announced = { ...discharge('2026-09-02T10:00', 'CNSHA'), classifier: 'EST' } as const
    expect(clock([announced], dry20)).toMatchObject({ state: 'waiting', problems: [] })
  })
  it('of a skipped port never starts, and cannot be assessed until a person rules the port', () => {
    const skipped = [
      happened('LOAD', { at: '2026-05-01T10:00', port: 'CNSHA', box, ship: 'EVER ONE' }),
      discharge('2026-06-05T20:00', 'NLRTM'),
    ]
    const terms: FreeTimeTerms = { ...dry20, port: 'BEANR' }
    expect(clock(skipped, terms, { of: shipment })).toMatchObject({ state: 'unknown', problems: ['omitted'], start: '' })
    const rulings = { port: { pod: 'NLRTM', by: 'Li', at: '2026-06-06T00:00:00Z' } }
    expect(clock(skipped, { ...terms, port: 'NLRTM' }, { of: shipment, timeline: { rulings } })).toMatchObject({
      start: '2026-06-05',
      problems: [],
    })
  })
  it('whose start has two days is not assessable, with both last days, until it is ruled', () => {
    const carrier = happened('DISC', { at: '2026-05-05', port: 'CNSHA', box, ship: 'EVER ONE', by: 'carrier' })
    const both = [discharge('2026-05-04T23:40', 'CNSHA'), carrier]
    const facts = timeline({ shipment: toChina, events: both, now: '2026-05-10T00:00:00Z' }).facts
    expect([facts[0]!.winner.event.source.kind, facts[0]!.reason, facts[0]!.conflicts]).toEqual(['terminal', 'source', []])
    expect(clock(both, dry20, { now: '2026-05-10T00:00:00Z' })).toMatchObject({
      state: 'unknown',
      problems: ['start-disputed'],
      lastFreeDays: ['2026-05-13', '2026-05-14'],
    })
    const standing = { standing: [{ port: 'CNSHA', believed: 'terminal', over: 'carrier', onlyDates: true }] } as const
    expect(clock(both, dry20, { now: '2026-05-10T00:00:00Z', timeline: { rulings: standing } })).toMatchObject({
      state: 'risk',
      lastFreeDay: '2026-05-13',
    })
  })
  it.each<[string, Parameters<typeof clock>, readonly string[]]>([
    ['terms', [events, 'no-terms'], ['no-terms']],
    ['an actual start', [[back('2026-03-16T10:00', 'CNSHA')], dry20], ['start-missing']],
    [
      'a start that is more than an estimate',
      [[{ ...events[0]!, classifier: 'EST' }, back('2026-03-16T10:00', 'CNSHA')], dry20],
      ['start-not-actual'],
    ],
    ['a start that has come true', [[{ ...events[0]!, classifier: 'EST' }], dry20], ['start-not-actual']],
    ['the port of the terms', [events, { ...dry20, port: 'CNNGB' }], ['other-port']],
    ['a calendar of the year', [events, { ...dry20, freeRule: 'working' }, { calendar: { years: [2025], holidays: [] } }], ['calendar']],
    ['a currency', [events, { ...dry20, currency: '' }], ['currency']],
  ])('without %s is not assessable', (_, given, problems) => {
    expect(clock(...given)).toMatchObject({ state: 'unknown', problems })
  })
  it('at a place whose zone is not known is not assessable if the message is in UTC', () => {
    const somewhere = to('ZZZZZ')
    const terms: FreeTimeTerms = { ...dry20, port: '' }
    expect(clock([discharge('2026-03-02T10:00Z', 'ZZZZZ')], terms, { of: somewhere }).problems).toEqual(['day-unsure'])
    expect(clock([discharge('2026-03-02T10:00', 'ZZZZZ')], terms, { of: somewhere }).problems).toEqual([])
  })
  it('stands still on days that the terms name', () => {
    const pauses = [{ kind: 'customs', from: '2026-03-05', to: '2026-03-07' }] as const
    const done = [...events, back('2026-03-16T10:00', 'CNSHA')]
    expect(told(clock(done, dry20, { pauses }))).toEqual(['2026-03-02', '2026-03-11', 5, '200'])
    expect(told(clock(done, { ...dry20, pausedBy: ['customs'] }, { pauses }))).toEqual(['2026-03-02', '2026-03-14', 2, '80'])
  })
  it('of a box that was shut out has no free days, if the terms say so', () => {
    const terms: FreeTimeTerms = {
      ...dry20,
      direction: 'export',
      start: 'emptyOut',
      stop: 'emptyIn',
      tiers: [{ from: 1, rate: '40' }],
      noneIfShutOut: true,
    }
    const shutOut = [
      happened('GTOT', { at: '2026-06-01T09:00', port: 'CNSHA', box, empty: 'EMPTY' }),
      happened('GTIN', { at: '2026-06-02T09:00', port: 'CNSHA', box, empty: 'LADEN' }),
      out('2026-06-03T09:00', 'CNSHA'),
      back('2026-06-04T09:00', 'CNSHA'),
    ]
    expect(told(clock(shutOut, terms, { of: shipment }))).toEqual(['2026-06-01', '2026-05-31', 4, '160'])
  })
  it('counts every day once: charged and free days are the days from the first to the last', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(20), fc.constantFrom('same' as const, 'next' as const), (length, free, firstDay) => {
        const end = addDays('2026-03-02', length)
        const counted = countDays({ start: '2026-03-02', end }, { ...dry20, free, firstDay }, calendar)
        const days = Math.max(0, daysBetween(counted.firstDay, end) + 1)
        expect(counted.freeDays.length + counted.chargedDays.length).toBe(days)
        expect(counted.chargedDays.length).toBe(Math.max(0, days - free))
      }),
    )
  })
})

describe('terms', () => {
  const wanted = { direction: 'import', kind: 'combined', port: 'CNSHA', carrier: 'COSCO', boxType: '20GP', day: '2026-03-02' } as const
  it('of a contract come before a bill and a tariff, those of the port before those of any', () => {
    const contract: FreeTimeTerms = { ...dry20, id: 'contract', source: 'contract', carrier: '', port: '' }
    expect(chooseTerms([dry20, contract], wanted)).toBe(contract)
    const general: FreeTimeTerms = { ...dry20, id: 'general', port: '' }
    expect(chooseTerms([general, dry20], wanted)).toBe(dry20)
  })
  it.each(['40HQ', '40HC', '45G1', "40'HQ", '4510'])('of a type hold for it under any name: %s', (boxType) => {
    const high: FreeTimeTerms = { ...dry20, id: 'high', boxTypes: ['40HC'] }
    expect(chooseTerms([high, { ...dry20, boxTypes: ['20GP'] }], { ...wanted, boxType })).toBe(high)
  })
  it.each<[readonly FreeTimeTerms[], Partial<typeof wanted> | { boxType: string }, string]>([
    [[], {}, 'no-terms'],
    [[dry20], { port: 'CNNGB' } as never, 'no-terms'],
    [[{ ...dry20, validTo: '2026-03-01' }], {}, 'expired'],
    [[dry20, { ...dry20, id: 'twin' }], {}, 'unclear'],
    [[{ ...dry20, boxTypes: ['40HQ'] }], {}, 'no-terms'],
    [[{ ...dry20, boxTypes: ['40HQ'] }], { boxType: '' }, 'box-type'],
  ])('that do not fit: %#', (all, more, problem) => {
    expect(chooseTerms(all, { ...wanted, ...more })).toBe(problem)
  })
})

describe('sums', () => {
  it('count what cannot be assessed', () => {
    const done = [discharge('2026-03-02T10:00', 'CNSHA'), back('2026-03-16T10:00', 'CNSHA')]
    const other = { ...clock(done, dry20), box: 'OOLU1112224' }
    // a box of two bills costs once
    const all = [clock(done, dry20), clock(done, dry20), other, clock(done, 'no-terms')]
    expect(totalClocks(all)).toEqual({ sums: { CNY: '400' }, unknown: 1, atRisk: 2 })
  })
})
