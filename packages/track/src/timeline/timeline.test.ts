import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrackEvent } from '../model/event.ts'
import { localOf } from '@jst/contracts/schedules/times'
import { happened, shipment } from '../testing/events.ts'
import type { Rulings } from './rulings.ts'
import { timeline, type Shipment, type TimelineInput } from './timeline.ts'
import { identityOf } from './identity.ts'

const box = 'OOLU1112223'
const of = (events: readonly TrackEvent[], given: Partial<Omit<TimelineInput, 'events'>> = {}) =>
  timeline({ shipment, events, now: '2026-06-30T00:00:00Z', ...given })
const line = (events: readonly TrackEvent[], given?: Partial<Omit<TimelineInput, 'events'>>) =>
  of(events, given).facts.map(
    ({ milestone, port, classifier, winner }) =>
      `${milestone} ${port} ${classifier} ${localOf(winner.event.time!.instant, winner.event.time!.zone || 'UTC')}`,
  )
const states = (events: readonly TrackEvent[], given?: Partial<Omit<TimelineInput, 'events'>>) =>
  of(events, given).boxes.map(({ text }) => text)

const emptyOut = happened('GTOT', { at: '2026-04-25T09:00', port: 'CNSHA', box, empty: 'EMPTY', by: 'depot' })
const gateIn = happened('GTIN', { at: '2026-04-29T15:00', port: 'CNSHA', box, empty: 'LADEN' })
const loaded = happened('LOAD', { at: '2026-05-01T10:00', port: 'CNSHA', box, ship: 'EVER ONE', received: '2026-05-02T00:00:00Z' })
const departed = happened('DEPA', { at: '2026-05-01T12:00', port: 'CNSHA', ship: 'EVER ONE', by: 'carrier' })
const arriving = happened('ARRI', {
  at: '2026-06-03T08:00',
  port: 'BEANR',
  ship: 'EVER ONE',
  by: 'carrier',
  classifier: 'EST',
  received: '2026-05-02T00:00:00Z',
})
const journey = [emptyOut, gateIn, loaded, departed, arriving]

