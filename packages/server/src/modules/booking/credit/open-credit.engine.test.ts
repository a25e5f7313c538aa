// Two server processes over one database accept bookings of one customer at the same time.
import { bookingView, saveBooking } from '@jst/contracts/booking'
import { moveDocuments } from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furniture, givePrice } from '../../../testing/bookings.ts'
import { clientAt, startPair, type Pair } from '../../../testing/pair.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair({ bus: 'NOTIFY' })
}, 300_000)
afterAll(() => pair.end())

it('together they accept exactly as many as the limit carries', { timeout: 60_000 }, async () => {
  const [one, other] = pair.nodes
  const [customer, ops] = [await pair.signIn('customer'), await pair.signIn('ops')]
  const [guest, desk] = [clientAt(one, customer), clientAt(one, ops)]
  const ids: number[] = []
  for (let at = 0; at < 8; at++) {
    const saved = await guest.call(saveBooking, { Id: 0, Content: furniture(), VoyageId: 0 })
    ids.push(saved.body.Data.Id)
  }
  const move = async (client: typeof guest, Event: string, of: readonly number[]) => {
    const Items = await Promise.all(of.map(async (Id) => ({ Id, UpdateTime: (await desk.call(bookingView, { Id })).body.Data.UpdateTime })))
    return () => client.call(moveDocuments, { Kind: 'booking', Event, Items })
  }
  // ops sees what was submitted; a draft is the customer's alone
  const drafts = await Promise.all(
    ids.map(async (Id) => ({ Id, UpdateTime: (await guest.call(bookingView, { Id })).body.Data.UpdateTime })),
  )
  expect((await guest.call(moveDocuments, { Kind: 'booking', Event: 'submit', Items: drafts })).body.Data.Moved).toEqual(ids)
  await pair.db.owner(async (owner) => {
    await owner.query('update booking set billed_on = china_day() where not id = any($1)', [ids])
    await owner.query(
      `update customer set credit_limit = 10000, credit_gate = 'block', credit_from = null, credit_to = null, state = 1
        where linked_id = (select company_id from booking where id = $1)`,
      [ids[0]],
    )
  })
  for (const id of ids) await givePrice(pair.db, id, [{ Currency: 'CNY', Amount: '3000.00' }])
  const halves = [ids.filter((_, at) => at % 2 === 0), ids.filter((_, at) => at % 2 === 1)]
  const ready = await Promise.all([move(desk, 'accept', halves[0]!), move(clientAt(other, ops), 'accept', halves[1]!)])
  const outcomes = await Promise.all(ready.map((go) => go()))
  const moved = outcomes.flatMap(({ body }) => body.Data.Moved)
  expect(moved).toHaveLength(3)
  for (const { body } of outcomes) for (const { Message } of body.Data.NotMoved) expect(Message).toContain('超出信用额度')
})
