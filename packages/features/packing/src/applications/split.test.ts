import { describe, expect, it } from 'vitest'
import type { Line } from '@jst/contracts/document'
import { askedText, divided, restsOf } from './split.ts'

const part = (BoxType: string, Count: number | null, FleetName: string, Id = 0, more: object = {}): Line => ({
  Id,
  BoxType,
  Count,
  FleetName,
  Depot: '洋山',
  ...more,
})
const booked = [
  { BoxType: '40HQ', Booked: 5, Used: 1, Rest: 4 },
  { BoxType: '20GP', Booked: 2, Used: 0, Rest: 2 },
]

describe('what is left of a booking', () => {
  it('is counted by type over all parts, and a blank count takes nothing', () => {
    expect(restsOf(booked, [part('40HQ', 3, '万通'), part('40HQ', 2, '捷运'), part('20GP', null, '万通')])).toEqual([
      { BoxType: '40HQ', Booked: 5, Used: 1, Asked: 5, Rest: -1 },
      { BoxType: '20GP', Booked: 2, Used: 0, Asked: 0, Rest: 2 },
    ])
  })
  it('shows a type that is not booked as too much', () => {
    expect(restsOf(booked, [part('45HQ', 1, '万通')]).at(-1)).toEqual({ BoxType: '45HQ', Booked: 0, Used: 0, Asked: 1, Rest: -1 })
  })
  it('is said in the order of the parts', () => {
    expect(askedText([part('20GP', 1, 'A'), part('40HQ', 2, 'A'), part('20GP', 1, 'B')])).toBe('2×20GP + 2×40HQ')
  })
})

describe('a type divided among hauliers', () => {
  const parts = [part('20GP', 2, '万通', 8), part('40HQ', 5, '万通', 7, { Driver: '张师傅' })]
  it('keeps the number of boxes, and the first ones have one more', () => {
    const done = divided(parts, '40HQ', ['万通', '捷运', '港联'])
    expect(done.map(({ FleetName, Count }) => [FleetName, Count])).toEqual([
      ['万通', 2],
      ['万通', 2],
      ['捷运', 2],
      ['港联', 1],
    ])
    expect(done.slice(1).reduce((sum, { Count }) => sum + Number(Count), 0)).toBe(5)
  })
  it('keeps the stored part of a haulier with its driver, and gives no other one his', () => {
    const done = divided(parts, '40HQ', ['捷运', '万通'])
    expect(done.filter(({ BoxType }) => BoxType === '40HQ').map(({ Id, FleetName, Driver }) => [Id, FleetName, Driver])).toEqual([
      [0, '捷运', ''],
      [7, '万通', '张师傅'],
    ])
  })
  it('leaves everything where there is nothing to divide', () => {
    expect(divided(parts, '45HQ', ['捷运'])).toEqual(parts)
    expect(divided(parts, '40HQ', [])).toEqual(parts)
  })
})
