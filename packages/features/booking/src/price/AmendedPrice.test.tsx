// @vitest-environment jsdom
import type { PriceChange } from '@jst/contracts/booking'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ProposedPrice } from './AmendedPrice.tsx'

afterEach(cleanup)

const charge = {
  Code: 'DOC',
  NameZh: '文件费',
  NameEn: 'DOC',
  Basis: 'B',
  Box: '',
  PpCc: 'PP',
  Currency: 'CNY',
  Price: '450',
  Quantity: '1',
  Total: '450.00',
}
const price = (more: object) => ({ Boxes: [{ Type: '20GP', Count: 3 }], Charges: [], Totals: [], ...more })

it('compares prices line by line: one currency a line, and a total by hand is not by bill', () => {
  const change = {
    Before: price({
      Charges: [charge],
      Totals: [
        { Currency: 'USD', Amount: '7465.00' },
        { Currency: 'CNY', Amount: '5210.00' },
      ],
    }),
    After: price({ Boxes: [{ Type: '20GP', Count: 7 }], Totals: [{ Currency: 'USD', Amount: '14385.00' }] }),
    Reason: '',
  } as unknown as PriceChange
  render(<FakeScreen fake={new FakeApp()} Screen={() => <ProposedPrice change={change} />} />)
  const cells = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells('合计')).toEqual(['USD 7,465.00\nCNY 5,210.00', 'USD 14,385.00'])
  expect(cells('提单数')).toEqual(['1', '不按票计'])
  expect(cells('箱型箱量')).toEqual(['3×20GP', '7×20GP'])
})
