import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { madeFrom } from './chart.ts'
import { hoursAt, isReachable, milesBetween, NoSeaRoute, passes, positionAfter, positionBetween, seaRoute, type Position } from './index.ts'
import { between } from './sphere.ts'
import { channels } from './testing/channels.ts'
import { Land } from './testing/land.ts'
import { published } from './testing/published.ts'
import { sumOf } from './testing/sum.ts'
import { eastern } from './testing/waypoints-east.ts'
import { turns } from './testing/waypoints-turns.ts'
import { western } from './testing/waypoints-west.ts'

const table = readFileSync('packages/server/data/ports.csv', 'utf8').trim().split('\n').slice(1)
const ports = new Map(
  table.map((line) => line.split(',')).map((cells): [string, Position] => [cells[0]!, [Number(cells[6]), Number(cells[7])]]),
)
const at = (code: string): Position => ports.get(code)!
/** Reached by train, lorry or river barge; the Lakes are closed to what carries containers over the oceans. */
const inland = `CNJIU CNWUH CNCKG SARUH USCHI USDAL USATL USMEM CATOR PYASU DEFRA DEMUC FRLIO CZPRG PLWAW HUBUD ATVIE CHBSL ESMAD RUMOW
  USDET USSTL USDEN USCLE USMES CACAL MXMEX INTKD INDEL INBLR LAVTE CNCTU CNCGO CNCSX CNSIA CNJIN`.split(/\s+/)
const hubs = `CNSHA CNNGB CNTAO CNTXG CNYTN HKHKG TWKHH JPYOK JPUKB KRPUS RUVVO SGSIN MYPKG THLCH VNHPH PHMNL IDJKT AUSYD
  AUFRE NZAKL INNSA INMAA LKCMB AEJEA SAJED KEMBA ZADUR NGAPP NLRTM RULED GRPIR ESALG BRSSZ ARBUE USNYC USHOU
  PABLB USLAX CAVAN PECLL`.split(/\s+/)

it('the graph is the one that the lists of waypoints make', () => {
  expect(madeFrom, 'run: node scripts/sea-edges.mjs').toBe(sumOf(`${eastern}${western}${turns}${channels}`))
})

describe('distances', () => {
  it.each(published)('$from–$to is $miles miles $by', ({ from, to, miles, avoid, passes: by }) => {
    const route = seaRoute(at(from), at(to), avoid ? { avoid } : {})
    expect(Math.abs(route.nauticalMiles / miles - 1), `${Math.round(route.nauticalMiles)} for ${miles}`).toBeLessThanOrEqual(0.05)
    expect(route.passes).toEqual(expect.arrayContaining([...(by ?? [])]))
  })

  // measured along the fairways of a chart: Urmston Road, Ma Wan, Victoria Harbour, Tathong Channel, the mouth of Mirs Bay
  it.each([
    ['CNSHK', 'CNYTN', 56.5],
    ['HKHKG', 'CNYTN', 40],
  ])('round Hong Kong go through its harbour, not out to sea: %s–%s', (from, to, miles) => {
    const { nauticalMiles, path } = seaRoute(at(from), at(to))
    expect(Math.abs(nauticalMiles / miles - 1), `${Math.round(nauticalMiles)} for ${miles}`).toBeLessThanOrEqual(0.08)
    expect(Math.min(...path.map(([, lat]) => lat))).toBeGreaterThan(22.15)
  })

  it('are the same there and back, begin and end at the ports, and are the length of the path', () => {
    const there = seaRoute(at('CNSHA'), at('USLAX'))
    const back = seaRoute(at('USLAX'), at('CNSHA'))
    expect(back.nauticalMiles).toBeCloseTo(there.nauticalMiles, 6)
    expect(back.path).toEqual(there.path.toReversed())
    expect([there.path[0], there.path.at(-1)]).toEqual([at('CNSHA'), at('USLAX')])
    expect(there.path.slice(1).reduce((sum, to, leg) => sum + milesBetween(there.path[leg]!, to), 0)).toBeCloseTo(there.nauticalMiles, 6)
    expect(Math.max(...there.path.map(([lon]) => Math.abs(lon)))).toBeLessThanOrEqual(180)
  })
})

describe('every port of the table', () => {
  it('is reached from Singapore and from Rotterdam, but for those inland', () => {
    expect([...ports.keys()].filter((code) => !isReachable(at(code)))).toEqual(inland)
    for (const [code, position] of ports) {
      if (inland.includes(code)) continue
      for (const hub of ['SGSIN', 'NLRTM']) {
        const { nauticalMiles } = seaRoute(at(hub), position)
        expect(nauticalMiles, code).toBeGreaterThanOrEqual(milesBetween(at(hub), position) - 0.01)
        expect(nauticalMiles, code).toBeLessThan(14_000)
      }
    }
  })

  it('says which end lies inland', () => {
    expect(() => seaRoute(at('USDAL'), at('CNSHA'))).toThrow(expect.objectContaining({ problem: 'fromInland' }))
    expect(() => seaRoute(at('CNSHA'), at('CNCKG'))).toThrow(expect.objectContaining({ problem: 'toInland' }))
  })
})

