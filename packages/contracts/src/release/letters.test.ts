import { expect, it } from 'vitest'
import { coversBill, lettersFor, letterTexts, mostLetterBills } from './letters.ts'

const bill = (originalsIssued = 0, more: { no?: string; lost?: number; boxes?: string[] } = {}) => ({
  no: 'B1',
  originalsIssued,
  lost: 0,
  boxes: [],
  ...more,
})

it.each([
  ['release', 'original', [bill(3)], []],
  ['telex', 'telex', [bill(3)], ['telexReturned']],
  ['telex', 'telex', [bill()], ['telexUnissued']],
  ['telex', 'telex', [bill(), bill(3, { no: 'B2' })], ['telexUnissued', 'telexReturned']],
  ['telex', 'telex', [bill(3, { lost: 3 })], ['lost']],
  ['telex', 'telex', [bill(3, { lost: 1 })], ['lost', 'telexReturned']],
  ['amend', 'original', [bill(3)], ['amendment']],
  ['switch', 'original', [bill(3)], ['switch']],
  ['reissue', 'original', [bill(3)], ['lost']],
  ['sign', 'original', [bill(0, { boxes: ['A', 'A'] }), bill(0, { no: 'B2', boxes: ['B'] })], []],
  ['sign', 'original', [bill(0, { boxes: ['A'] }), bill(0, { no: 'B2', boxes: ['B', 'A'] })], ['split']],
] as const)('%s by %s needs its letters (%#)', (type, way, bills, letters) =>
  expect(lettersFor(type, way, bills).map(({ kind }) => kind)).toEqual(letters),
)

it('a letter is given for the bills that need it', () => {
  const bills = [bill(3, { no: 'B1', boxes: ['X'] }), bill(0, { no: 'B2' }), bill(3, { no: 'B3', lost: 3, boxes: ['X'] })]
  expect(lettersFor('telex', 'telex', bills)).toEqual([
    { kind: 'lost', bills: ['B3'] },
    { kind: 'telexUnissued', bills: ['B2'] },
    { kind: 'telexReturned', bills: ['B1'] },
    { kind: 'split', bills: ['B1', 'B3'] },
  ])
})
it('covers the bills that it names, whatever stands between them', () => {
  const names = 'HJGJ2611280001、hjgj2611280002，HJGJ2611280003'
  expect(['HJGJ2611280001', 'HJGJ2611280002', 'HJGJ2611280003', 'HJGJ261128000'].map((no) => coversBill(names, no))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
it('as many letters are made as their numbers need', () => {
  const numbers = Array.from({ length: 50 }, (_, at) => `OOLU26590188${at}`)
  const made = letterTexts(numbers)
  expect(made.every(({ length }) => length <= mostLetterBills)).toBe(true)
  expect(made.join(' ')).toBe(numbers.join(' '))
})
