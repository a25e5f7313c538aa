// @vitest-environment jsdom
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SailingWeeks } from './SailingWeeks.tsx'

afterEach(cleanup)

it('shows weeks for the bills that sailings are priced for: the freight before charges in yuan, a total that lacks charges marked', async () => {
  const asked: unknown[] = []
  const Totals = [
    { Currency: 'CNY', Total: '3280.00' },
    { Currency: 'USD', Total: '13675.00' },
  ]
  const Best = { Day: '2026-12-04', Carrier: 'WHL', Totals, Converted: '', ConvertedCurrency: 'CNY', Incomplete: false }
  const fake = new FakeApp({
    routes: {
      'GET /api/Booking/PriceCalendar': ({ query }) => {
        asked.push(query['Bills'])
        return {
          Weeks: [
            { From: '2026-11-30', To: '2026-12-06', Options: 4, Best },
            { From: '2026-12-07', To: '2026-12-13', Options: 1, Best: { ...Best, Day: '2026-12-09', Incomplete: true } },
          ],
        }
      },
    },
  })
  const Screen = () => (
    <SailingWeeks sailingsQuery={{ Pol: 'CNSHA', Pod: 'USLAX', Day: '2026-12-04', Boxes: '40HQ*2', Bills: 2 }} onDay={() => undefined} />
  )
  render(<FakeScreen fake={fake} Screen={Screen} />)
  expect((await screen.findByText('USD 13,675.00')).parentElement!.textContent).toContain('+ CNY 3,280.00')
  expect(screen.getByText('USD 13,675.00（费用不全）')).toBeDefined()
  expect(asked.map(String)).toEqual(['2'])
})
