import { expect, it } from 'vitest'
import { english } from './texts-en.ts'
import { texts } from './texts.ts'

const han = /\p{Script=Han}/u

it('every text of the pages of customers is English where the page is', () => {
  const found = Object.entries(english.letters).filter(([, text]) => han.test(JSON.stringify(text)))
  expect(found).toEqual([])
})
it('names each kind and each state of letters in both languages', () => {
  for (const group of ['kinds', 'states', 'events'] as const)
    expect(Object.keys(english.letters[group]).toSorted()).toEqual(Object.keys(texts[group]).toSorted())
})
