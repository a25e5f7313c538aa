import { expect, it } from 'vitest'
import { lettersFor } from './letters.ts'

const bill = (originalsIssued = 0, more: { lost?: boolean; boxes?: string[] } = {}) => ({
  originalsIssued,
  lost: false,
  boxes: [],
  ...more,
})

it.each([
  ['release', 'original', [bill(3)], []],
  ['telex', 'telex', [bill(3)], ['telexReturned']],
  ['telex', 'telex', [bill()], ['telexUnissued']],
  ['telex', 'telex', [bill(), bill(3)], ['telexUnissued', 'telexReturned']],
  ['telex', 'telex', [bill(3, { lost: true })], ['lost']],
  ['amend', 'original', [bill(3)], ['amendment']],
  ['switch', 'original', [bill(3)], ['switch']],
  ['reissue', 'original', [bill(3)], ['lost']],
  ['sign', 'original', [bill(0, { boxes: ['A', 'A'] }), bill(0, { boxes: ['B'] })], []],
  ['sign', 'original', [bill(0, { boxes: ['A'] }), bill(0, { boxes: ['B', 'A'] })], ['split']],
] as const)('%s by %s needs its letters (%#)', (type, way, bills, letters) => expect(lettersFor(type, way, bills)).toEqual(letters))