describe('what is kept away from', () => {
  it.each(passes)('%s is not passed, and the way is no shorter', (pass) => {
    for (const [from, to] of [
      ['CNSHA', 'NLRTM'],
      ['CNSHA', 'USNYC'],
      ['SGSIN', 'AUSYD'],
      ['CLSAI', 'BRSSZ'],
      ['DEHAM', 'PLGDN'],
    ] as const) {
      const free = seaRoute(at(from), at(to))
      const other = seaRoute(at(from), at(to), { avoid: [pass] })
      expect(other.passes).not.toContain(pass)
      expect(other.nauticalMiles).toBeGreaterThanOrEqual(free.nauticalMiles - 0.01)
      if (!free.passes.includes(pass)) expect(other.nauticalMiles).toBeCloseTo(free.nauticalMiles, 6)
    }
  })

  it('may leave no way at all', () => {
    expect(() => seaRoute(at('TRGEB'), at('ROCND'), { avoid: ['bosporus'] })).toThrow(NoSeaRoute)
    expect(() => seaRoute(at('AEJEA'), at('SGSIN'), { avoid: ['hormuz'] })).toThrow(expect.objectContaining({ problem: 'closed' }))
  })
})

describe('land', () => {
  const hidden = new Set(
    `${eastern};${western}`
      .split(/[;\n]/)
      .map((line) => line.trim().split(' '))
      .filter(([name]) => name?.endsWith('*'))
      .map(([, lon, lat]) => `${Number(lon)} ${Number(lat)}`),
  )
  /** Miles near a port and at a waypoint by the coast, where an outline of 1:50 million is not to be believed. */
  const [nearPort, nearPoint] = [30, 6.5]

  it(`is crossed by none of the ways between ${hubs.length} hubs, but for canals, rivers and ports`, () => {
    const land = new Land()
    const misses = new Map<string, number>()
    let [sampled, ways] = [0, 0]
    const seen = new Set<string>()
    hubs.forEach((from, index) => {
      for (const to of hubs.slice(index + 1)) {
        const { path } = seaRoute(at(from), at(to))
        ways++
        path.slice(1).forEach((end, leg) => {
          const start = path[leg]!
          const key = `${start.join(' ')}–${end.join(' ')}`
          if (seen.has(key) || hidden.has(start.join(' ')) || hidden.has(end.join(' '))) return
          seen.add(key)
          const miles = milesBetween(start, end)
          const margin = [leg === 0 ? nearPort : nearPoint, leg === path.length - 2 ? nearPort : nearPoint] as const
          for (let gone = 2; gone < miles; gone += 2) {
            sampled++
            if (gone < margin[0] || miles - gone < margin[1] || !land.isLand(between(start, end, gone / miles))) continue
            misses.set(key, (misses.get(key) ?? 0) + 1)
          }
        })
      }
    })
    expect(ways).toBe((hubs.length * (hubs.length - 1)) / 2)
    expect(sampled).toBeGreaterThan(50_000)
    expect([...misses]).toEqual([])
  })
})

describe('dead reckoning', () => {
  const route = seaRoute(at('CNSHA'), at('USLAX'))

  it('tells hours at a speed', () => {
    expect(hoursAt(480, 20)).toBe(24)
    expect(() => hoursAt(480, 0)).toThrow(RangeError)
  })
  it('follows the way at a speed, over the date line too, and stays at its ends', () => {
    expect(positionAfter(route, -5, 18).at).toEqual(at('CNSHA'))
    expect(positionAfter(route, 9999, 18)).toMatchObject({ at: at('USLAX'), milesLeft: 0 })
    let before = positionAfter(route, 0, 18)
    for (let hours = 24; hours < route.nauticalMiles / 18; hours += 24) {
      const here = positionAfter(route, hours, 18)
      expect(here.milesGone).toBeCloseTo(hours * 18, 6)
      expect(here.milesGone + here.milesLeft).toBeCloseTo(route.nauticalMiles, 6)
      const steamed = milesBetween(before.at, here.at)
      expect(steamed).toBeGreaterThan(0)
      expect(steamed).toBeLessThanOrEqual(24 * 18 + 0.01)
      before = here
    }
    expect(positionAfter(route, 200, 18).heading).toBeGreaterThan(45)
    expect(positionAfter(route, 200, 18).heading).toBeLessThan(135)
  })
  it('places a ship between two calls by the share of the time that is gone', () => {
    const [departure, arrival] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 13)]
    expect(positionBetween(route, departure, arrival, Date.UTC(2026, 0, 7)).milesGone).toBeCloseTo(route.nauticalMiles / 2, 6)
    expect(positionBetween(route, departure, arrival, departure - 1).at).toEqual(at('CNSHA'))
    expect(positionBetween(route, departure, departure, arrival).at).toEqual(at('USLAX'))
  })
})

it('gives what its page tells of it', () => {
  const [departure, arrival, now] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 9), Date.UTC(2026, 0, 20)]
  const route = seaRoute([121.67, 31.33], [4.24, 51.89], { avoid: ['suez'] }) // longitude, latitude
  const { nauticalMiles, path, passes } = route // great circles from waypoint to waypoint; [lon, lat][] with both ends; straits, canals, capes
  const { at, heading, milesGone, milesLeft } = positionBetween(route, departure, arrival, now) // dead reckoning between two calls
  expect([path[0], path.at(-1), passes.slice(0, 2)]).toEqual([
    [121.67, 31.33],
    [4.24, 51.89],
    ['panama', 'dover'],
  ])
  expect([at.length, heading > 0]).toEqual([2, true])
  expect(milesGone + milesLeft).toBeCloseTo(nauticalMiles, 6)
})

it('keeps a route that it has found: the same question has the same answer', () => {
  expect(seaRoute(at('CNXMN'), at('NLRTM'))).toBe(seaRoute(at('CNXMN'), at('NLRTM')))
})
