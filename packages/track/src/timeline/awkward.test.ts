// Cases in which timelines of other systems go wrong.
import { describe, expect, it } from 'vitest'
import { localOf } from '@jst/contracts/schedules/times'
import { happened, shipment } from '../testing/events.ts'
import { eventTime, isoTime } from '../model/time.ts'
import type { TrackEvent } from '../model/event.ts'
import { timeline, type Shipment, type TimelineInput } from './timeline.ts'

const box = 'OOLU1112223'
const of = (events: readonly TrackEvent[], given: Partial<Omit<TimelineInput, 'events'>> = {}) =>
  timeline({ shipment, events, now: '2026-06-30T00:00:00Z', ...given })
const gateIn = happened('GTIN', { at: '2026-04-29T15:00', port: 'CNSHA', box, empty: 'LADEN' })
const load = (own = box, ship = 'EVER ONE', at = '2026-05-01T10:00') => happened('LOAD', { at, port: 'CNSHA', box: own, ship })
const departed = happened('DEPA', { at: '2026-05-01T12:00', port: 'CNSHA', ship: 'EVER ONE', by: 'carrier' })

describe('a load that is received after the departure, and then twice', () => {
  it('is one line, as if it had come in order', () => {
    const late = { ...load(), received: '2026-05-02T09:00:00.000Z' }
    const again = { ...late, received: '2026-05-02T10:00:00.000Z' }
    const expected = of([late, departed])
    expect(of([departed, late, again])).toEqual(expected)
    expect(expected.facts.map(({ milestone }) => milestone)).toEqual(['loaded', 'departed'])
  })
})

describe('an estimated gate-out that is read on a day before it', () => {
  it('leaves the state at discharge, and no actual is written', () => {
    const discharged = happened('DISC', { at: '2026-08-10T10:00', port: 'BEANR', box, ship: 'EVER ONE' })
    const estimated = happened('GTOT', {
      at: '2026-08-20T10:00',
      port: 'BEANR',
      box,
      empty: 'LADEN',
      classifier: 'EST',
      received: '2026-08-12T00:00:00.000Z',
    })
    const asActual = { ...estimated, classifier: 'ACT' } as const
    for (const event of [estimated, asActual]) {
      const { boxes, facts } = of([load(), discharged, event], { now: '2026-08-12T00:00:00Z' })
      expect([boxes[0]!.text, facts.at(-1)!.milestone, facts.at(-1)!.classifier]).toEqual(['已卸船', 'fullOut', 'EST'])
    }
  })
})

describe('a gate-out of Los Angeles', () => {
  it.each([
    ['2026-03-08T02:30', '2026-03-08T10:30:00.000Z', '2026-03-08 03:30', 'gap'],
    ['2026-11-01T01:30', '2026-11-01T08:30:00.000Z', '2026-11-01 01:30', 'fold'],
    ['2026-11-01T03:30', '2026-11-01T11:30:00.000Z', '2026-11-01 03:30', ''],
  ])('at %s is at %s', (local, instant, shown, flag) => {
    const time = eventTime(isoTime(local)!, 'USLAX')!
    expect([time.instant, localOf(time.instant, time.zone), time.flags.join()]).toEqual([instant, shown, flag])
  })
  it.each([
    ['AUADL', '2026-07-01T12:00', '2026-07-01T02:30:00.000Z'],
    ['AUADL', '2026-12-01T12:00', '2026-12-01T01:30:00.000Z'],
    // Morocco is at UTC in Ramadan
    ['MACAS', '2026-03-01T12:00', '2026-03-01T12:00:00.000Z'],
    ['MACAS', '2026-06-01T12:00', '2026-06-01T11:00:00.000Z'],
    ['EGALY', '2026-07-01T12:00', '2026-07-01T09:00:00.000Z'],
    ['BRSSZ', '2026-01-01T12:00', '2026-01-01T15:00:00.000Z'],
    ['CNSHA', '2026-07-01T12:00', '2026-07-01T04:00:00.000Z'],
  ])('and of %s at %s follows the clocks there', (port, local, instant) => {
    expect(eventTime(isoTime(local)!, port)!.instant).toBe(instant)
  })
  it('at a place without a known zone says so', () => {
    expect(eventTime(isoTime('2026-07-01T12:00')!, '')!.flags).toEqual(['no-zone'])
    expect(eventTime(isoTime('2026-13-01')!, 'CNSHA')).toBeUndefined()
  })
})

