import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availableAfter,
  backtest,
  byPosition,
  byTransit,
  overTranshipment,
  predictArrival,
  type PastArrival,
  type PredictInput,
} from './index.ts'

const day = 86_400_000
const iso = (at: number) => new Date(at).toISOString()
const start = Date.parse('2026-01-10T00:00:00Z')
/** A voyage that arrives `late` days after what was announced ten days before. */
const voyage = (at: number, late: number, more: Partial<PastArrival> = {}): PastArrival => {
  const eta = start + at * day
  return {
    carrier: 'MSC',
    service: 'AE1',
    lane: 'NEUR',
    etas: [{ eta: iso(eta), known: iso(eta - 10 * day) }],
    berthed: iso(eta + late * day),
    atd: iso(eta - 28 * day),
    ...more,
  }
}
const many = (n: number, late: (at: number) => number, more: Partial<PastArrival> = {}) =>
  Array.from({ length: n }, (_, at) => voyage(at, late(at), more))
const input: PredictInput = {
  carrier: 'MSC',
  service: 'AE1',
  lane: 'NEUR',
  eta: '2026-06-07T00:00:00Z',
  known: '2026-05-27T00:00:00Z',
  now: '2026-05-28T00:00:00Z',
  zone: 'Europe/Brussels',
}

describe('a predicted arrival', () => {
  it('is the word of the carrier and the usual delay at this distance', () => {
    const found = predictArrival(
      many(46, (at) => (at % 5) - 1),
      input,
    )
    expect(found).toMatchObject({
      at: '2026-06-08T00:00:00.000Z',
      n: 46,
      by: 'carrier-service-lane',
      kind: 'berthed',
      horizon: '7-13',
      isSilent: false,
    })
    expect(found.text).toBe('预计 6月8日（多在 6-10日，n=46，近180天）')
  })
  it('backs off to wider groups, and says nothing of few', () => {
    const by = (history: readonly PastArrival[], more: Partial<PredictInput> = {}) => predictArrival(history, { ...input, ...more }).by
    expect([
      by(many(20, () => 1)),
      by(
        many(20, () => 1),
        { service: 'X' },
      ),
      by(
        many(20, () => 1),
        { carrier: 'X' },
      ),
      by(
        many(20, () => 1),
        { lane: 'X' },
      ),
    ]).toEqual(['carrier-service-lane', 'carrier-lane', 'lane', 'all'])
    expect(
      predictArrival(
        many(19, () => 1),
        input,
      ),
    ).toMatchObject({ by: 'none', at: '2026-06-07T00:00:00.000Z', text: '样本不足，沿用船公司' })
    // other distances in time, arrivals of long ago, and those that are not known yet
    expect([
      by(
        many(40, () => 1),
        { now: '2026-06-06T00:00:00Z' },
      ),
      by(
        many(40, () => 1),
        { now: '2027-05-28T00:00:00Z', eta: '2027-06-07T00:00:00Z' },
      ),
      by(many(40, () => 200)),
    ]).toEqual(['none', 'none', 'none'])
  })
  it('never mixes arrivals at the berth with those at the port limits', () => {
    const limits = many(20, () => 1).map(({ berthed, ...one }) => ({ ...one, arrived: berthed! }))
    expect(predictArrival([...limits, ...many(10, () => 5)], input)).toMatchObject({ kind: 'arrived', n: 20 })
    expect(predictArrival([...limits, ...many(20, () => 5)], input)).toMatchObject({ kind: 'berthed', n: 20 })
  })
  it('is never before now, has an hour in the last days only, and says if the carrier is silent', () => {
    const near = (late: number) =>
      many(30, () => late).map((one) => ({ ...one, etas: [{ eta: one.etas[0]!.eta, known: iso(Date.parse(one.etas[0]!.eta) - 2 * day) }] }))
    const now = '2026-06-06T00:00:00Z'
    expect(predictArrival(near(-1.5), { ...input, now }).at).toBe('2026-06-06T00:00:00.000Z')
    expect(predictArrival(near(1), { ...input, now }).text).toBe('预计 6月8日2时（多在 8日，n=30，近180天）；船公司 240 小时未更新')
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.nat(40), (late, before) => {
        const given = { ...input, now: iso(Date.parse(input.eta) - before * day) }
        expect(Date.parse(predictArrival(near(late), given).from)).toBeGreaterThanOrEqual(
          Math.min(Date.parse(given.now), Date.parse(input.eta)),
        )
      }),
    )
  })
})

describe('other ways', () => {
  it('are the transit, the position, the transhipment and the yard', () => {
    expect(
      byTransit(
        many(3, (at) => at),
        { carrier: 'MSC', lane: 'NEUR', atd: '2026-05-01T00:00:00Z', kind: 'berthed' },
      ),
    ).toEqual({ at: '2026-05-30T00:00:00.000Z', n: 3 })
    expect(byTransit([], { carrier: 'MSC', lane: 'NEUR', atd: '2026-05-01T00:00:00Z', kind: 'berthed' })).toBeUndefined()
    const position = {
      reported: '2026-05-01T00:00:00Z',
      now: '2026-05-01T06:00:00Z',
      nauticalMiles: 320,
      knots: [16, 16, 2, 60],
      anchorHours: 10,
    }
    expect([
      byPosition(position),
      byPosition({ ...position, now: '2026-05-01T12:00:00Z' }),
      byPosition({ ...position, knots: [1] }),
    ]).toEqual(['2026-05-02T06:00:00.000Z', undefined, undefined])
    const sailings = ['2026-05-08', '2026-05-03', '2026-05-12'].map((etd) => ({ etd: `${etd}T00:00:00Z`, eta: `${etd}T00:00:00Z` }))
    expect(overTranshipment({ arrival: '2026-05-01T00:00:00Z', dwells: [3, 4, 9], sailings })?.etd).toBe('2026-05-08T00:00:00Z')
    expect(availableAfter('2026-05-01T00:00:00Z', { toDischarge: [10, 12, 40], toAvailable: [12] })).toBe('2026-05-02T00:00:00.000Z')
  })
})

describe('the backtest', () => {
  it('compares both at the same moments, with what was known then', () => {
    const history = many(100, (at) => 2 + (at % 3) - 1)
    const { rows, withoutPrediction, changes } = backtest(history)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ horizon: '7-13', carrier: { mean: 48, bias: 48 } })
    expect(rows[0]!.ours.mean).toBeLessThan(20)
    expect([rows[0]!.n + withoutPrediction, changes, withoutPrediction > 20]).toEqual([100, 0, true])
    // arrivals of the future do not help
    expect(backtest(Array.from({ length: 40 }, () => voyage(0, 1)))).toMatchObject({ rows: [], withoutPrediction: 40 })
  })
  it('covers about 80 % where delays are spread', () => {
    const history = many(180, (at) => ((at * 37) % 100) / 20)
    const [row] = backtest(history).rows
    expect(row!.cover).toBeGreaterThan(0.7)
    expect(row!.cover).toBeLessThan(0.9)
    expect(backtest([])).toEqual({ rows: [], changes: 0, withoutPrediction: 0 })
  })
})
