import { describe, expect, it } from 'vitest'
import { addDays, instantOf, localOf, mondayOf, portLocal, shiftDays, weekdayOf } from '../local-time.ts'
import type { CallInput, RotationCall } from '../schemas.ts'
import { delayOf, plannedCall, stateOf } from './call.ts'
import { isStale } from './freshness.ts'
import { implausible } from './plausible.ts'
import {
  cutoffsOf,
  cycleWeeks,
  nextVoyageNo,
  proformaDays,
  rollForward,
  rotationProblem,
  sailingOf,
  type KnownSailing,
} from './rotation.ts'
import { currentDelay, madeOnTime, pushLater, statusOf, transitDays } from './voyage.ts'

const instant = (text: string | null) => text && new Date(text).toISOString()
const call = (port: string, arrival: string | null, departure: string | null, more?: Partial<CallInput>) =>
  plannedCall(port, instant(arrival), instant(departure), more)
const shanghai = (more?: Partial<CallInput>) => call('CNSHA', '2026-12-01T00:00Z', '2026-12-02T04:00Z', more)
const ningbo = (more?: Partial<CallInput>) => call('CNNGB', '2026-12-02T20:00Z', '2026-12-03T12:00Z', more)
const losAngeles = (more?: Partial<CallInput>) => call('USLAX', '2026-12-17T16:00Z', '2026-12-20T16:00Z', more)
const now = Date.parse('2026-12-10T00:00:00Z')
const late = (hours: number) => new Date(Date.parse('2026-12-02T04:00Z') + hours * 3_600_000).toISOString()

