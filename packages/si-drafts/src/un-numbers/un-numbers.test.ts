import { expect, it } from 'vitest'
import { unCount, unEntry } from './index.ts'

it('the list has the UN numbers of 49 CFR 172.101 and the later ones of the Model Regulations', () => expect(unCount()).toBe(2333))

it.each([
  ['1263', ['3'], ['I', 'II', 'III'], 'PAINT'],
  ['1098', ['6.1'], ['I'], 'ALLYL ALCOHOL'],
  ['3480', ['9'], [], 'LITHIUM ION BATTERIES'],
  ['1950', ['2.1', '2.2'], [], 'AEROSOLS, FLAMMABLE'],
  ['1005', ['2.3'], [], 'AMMONIA, ANHYDROUS'],
  ['3556', ['9'], [], 'VEHICLE, LITHIUM ION BATTERY POWERED'],
  ['0336', ['1.4G'], [], 'FIREWORKS'],
])('UN%s: class %s, packing groups %s, %s', (number, classes, groups, name) => {
  const entry = unEntry(number)
  expect([...new Set(entry?.variants.map(({ imoClass }) => imoClass))].toSorted()).toEqual(classes)
  expect([...new Set(entry?.variants.flatMap(({ packingGroups }) => packingGroups))]).toEqual(groups)
  expect(entry?.names).toContain(name)
})
it('keeps subsidiary hazards, and knows no number without an entry', () => {
  expect(unEntry('1098')?.variants).toEqual([{ imoClass: '6.1', subRisks: ['3'], packingGroups: ['I'] }])
  expect(unEntry('0000')).toBeUndefined()
  expect(unEntry('1004')).toBeUndefined()
})
