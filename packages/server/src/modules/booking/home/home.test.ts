import { askCancellation, bookingHome } from '@jst/contracts/booking'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { booked, confirmedBooking, furniture, moveBooking } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [ops, sales, customer, doc]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner((owner) => owner.query('delete from booking'))
  ;[ops, sales, customer, doc] = await Promise.all(['ops', 'sales', 'customer', 'doc'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const homeOf = async (client: TestClient) => (await client.call(bookingHome, {})).body.Data

it('tells whoever books his routes and what waits for somebody, and nothing of others', async () => {
  expect(await homeOf(ops!)).toEqual({ Routes: [], Waiting: [], WaitingCount: 0 })
  const submitted = await booked(customer!)
  await moveBooking(customer!, 'submit', submitted.Id)
  const taken = await confirmedBooking(customer!, ops!, furniture({ Vessel: 'COSCO OSLO', PodCode: 'USLGB' }))
  // nobody asks anything of a booking that is confirmed
  await server.db.owner((owner) =>
    owner.query(`update booking set owner_id = (select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'ops')`),
  )
  const first = await homeOf(ops!)
  expect(first.Waiting.map(({ Code, Stage, PolName, Boxes }) => [Code, Stage, PolName, Boxes])).toEqual([
    [submitted.Code, 'submitted', '上海', '40HQ*2'],
  ])
  expect(first.Routes.map(({ Pol, Pod, Bookings }) => [Pol, Pod, Bookings])).toEqual(
    expect.arrayContaining([
      ['CNSHA', 'USLAX', 1],
      ['CNSHA', 'USLGB', 1],
    ]),
  )
  const { UpdateTime } = taken
  expect((await customer!.call(askCancellation, { Id: taken.Id, UpdateTime, Reason: 'NO_CARGO', Remarks: '' })).status).toBe(200)
  const asked = await homeOf(ops!)
  expect(asked.WaitingCount).toBe(2)
  expect(asked.Waiting.find(({ Id }) => Id === taken.Id)).toMatchObject({
    CancellationAsked: true,
    AmendmentAsked: false,
    Stage: 'confirmed',
  })
  // a colleague who has no part in them, and a role without the screen
  expect((await homeOf(sales!)).WaitingCount).toBe(0)
  expect((await doc!.call(bookingHome, {})).status).toBe(403)
  expect((await customer!.call(bookingHome, {})).status).toBe(403)
})
