import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { zoneOf } from './zones.ts'

const file = fileURLToPath(new URL('../../../server/data/ports.csv', import.meta.url))
const ports = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
/** Longitudes of the table, where it has one: the eighth column counted from the end of the names. */
const rows = ports.map((cells) => ({ code: cells[0]!, lon: Number(cells[6]) }))

it('every port of the reference data has a zone that Intl knows', () => {
  const known = (zone: string | undefined) => {
    // an unknown zone throws
    return zone !== undefined && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  }
  expect(rows).toHaveLength(369)
  expect(rows.filter(({ code }) => !known(zoneOf(code))).map(({ code }) => code)).toEqual([])
  expect([zoneOf('USXYZ'), zoneOf('ZZZZZ')]).toEqual([undefined, undefined])
})

it('the clock of a port is within three and a half hours of its sun', () => {
  const january = new Date('2026-01-15T12:00:00Z')
  const offset = (zone: string) => {
    const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(january)
      .find(({ type }) => type === 'timeZoneName')!.value
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name)!
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60)
  }
  const apart = (hours: number) => Math.abs(((hours + 36) % 24) - 12)
  const far = rows.filter(({ code, lon }) => Number.isFinite(lon) && apart(offset(zoneOf(code)!) - lon / 15) > 3.5)
  expect(far.map(({ code }) => code)).toEqual([])
})
