import { expect, it } from 'vitest'
import { problemsOf, synonymsOf } from './glossary.mjs'

const page = [
  '| word | English | not | meaning |\n|---|---|---|---|',
  '| 装货港 | POL | 起运港, 启运港 | |\n| 票 | bill | | |\n| 卸货港 | POD | 目的港 | |\n| 目的港放单 | released | | |\n',
].join('\n')
const synonyms = synonymsOf(page)

it('reads the words that are not used', () => {
  expect(synonyms).toEqual([
    { word: '装货港', not: '起运港', compounds: [] },
    { word: '装货港', not: '启运港', compounds: [] },
    { word: '卸货港', not: '目的港', compounds: ['目的港放单'] },
  ])
})
it('refuses them on screens, and says the word', () => {
  const [problem, ...more] = problemsOf('packages/features/si/src/texts.ts', `{ load: '装货港',\n  from: '启运港' }`, synonyms)
  expect([problem, more]).toEqual([expect.stringContaining('texts.ts:2: 启运港 is called 装货港'), []])
})
it('lets compounds of the glossary stand, and finds the word beside them', () => {
  const at = (line: string) => problemsOf('packages/features/si/src/texts.ts', line, synonyms).length
  expect([at(`'目的港放单'`), at(`'目的港放单，目的港填代码'`)]).toEqual([0, 1])
})
it.each([
  'docs/areas/si.md',
  'packages/server/src/modules/cargo-orders/import/read-table.ts',
  'packages/contracts/src/si/catalogue/record.ts',
])('leaves %s alone', (file) => expect(problemsOf(file, '起运港', synonyms)).toEqual([]))
