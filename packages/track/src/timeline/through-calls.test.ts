import { describe, expect, it } from 'vitest'
import type { TrackEvent } from '../model/event.ts'
import { happened, shipment } from '../testing/events.ts'
import type { Leg } from './route.ts'
import { timeline } from './timeline.ts'

const box = 'OOLU1112223'
const one = { ship: 'EVER ONE' } as const
const two = { ship: 'EVER TWO' } as const
const load = happened('LOAD', { at: '2026-05-01T10:00', port: 'CNSHA', box, ...one })
const departed = happened('DEPA', { at: '2026-05-01T12:00', port: 'CNSHA', by: 'carrier', ...one })
const discharge = happened('DISC', { at: '2026-05-10T20:00', port: 'SGSIN', box, ...one })
const reload = happened('LOAD', { at: '2026-05-14T20:00', port: 'SGSIN', box, ...two })
const legs: readonly Leg[] = [
  { from: 'CNSHA', to: 'SGSIN', vessel: 'EVER ONE' },
  { from: 'SGSIN', to: 'BEANR', vessel: 'EVER TWO' },
]
const seen = (events: readonly TrackEvent[], planned: readonly Leg[], now = '2026-06-30T00:00:00Z') => {
  const { facts, boxes, firstEta } = timeline({ shipment: { ...shipment, route: { ...shipment.route, legs: planned } }, events, now })
  return { facts: facts.map(({ milestone, port }) => `${milestone} ${port}`), state: boxes[0]!.state, firstEta }
}

describe.each([
  ['with planned legs', legs],
  ['without planned legs', []],
])('ships of a shipment %s', (_, planned) => {
  it('concern it from the load of its boxes to their discharge', () => {
    const calls = [
      // the voyage before, which ends in the same ports
      happened('ARRI', { at: '2026-03-01T08:00', port: 'BEANR', ...one }),
      happened('DEPA', { at: '2026-04-01T08:00', port: 'SGSIN', ...one }),
      happened('ARRI', { at: '2026-05-06T08:00', port: 'VNVUT', ...one }),
      happened('DEPA', { at: '2026-05-07T08:00', port: 'VNVUT', ...one }),
      happened('ARRI', { at: '2026-05-10T08:00', port: 'SGSIN', ...one }),
      // and the way of the ship after the box has left it
      happened('DEPA', { at: '2026-05-11T08:00', port: 'SGSIN', ...one }),
      happened('ARRI', { at: '2026-05-30T08:00', port: 'NLRTM', ...one }),
      happened('ARRI', { at: '2026-06-01T08:00', port: 'BEANR', ...one }),
    ]
    const waiting = seen([load, departed, discharge, ...calls], planned, '2026-06-02T00:00:00Z')
    expect(waiting.facts).toEqual(['loaded CNSHA', 'departed CNSHA', 'transhipArrived SGSIN', 'transhipDischarged SGSIN'])
    expect(waiting.state).toBe('transhipWaiting')
  })
  it('bring it to the port of discharge, also where the call is written after the crane', () => {
    const arrival = { port: 'BEANR', ...two } as const
    const announced = happened('ARRI', { at: '2026-06-03T08:00', classifier: 'EST', received: '2026-05-15T00:00:00.000Z', ...arrival })
    const events = [load, departed, discharge, reload, happened('DEPA', { at: '2026-05-15T02:00', port: 'SGSIN', ...two })]
    const sailing = seen([...events, announced], planned, '2026-05-20T00:00:00Z')
    expect([sailing.state, sailing.firstEta?.raw]).toEqual(['sailing', '2026-06-03T08:00'])
    const landed = happened('DISC', { at: '2026-06-03T20:00', box, ...arrival })
    const late = happened('ARRI', { at: '2026-06-04T08:00', ...arrival })
    const again = happened('DEPA', { at: '2026-08-01T08:00', port: 'CNSHA', ...two })
    expect(seen([...events, landed, late, again], planned)).toMatchObject({
      facts: [
        'loaded CNSHA',
        'departed CNSHA',
        'transhipDischarged SGSIN',
        'transhipLoaded SGSIN',
        'transhipDeparted SGSIN',
        'discharged BEANR',
        'arrived BEANR',
      ],
      state: 'discharged',
    })
  })
})

describe('a ship that goes on with a part of the boxes', () => {
  const other = 'OOLU1112224'
  const events = [
    load,
    { ...load, box: other },
    departed,
    discharge,
    happened('ARRI', { at: '2026-05-10T08:00', port: 'SGSIN', ...one }),
    happened('DEPA', { at: '2026-05-11T08:00', port: 'SGSIN', ...one }),
  ]
  it('is the ship of these alone', () => {
    const both = { ...shipment, boxes: [box, other], route: { ...shipment.route, legs } }
    const { boxes } = timeline({ shipment: both, events, now: '2026-05-12T00:00:00Z' })
    expect(boxes.map(({ state }) => state)).toEqual(['transhipWaiting', 'sailing'])
  })
})

describe('a move that is dated after its receipt', () => {
  const direct: readonly Leg[] = [{ from: 'CNSHA', to: 'BEANR', vessel: 'EVER ONE', next: ['NLRTM'] }]
  const early = '2026-05-02T00:00:00.000Z'
  const omissions = (events: readonly TrackEvent[]) =>
    timeline({
      shipment: { ...shipment, route: { ...shipment.route, legs: direct } },
      events: [load, departed, ...events],
      now: '2026-06-30T00:00:00Z',
    }).omissions.map(({ by }) => by)
  const behind = (received?: string) =>
    happened('ARRI', { at: '2026-06-05T08:00', port: 'NLRTM', ...one, ...(received ? { received } : {}) })
  const called = (received?: string) =>
    happened('ARRI', { at: '2026-06-03T08:00', port: 'BEANR', ...one, ...(received ? { received } : {}) })

  it('is an announcement: behind the port of discharge it shows no omission', () => {
    expect([omissions([behind()]), omissions([behind(early)])]).toEqual([['next-port'], []])
    expect(seen([load, departed, behind(early)], direct).facts).toEqual(['loaded CNSHA', 'departed CNSHA'])
  })
  it('and in the port of discharge it is no call that was made', () => {
    expect([omissions([called(), behind()]), omissions([called(early), behind()])]).toEqual([[], ['next-port']])
  })
  it('opens and closes no time aboard', () => {
    const announced = happened('DISC', { at: '2026-05-20T20:00', port: 'BEANR', box, ...one, received: early })
    const later = happened('DEPA', { at: '2026-05-28T08:00', port: 'CNSHA', ...one, classifier: 'EST', received: early })
    expect(seen([load, announced, later], direct).facts).toContain('departed CNSHA')
  })
})
