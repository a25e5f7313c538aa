import { quotedBookingLink } from '@jst/contracts/booking'
import { expect, it } from 'vitest'
import { sailingsQueryOf } from './query.ts'
import { beginningOf, formLink } from './handover.ts'

const route = { Pol: 'CNSHA', Pod: 'USLAX', Day: '2026-12-05', Boxes: '40HQ*1-24.5-SOC,40HQ*2' }
const begun = (address: string) => beginningOf(new URLSearchParams(address.split('?')[1]))

it('a form that is opened from a search has its boxes by line, kind of cargo and number of bills', () => {
  const asked = { ...route, CargoType: '2', Bills: 3 }
  const { content, source } = begun(formLink('/form', asked))
  expect(source).toBe('search')
  expect(content!.Values).toMatchObject({ PolCode: 'CNSHA', CargoType: '2', Bills: 3 })
  expect(content!.Boxes).toMatchObject([
    { Type: '40HQ', Count: 1, BoxWeight: 24_500, Soc: true },
    { Type: '40HQ', Count: 2, BoxWeight: null, Soc: false },
  ])
  expect(sailingsQueryOf(new URLSearchParams(formLink('/form', asked).split('?')[1]))).toEqual(asked)
  expect(begun(formLink('/form', route)).content!.Values).toMatchObject({ CargoType: '1', Bills: 1 })
})
it('a form that is opened from a quotation has the bills that it was quoted for', () => {
  const option = { Key: '1', Pol: 'CNSHA', Pod: 'USLAX', Carrier: 'COSCO', Service: 'AAS' }
  const quote = { quoteId: 7, option, day: '2026-12-05', boxes: [{ Type: '40HQ', Count: 2 }] }
  expect(begun(quotedBookingLink('/form', { ...quote, bills: 2 })).content!.Values).toMatchObject({ Bills: 2 })
  expect(begun(quotedBookingLink('/form', quote)).content!.Values).toMatchObject({ Bills: 1 })
})
