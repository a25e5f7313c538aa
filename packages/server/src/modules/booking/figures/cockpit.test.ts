import { bookingCalls, bookingCockpit, bookingMessages, bookingPages } from '@jst/contracts/booking'
import { moveDocuments } from '@jst/contracts/document'
import type { EntityQuery } from '@jst/contracts/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, confirmedBooking, furniture, moveBooking } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, customer, doc, narrow]: TestClient[] = []
const sql = (text: string, values: unknown[] = []) => server.db.owner((owner) => owner.query<Record<string, unknown>>(text, values))
const cockpit = async (client: TestClient, Period: 'd7' | 'd30' | 'd90' = 'd30') =>
  (await client.call(bookingCockpit, { Period })).body.Data
const listed = async (query: EntityQuery) => {
  const { status, body, text } = await boss!.call(bookingCalls.list, { ...query, PageSize: 1 })
  if (status !== 200) throw new Error(text)
  return body.Data.Total
}

beforeAll(async () => {
  server = await createTestServer()
  // somebody who opens the cockpit and sees what is his own
  await sql(
    `with own as (update role set data_scope = 'own' where name in ('业务人员', '财务人员') returning id)
     insert into role_menu (role_id, menu_id, buttons) select own.id, m.id, '{}'::text[] from own, menu m where m.path = $1`,
    [bookingPages.cockpit],
  )
  ;[boss, ops, customer, doc, narrow] = await Promise.all(
    ['boss', 'ops', 'customer', 'doc', 'finance'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

describe('订舱驾驶舱', () => {
  it('counts what the list has under the same filter, with the period before', async () => {
    const { Id } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    const soon = await confirmedBooking(customer!, ops!)
    const before = (await cockpit(boss!)).Now.Rolled
    const rolled = await confirmedBooking(customer!, ops!)
    const { body } = await ops!.call(moveDocuments, {
      Kind: 'booking',
      Event: 'askAgain',
      Items: [{ Id: rolled.Id, UpdateTime: rolled.UpdateTime }],
      Remarks: '甩柜',
    })
    expect([body.Data.Moved, (await cockpit(boss!)).Now.Rolled]).toEqual([[rolled.Id], before + 1])
    expect((await boss!.call(bookingCalls.get, { Id: rolled.Id })).body.Data['Rolled']).toBe(true)
    const sent = await sql(
      `insert into document_message (kind, company_id, record_no, channel, direction, type, state, format, payload)
        select 'booking', staff_id, code, 'http', 'out', 'order', 'failed', 'dcsa', '{}' from booking where id = $1 returning id`,
      [rolled.Id],
    )
    expect([sent.length, (await cockpit(boss!)).Failed > 0]).toEqual([1, true])
    await sql(
      `update booking set shipping_order = jsonb_set(shipping_order, '{Cutoffs,DCO}', to_jsonb(now() + interval '30 hours')) where id = $1`,
      [soon.Id],
    )
    await sql(`update booking set state_due = now() - interval '1 hour', book_before = now() + interval '5 hours' where id = $1`, [Id])
    for (const [Period, former] of [
      ['d7', 'p7'],
      ['d30', 'p30'],
      ['d90', 'p90'],
    ] as const) {
      const figures = await cockpit(boss!, Period)
      const { Now, Former } = figures
      expect({
        Waiting: await listed({ Waiting: true }),
        Overdue: await listed({ Overdue: true }),
        Amendments: await listed({ Amendment: 'received' }),
        Cancellations: await listed({ Cancellation: 'received' }),
        H24: await listed({ Closes: 'h24' }),
        H48: await listed({ Closes: 'h48' }),
        Failed: (await boss!.call(bookingMessages, { State: 'failed', Direction: 'out', PageSize: 1 })).body.Data.Total,
        Today: await listed({ SubmittedToday: true }),
        Confirmed: await listed({ ConfirmedIn: Period }),
        Now: {
          Submitted: await listed({ SubmittedIn: Period }),
          Released: await listed({ SubmittedIn: Period, Released: true }),
          Returned: await listed({ SubmittedIn: Period, Returned: true }),
          Rolled: await listed({ SubmittedIn: Period, Rolled: true }),
          Cancelled: await listed({ SubmittedIn: Period, Stage: 'cancelled' }),
        },
        Former: {
          Submitted: await listed({ SubmittedIn: former }),
          Released: await listed({ SubmittedIn: former, Released: true }),
          Returned: await listed({ SubmittedIn: former, Returned: true }),
          Rolled: await listed({ SubmittedIn: former, Rolled: true }),
          Cancelled: await listed({ SubmittedIn: former, Stage: 'cancelled' }),
        },
      }).toEqual({
        Waiting: figures.Waiting,
        Overdue: figures.Overdue,
        Amendments: figures.Amendments,
        Cancellations: figures.Cancellations,
        H24: figures.H24,
        H48: figures.H48,
        Failed: figures.Failed,
        Today: figures.Today,
        Confirmed: figures.Confirmed,
        Now,
        Former,
      })
      for (const { Code, Bookings } of figures.Carriers.filter(({ Code: code }) => code !== ''))
        expect(await listed({ SubmittedIn: Period, CarrierCode: Code })).toBe(Bookings)
    }
    const figures = await cockpit(boss!)
    expect([figures.H24 > 0, figures.H48 > 0, figures.Today >= 2, figures.Overdue > 0, figures.Now.Returned > 0]).toEqual(
      Array(5).fill(true),
    )
  })
  it('averages the hours from submission to confirmation over those that were confirmed', async () => {
    await sql('update booking set removed_at = now()')
    const first = await confirmedBooking(customer!, ops!, furniture({ CarrierCode: 'OOCL' }))
    const second = await confirmedBooking(customer!, ops!, furniture({ CarrierCode: 'OOCL' }))
    await moveBooking(customer!, 'submit', (await booked(customer!)).Id)
    await sql(
      `update booking set submitted_at = confirmed_at - make_interval(hours => case id when $1 then 10 else 25 end)
      where id in ($1, $2)`,
      [first.Id, second.Id],
    )
    const { Hours, FormerHours, Now, Carriers } = await cockpit(boss!, 'd7')
    expect([Hours, FormerHours, Now.Submitted, Now.Released]).toEqual([17.5, null, 3, 2])
    expect(Carriers.map(({ Code, Bookings, Teu, Released }) => [Code, Bookings, Teu, Released])).toEqual([
      ['OOCL', 2, 8, 2],
      ['COSCO', 1, 4, 0],
    ])
  })
  it('shows nothing of other companies, and to whoever sees his own business only that', async () => {
    expect((await customer!.call(bookingCockpit, { Period: 'd30' })).status).toBe(403)
    expect((await doc!.call(bookingCockpit, { Period: 'd30' })).status).toBe(403)
    // what the desk counts does not stand in the rows of a customer
    expect((await customer!.call(bookingCalls.list, {})).text).not.toMatch(/"(Overdue|Closes|SubmittedIn|Returned)"/)
    const other = (await sql(`insert into company (code, name, kind) values ('OTHERBK', '别家货代', 'operator') returning id`))[0]!['id']
    const before = await cockpit(boss!)
    await sql(
      `insert into booking (company_id, code, state, submitted_at, teu, carrier_code, search, pinyin, initials)
       values ($1, 'BK-X', 1, now(), 99, 'MSC', '', '', '')`,
      [other],
    )
    expect(await cockpit(boss!)).toEqual(before)
    expect((await cockpit(narrow!)).Now.Submitted).toBe(0)
    await sql(
      `update booking set owner_id = (select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'finance')
        where id = (select min(id) from booking where removed_at is null and submitted_at is not null and code <> 'BK-X')`,
    )
    expect((await cockpit(narrow!)).Now.Submitted).toBe(1)
    expect((await cockpit(boss!)).Now.Submitted).toBe(before.Now.Submitted)
  })
})
