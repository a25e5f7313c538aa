import { cancellationReasons } from '@jst/contracts/booking'
import { moveDocuments } from '@jst/contracts/document'
import { customerCredit } from '@jst/contracts/partner'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booked, confirmed, furniture, givePrice, moveBooking, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, customer, other] = await Promise.all(['boss', 'ops', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())
// bookings of earlier tests and of the demo are billed
beforeEach(() => server.db.owner((owner) => owner.query('update booking set billed_on = china_day() where billed_on is null')))

const companyOf = (account: string) =>
  `(select e.company_id from employee e join app_user u on u.id = e.user_id where u.account = '${account}')`
const grant = async (account: string, limit: number, gate = 'block') => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `update customer set credit_limit = $1, credit_gate = $2, credit_from = null, credit_to = null, state = 1
        where linked_id = ${companyOf(account)} and company_id = ${companyOf('ops')} returning id`,
      [limit, gate],
    ),
  )
  return row!.id
}
/** A submitted booking at a price. */
async function submitted(client: TestClient, Amount: string, Currency = 'CNY') {
  const { Id } = await booked(client)
  expect(await moveBooking(client, 'submit', Id)).toBeUndefined()
  await givePrice(server.db, Id, [{ Currency, Amount }])
  return Id
}
const several = async (client: TestClient, amounts: readonly string[]) => {
  const ids: number[] = []
  for (const amount of amounts) ids.push(await submitted(client, amount))
  return ids
}
async function accept(client: TestClient, ids: readonly number[]) {
  const Items = await Promise.all(ids.map(async (Id) => ({ Id, UpdateTime: (await viewed(ops!, Id)).UpdateTime })))
  return (await client.call(moveDocuments, { Kind: 'booking', Event: 'accept', Items })).body.Data
}
const standingOf = async (Id: number) => (await boss!.call(customerCredit, { Id })).body.Data

