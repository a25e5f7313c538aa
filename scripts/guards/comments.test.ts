import { expect, it } from 'vitest'
import { commitProblems, riddlesOf } from './comments.mjs'

it('names comments whose subject has to be guessed, and no sentence within one', () => {
  const text = [
    '// What a file holds.',
    '/** Whether it is open. */',
    '/**',
    ' * Who signed it.',
    ' * What follows is part of the same comment.',
    ' */',
    '// The rows of a file.',
    '// What comes next belongs to the line above.',
    'const what = 1 // What stands behind code is a remark',
    '/** Returns what a file holds. */',
  ].join('\n')
  expect(riddlesOf(text)).toEqual([1, 2, 4])
})

it('names commits with a long subject or without a reason', () => {
  const log = ['Count bookings\0Because the gate needs them.\n\x01', `${'x'.repeat(73)}\0why\x01`, 'Mend it\0\n\x01'].join('\n')
  expect(commitProblems(log)).toEqual([expect.stringContaining('73 signs'), expect.stringContaining('“Mend it”: has no body')])
})
