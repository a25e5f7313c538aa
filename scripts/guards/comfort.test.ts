import { expect, it } from 'vitest'
import { problemsOf } from './comfort.mjs'

const rows = (proof: string) => Array.from({ length: 60 }, (_, index) => `| ${index + 1} | tabs | yes | ${proof} |`).join('\n')
const textOf = (file: string) => (file === 'a.test.ts' ? "it('keeps tabs'" : undefined)

it('accepts a proof that stands in its file', () => expect(problemsOf(rows('`a.test.ts` keeps tabs'), textOf)).toEqual([]))

it('names a proof that is not there, and a page with fewer comforts', () => {
  expect(problemsOf(rows('`b.test.ts` keeps tabs'), textOf)).toHaveLength(60)
  expect(problemsOf(rows('`a.test.ts` drops tabs'), textOf)[0]).toContain('does not say "drops tabs"')
  expect(problemsOf('| 1 | tabs | part | later |', textOf)).toEqual(['docs/comfort.md: 1 comforts, there are sixty'])
})
