import { expect, it } from 'vitest'
import { problemsOf } from './manifests.mjs'

const file = 'packages/features/si/src/internal.ts'

it('names what a manifest takes into the start of an app', () => {
  expect(problemsOf(file, "import { texts } from './texts.ts'")).toHaveLength(1)
  expect(problemsOf(file, "export { Page } from './Page.tsx'")).toHaveLength(1)
})

it.each([
  "import { titles } from './titles.ts'",
  "import { viewTitles } from './customer/titles.ts'",
  "import type { Row } from './rows.ts'",
  "export { withTiles } from './tiles/withTiles.ts'",
  "const load = () => import('./Page.tsx')",
])('lets through %s', (text) => {
  expect(problemsOf(file, text)).toEqual([])
})

it('looks at manifests alone', () => {
  expect(problemsOf('packages/features/si/src/Page.tsx', "import { texts } from './texts.ts'")).toEqual([])
})
