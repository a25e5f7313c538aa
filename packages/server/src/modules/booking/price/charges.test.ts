import { bookingView, type BookedCharge } from '@jst/contracts/booking'
import { chargeTotals, documentCharges, saveDocumentCharges } from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chargeOf } from './charges.ts'

let server: TestServer
let ops: TestClient
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
})
afterAll(() => server.close())

it('the price of a booking is read as charges, and comes to the same total', async () => {
  const rows = await server.db.owner((owner) =>
    owner.query<{ id: number }>(`select b.id from booking b join employee e on e.company_id = b.staff_id join app_user u on u.id = e.user_id
      where u.account = 'ops' and b.price_id is not null and b.removed_at is null order by b.id limit 5`),
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { id } of rows) {
    const { Price } = (await ops.call(bookingView, { Id: id })).body.Data
    const at = { Kind: 'booking', Id: id, Sheet: 'sell' }
    const sheet = (await ops.call(documentCharges, at)).body.Data
    expect(sheet.Lines.map(({ Code }) => Code)).toEqual(Price!.Charges.map(({ Code }) => Code))
    const { currencies } = chargeTotals(sheet.Lines, sheet, { round: 'line' })
    expect(currencies.map(({ currency, gross }) => [currency, Number(gross)])).toEqual(
      Price!.Totals.map(({ Currency, Amount }) => [Currency, Number(Amount)]).toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    )
    // the price is taken by its choice alone
    expect((await ops.call(saveDocumentCharges, { ...at, UpdateTime: sheet.UpdateTime, Lines: [] })).status).toBe(403)
  }
})

const charge: BookedCharge = {
  Code: 'BAF',
  NameZh: '燃油附加费',
  NameEn: 'BAF',
  Basis: 'C',
  Box: '40HQ',
  PpCc: 'PP',
  Currency: 'USD',
  Quantity: '2',
  Price: '150',
  InAllIn: false,
  Amount: '300.00',
}
it.each([
  ['keeps quantity and price', {}, { Basis: 'C', Quantity: '2', Price: '150' }],
  ['carries a minimum as one unit of its amount', { Amount: '500.00' }, { Basis: 'S', Quantity: '1', Price: '500.00' }],
  [
    'carries a per cent as one unit of its amount',
    { Basis: 'F', Quantity: '1', Price: '3', Amount: '45.30' },
    { Basis: 'S', Price: '45.30' },
  ],
])('%s', (_, changes, expected) => {
  expect(chargeOf({ ...charge, ...changes })).toMatchObject(expected)
})
