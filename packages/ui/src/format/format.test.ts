import { describe, expect, it, vi } from 'vitest'
import {
  addDays,
  beginOfHour,
  daysOfWeek,
  edgeOfDay,
  emptyText,
  endOfWeek,
  formatDate,
  hoursBetween,
  instantOf,
  isDay,
  mondayOf,
  startOfWeek,
  timeOf,
  today,
  weekdayLabel,
  weekNumber,
} from './dates.ts'
import { weekdayLabels } from './dates.texts.ts'
import { formatDecimal, formatMoney, formatMoneySum, formatNumber } from './numbers.ts'
import { boxesText, formatText, portText, vesselVoyage } from './places.ts'

const local = (text: string) => new Date(text)

describe('dates (spec §9)', () => {
  it('knows the formats of the specification', () => {
    const at = local('2026-03-08T09:05:07')
    expect(formatDate(at)).toBe('2026-03-08')
    expect(formatDate(at, 'dateTime')).toBe('2026-03-08 09:05:07')
    expect(formatDate(at, 'slashDate')).toBe('2026/03/08')
    expect(formatDate(at, 'slashDateTime')).toBe('2026/03/08 09:05:07')
    expect(formatDate(at, 'monthDay')).toBe('03-08')
    expect(formatDate(at, 'time')).toBe('09:05:07')
    expect(formatDate(at, 'list')).toBe('03-08 09:05')
  })

  it('shows a dash for empty and unreadable dates', () => {
    for (const value of [null, undefined, '', 'not a date']) expect(formatDate(value)).toBe(emptyText)
  })

  it('labels the weekdays in Chinese from Sunday to Saturday', () => {
    expect(weekdayLabels).toEqual(['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'])
    expect(weekdayLabel(local('2026-03-08T10:00:00'))).toBe('星期日')
    expect(weekdayLabel(local('2026-03-09T10:00:00'))).toBe('星期一')
    expect(weekdayLabel(null)).toBe(emptyText)
  })

  it('treats Monday as the first day of the week, also on a Sunday and over a year end', () => {
    expect(formatDate(startOfWeek(local('2026-03-08T23:59:59')))).toBe('2026-03-02')
    expect(formatDate(startOfWeek(local('2026-03-09T00:00:00')))).toBe('2026-03-09')
    expect(formatDate(endOfWeek(local('2026-03-08T10:00:00')), 'dateTime')).toBe('2026-03-08 23:59:59')
    expect(daysOfWeek(local('2027-01-01T12:00:00')).map((day) => formatDate(day))).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
  })
})

describe('days and weeks (spec §9)', () => {
  it('today is the local day, also where it is another one in UTC', () => {
    vi.useFakeTimers({ now: local('2026-03-09T00:30:00') })
    expect([today(), mondayOf(Date.now())]).toEqual(['2026-03-09', '2026-03-09'])
    vi.setSystemTime(local('2026-03-08T23:30:00'))
    expect([today(), mondayOf(Date.now())]).toEqual(['2026-03-08', '2026-03-02'])
    vi.useRealTimers()
  })

  it('counts days over the ends of months, years and summer time', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-03-07', 28)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-04-04',
    ])
  })

  it('knows days of the calendar alone', () => {
    expect(['2026-02-28', '2026-02-29', '2028-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', ''].map(isDay)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['2026-01-01', '01'],
    ['2027-01-03', '53'],
    ['2027-01-04', '01'],
    ['2025-12-29', '01'],
    ['2026-11-22', '47'],
    ['2026-11-23', '48'],
  ])('%s lies in the ISO week %s, which begins on Monday', (day, week) => expect(weekNumber(day)).toBe(week))

  it('says when a local day begins and ends, and nothing of what is no day', () => {
    expect(edgeOfDay('2026-03-08', 'start')).toBe(local('2026-03-08T00:00:00.000').toISOString())
    expect(edgeOfDay('2026-03-08', 'end')).toBe(local('2026-03-08T23:59:59.999').toISOString())
    expect(edgeOfDay('2026-02-31', 'start')).toBeUndefined()
  })

  it('reads moments and local times, and counts hours', () => {
    expect(timeOf('2026-03-08T01:00:00.000Z')).toBe(Date.UTC(2026, 2, 8, 1))
    expect(instantOf('2026-03-08T09:05')).toBe(local('2026-03-08T09:05').toISOString())
    for (const none of ['', null, undefined, 'soon']) expect([timeOf(none), instantOf(none)]).toEqual([undefined, undefined])
    expect(hoursBetween('2026-03-08T01:00:00Z', '2026-03-09T02:30:00Z')).toBe(25.5)
    expect(hoursBetween('2026-03-09T02:30:00Z', '2026-03-08T01:00:00Z')).toBe(-25.5)
    expect(beginOfHour(Date.UTC(2026, 2, 8, 1, 59, 59))).toBe(Date.UTC(2026, 2, 8, 1))
  })
})