describe('Antwerp is skipped, the box is discharged in Rotterdam and goes on by rail', () => {
  const moves = [
    gateIn,
    load(),
    departed,
    happened('ARRI', { at: '2026-06-05T10:00', port: 'NLRTM', ship: 'EVER ONE', by: 'carrier' }),
    happened('DISC', { at: '2026-06-05T20:00', port: 'NLRTM', box, ship: 'EVER ONE', movement: 'IMPORT' }),
    happened('LOAD', { at: '2026-06-07T20:00', port: 'NLRTM', box, mode: 'RAIL', facilityType: 'RAMP' }),
  ]
  it('is an omission, and no discharge at the port of the bill', () => {
    const { omissions, boxes, facts } = of(moves)
    expect(omissions.map(({ port, by }) => [port, by])).toEqual([['BEANR', 'next-port']])
    expect([boxes[0]!.text, facts.map(({ milestone }) => milestone).includes('discharged')]).toEqual(['内陆在途', false])
  })
  it('follows the port that a person rules', () => {
    const { facts, omissions } = of(moves, { rulings: { port: { pod: 'NLRTM', by: 'Li', at: '2026-06-06T00:00:00Z' } } })
    expect(facts.map(({ milestone }) => milestone)).toContain('discharged')
    expect(omissions).toHaveLength(1)
  })
  it('is never seen in missing data', () => {
    expect(of(moves.slice(0, 3)).omissions).toEqual([])
    const passed = [{ port: 'BEANR', imo: 'EVERONE', since: '2026-06-28T00:00:00Z' }]
    expect(of(moves.slice(0, 3), { passed }).omissions.map(({ by }) => by)).toEqual(['position'])
    expect(of(moves.slice(0, 3), { passed, now: '2026-06-28T20:00:00Z' }).omissions).toEqual([])
  })
})

describe('five boxes, of which four are loaded and one comes with the next ship', () => {
  const boxes = ['OOLU1112223', 'OOLU1112224', 'OOLU1112225', 'OOLU1112226', 'OOLU1112227']
  const five: Shipment = { ...shipment, boxes }
  const four = boxes.slice(0, 4)
  const events = [
    ...boxes.map((one) => ({ ...gateIn, box: one })),
    ...four.map((one) => load(one)),
    happened('ARRI', {
      at: '2026-06-03T08:00',
      port: 'BEANR',
      ship: 'EVER ONE',
      by: 'carrier',
      classifier: 'EST',
      received: '2026-05-02T00:00:00.000Z',
    }),
    happened('ARRI', {
      at: '2026-06-10T08:00',
      port: 'BEANR',
      ship: 'EVER TWO',
      by: 'carrier',
      classifier: 'EST',
      received: '2026-05-02T00:00:00.000Z',
    }),
  ]
  it('are 4/5 loaded, one of them rolled, each with its own arrival, the later one for the bill', () => {
    const next = load(boxes[4], 'EVER TWO', '2026-05-08T10:00')
    const before = of(events, { shipment: five, now: '2026-05-02T00:00:00Z' })
    expect([before.bill.text, before.bill.state]).toEqual(['4/5 已装船', 'gateIn'])
    const { boxes: lines, bill } = of([...events, departed, next], { shipment: five, now: '2026-05-08T10:00:00Z' })
    expect(lines.map(({ roll, arrival }) => [roll, arrival?.winner.event.time!.raw])).toEqual([
      ...four.map(() => [undefined, '2026-06-03T08:00']),
      ['confirmed', '2026-06-10T08:00'],
    ])
    expect([bill.text, bill.arrival?.winner.event.time!.raw]).toEqual(['4/5 在途', '2026-06-10T08:00'])
  })
  it('is suspected a day after the ship left while the terminal sends, and not assessable while it is silent', () => {
    const last = (given: Partial<Omit<TimelineInput, 'events'>>) =>
      of([...events.slice(0, 5), departed], { shipment: five, ...given }).boxes[4]!
    expect(last({ now: '2026-05-02T03:00:00Z' }).roll).toBeUndefined()
    expect(last({ now: '2026-05-02T05:00:00Z' }).roll).toBe('unknown')
    expect(last({ now: '2026-05-02T05:00:00Z', feeds: { CNSHA: '2026-05-02T04:00:00Z' } })).toMatchObject({
      roll: 'suspected',
      text: '已进港 · 疑似甩柜',
    })
    const loadedLists = [{ port: 'CNSHA', vessel: 'EVER ONE', boxes: four }]
    expect(last({ now: '2026-05-01T05:00:00Z', loadedLists }).roll).toBe('confirmed')
    expect(last({ now: '2026-05-01T05:00:00Z', shipment: { ...five, bookingMoved: true } }).roll).toBe('confirmed')
  })
  it('of which one was replaced follow the one in its place', () => {
    const swapped = of(events, { shipment: { ...five, swaps: [{ from: boxes[4]!, to: boxes[3]! }] } })
    expect([swapped.boxes[4]!.replacedBy, swapped.bill.text]).toEqual([boxes[3], '已装船'])
  })
})

