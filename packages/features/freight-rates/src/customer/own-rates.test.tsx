// @vitest-environment jsdom
import { bookingButtons } from '@jst/contracts/booking'
import { customerWorkbench, ownPrices } from '@jst/contracts/freight-rates'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { toLosAngeles } from '../testing/offers.ts'
import { Screen } from './OwnRates.tsx'

afterEach(cleanup)

const asked = { Pol: 'CNSHA', Pods: 'USLAX', Day: '2026-12-02', Boxes: '40HQ*1', Bills: '2', CargoType: '2', Tons: '12.5' }
const offer = {
  ...toLosAngeles,
  Carrier: 'COSCO',
  Service: 'AAS4',
  EtdWeekday: 3,
  ValidTo: '2026-12-15',
  Currency: 'USD',
  Boxes: [{ Type: '40HQ', Count: 1, Price: '1850.00' }],
  Charges: [],
  Excluded: [],
  Incomplete: [],
  Totals: [{ Currency: 'USD', Prepaid: '1850.00', Collect: '0.00', Total: '1850.00' }],
  Converted: null,
  Remarks: [],
  Hash: 'abc',
}
const show = (buttons: readonly string[]) => {
  const fake = new FakeApp({
    path: `${customerWorkbench}?${new URLSearchParams({ View: 'rates', ...asked }).toString()}`,
    routes: { [`GET ${ownPrices.path}`]: () => ({ Known: true, Operator: '海捷', Seller: '', Offers: [offer], Names: [] }) },
  })
  fake.permit(buttons, bookingButtons.party.edit.path)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('asks with weight, kind of cargo and number of bills, and takes them along to the booking with the price', async () => {
  const fake = show([bookingButtons.party.edit.code])
  const link = await screen.findByRole('link', { name: '按 COSCO 的运价订舱' })
  const sent = fake.requests.find(({ path }) => path === ownPrices.path)?.query
  expect(sent).toMatchObject({ Bills: 2, CargoType: '2', Tons: '12.5' })
  const target = new URL(link.getAttribute('href')!, 'http://x').searchParams
  expect(Object.fromEntries(target)).toMatchObject({
    Pod: 'USLAX',
    Boxes: '40HQ*1',
    Bills: '2',
    CargoType: '2',
    Tons: '12.5',
    Price: 'abc',
  })
})

it('offers no booking to a reader who may not book', async () => {
  show([])
  await screen.findByRole('button', { name: 'COSCO' })
  expect(screen.queryByRole('link', { name: /订舱/ })).toBeNull()
})
