import { expect, it } from 'vitest'
import { blankCargo, blankRow, isWrong, isWrongCount, shipmentOf } from './cargo.ts'

const row = { ...blankRow(1), Count: '3', Length: '120', Width: '100', Height: '100', Kg: '80' }

it('a shipment has volume, weight and pieces above zero', () => {
  expect(shipmentOf({ ...blankCargo, rows: [row] })).toEqual({ Cbm: '3.6', Kg: '240', Pieces: 3, CargoType: '' })
})
it.each(['-1', '0', '0.000', 'abc', '1.2345'])('%s is no measure', (text) => {
  expect(isWrong(text)).toBe(true)
  for (const wrong of [{ cbm: text }, { kg: text }]) expect(shipmentOf({ ...blankCargo, rows: [row], ...wrong })).toBeUndefined()
  for (const side of ['Length', 'Width', 'Height', 'Kg'] as const)
    expect(shipmentOf({ ...blankCargo, cbm: '1', kg: '1', rows: [{ ...row, [side]: text }] })).toBeUndefined()
})
it.each(['-3', '0', '1.5'])('%s is no number of pieces', (text) => {
  expect(isWrongCount(text)).toBe(true)
  expect(shipmentOf({ ...blankCargo, cbm: '1', kg: '1', rows: [{ ...row, Count: text }] })).toBeUndefined()
})
