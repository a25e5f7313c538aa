import { describe, expect, it } from 'vitest'
import { goodConsignment } from '../testing/consignments.ts'
import { amendmentProblems, reasonsProblem, referenceProblem } from './amend.ts'
import { deadlineOf, timingOf } from './deadlines.ts'
import { regimesFor, type RegimeCode } from './regimes.ts'

const route = (Pol: string, Pod: string, PortsAfter: readonly string[] = [], Transit = '') =>
  regimesFor({ Pol, Pod, PortsAfter, Transit, Delivery: Pod }).map(({ code }) => code)

describe('filings', () => {
  it('follow from the ports after loading', () => {
    expect(route('CNSHA', 'DEHAM')).toEqual(['cnExport', 'eu'])
    expect(route('CNSHA', 'USLAX')).toEqual(['cnExport', 'us', 'usIsf'])
    expect(route('KRPUS', 'CNSHA')).toEqual(['cnImport'])
    expect(route('KRPUS', 'AEJEA')).toEqual([])
    expect(route('KRPUS', 'AEJEA', ['CNSHA', 'AEJEA'])).toEqual(['cnImport'])
  })
  it('are needed for cargo that stays aboard in the United States, Canada and the Union', () => {
    expect(route('CNSHA', 'PAPAC', ['CAVAN', 'USLAX', 'PAPAC'])).toEqual(['cnExport', 'us', 'ca'])
    expect(route('CNSHA', 'GBFXT', ['NLRTM', 'GBFXT', 'DEHAM'])).toEqual(['cnExport', 'eu'])
    // the importer's part is for what enters the country
    expect(route('CNSHA', 'PAPAC', ['USLAX', 'PAPAC'])).not.toContain('usIsf')
  })
  it('are not needed for what the ship calls after the discharge', () => {
    expect(route('CNSHA', 'KRPUS', ['KRPUS', 'USLAX'])).toEqual(['cnExport'])
  })
  it('are not needed for what the ship calls after the cargo went to another ship', () => {
    expect(route('CNSHA', 'AEJEA', ['KRPUS', 'USLAX', 'PAPAC'], 'KRPUS')).toEqual(['cnExport'])
    expect(route('CNSHA', 'DEHAM', ['SGSIN', 'NLRTM'], 'SGSIN')).toEqual(['cnExport', 'eu'])
    // a transhipment that the ship's calls do not name leaves what is known
    expect(route('CNSHA', 'AEJEA', ['USLAX', 'AEJEA'], 'OMSLL')).toEqual(['cnExport', 'us'])
  })
  it('in Japan concern cargo discharged there alone', () => {
    expect(route('CNSHA', 'USLAX', ['JPTYO', 'USLAX'])).not.toContain('jp')
    expect(route('CNSHA', 'JPTYO')).toContain('jp')
    expect(route('CNSHA', 'USLAX', [], 'JPYOK')).toContain('jp')
  })
})

describe('deadlines', () => {
  const of = (code: RegimeCode, more = {}) => deadlineOf(code, goodConsignment(more))
  it('count 24 hours from loading, in Japan from departure, and 2 hours for loose cargo in China', () => {
    expect(of('cnExport').legal).toBe('2026-12-02T00:00:00.000Z')
    expect(of('eu').legal).toBe('2026-12-02T00:00:00.000Z')
    expect(of('jp').legal).toBe('2026-12-02T12:00:00.000Z')
    expect(of('cnExport', { BreakBulk: true }).legal).toBe('2026-12-02T22:00:00.000Z')
    expect(of('us', { BreakBulk: true }).legal).toBe('2026-12-02T00:00:00.000Z')
  })
  it('are instants: hours of the clock pass where the load port changes to summer time', () => {
    // Hamburg sets its clock forward on 28 March 2027 at 02:00
    expect(of('us', { Pol: 'DEHAM', LoadingAt: '2027-03-28 12:00' }).legal).toBe('2027-03-27T10:00:00.000Z')
  })
  it('are unknown where the port has no known zone, or nobody knows the time', () => {
    expect(of('us', { Pol: 'AUXYZ' })).toEqual({ legal: '', agent: '', isUnknown: true })
    expect(timingOf({ legal: '', agent: '', isUnknown: true }, '2026-12-01T00:00:00Z')).toBe('unknown')
    expect(timingOf(of('cnSplit', { AgentCutoff: '' }), '2026-12-01T00:00:00Z')).toBe('none')
  })
})

describe('amendments', () => {
  const before = goodConsignment()
  const fields = (code: RegimeCode, after: object, facts = { departed: false, holds: [] as string[] }) =>
    amendmentProblems(code, before, { ...before, ...after }, facts).map(({ field }) => field)
  it('in Japan change neither carrier, ship, voyage, load port nor numbers', () => {
    expect(fields('jp', { Carrier: 'ONEY', Voyage: '2', Vessel: 'X', Pol: 'CNNGB', BillNo: 'Y', MasterNo: 'Z' })).toHaveLength(6)
    expect(fields('jp', { Weight: 1, Pod: 'JPOSA' })).toEqual([])
  })
  it('after departure from Japan answer a notice alone', () => {
    expect(fields('jp', { Weight: 1 }, { departed: true, holds: ['SPD'] })).toEqual([''])
    for (const hold of ['HLD', 'DNL', 'DNU']) expect(fields('jp', { Weight: 1 }, { departed: true, holds: [hold] })).toEqual([])
    expect(fields('us', { Weight: 1 }, { departed: true, holds: [] })).toEqual([])
  })
  it('have one to three different reasons', () => {
    expect(reasonsProblem(['001'])).toBeUndefined()
    expect(reasonsProblem(['001', '002', '9A'])).toBeUndefined()
    for (const codes of [[], ['001', '001'], ['1', '2', '3', '4'], ['a1'], ['0001']]) expect(reasonsProblem(codes)).toBeDefined()
  })
  it('of an ENS take a reference again after a year alone', () => {
    const uses = [{ reference: 'B1', at: '2026-03-01T00:00:00.000Z' }]
    expect(referenceProblem('B1', '2027-02-28T23:59:59.999Z', uses)).toBeDefined()
    expect(referenceProblem('B1', '2027-03-01T00:00:00.000Z', uses)).toBeUndefined()
    expect(referenceProblem('B2', '2026-03-02T00:00:00.000Z', uses)).toBeUndefined()
  })
})
