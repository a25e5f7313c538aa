import { expect, it } from 'vitest'
import { layoutForCarrier } from './layout.ts'

const layouts = [
  { Id: 1, CarrierCode: '' },
  { Id: 2, CarrierCode: 'COSCO, OOCL' },
  { Id: 3, CarrierCode: 'MSC' },
  { Id: 4, CarrierCode: 'HMM' },
  { Id: 5, CarrierCode: 'hmm、ONE' },
]
it.each([
  ['OOCL', 2],
  ['COSCO SHIPPING LINES CO., LTD', 2],
  ['msc', 3],
  ['ONE', 5],
  // a longer word is another carrier
  ['MSCX LINES', undefined],
  // two layouts name it: a person chooses
  ['HMM', undefined],
  ['', undefined],
])('a bill of %s has the layout %s', (carrier, id) => expect(layoutForCarrier(layouts, carrier)?.Id).toBe(id))