describe('numbers', () => {
  it('separates thousands', () => {
    expect(formatNumber(1234567)).toBe('1,234,567')
    expect(formatNumber(-1234.5)).toBe('-1,234.5')
    expect(formatNumber(0)).toBe('0')
    expect(formatNumber('9007199254740993')).toBe('9,007,199,254,740,993')
  })

  it('gives weights and volumes three decimals without float error', () => {
    expect(formatDecimal(1234.5)).toBe('1,234.500')
    expect(formatDecimal('0.1')).toBe('0.100')
    expect(formatDecimal(1.005, 2)).toBe('1.00')
    expect(formatDecimal('28500', 0)).toBe('28,500')
    expect(formatDecimal(-0.0004)).toBe('0.000')
    expect(formatDecimal(-0.6, 0)).toBe('-1')
  })

  it('puts the currency first and keeps exact digits', () => {
    expect(formatMoney('1250', 'USD')).toBe('USD 1,250.00')
    expect(formatMoney('1250.0000', 'USD')).toBe('USD 1,250.00')
    expect(formatMoney('0.125', 'USD')).toBe('USD 0.125')
    expect(formatMoney(1234.567, 'USD')).toBe('USD 1,234.57')
    expect(formatMoney('90071992547409.93', 'CNY')).toBe('CNY 90,071,992,547,409.93')
  })

  it('gives each currency its places, and joins several', () => {
    expect(['JPY', 'KRW', 'KWD', 'EUR'].map((currency) => formatMoney('1250', currency))).toEqual([
      'JPY 1,250',
      'KRW 1,250',
      'KWD 1,250.000',
      'EUR 1,250.00',
    ])
    expect(formatMoney('1250.5', '')).toBe('1,250.50')
    expect(
      formatMoneySum([
        [4020, 'CNY'],
        ['5280.5', 'USD'],
      ]),
    ).toBe('CNY 4,020.00 + USD 5,280.50')
    expect(formatMoneySum([])).toBe(emptyText)
  })

  it('shows a dash for empty and for what is no number', () => {
    for (const value of [null, undefined, '', 'abc', Number.NaN]) {
      expect(formatNumber(value)).toBe(emptyText)
      expect(formatDecimal(value)).toBe(emptyText)
      expect(formatMoney(value, 'USD')).toBe(emptyText)
    }
  })
})

describe('places', () => {
  it('writes boxes by type with the count first, and leaves what it does not know', () => {
    expect(boxesText('40HQ*2,20GP*1')).toBe('2×40HQ + 1×20GP')
    expect(boxesText('40HQ*12, 20GP*6, 45HQ*2')).toBe('12×40HQ + 6×20GP + 2×45HQ')
    expect(boxesText('散货 3 票')).toBe('散货 3 票')
    expect([boxesText(''), boxesText(null)]).toEqual(['–', '–'])
  })

  it('joins vessel and voyage, port and code, and shows a dash when both are missing', () => {
    expect(vesselVoyage('COSCO STAR', '045E')).toBe('COSCO STAR / 045E')
    expect(vesselVoyage('COSCO STAR', '')).toBe('COSCO STAR')
    expect(vesselVoyage(' ', null)).toBe(emptyText)
    expect(portText('上海', 'CNSHA')).toBe('上海 CNSHA')
    expect(portText(null)).toBe(emptyText)
    expect(formatText('  ')).toBe(emptyText)
  })
})
