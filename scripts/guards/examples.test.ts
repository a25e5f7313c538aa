import { expect, it } from 'vitest'
import { check } from './examples.mjs'

const source = 'export function total(rows) {\n  return rows.length\n}\n'
const problemsOf = (guide: string, name = 'docs/guides/a.md') => {
  const texts: Record<string, string> = { [name]: guide, 'src/total.ts': source }
  return check(Object.keys(texts), (file) => texts[file])
}

it('takes code of a guide that stands in a file, in any indentation and with what was left out', () => {
  expect(problemsOf('1. So:\n\n   ```ts file=src/total.ts\n   export function total(rows) {\n   // …\n   }\n   ```\n')).toEqual([])
  expect(problemsOf('```sh\nnpm start\n```\n')).toEqual([])
})

it('names code of a guide that differs, that no file has, or whose file is gone', () => {
  expect(problemsOf('```ts file=src/total.ts\nreturn rows.size\n```\n')).toEqual([
    'docs/guides/a.md: the example differs from src/total.ts. Show what stands there.',
  ])
  expect(problemsOf('```tsx\n<Total rows={rows} />\n```\n')).toEqual([expect.stringContaining('an example that nothing compiles: <Total')])
  expect(problemsOf('```ts file=src/gone.ts\nx\n```\n')).toEqual(['docs/guides/a.md: shows code of src/gone.ts, which is not there.'])
})

it('takes code of a README that its package’s README test has, and names what that has not', () => {
  const texts: Record<string, string> = {
    'packages/a/README.md': '```ts\nreturn rows.length\n```\n',
    'packages/b/README.md': '```tsx\n<Total />\n```\n',
    'packages/a/src/readme.test.ts': source,
    'packages/b/src/readme.test.tsx': source,
  }
  expect(check(Object.keys(texts), (file) => texts[file])).toEqual([
    expect.stringMatching(/^packages\/b\/README\.md: an example that nothing compiles: <Total \/> Let it stand in packages\/b\/src/),
  ])
  expect(problemsOf('```ts\nroute.nauticalMiles\n```\n', 'docs/areas/sea.md')).toEqual([expect.stringContaining('nothing compiles')])
})

it('leaves what tools write', () => {
  expect(problemsOf('```ts\nexport class A\n```\n', 'packages/a/api/index.api.md')).toEqual([])
})
