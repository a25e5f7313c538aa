// @vitest-environment jsdom
import { blankBooking, blankBox, blankCargo, type BookingTyped } from '@jst/contracts/booking'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { makeAutoObservable, observableRef } from 'mobx'
import { afterEach, expect, it } from 'vitest'
import { found } from '../testing/found.ts'
import { PricePanel } from './PricePanel.tsx'
import type { BookingForm } from './useBookingForm.ts'

afterEach(cleanup)

const blank = blankBooking()
const typedWith = (more: Partial<BookingTyped>): BookingTyped => ({
  ...blank,
  Parties: {},
  Values: { ...blank.Values, PolCode: 'CNSHA', PodCode: 'USLAX', Etd: '2026-12-02' },
  Boxes: [{ ...blankBox('40HQ'), Count: 2 }],
  VoyageId: 0,
  Price: { Source: 'search', QuoteId: 0, OptionKey: '', Hash: 'bare' },
  ...more,
})
/** Fields of the form that the panel reads. */
class Typed {
  values: BookingTyped
  constructor(values: BookingTyped) {
    this.values = values
    makeAutoObservable<this>(this, { values: observableRef })
  }
  write = (change: Partial<BookingTyped>) => {
    this.values = { ...this.values, ...change }
  }
}
/** Offers whose hash and total are those of the facts that are asked. */
function open(typed: Typed) {
  const fake = new FakeApp({
    routes: {
      'GET /api/Booking/Sailings': ({ query }) => {
        const heavy = String(query['Boxes']).includes('-18')
        const Hash = query['CargoType'] === undefined ? 'bare' : heavy ? 'heavy' : 'general'
        const [offer] = found.Offers
        const Total = heavy ? '3940' : '3640'
        return { ...found, Sailings: [], Offers: [{ ...offer!, Hash, Totals: [{ Currency: 'USD', Prepaid: Total, Collect: '0', Total }] }] }
      },
    },
  })
  const Screen = () => <PricePanel form={typed as unknown as BookingForm} stored={null} />
  render(<FakeScreen fake={fake} Screen={Screen} />)
}

it('a price of a search without facts goes on as that for the facts of the form, and follows them', async () => {
  const typed = new Typed(typedWith({}))
  open(typed)
  await waitFor(() => expect(typed.values.Price?.Hash).toBe('general'))
  expect(screen.queryByText(/重新选择/)).toBeNull()
  act(() => typed.write({ Cargo: [{ ...blankCargo(), NameEn: 'STONE', Weight: 36_000 }] }))
  await waitFor(() => expect(typed.values.Price?.Hash).toBe('heavy'))
  expect((await screen.findByRole('status')).textContent).toContain('3,940')
})
it('a price for other boxes is not followed', async () => {
  const typed = new Typed(typedWith({}))
  open(typed)
  await waitFor(() => expect(typed.values.Price?.Hash).toBe('general'))
  const hash = { ...typed.values.Price!, Hash: 'of other boxes' }
  act(() => typed.write({ Price: hash, Boxes: [{ ...blankBox('20GP'), Count: 1 }] }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(typed.values.Price).toEqual(hash)
})
