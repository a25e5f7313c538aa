import { documentTimeline, moveDocuments } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { booked, rowOf, viewed } from '../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [customer, ops]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[customer, ops] = await Promise.all(['customer', 'ops'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

/** Has the database refuse entries of one record, as a full disk or a limit would. */
const refuseEntriesOf = (id: number) =>
  server.db.owner(async (owner) => {
    await owner.query(`create function refuse_entry() returns trigger language plpgsql as $$
      begin raise exception 'no entries of %', new.subject_id; end $$`)
    await owner.query(
      `create trigger refuse_entry before insert on document_entry for each row when (new.kind = 'booking' and new.subject_id = ${id})
        execute function refuse_entry()`,
    )
  })
const allowEntries = () => server.db.owner((owner) => owner.query('drop function refuse_entry() cascade'))

it('a batch in which the entry of one record cannot be written moves none of them, and says that it failed', async () => {
  const ids = [(await booked(customer!)).Id, (await booked(customer!)).Id, (await booked(customer!)).Id]
  const Items = await Promise.all(ids.map(async (Id) => ({ Id, UpdateTime: (await viewed(customer!, Id)).UpdateTime })))
  const submit = () => customer!.call(moveDocuments, { Kind: 'booking', Event: 'submit', Items, Fields: [], Remarks: '' })
  const stageOf = async (Id: number) => (await rowOf(ops!, Id))['Stage']
  const written = async () => ({
    stages: await Promise.all(ids.map(stageOf)),
    events: await Promise.all(
      ids.map(async (Id) => (await customer!.call(documentTimeline, { Kind: 'booking', Id })).body.Data.Rows.map(({ Event }) => Event)),
    ),
    versions: await Promise.all(ids.map(async (Id) => (await viewed(customer!, Id)).UpdateTime)),
    messages: (await ops!.call(messageSelfList, { PageSize: 1 })).body.Data.Total,
  })
  const before = await written()
  // the entry is sent without waiting, so that the records behind it are moved before its failure is known
  await refuseEntriesOf(ids[1]!)
  try {
    const { status, body } = await submit()
    expect([status, body.Code, body.Data]).toEqual([500, 'INTERNAL', null])
    expect(body.Message).not.toBe('')
  } finally {
    await allowEntries()
  }
  expect(await written()).toEqual(before)
  expect((await submit()).body.Data).toMatchObject({ Moved: ids })
  expect((await written()).stages).toEqual(['submitted', 'submitted', 'submitted'])
})
