import { blankBox, type BookingPrice } from '@jst/contracts/booking'
import { expect, it } from 'vitest'
import type { Choice } from '../sailings/choices.ts'
import { leavesQuote, leavingQuestion, sailingTaken } from './quoted.ts'

const quoted = {
  QuoteNo: 'QT261100007',
  Carrier: 'COSCO',
  Service: 'AAS',
  Pol: 'CNSHA',
  Pod: 'USLAX',
  ValidFrom: '2026-11-01',
  ValidTo: '2026-11-30',
  Boxes: [{ Type: '40HQ', Count: 2 }],
  Charges: [{ Basis: 'B', Quantity: '1' }],
  Totals: [{ Currency: 'USD', Amount: '6785.00' }],
} as BookingPrice
const typed = { Values: { PolCode: 'CNSHA', PodCode: 'USLAX', Etd: '2026-11-20' }, Boxes: [{ ...blankBox('40HQ'), Count: 2 }] }
const choice = (more: Partial<Choice> = {}, Etd = '2026-11-22') =>
  ({
    carrier: 'COSCO',
    service: 'AAS',
    sailing: { VoyageId: 31, Vessel: 'COSCO ROME', VoyageNo: '045E', Etd, Eta: '2026-12-08' },
    offer: { Totals: [{ Currency: 'USD', Total: '6680.00' }], Incomplete: [] },
    ...more,
  }) as Choice

it('a sailing that the price of the quotation is for leaves it', () => {
  expect(leavesQuote(quoted, typed, choice())).toBeUndefined()
  expect(sailingTaken(typed, choice())).toMatchObject({ VoyageId: 31, Values: { Vessel: 'COSCO ROME', Etd: '2026-11-22' } })
  expect(sailingTaken(typed, choice())).not.toHaveProperty('Price')
})
it.each([
  ['another carrier', choice({ carrier: 'OOCL' }), '报价的船公司是 COSCO'],
  ['another service', choice({ service: 'AAC' }), '报价的航线是 AAS'],
  ['a sailing after the last day', choice({}, '2026-12-01'), '2026-12-01 开航'],
])('%s says what changes, with both prices', (_, other, words) => {
  const why = leavesQuote(quoted, typed, other)
  expect(why).toContain(words)
  const { title, content } = leavingQuestion(quoted, why!, other)
  expect([title, content]).toEqual([expect.stringContaining('QT261100007'), expect.stringMatching(/USD 6,785\.00.*USD 6,680/)])
})
it('marks a total that lacks charges, for which nothing else in the sentence stands', () => {
  const { offer, ...rest } = choice()
  const partial = { ...rest, offer: { ...offer, Incomplete: [{ Zh: '燃油附加费', En: 'BAF' }] } } as unknown as Choice
  expect(leavingQuestion(quoted, 'x', partial).content).toMatch(/USD [\d,.]+（费用不全）/)
  expect(leavingQuestion(quoted, 'x', choice()).content).not.toContain('费用不全')
})
it('other boxes than were quoted are no price of the quotation', () => {
  expect(leavesQuote(quoted, { ...typed, Boxes: [{ ...blankBox('40HQ'), Count: 3 }] }, choice())).toContain('现为 40HQ*3')
  expect(leavesQuote(quoted, { ...typed, Values: { ...typed.Values, Bills: 2 } }, choice())).toBe('报价按 1 票提单计算，现为 2 票')
})
