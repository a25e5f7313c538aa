import type { SiCockpit } from '@jst/contracts/si'
import { describe, expect, it } from 'vitest'
import { barOf, carrierList, carrierRows, paceOf } from './figures.ts'

const figures: SiCockpit = {
  ToSubmit: 0,
  Drafts: 0,
  ByStatus: [{ Status: 1, Count: 12 }],
  DueDay: 3,
  Overdue: 2,
  Mine: 1,
  Unclaimed: 11,
  Amendments: 4,
  Review7: { Hours: 1.5, Reviews: 20 },
  Review30: { Hours: 2, Reviews: 80 },
  Since7: '',
  Since30: '',
  LatestRejections: [],
  Carriers: [
    { CarrierCode: 'COSU', CarrierName: '中远海运', Open: 8, Due: 3, Overdue: 0, Rejected: 1 },
    { CarrierCode: 'XXXX', CarrierName: '', Open: 2, Due: 0, Overdue: 2, Rejected: 0 },
  ],
}

describe('figures of the cockpit', () => {
  it('of a carrier lead to its list, with bars against the longest of the column', () => {
    const rows = carrierRows(figures)
    expect(rows.map(({ name }) => name)).toEqual(['中远海运', 'XXXX'])
    expect(carrierList('overdue', 'COSU')).toBe('/tdManage/siCheck?Status=1%2C3&Due=overdue&CarrierCode=COSU')
    expect([barOf(rows, 'open', 8), barOf(rows, 'open', 2), barOf(rows, 'due', 0)]).toEqual([1, 0.25, 0])
  })
  it.each([
    [1.5, 2, '比近 30 天平均快 25%'],
    [3, 2, '比近 30 天平均慢 50%'],
    [2, 2, '与近 30 天平均持平'],
  ])('the week of %d h against %d h', (week, month, text) => {
    expect(paceOf({ Review7: { Hours: week, Reviews: 1 }, Review30: { Hours: month, Reviews: 1 } })?.text).toBe(text)
  })
  it('nothing reviewed compares with nothing', () => {
    expect(paceOf({ Review7: { Hours: null, Reviews: 0 }, Review30: { Hours: 2, Reviews: 1 } })).toBeUndefined()
  })
})
