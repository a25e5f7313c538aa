import { chineseDeclared, chineseIn, declaredWords } from '@jst/feature-kit/testing'
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

it('every declared word of a booking is English: fields, lines, parties, files, prints, states, moves, events and reasons', () => {
  const { fields, states, events, files, prints, draft: _draft } = declared.document
  const { cargo, boxes, parties, valueFields, orderFields, fieldWords, amendment, cancellation, reasons } = declared
  const all = [fields, states, events, files, prints, cargo, boxes, parties, valueFields, orderFields, fieldWords, reasons]
  const requests = [amendment.states, amendment.moves, cancellation.states, cancellation.moves]
  expect(declaredWords(all).length).toBeGreaterThan(250)
  expect(chineseDeclared([all, requests])).toEqual([])
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
