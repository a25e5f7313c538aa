import { expect, it } from 'vitest'
import { pages, pictures } from './stories.mjs'

const story = (title: string, more = '') => ({ file: `${title}.stories.tsx`, text: `const meta = {\n  title: '${title}',\n${more}}\n` })
const guide = `  component: Port,\n  parameters: { guide: { when: 'a', good: ['b'], bad: ['c'], sample: \`d\` } },\n`

it('names a page outside the groups, a second page of a title, and one that does not say how it is used', () => {
  const found = pages([
    story('ui/港口', guide),
    story('详情/港口', guide),
    story('详情/港口', guide),
    story('详情/船名'),
    story('设计评审/船期'),
  ])
  expect(found.map((problem: string) => problem.split(': ')[0])).toEqual([
    'ui/港口.stories.tsx',
    '详情/港口.stories.tsx',
    '详情/船名.stories.tsx',
    '详情/船名.stories.tsx',
  ])
})

it('names a page without pictures and a picture without a page', () => {
  const found = pictures([story('详情/港口'), story('详情/船名'), story('设计评审/船期')], ['详情-港口-named.png', 'ui-港口-named.png'])
  expect(found.map((problem: string) => problem.split(': ')[0])).toEqual(['详情/船名', '.storybook/pictures/ui-港口-named.png'])
})
