import { describe, expect, it } from 'vitest'
import { changeOf, diffOf, factsOf, type AuditDiff } from './audit.ts'

/** As it comes back from the database. */
const told = (diff: AuditDiff) =>
  Object.entries(JSON.parse(JSON.stringify(diff)) as AuditDiff).map(([field, value]) => [field, ...Object.values(changeOf(value))])

describe('what is told of a kept deed', () => {
  it.each([[['A', 'B']], [[1, 2]], [[['A', 'B'], null]], [[]], [['A']], [['A', 'B', 'C']], [{ fact: 1 }], [{ Code: 'A' }]])(
    'a fact that looks like a pair, or like anything else, is told whole: %j',
    (value) => {
      expect(told(factsOf({ Ports: value }))).toEqual([['Ports', null, value]])
    },
  )

  it('a change is told with both its values, lists of two among them', () => {
    const ports = { Ports: ['CNNGB', 'CNSHA'] }
    expect(told(diffOf<{ Ports?: string[] }>({}, ports))).toEqual([['Ports', null, ['CNNGB', 'CNSHA']]])
    expect(told(diffOf({ Ports: ['CNNGB'] }, ports))).toEqual([['Ports', ['CNNGB'], ['CNNGB', 'CNSHA']]])
    expect(told(diffOf<{ Ports: string[] | null }>({ Ports: ['CNNGB', 'CNSHA'] }, { Ports: null }))).toEqual([
      ['Ports', ['CNNGB', 'CNSHA'], null],
    ])
  })

  it('plain facts stay as they are, and rows of before, where pairs and lists stood alike, are read as they were', () => {
    expect(told(factsOf({ Name: '宁波', Count: 2, None: null, Yes: true }))).toEqual([
      ['Name', null, '宁波'],
      ['Count', null, 2],
      ['None', null, null],
      ['Yes', null, true],
    ])
    expect([changeOf(['A', 'B']), changeOf(['A', 'B', 'C']), changeOf('A')]).toEqual([
      { Before: 'A', After: 'B' },
      { Before: null, After: ['A', 'B', 'C'] },
      { Before: null, After: 'A' },
    ])
  })
})