describe('times of ports', () => {
  it('are read and shown by the clock of the port, in summer and in winter', () => {
    expect(instantOf('2026-12-01 14:00', 'Asia/Shanghai')).toBe('2026-12-01T06:00:00.000Z')
    expect(portLocal('2026-07-01T12:00:00Z', 'USLAX')).toBe('2026-07-01 05:00')
    expect(portLocal('2026-12-01T12:00:00Z', 'USLAX')).toBe('2026-12-01 04:00')
    expect(localOf('2026-01-01T00:00:00Z', 'Asia/Kolkata')).toBe('2026-01-01 05:30')
  })
  it('a skipped hour falls after the jump, a doubled one is the first', () => {
    expect(instantOf('2026-03-08 02:30', 'America/Los_Angeles')).toBe('2026-03-08T10:30:00.000Z')
    expect(instantOf('2026-11-01 01:30', 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z')
  })
  it.each(['2026-02-30 10:00', '1e309', '2026-12-01', '2026-12-01 24:00', ''])('%s is no time', (text) => {
    expect(instantOf(text, 'Asia/Shanghai')).toBeUndefined()
  })
  it('a week later is the same wall clock, across the change of the clocks', () => {
    expect(portLocal(shiftDays('2026-03-05T18:00:00Z', 'USLAX', 7), 'USLAX')).toBe('2026-03-12 10:00')
    expect([mondayOf('2026-11-22'), weekdayOf('2026-11-22'), addDays('2026-12-31', 1)]).toEqual(['2026-11-16', 7, '2027-01-01'])
  })
})

describe('a call', () => {
  it('goes from planned to expected, arrived and departed, or is skipped', () => {
    const EstimatedArrival = late(0)
    expect(
      [{}, { EstimatedArrival }, { ActualArrival: late(0) }, { ActualArrival: late(0), ActualDeparture: late(1) }, { Omitted: true }].map(
        (more) => stateOf(shanghai(more)),
      ),
    ).toEqual(['planned', 'expected', 'arrived', 'departed', 'omitted'])
  })
  it('is late by its departure against the plan, in hours', () => {
    expect([
      delayOf(shanghai()),
      delayOf(shanghai({ EstimatedDeparture: late(26.5) })),
      delayOf(shanghai({ ActualArrival: late(-20), ActualDeparture: late(-3) })),
      delayOf(shanghai({ Omitted: true })),
      delayOf(call('CNSHA', null, null)),
    ]).toEqual([0, 26.5, -3, null, null])
  })
  it('was on time within a day of the plan, by the port’s calendar', () => {
    expect(madeOnTime(shanghai())).toBeUndefined()
    expect(madeOnTime(shanghai({ ActualArrival: '2026-12-02T15:00:00.000Z' }))).toBe(true)
    expect(madeOnTime(shanghai({ ActualArrival: '2026-12-02T16:30:00.000Z' }))).toBe(false)
    expect(madeOnTime(shanghai({ Omitted: true }))).toBe(false)
  })
})

describe('a voyage', () => {
  it('has the delay of the call it has not left yet, and its status from what hurts most', () => {
    const lateShanghai = shanghai({ ActualArrival: late(0), ActualDeparture: late(30) })
    expect(currentDelay([lateShanghai, ningbo()])).toBe(0)
    expect(statusOf([lateShanghai, ningbo()], false)).toBe('normal')
    expect(statusOf([shanghai({ EstimatedDeparture: late(24) }), ningbo()], false)).toBe('delayed')
    expect(statusOf([shanghai({ EstimatedDeparture: late(99) }), ningbo({ Omitted: true }), losAngeles()], false)).toBe('omitted')
    expect(statusOf([shanghai(), ningbo({ ReplacedPort: 'CNZOS' })], false)).toBe('diverted')
    expect(statusOf([shanghai({ Omitted: true })], true)).toBe('blank')
  })
  it('counts transit days by the calendars of both ports', () => {
    expect(transitDays(shanghai(), losAngeles())).toBe(15)
    expect(transitDays(shanghai(), call('USLAX', null, null))).toBeNull()
  })
  it('pushes later calls by a delay, keeps stays, never pulls them forward', () => {
    const [, pushed, far] = pushLater([shanghai({ ActualArrival: late(0), ActualDeparture: late(48) }), ningbo(), losAngeles()], 0)
    expect([pushed!.EstimatedArrival, pushed!.EstimatedDeparture]).toEqual(['2026-12-04T20:00:00.000Z', '2026-12-05T12:00:00.000Z'])
    expect(far!.EstimatedArrival).toBe('2026-12-19T16:00:00.000Z')
    expect(pushLater([shanghai({ EstimatedDeparture: late(-5) }), ningbo()], 0)[1]).toEqual(ningbo())
    const reached = ningbo({ ActualArrival: '2026-12-05T00:00:00.000Z' })
    expect(pushLater([shanghai({ EstimatedDeparture: late(48) }), reached], 0)[1]).toBe(reached)
  })
  it('forgets the skipped call between two', () => {
    const [, , far] = pushLater([shanghai({ EstimatedDeparture: late(48) }), ningbo({ Omitted: true }), losAngeles()], 0)
    expect(far!.EstimatedArrival).toBe('2026-12-19T16:00:00.000Z')
  })
  it('is stale when its source has said nothing for more than a day', () => {
    expect([isStale('2026-12-09T00:00:00Z', now), isStale('2026-12-08T23:59:00Z', now)]).toEqual([false, true])
  })
})

describe('plausibility names the call and the field', () => {
  it.each([
    [
      'ActualArrival',
      [shanghai({ ActualArrival: '2026-12-11T00:00:00.000Z' }), ningbo({ Omitted: true }), losAngeles()],
      '不能晚于当前时间',
    ],
    ['ActualDeparture', [shanghai({ ActualDeparture: late(0) }), losAngeles()], '请先填写实际到港'],
    ['PlannedDeparture', [call('CNSHA', '2026-12-02T00:00Z', '2026-12-01T00:00Z'), losAngeles()], '离港时间早于到港时间'],
    ['PlannedArrival', [losAngeles(), shanghai()], '到港早于上一港离港'],
    ['ActualArrival', [shanghai(), ningbo({ ActualArrival: '2026-12-03T00:00:00.000Z' })], '上一港还没有实际离港'],
    ['Cutoffs.DCO', [shanghai({ Cutoffs: { DCO: late(1) } }), losAngeles()], '截单时间晚于离港'],
    ['ActualArrival', [shanghai({ Omitted: true, ActualArrival: late(0) }), ningbo(), losAngeles()], '已跳港'],
    ['PlannedArrival', [shanghai({ PlannedArrival: '0001-01-01T00:00:00.000Z' }), losAngeles()], '不是有效时间'],
  ] as const)('%s', (field, calls, message) => {
    const found = implausible(calls, now)
    expect(found).toHaveLength(1)
    expect(found[0]!.Path.endsWith(`.${field}`)).toBe(true)
    expect(found[0]!.Message).toContain(message)
  })
  it('two calls must be left, and some departure', () => {
    expect(implausible([shanghai(), ningbo({ Omitted: true })], now).map(({ Path }) => Path)).toEqual(['Calls'])
    expect(implausible([call('CNSHA', null, null), call('CNNGB', null, null)], now)[0]!.Message).toContain('离港时间')
    expect(implausible([shanghai(), ningbo(), losAngeles()], now)).toEqual([])
  })
})

describe('a rotation', () => {
  const port = (PortCode: string, ArriveDay: number, ArriveTime: string, DepartDay: number, DepartTime: string): RotationCall => ({
    PortCode,
    TerminalCode: '',
    ArriveDay,
    ArriveTime,
    DepartDay,
    DepartTime,
    Cutoffs: [],
  })
  const first = { ...port('CNSHA', 0, '08:00', 1, '20:00'), Cutoffs: [{ Code: 'DCO' as const, DaysBefore: 2, Time: '12:00' }] }
  const rotation = { Weekday: 3, Calls: [first, port('USLAX', 15, '06:00', 18, '18:00'), port('CNSHA', 35, '08:00', 35, '09:00')] }

  it('gives cut-offs so many days before the departure at a time of the port', () => {
    expect(cutoffsOf('2026-12-03T18:00:00.000Z', 'CNSHA', first.Cutoffs)).toEqual({ DCO: '2026-12-02T04:00:00.000Z' })
  })
  it('gives sailings with the wall clock of each port, whatever the season', () => {
    const winter = sailingOf(rotation, '2026-02-25')
    const [, reached] = winter
    expect(portLocal(reached!.PlannedArrival!, 'USLAX')).toBe('2026-03-12 06:00')
    expect(portLocal(sailingOf(rotation, '2026-01-07')[1]!.PlannedArrival!, 'USLAX')).toBe('2026-01-22 06:00')
    expect(portLocal(winter[0]!.Cutoffs.DCO!, 'CNSHA')).toBe('2026-02-24 12:00')
  })
  it('needs a ship for every week of its cycle', () => {
    expect(cycleWeeks(rotation)).toBe(6)
    expect([proformaDays(rotation, 0, 1), proformaDays(rotation, 1, 0)]).toEqual([14, undefined])
    expect(['045E', '099W', 'FA512R', 'ABC', '0099'].map(nextVoyageNo)).toEqual(['046E', '100W', 'FA513R', 'ABC', '0100'])
  })
  it('is refused when its days run backwards', () => {
    expect(rotationProblem(rotation)).toBeUndefined()
    expect(rotationProblem({ Weekday: 1, Calls: [first, port('USLAX', 0, '06:00', 3, '06:00')] })?.at).toBe(1)
    expect(rotationProblem({ Weekday: 1, Calls: [port('USLAX', 3, '06:00', 3, '05:00'), first] })?.at).toBe(0)
  })
  it('rolls forward on its weekday, skips weeks that have a sailing, and brings ships back after a cycle', () => {
    const known: KnownSailing[] = [
      { Day0: '2026-11-25', Vessel: 'OOCL SPAIN', Imo: '9893890', VoyageNo: '012E' },
      { Day0: '2026-12-10', Vessel: 'OOCL TIANJIN', Imo: '', VoyageNo: '007E' },
    ]
    const rolled = rollForward(rotation, known, '2026-12-01', 8)
    expect(rolled.map(({ Day0 }) => weekdayOf(Day0))).toEqual([3, 4, 3, 3, 3, 3, 3, 3])
    expect(rolled.map(({ Exists }) => Exists)).toEqual([false, true, false, false, false, false, false, false])
    expect(rolled[5]).toEqual({ Day0: '2027-01-06', Vessel: 'OOCL SPAIN', Imo: '9893890', VoyageNo: '013E', Exists: false })
    expect(rolled[0]).toMatchObject({ Vessel: '待定', VoyageNo: '2649' })
    expect(rolled[7]).toMatchObject({ Vessel: 'OOCL TIANJIN', VoyageNo: '008E' })
    const busy = [...known, { Day0: '2026-06-01', Vessel: 'OOCL SPAIN', Imo: '', VoyageNo: '013E' }]
    expect(rollForward(rotation, busy, '2026-12-01', 8)[5]!.VoyageNo).toBe('014E')
    expect(rollForward(rotation, rolled, '2026-12-01', 8).every(({ Exists }) => Exists)).toBe(true)
  })
})