describe('the credit of a customer', () => {
  it('is used by what was accepted before, also within a batch', async () => {
    await grant('customer', 10_000)
    const batch = await several(customer!, ['9000.00', '9000.00', '1000.00'])
    const { Moved, NotMoved } = await accept(ops!, batch)
    expect([Moved, NotMoved.map(({ Id, Message }) => [Id, Message])]).toEqual([
      [batch[0], batch[2]],
      [[batch[1], expect.stringContaining('超出信用额度 CNY 8,000.00')]],
    ])
    const fourth = await submitted(customer!, '0.01')
    expect(await moveBooking(ops!, 'accept', fourth)).toContain('超出信用额度 CNY 0.01')
    // a booking that was accepted is not counted against itself
    expect((await confirmed(ops!, batch[0]!)).status).toBe(200)
    const [first, last] = [batch[0]!, batch[2]!]
    expect(await moveBooking(ops!, 'withdraw', last, cancellationReasons[0].code)).toBeUndefined()
    expect(await moveBooking(ops!, 'accept', batch[1]!)).toContain('超出信用额度')
    await server.db.owner((owner) => owner.query('update booking set billed_on = china_day() where id = $1', [first]))
    expect(await moveBooking(ops!, 'accept', batch[1]!)).toBeUndefined()
  })
  it('adds up to the cent, and in the currency of the limit', async () => {
    const id = await grant('customer', 10_000)
    expect((await accept(ops!, await several(customer!, ['0.10', '0.20', '0.30']))).NotMoved).toEqual([])
    expect((await standingOf(id)).Standing).toMatchObject({ Used: 0.6, Free: 9_999.4 })
    expect((await accept(ops!, await several(customer!, ['9999.40']))).NotMoved).toEqual([])
    await server.db.owner((owner) => owner.query('update booking set billed_on = china_day() where billed_on is null'))
    const dollars = await submitted(customer!, '1000.00', 'USD')
    expect(await moveBooking(ops!, 'accept', dollars)).toBeUndefined()
    const { Standing, Open } = await standingOf(id)
    expect(Open.Items).toEqual([
      expect.objectContaining({
        Kind: 'booking',
        Link: expect.stringContaining(`Id=${dollars}`),
        Totals: [{ Currency: 'USD', Amount: '1000.00' }],
      }),
    ])
    expect(Open.Items[0]!.Amount).toBeGreaterThan(5_000)
    expect(Standing.Used).toBe(Open.Items[0]!.Amount)
    expect(Standing.Free).toBe(10_000 - Standing.Used)
    const [second, third] = await several(customer!, [String(10_000 - Standing.Used), '0.01'])
    expect((await accept(ops!, [third!, second!])).Moved).toEqual([second])
  })
  it('is each customer’s own, in a batch of several', async () => {
    await grant('customer', 10_000)
    await grant('customer2', 5_000)
    const ids = [await submitted(other!, '4000.00'), await submitted(customer!, '9000.00'), await submitted(other!, '4000.00')]
    const { Moved } = await accept(ops!, ids)
    expect(Moved).toEqual([ids[0], ids[1]])
  })
  it('counts what the forwarder booked for a customer that has not joined, also under a code that was merged', async () => {
    const [known] = await server.db.owner((owner) =>
      owner.query<{ id: number; code: string }>(
        `update customer set credit_limit = 1000, credit_gate = 'block', state = 1 where id = (select min(id) from customer where linked_id is null
          and company_id = ${companyOf('ops')} and removed_at is null and merged_into is null) returning id, code`,
      ),
    )
    const own = async (amount: string) => {
      const { Id } = await booked(ops!, furniture({ CustomerCode: known!.code }))
      expect(await moveBooking(ops!, 'submit', Id)).toBeUndefined()
      await givePrice(server.db, Id, [{ Currency: 'CNY', Amount: amount }])
      return Id
    }
    const [first, second] = [await own('900.00'), await own('900.00')]
    expect((await accept(ops!, [first, second])).Moved).toEqual([first])
    const [twin] = await server.db.owner((owner) =>
      owner.query<{ id: number }>(
        `update customer set credit_limit = 1000, credit_gate = 'block', state = 1 where id = (select min(id) from customer where linked_id is null
          and company_id = ${companyOf('ops')} and id <> $1 and removed_at is null and merged_into is null) returning id`,
        [known!.id],
      ),
    )
    await server.db.owner((owner) => owner.query('update customer set merged_into = $2 where id = $1', [known!.id, twin!.id]))
    expect(await moveBooking(ops!, 'accept', second)).toContain('超出信用额度 CNY 800.00')
    expect((await standingOf(twin!.id)).Standing.Used).toBe(900)
  })
  it('names what the reader may not open without its number', async () => {
    const id = await grant('customer', 10_000)
    await accept(ops!, await several(customer!, ['100.00']))
    const { Open } = (await (await server.signIn('doc')).call(customerCredit, { Id: id })).body.Data
    expect(Open.Count).toBe(1)
    expect(Open.Items[0]).toMatchObject({ Amount: 100 })
  })
  it('lets as many be accepted at once as fit', async () => {
    await grant('customer', 10_000)
    await grant('customer2', 10_000)
    const [mine, others] = [
      await several(customer!, ['3000.00', '3000.00', '3000.00', '3000.00', '3000.00']),
      await several(other!, ['6000.00', '6000.00']),
    ]
    const outcomes = await Promise.all([
      accept(ops!, [mine[0]!, others[0]!, mine[1]!]),
      accept(boss!, [others[1]!, mine[2]!, mine[3]!]),
      accept(ops!, [mine[4]!]),
    ])
    const moved = outcomes.flatMap(({ Moved }) => Moved)
    expect([moved.filter((id) => mine.includes(id)).length, moved.filter((id) => others.includes(id)).length]).toEqual([3, 1])
    for (const id of moved) expect(await rowOf(ops!, id)).toMatchObject({ Stage: 'received' })
  })
})
