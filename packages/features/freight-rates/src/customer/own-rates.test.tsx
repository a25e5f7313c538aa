// @vitest-environment jsdom
import { bookingButtons } from '@jst/contracts/booking'
import { customerWorkbench, ownPrices } from '@jst/contracts/freight-rates'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { askPrice } from '@jst/contracts/quotes'
import { userEvent } from '@testing-library/user-event'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
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
const show = (buttons: readonly string[], offers: readonly object[] = [offer]) => {
  const fake = new FakeApp({
    path: `${customerWorkbench}?${new URLSearchParams({ View: 'rates', ...asked }).toString()}`,
    routes: {
      [`GET ${ownPrices.path}`]: () => ({ Known: true, Operator: '海捷', Seller: '', Offers: offers, Names: [] }),
      [`POST ${askPrice.path}`]: () => ({ Id: 7, No: 'XJ261100007' }),
    },
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

it('asks the pricing desk from a row, with all that was asked', async () => {
  const fake = show([])
  await userEvent.click(await screen.findByRole('button', { name: '就 COSCO 的运价询价' }))
  const dialog = await screen.findByRole('dialog', { name: '询价' })
  for (const words of ['1×40HQ', '2026-12-02', '40HQ USD 1,850.00', '周三', '2026-12-15']) expect(dialog.textContent).toContain(words)
  await userEvent.type(within(dialog).getByRole('textbox'), '月底 10 柜')
  await userEvent.click(within(dialog).getByRole('button', { name: '提交询价' }))
  await waitFor(() => expect(fake.said).toContain('询价 XJ261100007 已提交，进度见「我的询价」'))
  expect(fake.bodyOf(askPrice.path)).toEqual({ ...asked, Bills: 2, Price: 'abc', Words: '月底 10 柜' })
})

it('asks for a lane on which nothing was found', async () => {
  const fake = show([], [])
  await userEvent.click(await screen.findByRole('button', { name: '询价' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: '询价' })).getByRole('button', { name: '提交询价' }))
  await waitFor(() => expect(fake.bodyOf(askPrice.path)).toEqual({ ...asked, Bills: 2, Words: '' }))
})

it('offers no booking to a reader who may not book', async () => {
  show([])
  await screen.findByRole('button', { name: 'COSCO' })
  expect(screen.queryByRole('link', { name: /订舱/ })).toBeNull()
})
