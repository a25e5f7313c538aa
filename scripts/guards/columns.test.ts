import { expect, it } from 'vitest'
import { problemsOf } from './columns.mjs'

const long = 'word '.repeat(31)

it.each([`// ${long}`, `const a = 1 /* ${long} */`, `select ${long}`])('refuses %s', (line) => {
  expect(problemsOf('packages/ui/src/a.ts', `\n${line}`)).toEqual([expect.stringContaining('a.ts:2: ')])
})
it.each([`  '${long}',`, `  \`${long}\`)`, `  /${long}/,`, `// oxlint-disable-next-line ${long}`, long.slice(0, 150)])(
  'takes %s',
  (line) => {
    expect(problemsOf('packages/ui/src/a.ts', line)).toEqual([])
  },
)
it('takes tables of facts and prose', () => {
  for (const file of ['packages/si-drafts/src/un-numbers/table.ts', 'packages/sea/src/chart.ts', 'docs/areas/si.md'])
    expect(problemsOf(file, `// ${long}`)).toEqual([])
})
