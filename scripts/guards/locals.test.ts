import { expect, it } from 'vitest'
import { problemsOf } from './locals.mjs'

const file = 'packages/ui/src/controls/Menu.tsx'

it.each([
  'const own = rows.filter(isMine)',
  'let [first, known] = pair',
  'const { rows: kept } = found',
  'const { rows: { all: told = [] } } = found',
  'function judged() {}',
  'const send = (asked: string) => asked',
  'function send(...whole: string[]) {}',
  'const send = ({ Id: drawn }: Row) => drawn',
  'class Cache { private readonly made = new Map() }',
  'class Cache { constructor(private readonly usual: string) {} }',
  'try { read() } catch { const touched = 1 }',
  'export const view = <Rows of={(around) => around} />',
])('refuses %s', (text) => expect(problemsOf(file, text)).toEqual([expect.stringContaining(`${file}:1: `)]))

it.each([
  'const ownRows = rows.filter(isMine)',
  'const { known } = answer',
  'const send = ({ told, kept = 0 }: Message) => [told, kept]',
  'interface Row { readonly own: boolean }',
  "const scopes = { own: '本单', whole: '全程' }",
  '// what is known, asked and told',
  "const text = 'made'",
])('lets %s through', (text) => expect(problemsOf(file, text)).toEqual([]))

it('says nothing of tests and of what stands outside the source', () => {
  for (const name of ['packages/ui/src/Menu.test.tsx', 'packages/server/src/testing/stage.ts', 'docs/parts/list.md'])
    expect(problemsOf(name, 'const own = 1')).toEqual([])
})
