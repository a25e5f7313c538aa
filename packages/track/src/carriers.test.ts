import { expect, it } from 'vitest'
import { boxNumber, guessCarrier, isBox, isImo, isLocode } from './index.ts'

const carriers = [
  { code: 'COSCO', scac: 'COSU', prefixes: ['CSNU', 'CBHU'] },
  { code: 'OOCL', scac: 'OOLU', prefixes: ['OOLU', 'OOCU'] },
  { code: 'TWIN', scac: 'TWIN', prefixes: ['CBHU'] },
]

it.each([
  ['oolu 111222-3', 'OOCL', 'box', '按箱号前缀推测'],
  ['COSU6699001', 'COSCO', 'bill', '按提单号前缀推测'],
  ['COSU66990012', 'COSCO', 'bill', '按提单号前缀推测'],
])('%s suggests %s', (number, carrier, by, text) => {
  expect(guessCarrier(number, carriers)).toEqual({ carrier, by, text })
})
it.each(['CBHU1234567', 'XXXU1234567', '', '123'])('%s suggests none', (number) => {
  expect(guessCarrier(number, carriers)).toBeUndefined()
})
it('numbers are checked by their form', () => {
  expect([isImo('9321483'), isImo('9321484'), isImo('7654321'), isImo('x')]).toEqual([true, false, false, false])
  expect([isBox(boxNumber(' oolu-1112223 ')), isBox('OOLX1112223'), isLocode('CNSHA'), isLocode('CNSH1')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
