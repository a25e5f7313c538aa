import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChunks, type Atom } from './chunkPlan.ts'

const atom = (name: string, bytes: number, entries: string, imports: string[] = []): Atom => ({
  name,
  bytes,
  entries: new Set(entries.split(' ')),
  imports,
})
const plan = (atoms: Atom[], costs: Partial<Parameters<typeof planChunks>[1]> = {}) =>
  planChunks(atoms, { fileBytes: 5, mostInVain: 20, weightOf: () => 1, ...costs })
    .map((names) => names.toSorted().join('+'))
    .toSorted()

describe('chunks', () => {
  it('are one for what the same screens need, and apart where a screen would load the rest in vain', () => {
    expect(plan([atom('table', 10, 'a b c'), atom('list', 10, 'a b c'), atom('chart', 30, 'c d')])).toEqual(['chart', 'list+table'])
  })

  it('take a little in vain to save files', () => {
    expect(plan([atom('table', 10, 'a b c'), atom('badge', 1, 'a b')])).toEqual(['badge+table'])
    expect(plan([atom('table', 10, 'a b c'), atom('badge', 12, 'a b')])).toEqual(['badge', 'table'])
  })

  it('never make one screen pay more than it may, however many others gain', () => {
    const atoms = [atom('rules', 50, 'a b c d e f g h i j k l m'), atom('path', 1, 'a b c d e f g h i j k l m list')]
    expect(plan(atoms)).toEqual(['path', 'rules'])
    expect(plan(atoms, { mostInVain: 50 })).toEqual(['path+rules'])
  })

  it('count what comes along: the imports of what is loaded in vain are loaded, too', () => {
    const atoms = [atom('texts', 1, 'a b list'), atom('desk', 1, 'a b', ['rules']), atom('rules', 50, 'a b')]
    expect(plan(atoms)).toEqual(['desk+rules', 'texts'])
  })

  it('never import each other in a circle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(40), fc.array(fc.nat(15), { minLength: 1, maxLength: 2 }), fc.array(fc.nat(19), { maxLength: 2 })), {
          minLength: 8,
          maxLength: 20,
          size: 'max',
        }),
        (drawn) => {
          // an atom imports later ones, and who loads it loads those, too
          const entries = drawn.map(([, own]) => new Set(own.map((at) => `e${at}`)))
          const imports = drawn.map(([, , wanted], at) => [...new Set(wanted.filter((to) => to > at && to < drawn.length))])
          imports.forEach((wanted, at) => wanted.forEach((to) => entries[at]!.forEach((entry) => entries[to]!.add(entry))))
          const atoms = drawn.map(([bytes], at) => ({ name: `${at}`, bytes, entries: entries[at]!, imports: imports[at]!.map(String) }))
          const chunks = planChunks(atoms, { fileBytes: 30, mostInVain: 40, weightOf: () => 1 })
          const chunkOf = new Map(chunks.flatMap((names, at) => names.map((name) => [name, at])))
          expect([...chunkOf.keys()].toSorted()).toEqual(atoms.map(({ name }) => name).toSorted())
          const next = chunks.map((names, at) =>
            names.flatMap((name) => imports[+name]!.map((to) => chunkOf.get(`${to}`)!)).filter((to) => to !== at),
          )
          for (const at of chunks.keys()) {
            const seen = new Set(next[at])
            for (const one of seen) for (const further of next[one]!) seen.add(further)
            expect(seen.has(at)).toBe(false)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are the same for the same modules', () => {
    const atoms = Array.from({ length: 40 }, (_, at) => atom(`m${at}`, (at * 7) % 13, `e${at % 5} e${at % 3} e${at % 7}`))
    expect(plan(atoms)).toEqual(plan(structuredClone(atoms)))
  })

  it('weigh screens by how often they are opened', () => {
    const atoms = [atom('table', 4, 'often seldom'), atom('chart', 9, 'seldom')]
    expect(plan(atoms)).toEqual(['chart', 'table'])
    expect(plan(atoms, { weightOf: (entry) => (entry === 'often' ? 0.1 : 1) })).toEqual(['chart+table'])
  })
})