describe('the state of a box', () => {
  it('is that of its furthest actual event, whatever is planned', () => {
    const steps = journey.map((_, at) => states(journey.slice(0, at + 1), { now: '2026-05-02T06:00:00Z' }).join())
    expect([states([]).join(), ...steps]).toEqual(['待订舱', '已提空', '已进港', '已装船', '在途', '在途'])
  })
  it('counts the moves of a ship only for a box that is aboard', () => {
    expect(states([gateIn, departed], { now: '2026-05-01T08:00:00Z' })).toEqual(['已进港'])
    expect(states([gateIn, loaded, { ...departed, call: { ...departed.call, vessel: 'OTHER' } }], { now: '2026-05-01T08:00:00Z' })).toEqual(
      ['已装船'],
    )
  })
  it('of a bill without boxes is that of its documents and its ship', () => {
    const booked = happened('CONF', {
      kind: 'shipment',
      documentType: 'BKG',
      booking: 'BK1',
      at: '2026-04-20T10:00',
      port: 'CNSHA',
      by: 'carrier',
    })
    const asked = { ...booked, code: 'RECE', time: { ...booked.time!, instant: '2026-04-19T00:00:00.000Z' } }
    const withdrawn = {
      ...booked,
      code: 'CANC',
      time: { ...booked.time!, instant: '2026-04-22T00:00:00.000Z' },
      received: '2026-04-22T01:00:00.000Z',
    }
    const bare: Shipment = { ...shipment, boxes: [] }
    const text = (events: readonly TrackEvent[]) => of(events, { shipment: bare }).bill.text
    expect([text([]), text([asked]), text([asked, booked]), text([booked, withdrawn]), text([booked, departed])]).toEqual([
      '待订舱',
      '订舱中',
      '已订舱',
      '待订舱',
      '在途',
    ])
  })
  it('after shut-out is that of the later move', () => {
    const out = happened('GTOT', { at: '2026-04-30T15:00', port: 'CNSHA', box, empty: 'LADEN', movement: 'EXPORT' })
    const again = happened('GTIN', { at: '2026-05-08T15:00', port: 'CNSHA', box, empty: 'LADEN' })
    expect([states([gateIn, out]), states([gateIn, out, again])].flat()).toEqual(['退关', '已进港'])
  })
  it('passes transhipment by time, and ends with the empty return', () => {
    const legs: Shipment = {
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
    const moves = [
      happened('ARRI', { at: '2026-05-10T08:00', port: 'SGSIN', ship: 'EVER ONE', by: 'carrier' }),
      happened('DISC', { at: '2026-05-10T18:00', port: 'SGSIN', box, ship: 'EVER ONE', movement: 'IMPORT' }),
      happened('LOAD', { at: '2026-05-14T18:00', port: 'SGSIN', box, ship: 'EVER TWO' }),
      happened('DEPA', { at: '2026-05-15T01:00', port: 'SGSIN', ship: 'EVER TWO', by: 'carrier' }),
      happened('ARRI', { at: '2026-06-03T08:00', port: 'BEANR', ship: 'EVER TWO', by: 'carrier' }),
      happened('DISC', { at: '2026-06-04T08:00', port: 'BEANR', box, ship: 'EVER TWO' }),
      happened('AVPU', { at: '2026-06-04T18:00', port: 'BEANR', box }),
      happened('GTOT', { at: '2026-06-06T08:00', port: 'BEANR', box, empty: 'LADEN' }),
      happened('STRP', { at: '2026-06-08T08:00', port: 'BEANR', box, by: 'haulier' }),
      happened('GTIN', { at: '2026-06-09T08:00', port: 'BEANR', box, empty: 'EMPTY', by: 'depot' }),
    ]
    expect(moves.map((_, at) => states([...journey.slice(0, 4), ...moves.slice(0, at + 1)], { shipment: legs }).join())).toEqual([
      '中转抵港',
      '中转待装',
      '中转已装',
      '在途',
      '已抵港',
      '已卸船',
      '可提',
      '已提',
      '已拆',
      '已还箱',
    ])
  })
})

describe('an actual', () => {
  it('later than its receipt is none, and says so; a plan that is past is not confirmed', () => {
    const early = happened('LOAD', { at: '2026-08-20T10:00', port: 'CNSHA', box, ship: 'EVER ONE', received: '2026-05-01T00:00:00Z' })
    const { facts, boxes } = of([gateIn, early])
    expect([boxes[0]!.text, facts[1]!.classifier, facts[1]!.winner.isFuture, facts[1]!.isUnconfirmed]).toEqual([
      '已进港',
      'EST',
      true,
      false,
    ])
    expect(of([gateIn, early], { now: '2026-08-21T00:00:00Z' }).facts[1]!.isUnconfirmed).toBe(true)
  })
  it('closes the plans of its call, which stay beside it', () => {
    const plan = {
      ...loaded,
      classifier: 'PLN',
      source: { kind: 'carrier', party: 'EGLV' },
      time: { ...loaded.time!, instant: '2026-04-28T00:00:00.000Z' },
    } as const
    const { facts } = of([plan, loaded])
    expect(
      facts.map(({ milestone, classifier, planned, isUnconfirmed }) => [
        milestone,
        classifier,
        planned?.event.time?.instant,
        isUnconfirmed,
      ]),
    ).toEqual([['loaded', 'ACT', '2026-04-28T00:00:00.000Z', false]])
  })
})

describe('witnesses', () => {
  const carrier = (at: string, more: Partial<Parameters<typeof happened>[1]> = {}) =>
    happened('DISC', { at, port: 'BEANR', box, ship: 'EVER ONE', by: 'carrier', ...more })
  const terminal = happened('DISC', { at: '2026-06-04T10:00', port: 'BEANR', box, ship: 'EVER ONE' })
  it.each([
    [carrier('2026-06-04T21:00'), 'source', []],
    [carrier('2026-06-05T01:00'), 'source', ['time 15']],
    [carrier('2026-06-04'), 'source', []],
    [carrier('2026-06-06'), 'source', ['time 38']],
    [carrier('2026-06-04T10:00', { ship: 'EVER SIX' }), 'source', ['ship ']],
    [carrier('2026-06-04T10:00', { seals: ['A1'] }), 'source', []],
  ])('of one move are one fact: %#', (other, reason, conflicts) => {
    const { facts } = of([other, terminal])
    expect(facts).toHaveLength(1)
    expect([facts[0]!.winner.event.source.kind, facts[0]!.reason]).toEqual(['terminal', reason])
    expect(facts[0]!.conflicts.map(({ what, hours }) => `${what} ${hours ?? ''}`)).toEqual(conflicts)
  })
  it('with a time of the day beat a bare day of a better source', () => {
    const bare = happened('DISC', { at: '2026-06-04', port: 'BEANR', box })
    const fact = of([bare, carrier('2026-06-04T10:00')]).facts[0]!
    expect([fact.reason, fact.winner.event.source.kind]).toEqual(['timed', 'carrier'])
  })
  it('of one party are its newest word', () => {
    const corrected = {
      ...terminal,
      time: { ...terminal.time!, instant: '2026-06-04T15:00:00.000Z' },
      updated: '2026-06-05T00:00:00.000Z',
      received: '2026-06-05T00:00:00.000Z',
    }
    const fact = of([corrected, terminal]).facts[0]!
    expect([fact.winner.event.time!.instant, fact.witnesses.length]).toEqual(['2026-06-04T15:00:00.000Z', 1])
  })
  it('a person decides between hold through a replay, until a better source says something new', () => {
    const other = carrier('2026-06-05T01:00')
    const rulings: Rulings = { facts: [{ statement: identityOf(other), by: 'Li', at: '2026-06-06T00:00:00Z', note: '船公司更正' }] }
    const ruled = of([terminal, other], { rulings }).facts[0]!
    expect([ruled.winner.event.source.kind, ruled.reason, ruled.conflicts[0]!.settled]).toEqual(['carrier', 'ruling', 'ruling'])
    expect(of([other, terminal, terminal], { rulings }).facts).toEqual([ruled])
    const news = happened('DISC', { at: '2026-06-04T11:00', port: 'BEANR', box, party: 'other terminal', received: '2026-06-07T00:00:00Z' })
    const reopened = of([terminal, other, news], { rulings }).facts[0]!
    expect([reopened.winner.event.source.kind, reopened.reopened?.by]).toEqual(['terminal', 'Li'])
  })
  it('a standing decision settles ahead', () => {
    const rulings: Rulings = { standing: [{ port: 'BEANR', believed: 'carrier', over: 'terminal' }] }
    const fact = of([terminal, carrier('2026-06-05T01:00')], { rulings }).facts[0]!
    expect([fact.winner.event.source.kind, fact.reason, fact.conflicts.map(({ settled }) => settled)]).toEqual([
      'carrier',
      'standing',
      ['standing'],
    ])
  })
  it('that a person rejects are left out', () => {
    expect(
      of([gateIn, loaded], { rulings: { rejected: [{ statement: identityOf(loaded), by: 'Li', at: '', note: '' }] } }).boxes[0]!.text,
    ).toBe('已进港')
  })
  it('who name two ports for one discharge are a conflict of places', () => {
    const elsewhere = happened('DISC', { at: '2026-06-03T10:00', port: 'NLRTM', box, ship: 'EVER ONE', by: 'carrier' })
    expect(of([elsewhere, terminal]).facts.map(({ milestone, conflicts }) => [milestone, conflicts.map(({ what }) => what)])).toEqual([
      ['transhipDischarged', ['place']],
      ['discharged', ['place']],
    ])
  })
})

describe('contradictions', () => {
  const released = happened('ISSU', {
    kind: 'shipment',
    documentType: 'CRO',
    booking: 'BK1',
    at: '2026-04-20T10:00',
    port: 'CNSHA',
    by: 'carrier',
  })
  const inspected = happened('CUSI', { at: '2026-04-30T10:00', port: 'CNSHA', box, by: 'customs' })
  const cleared = happened('CUSR', { at: '2026-04-30T20:00', port: 'CNSHA', box, by: 'customs' })
  const shutOut = happened('GTOT', { at: '2026-04-30T15:00', port: 'CNSHA', box, empty: 'LADEN', movement: 'EXPORT' })
  const at = (event: TrackEvent, instant: string): TrackEvent => ({ ...event, time: { ...event.time!, instant }, received: instant })
  it.each<[string, readonly TrackEvent[], readonly string[]]>([
    ['none', [released, ...journey], []],
    ['a step that nobody told', [loaded], ['missing loaded gateIn']],
    ['a gate-in before the pick-up', [released, emptyOut, at(gateIn, '2026-04-20T00:00:00.000Z')], ['order gateIn emptyOut']],
    ['a load after the ship left', [gateIn, at(loaded, '2026-05-01T06:00:00.000Z'), departed], ['order departed loaded']],
    ['an open inspection', [gateIn, inspected, loaded], ['open loaded exportInspection']],
    ['an inspection that ended', [gateIn, inspected, cleared, loaded], []],
    ['a load after shut-out', [gateIn, shutOut, loaded], ['both shutOut loaded']],
    ['bare days of one day', [happened('GTIN', { at: '2026-05-01', port: 'CNSHA', box, empty: 'LADEN' }), loaded], []],
  ])('%s', (_, events, expected) => {
    expect(of(events).contradictions.map(({ what, milestone, against }) => `${what} ${milestone} ${against}`)).toEqual(expected)
  })
})

describe('a shipment of a hundred boxes', () => {
  it('asks the calendar once for each event, and not for each comparison', () => {
    const boxes = Array.from({ length: 100 }, (_, at) => `OOLU${String(at).padStart(7, '0')}`)
    const events = boxes.flatMap((own) =>
      Array.from({ length: 20 }, (_, at) =>
        happened(at % 2 === 0 ? 'LOAD' : 'DISC', {
          at: `2026-05-${10 + at}`,
          port: at % 2 === 0 ? 'CNSHA' : 'BEANR',
          box: own,
          party: `p${at}`,
        }),
      ),
    )
    const calendar = Intl.DateTimeFormat.prototype
    const format = Object.getOwnPropertyDescriptor(calendar, 'format')!
    let asked = 0
    Object.defineProperty(calendar, 'format', {
      ...format,
      get(this: Intl.DateTimeFormat) {
        asked += 1
        return format.get!.call(this) as unknown
      },
    })
    try {
      expect(of(events, { shipment: { ...shipment, boxes } }).boxes).toHaveLength(100)
    } finally {
      Object.defineProperty(calendar, 'format', format)
    }
    // the day of an event and the start of the next one, for which the clock is asked before and after
    expect(asked).toBeLessThan(events.length * 8)
  })
})

describe('any order and any copies', () => {
  const events = [
    ...journey,
    happened('DISC', { at: '2026-06-04T10:00', port: 'BEANR', box, ship: 'EVER ONE' }),
    happened('DISC', { at: '2026-06-05', port: 'BEANR', box, ship: 'EVER ONE', by: 'carrier' }),
    happened('DISC', {
      at: '2026-06-05T15:00',
      port: 'BEANR',
      box,
      ship: 'EVER ONE',
      by: 'carrier',
      id: 'e1',
      updated: '2026-06-05T00:00:00Z',
    }),
    happened('DISC', {
      at: '2026-06-04T15:00',
      port: 'BEANR',
      box,
      ship: 'EVER ONE',
      by: 'carrier',
      id: 'e1',
      updated: '2026-06-06T00:00:00Z',
    }),
    happened('GTOT', { at: '2026-06-07T10:00', port: 'BEANR', box, empty: 'LADEN', updated: '2026-06-07T12:00:00Z' }),
    happened('GTOT', {
      at: '2026-06-07T10:00',
      port: 'BEANR',
      box,
      empty: 'LADEN',
      retracted: true,
      updated: '2026-06-08T12:00:00Z',
      received: '2026-06-08T12:00:00Z',
    }),
    happened('ARRI', { at: '2026-06-01', port: 'BEANR', ship: 'EVER ONE', by: 'ais', classifier: 'EST' }),
    happened('LOAD', { at: '2026-05-03T10:00', port: 'CNSHA', box, ship: 'EVER TWO', by: 'manual' }),
    happened('XXXX', { at: '2026-05-03T10:00', port: 'CNSHA', box }),
  ]
  it('are one timeline', () => {
    const expected = of(events)
    fc.assert(
      fc.property(
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.array(fc.nat(events.length - 1)),
        fc.integer({ min: 1, max: 100_000 }),
        (shuffled, copies, delay) => {
          // a copy comes later, with the words of the message changed
          const again = copies.map((at) => ({
            ...events[at]!,
            received: new Date(Date.parse(events[at]!.received) + delay).toISOString(),
            text: 'again',
          }))
          expect(of([...again, ...shuffled])).toEqual(expected)
        },
      ),
      { numRuns: 200 },
    )
    expect(expected.boxes[0]!.text).toBe('已卸船')
    expect(expected.unmapped.map(({ event }) => event.code)).toEqual(['XXXX'])
    expect(expected.withdrawn.map(({ event, versions }) => [event.code, versions.length])).toEqual([['GTOT', 1]])
  })
  it('count a return to what was said before as the newest word, whenever each version came in', () => {
    const said = (at: string, updated: string, received = updated) => ({
      ...happened('ARRI', { at, port: 'BEANR', ship: 'EVER ONE', by: 'carrier', classifier: 'EST', received }),
      id: 'eta',
      updated,
    })
    const versions = [
      said('2026-06-03T08:00', '2026-05-02T00:00:00.000Z'),
      said('2026-06-05T08:00', '2026-05-03T00:00:00.000Z'),
      said('2026-06-03T08:00', '2026-05-04T00:00:00.000Z'),
      // the first one, sent again
      said('2026-06-03T08:00', '2026-05-02T00:00:00.000Z', '2026-05-06T00:00:00.000Z'),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: 4 }), (shuffled) => {
        expect(line(shuffled)).toEqual(['arrived BEANR EST 2026-06-03 08:00'])
        expect(of(shuffled).announced).toHaveLength(3)
      }),
    )
    expect(line(versions.slice(0, 2))).toEqual(['arrived BEANR EST 2026-06-05 08:00'])
  })
  it('have the order of their instants, and bare days that of the route', () => {
    const days = [
      happened('GTIN', { at: '2026-05-01', port: 'CNSHA', box, empty: 'LADEN' }),
      happened('STUF', { at: '2026-05-01', port: 'CNSHA', box, by: 'haulier' }),
      loaded,
      departed,
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(days, { minLength: 4 }), (shuffled) => {
        expect(of(shuffled).facts.map(({ milestone }) => milestone)).toEqual(['stuffed', 'gateIn', 'loaded', 'departed'])
      }),
    )
    expect(line([departed, loaded])).toEqual(['loaded CNSHA ACT 2026-05-01 10:00', 'departed CNSHA ACT 2026-05-01 12:00'])
  })
})
