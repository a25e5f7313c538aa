import { expect, it } from 'vitest'
import { problemOf } from './conflicts.mjs'

const conflict = ['<<<<<<< ours', 'a', '=======', 'b', '>>>>>>> theirs'].join('\n')

it('names a file with a conflict, and neither headings nor arrows', () => {
  expect(problemOf('docs/a.md', conflict)).toHaveLength(1)
  expect(problemOf('docs/a.md', 'Title\n=======\n\n>> quoted\n>>>>>>>> arrow')).toEqual([])
  expect(problemOf('a.png', conflict)).toEqual([])
})
