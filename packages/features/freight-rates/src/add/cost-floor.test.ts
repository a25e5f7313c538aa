import { expect, it } from 'vitest'
import { floorsFromCosts } from './cost-floor.ts'
import type { TypedRow } from './values.ts'

it('floors are made of costs, and boxes without a cost keep theirs', () => {
  const rows: TypedRow[] = [
    { id: 'a', PodCode: 'USLAX', Cost20GP: '1,000', Cost40HQ: '1780.5', Floor45HQ: '2500' },
    { id: 'b', PodCode: 'JPOSA', Cost40HQ: '-80' },
    { id: 'c' },
  ]
  expect(floorsFromCosts(rows, 'ADD', '60')).toEqual([
    { ...rows[0], Floor20GP: '1060', Floor40HQ: '1840.5' },
    { ...rows[1], Floor40HQ: '-20' },
    rows[2],
  ])
  expect(floorsFromCosts(rows, 'PERCENT', '5')[0]).toMatchObject({ Floor20GP: '1050', Floor40HQ: '1869.53' })
})