describe('an event of the journey before', () => {
  it('goes there by its time, whenever it is received', () => {
    const back = happened('GTIN', { at: '2026-02-03T10:00', port: 'CNSHA', box, empty: 'EMPTY' })
    const out = happened('GTOT', { at: '2026-02-09T10:00', port: 'CNSHA', box, empty: 'EMPTY', booking: 'BK1' })
    const late = happened('GTOT', { at: '2026-02-01T10:00', port: 'CNSHA', box, empty: 'LADEN', received: '2026-02-10T00:00:00.000Z' })
    const between = happened('STRP', { at: '2026-02-05T10:00', port: 'CNSHA', box, by: 'haulier' })
    const names = (given: Shipment) =>
      of([late, out, back, between], { shipment: given, now: '2026-02-11T00:00:00Z' }).facts.map(({ milestone }) => milestone)
    expect(names(shipment)).toEqual(['emptyOut'])
    const older: Shipment = {
      ...shipment,
      booking: 'BK0',
      bill: 'BL0',
      opened: '2026-01-02T00:00:00Z',
      route: { ...shipment.route, pol: 'BEANR', pod: 'CNSHA' },
    }
    expect(names(older)).toEqual(['fullOut', 'emptyIn', 'stripped'])
  })
})

describe('an answer without data for a box that has left', () => {
  it('deletes nothing; silence counts from the last actual event', () => {
    const { lastActual, boxes } = of([gateIn, load(), departed], { now: '2026-05-20T00:00:00Z' })
    expect([lastActual, boxes[0]!.text]).toEqual(['2026-05-01T04:00:00.000Z', '在途'])
  })
})

describe('a ship that calls at other ports on its way and behind the port of discharge', () => {
  const call = (code: string, port: string, at: string, more: Partial<Parameters<typeof happened>[1]> = {}) =>
    happened(code, { at, port, ship: 'EVER ONE', by: 'own', party: 'schedules', ...more })
  const planned = { classifier: 'EST', received: '2026-05-02T00:00:00.000Z' } as const
  const arriving = call('ARRI', 'BEANR', '2026-06-03T08:00', planned)
  const through = [
    call('ARRI', 'SGSIN', '2026-05-10T08:00'),
    call('DEPA', 'SGSIN', '2026-05-11T08:00'),
    call('ARRI', 'NLRTM', '2026-06-05T08:00', planned),
    call('DEPA', 'NLRTM', '2026-06-06T08:00', planned),
  ]
  const said = (events: readonly TrackEvent[], given: Partial<Omit<TimelineInput, 'events'>> = {}) => {
    const { facts, omissions } = of([load(), departed, ...events], { now: '2026-05-20T00:00:00Z', ...given })
    return [facts.map(({ milestone, port }) => `${milestone} ${port}`), omissions.map(({ by }) => by)]
  }
  const plain = ['loaded CNSHA', 'departed CNSHA', 'arrived BEANR']

  it('transships nothing there', () => {
    expect(said([arriving, ...through])).toEqual([plain, []])
  })
  it('neither when it goes on after the discharge', () => {
    const arrived = call('ARRI', 'BEANR', '2026-06-03T08:00')
    const behind = call('ARRI', 'NLRTM', '2026-06-05T08:00')
    expect(said([arrived, ...through, behind], { now: '2026-06-30T00:00:00Z' })).toEqual([plain, []])
  })
  it('has left the port of discharge out when it is seen behind it without a call', () => {
    const behind = call('ARRI', 'NLRTM', '2026-06-05T08:00')
    expect(said([arriving, behind], { now: '2026-06-30T00:00:00Z' })[1]).toEqual(['next-port'])
  })
  it('transships where a box is discharged, or the carrier says so for the bill', () => {
    const discharged = happened('DISC', { at: '2026-05-10T20:00', port: 'SGSIN', box, ship: 'EVER ONE' })
    expect(said([arriving, ...through, discharged])[0]).toEqual(
      expect.arrayContaining(['transhipArrived SGSIN', 'transhipDischarged SGSIN']),
    )
    const announced = call('ARRI', 'MYPKG', '2026-05-21T08:00', { ...planned, by: 'carrier', party: 'carrier', bill: 'BL1' })
    expect(said([arriving, ...through, announced])[0]).toContain('transhipArrived MYPKG')
  })
})
