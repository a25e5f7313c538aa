import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameJson } from './json.ts'
import { mergeValues } from './merge-values.ts'
import { taken } from './take-value.ts'

interface Line {
  readonly Id: string
  readonly Code?: string
  readonly Price?: number
}
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ Id: `r${index + 1}`, Code: `C${index}`, Price: 100 }))
const quotation = { Customer: '宁波远帆', Remark: '', Ports: ['CNNGB', 'DEHAM'], Lines: lines(50) }
const withLine = (at: number, change: Partial<Line>) => ({
  ...quotation,
  Lines: quotation.Lines.map((line, index) => (index === at ? { ...line, ...change } : line)),
})

describe('two copies of one value', () => {
  it('take what each side alone changed', () => {
    const { value, conflicts } = mergeValues(quotation, { ...quotation, Customer: '苏州恒泽' }, { ...quotation, Remark: '急' })
    expect([value, conflicts]).toEqual([{ ...quotation, Customer: '苏州恒泽', Remark: '急' }, []])
  })
  it('keep mine where both changed the same, and tell', () => {
    const { value, conflicts } = mergeValues(quotation, { ...quotation, Remark: 'A' }, { ...quotation, Remark: 'B' })
    expect([value.Remark, conflicts]).toEqual(['A', [{ path: ['Remark'], base: '', mine: 'A', theirs: 'B' }]])
    expect(taken(value, conflicts[0]!, 'theirs').Remark).toBe('B')
  })
  it('merge lists without ids as a whole', () => {
    const { conflicts } = mergeValues(quotation, { ...quotation, Ports: ['CNNGB'] }, { ...quotation, Ports: ['DEHAM'] })
    expect(conflicts.map(({ path }) => path)).toEqual([['Ports']])
  })
  it('without a known ancestor let an empty value give way to a filled one', () => {
    const { value, conflicts } = mergeValues<object>(null, { Remark: '', Customer: 'A' }, { Remark: 'B', Customer: 'C' })
    expect([value, conflicts]).toEqual([{ Remark: 'B', Customer: 'A' }, [{ path: ['Customer'], base: undefined, mine: 'A', theirs: 'C' }]])
  })
})

describe('rows with ids', () => {
  it('merge by their ids: fields of one row, and other rows, from both sides', () => {
    const mine = withLine(3, { Price: 120 })
    const theirs = { ...withLine(3, { Code: 'THC' }), Lines: withLine(3, { Code: 'THC' }).Lines.toSpliced(10, 1) }
    const { value, conflicts } = mergeValues(quotation, mine, theirs)
    expect(conflicts).toEqual([])
    expect(value.Lines).toHaveLength(49)
    expect(value.Lines[3]).toEqual({ Id: 'r4', Code: 'THC', Price: 120 })
  })
  it('that both added stay, each after the row that it followed', () => {
    const mine = { ...quotation, Lines: quotation.Lines.toSpliced(1, 0, { Id: 'mine' }) }
    const theirs = { ...quotation, Lines: quotation.Lines.toSpliced(50, 0, { Id: 'theirs' }) }
    const ids = mergeValues(quotation, mine, theirs).value.Lines.map(({ Id }) => Id)
    expect([ids.length, ids[1], ids[51]]).toEqual([52, 'mine', 'theirs'])
  })
  it('take their order where I kept mine', () => {
    const theirs = { ...quotation, Lines: quotation.Lines.toReversed() }
    const { value } = mergeValues(quotation, withLine(0, { Price: 1 }), theirs)
    expect(value.Lines.at(-1)).toEqual({ Id: 'r1', Code: 'C0', Price: 1 })
  })
  it('that one side removed and the other changed are asked, and either answer holds', () => {
    const removed = { ...quotation, Lines: quotation.Lines.slice(1) }
    const changed = withLine(0, { Price: 1 })
    const here = mergeValues(quotation, removed, changed)
    expect([here.value.Lines.length, here.conflicts[0]?.mine]).toEqual([49, undefined])
    expect(taken(here.value, here.conflicts[0]!, 'theirs').Lines).toContainEqual({ Id: 'r1', Code: 'C0', Price: 1 })
    const there = mergeValues(quotation, changed, removed)
    expect([there.value.Lines.length, there.conflicts[0]?.theirs]).toEqual([50, undefined])
    expect(taken(there.value, there.conflicts[0]!, 'theirs').Lines).toHaveLength(49)
  })
  it('with an id twice or none are one value', () => {
    const base = { Lines: [{ Id: 0, Code: 'A' }] }
    const { conflicts } = mergeValues(base, { Lines: [{ Id: 0, Code: 'B' }] }, { Lines: [{ Id: 0, Code: 'C' }] })
    expect(conflicts.map(({ path }) => path)).toEqual([['Lines']])
  })
})

const row = fc.record({ Id: fc.constantFrom('a', 'b', 'c', 'd'), Code: fc.constantFrom('', 'X', 'Y') })
const form = fc.record({
  Remark: fc.constantFrom('', 'A', 'B'),
  Lines: fc.uniqueArray(row, { selector: ({ Id }) => Id }),
})
describe('any three values', () => {
  it('lose nothing: what one side alone changed stands, whatever it is, and both sides reach the same', () => {
    fc.assert(
      fc.property(form, form, (base, other) => {
        expect(mergeValues(base, other, base).value).toEqual(other)
        expect(mergeValues(base, base, other).value).toEqual(other)
        expect(mergeValues(base, other, base).conflicts).toEqual([])
      }),
    )
  })
  it('have the same conflicts from either side, and without conflicts the same rows', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const [one, two] = [mergeValues(base, mine, theirs), mergeValues(base, theirs, mine)]
        const keys = ({ conflicts }: typeof one) => conflicts.map(({ path }) => JSON.stringify(path)).toSorted()
        expect(keys(one)).toEqual(keys(two))
        if (one.conflicts.length > 0) return
        const sorted = ({ value }: typeof one) => value.Lines.toSorted((a, b) => a.Id.localeCompare(b.Id))
        expect(sameJson(sorted(one), sorted(two))).toBe(true)
      }),
    )
  })
})
