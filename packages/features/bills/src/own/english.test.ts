import { expect, it } from 'vitest'
import { english } from './texts-en.ts'
import { texts } from './texts.ts'

const han = /\p{Script=Han}/u

it('every text of the pages of customers is English where the page is', () => {
  const found = Object.entries(english.bills).filter(([, text]) => han.test(JSON.stringify(text)))
  expect(found).toEqual([])
  expect([english.bills.again(1, 3, 1), english.bills.again(2, 3, 2)]).toEqual(['Original 1/3', 'Original 2/3 (print 2)'])
})
it('names each state and each move of bills in both languages', () => {
  for (const group of ['states', 'events', 'names', 'paperStates'] as const)
    expect(Object.keys(english.bills[group]).toSorted()).toEqual(Object.keys(texts[group]).toSorted())
})
