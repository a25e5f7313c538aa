// @vitest-environment jsdom
import type { PriceOffer, PriceOption } from '@jst/contracts/freight-rates'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { DataTable } from '@jst/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { priceColumns } from '../prices/columns.tsx'
import { toLosAngeles } from '../testing/offers.ts'
import { OfferTable } from './OfferTable.tsx'

afterEach(cleanup)

const excluded = '未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）'
const offer = {
  Carrier: 'COSCO',
  ...toLosAngeles,
  Currency: 'USD',
  Boxes: [{ Type: '40HQ', Count: 1, Price: '1850', Sell: '1850', Cost: '', Floor: '', Margin: '', Steps: [] }],
  Charges: [],
  Excluded: [{ Code: 'OWS', What: ['weight'], Zh: excluded, En: '' }],
  Incomplete: [],
  Totals: [],
  Converted: null,
  Remarks: [],
  Hash: 'a',
  Margin: '',
  Verdict: 'OK',
  Third: null,
  Told: true,
} as unknown as PriceOffer & PriceOption

const tables: readonly [name: string, Table: ComponentType][] = [
  [
    'of the customer',
    () => <OfferTable bookingOf={undefined} ask={() => undefined} offers={[offer]} types={['40HQ']} named={(code) => code} />,
  ],
  [
    'of the staff',
    () => (
      <DataTable
        label="运价"
        rows={[offer]}
        rowKey={({ Hash }) => Hash}
        columns={priceColumns({ types: ['40HQ'], nameOf: (code) => code, allIn: false, open: () => undefined }, [offer])}
      />
    ),
  ],
]
it.each(tables)('a charge that an offer does not include is listed by the keyboard and by a tap in the table %s', async (_name, Table) => {
  render(<FakeScreen fake={new FakeApp()} Screen={Table} />)
  const tag = (await screen.findAllByRole('button', { name: '未含费用' }))[0]!
  tag.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('listitem').textContent).toBe(excluded)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listitem')).toBeNull()
  await userEvent.pointer([{ keys: '[TouchA]', target: tag }])
  expect(screen.getByRole('listitem').textContent).toBe(excluded)
})
