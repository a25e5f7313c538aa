import { expect, it } from 'vitest'
import { readBoxes } from '../freight-rates/price-search.ts'
import { blankBooking, blankBox, blankCargo } from './content.ts'
import { pricedFacts } from './priced-facts.ts'

const blank = blankBooking()
const goods = (...weights: (number | null)[]) => weights.map((Weight) => ({ ...blankCargo(), NameEn: 'GOODS', Weight }))
const facts = (Boxes: object[], more: object = {}) =>
  pricedFacts({ ...blank, Boxes: Boxes.map((box) => ({ ...blankBox('40HQ'), ...box })), ...more })

it('boxes say their own weight, and the others share what the goods weigh besides', () => {
  expect(facts([{ Count: 2 }], { Cargo: goods(20_000, 17_000) }).text).toBe('40HQ*2-18.5')
  expect(facts([{ BoxWeight: 26_000 }, { Count: 2, Soc: true }, { Type: '20GP' }], { Cargo: goods(53_000) }).text).toBe(
    '40HQ*1-26,40HQ*2-9-SOC,20GP*1-9',
  )
  // a weight that is missing, or more in single boxes than all goods weigh
  expect(facts([{ Count: 2 }], { Cargo: goods(20_000, null) }).text).toBe('40HQ*2')
  expect(facts([{ BoxWeight: 26_000 }, {}], { Cargo: goods(20_000) }).text).toBe('40HQ*1-26,40HQ*1')
  expect(facts([{ Type: '' }, { Count: 0 }]).boxes).toEqual([])
})
it('what they say is read again from the text', () => {
  const { boxes, text } = facts([{ BoxWeight: 26_000 }, { Count: 2, Soc: true }, { Type: '20GP' }], { Cargo: goods(53_000) })
  expect(readBoxes(text)).toEqual(boxes)
  expect(boxes).toEqual([
    {
      type: '40HQ',
      count: 3,
      lots: [
        { count: 1, tons: '26' },
        { count: 2, tons: '9', soc: true },
      ],
    },
    { type: '20GP', count: 1, lots: [{ count: 1, tons: '9' }] },
  ])
})
it('dangerous goods and reefers are told from lines where the header says general cargo', () => {
  expect(facts([{}]).cargo).toEqual({ CargoType: '1' })
  expect(facts([{}], { Cargo: [{ ...blankCargo(), UnNo: '3480' }] }).cargo).toEqual({ CargoType: '2' })
  expect(facts([{ Temperature: -18 }]).cargo).toEqual({ CargoType: '3' })
  expect(facts([{ Temperature: 0 }], { Values: { ...blank.Values, CargoType: '4' } }).cargo).toEqual({ CargoType: '4' })
})
it('a number of bills is one of them, one where it is left open', () => {
  expect(facts([{}], { Values: { ...blank.Values, Bills: 3 } }).cargo).toEqual({ CargoType: '1', Bills: 3 })
  expect(facts([{}], { Values: { ...blank.Values, Bills: null } }).cargo).toEqual({ CargoType: '1' })
})
