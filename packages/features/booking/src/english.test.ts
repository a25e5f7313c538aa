import { chineseIn } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { declared } from './declared-en.ts'
import { labelAt } from './labels-en.ts'
import { english } from './texts-en.ts'

it('every text of bookings is English where the page is', () => {
  const { document: _document, states: _states, valueFields: _fields, ...texts } = english
  expect(chineseIn({ names: texts.names, lists: texts.lists, detail: texts.detail, form: texts.form, price: texts.price })).toEqual([])
  expect(chineseIn({ sailings: texts.sailings, templates: texts.templates, third: texts.third, cutoffs: texts.cutoffs })).toEqual([])
  expect(chineseIn({ reading: texts.reading, choices: texts.choices, problems: { ...texts.problems, nameOf: 'x' } })).toEqual([])
})

/** Words that a reader sees of a declaration. */
function wordsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsOf)
  if (typeof part !== 'object' || part === null) return []
  const { zh, about, done, hint, remarks, choices, ...rest } = part as Readonly<Record<string, unknown>>
  const own = [zh, about, done, hint, remarks].filter((word) => typeof word === 'string')
  return [...own, ...Object.values((choices as object | undefined) ?? {}).map(String), ...Object.values(rest).flatMap(wordsOf)]
}

it('every declared word of a booking is English: fields, lines, parties, files, prints, states, moves, events and reasons', () => {
  const { fields, states, events, files, prints, draft: _draft } = declared.document
  const { cargo, boxes, parties, valueFields, orderFields, fieldWords, amendment, cancellation, reasons } = declared
  const said = wordsOf([fields, states, events, files, prints, cargo, boxes, parties, valueFields, orderFields, fieldWords, reasons])
  const requests = wordsOf([amendment.states, amendment.moves, cancellation.states, cancellation.moves])
  expect(said.length).toBeGreaterThan(250)
  expect([...said, ...requests].filter((word) => /\p{Script=Han}/u.test(word))).toEqual([])
})

it('names a field by its path', () => {
  expect(['Values.PolCode', 'Cargo[0].Weight', 'Boxes', 'Parties.shipper', 'Other'].map((path) => labelAt('标签', path))).toEqual([
    'Port of loading',
    'Gross weight kg',
    'Boxes',
    'Shipper',
    '标签',
  ])
})
