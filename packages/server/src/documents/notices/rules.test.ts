import { describe, expect, it } from 'vitest'
import { effectiveChannels, isOn, isQuiet, mailDue, robotDue, zoneOf, type NoticeRule } from './rules.ts'

const rule = (more: Partial<NoticeRule> = {}): NoticeRule => ({
  channels: {},
  mailMode: 'daily',
  quietFrom: null,
  quietTo: null,
  zone: 'Asia/Shanghai',
  ...more,
})
const at = (text: string) => new Date(text)
const due = (mode: NoticeRule['mailMode'], since: string, more: Partial<NoticeRule> = {}) =>
  mailDue(rule({ mailMode: mode, ...more }), at(since))
    .toISOString()
    .slice(0, 16)

describe('ways of a notice', () => {
  it('are all used until somebody chooses otherwise; announcements stay in the box', () => {
    expect(effectiveChannels({ si: { Mail: false }, system: { Box: false, PopUp: false } })).toEqual({
      si: { Box: true, PopUp: true, Mail: false, Robot: true },
      schedule: { Box: true, PopUp: true, Mail: true, Robot: true },
      system: { Box: true, PopUp: false, Mail: true, Robot: true },
    })
    expect(isOn({ channels: { si: { Box: false } } }, 'si', 'Box')).toBe(false)
  })
  it('go by the clock of Shanghai for who has chosen none', () => {
    expect(['browser', null, 'UTC', 'Mars/Olympus'].map(zoneOf)).toEqual(['Asia/Shanghai', 'Asia/Shanghai', 'UTC', 'Asia/Shanghai'])
  })
})

describe('a mail is due', () => {
  it.each([
    ['now', '2026-11-20T01:10:00Z', '2026-11-20T01:10'],
    ['hourly', '2026-11-20T01:10:00Z', '2026-11-20T02:00'],
    ['hourly', '2026-11-20T02:00:00Z', '2026-11-20T03:00'],
    // 8:00 in Shanghai is midnight in UTC
    ['daily', '2026-11-20T01:10:00Z', '2026-11-21T00:00'],
    ['daily', '2026-11-19T23:59:30Z', '2026-11-20T00:00'],
    ['daily', '2026-11-20T00:00:00Z', '2026-11-21T00:00'],
  ] as const)('%s: %s → %s', (mode, since, expected) => {
    expect(due(mode, since)).toBe(expected)
  })

  it('by the clock of its reader, also where clocks are put forward and back, and where hours begin half an hour later', () => {
    expect(due('daily', '2026-11-20T01:10:00Z', { zone: 'America/Los_Angeles' })).toBe('2026-11-20T16:00')
    // Amsterdam: forward on 2026-03-29, back on 2026-10-25, both at 01:00 UTC
    expect(due('daily', '2026-03-28T20:00:00Z', { zone: 'Europe/Amsterdam' })).toBe('2026-03-29T06:00')
    expect(due('daily', '2026-10-24T20:00:00Z', { zone: 'Europe/Amsterdam' })).toBe('2026-10-25T07:00')
    expect(due('hourly', '2026-11-20T01:10:00Z', { zone: 'Asia/Kolkata' })).toBe('2026-11-20T01:30')
  })

  it('not in quiet hours, which may go over midnight', () => {
    const night = { quietFrom: 22 * 60, quietTo: 9 * 60 }
    // 23:30 in Shanghai
    expect(due('now', '2026-11-20T15:30:00Z', night)).toBe('2026-11-21T01:00')
    expect(due('now', '2026-11-20T13:59:00Z', night)).toBe('2026-11-20T13:59')
    expect(due('hourly', '2026-11-20T13:10:00Z', night)).toBe('2026-11-21T01:00')
    expect(due('daily', '2026-11-20T13:10:00Z', night)).toBe('2026-11-21T01:00')
    expect(robotDue(rule(night), at('2026-11-20T15:30:00Z')).toISOString()).toBe('2026-11-21T01:00:00.000Z')
    const noon = rule({ quietFrom: 12 * 60, quietTo: 13 * 60 })
    expect(['03:59', '04:00', '04:59', '05:00'].map((time) => isQuiet(noon, at(`2026-11-20T${time}:00Z`)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isQuiet(rule({ quietFrom: 0, quietTo: 0 }), at('2026-11-20T16:00:00Z'))).toBe(false)
  })
})
