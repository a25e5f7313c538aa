import { compileFunction } from 'node:vm'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { mutantsOf, withMutants } from './operators.mjs'

const mutants = (source: string) => mutantsOf(parseSync('one.ts', source).program, source).map((one, at) => ({ ...one, id: at + 1 }))
const changes = (source: string) => mutants(source).map(({ start, end, text }) => [source.slice(start, end), text])

/** Answers of a function with each mutant awake; 0 is none. */
function answers(source: string, ...args: unknown[]): unknown[] {
  const all = mutants(source)
  const text = withMutants(source, all).replace(/^const __m=.*?;/, '')
  const run = compileFunction(`${text}\nreturn f`, ['__m']) as (at: (id: number) => boolean) => (...given: unknown[]) => unknown
  return [0, ...all.map(({ id }) => id)].map((awake) => run((id) => id === awake)(...args))
}

describe('mutants', () => {
  it('change comparisons, conditions, logic, sums, constants and chains, one at a time', () => {
    expect(changes('const a = b < c')).toEqual([['b < c', 'b <= c']])
    expect(changes('const a = !b && c')).toEqual([
      ['!b && c', '!b || c'],
      ['!b', 'b'],
    ])
    expect(changes('const a = b ?? c')).toEqual([['b ?? c', 'b']])
    expect(changes('const a = b + 1')).toEqual([['b + 1', 'b - 1']])
    expect(changes("const a = [true, 'b', '']")).toEqual([
      ['true', 'false'],
      ["'b'", "''"],
    ])
    expect(changes('const a = b?.c?.(d)')).toEqual([
      ['b?.c?.(d)', 'b?.c(d)'],
      ['b?.c?.(d)', 'b.c?.(d)'],
    ])
    expect(changes('const a = all.filter(f)')).toEqual([['all.filter(f)', 'all.slice()']])
  })
  it('leave out statements, and take a way by every condition', () => {
    expect(changes('if (a) b()')).toEqual([
      ['a', 'true'],
      ['a', 'false'],
      ['b()', ''],
    ])
  })
  it('touch no types, imports, keys and messages of errors', () => {
    expect(changes("import a from 'b'\ntype C = 'd'\nconst e: 'f' | C = g as 'h'\nthrow new Error('i')\nexport * from 'j'")).toEqual([])
    expect(changes("const a = { 'b': c }\nexport { d } from 'e'")).toEqual([])
    expect(changes('const a = b.toString()')).toEqual([])
  })
  it('are asleep until one is awake, however they lie in each other', () => {
    expect(answers('const f = (a, b) => (a < b && !(a === 1) ? a + b : a - b)', 2, 3)).toEqual([5, 5, -1, 5, 5, -1, -1, -1, 5])
  })
})
