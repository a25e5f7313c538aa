import { addSiList, saveSiRules, siClocks, siRules } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'
import { siChasing } from './chase.job.ts'

let server: TestServer
let bed: SiTestbed
let [boss, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, customer, other] = await Promise.all(['boss', 'customer', 'customer2'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

const chased = async (CGO_ID: number) => (await customer!.call(siClocks, { CGO_ID })).body.Data.Chased
const run = async (hours: number) => {
  const before = await sum()
  await runScheduled(server, siChasing, { now: () => new Date(Date.now() + hours * 3_600_000) })
  return (await sum()) - before
}
const sum = async () =>
  (await server.db.owner((owner) => owner.query<{ sum: number }>('select coalesce(sum(count), 0)::int as sum from si_chase')))[0]!.sum

it('orders are chased at the hours that the operator has set, counted, and no more once they are submitted', async () => {
  const usual = (await boss!.call(siRules, {})).body.Data
  expect([usual.InternalHours, usual.ChaseHours, await run(0)]).toEqual([0, [], 0])
  // ten hours before the carrier's cut-off is the operator's own
  await server.db.owner((owner) => owner.query('update cargo_order set si_deadline = null'))
  expect((await boss!.call(saveSiRules, { ...usual, InternalHours: 10, ChaseHours: [24, 4] })).status).toBe(200)
  const id = await bed.order(72)
  const { CarrierCutOff, InternalCutOff } = (await customer!.call(siClocks, { CGO_ID: id })).body.Data
  expect(Date.parse(CarrierCutOff!) - Date.parse(InternalCutOff!)).toBe(10 * 3_600_000)
  expect([await run(37), await chased(id)]).toEqual([0, 0])
  expect([await run(39), await run(40), await chased(id)]).toEqual([1, 0, 1])
  expect([await run(59), await chased(id)]).toEqual([1, 2])
  // a server that stood still tells the hour that is next, once
  const late = await bed.order(72)
  expect([await run(59), await run(59), await chased(late)]).toEqual([1, 0, 1])
  const told = await server.db.owner((owner) =>
    owner.query<{ title: string }>(`select distinct title from message where title like '请提交补料%' order by title`),
  )
  expect(told.some(({ title }) => title.includes('第 2 次提醒'))).toBe(true)
  const done = await bed.order(72)
  expect((await customer!.call(addSiList, payloadOf(done, await bed.draft(done)))).status).toBe(200)
  expect([await run(59), await chased(done)]).toEqual([0, 0])
  // a cut-off that was moved on is chased anew, and counted on
  await server.db.owner((owner) =>
    owner.query(`update cargo_order set si_deadline = si_deadline + interval '72 hours' where id = $1`, [id]),
  )
  expect([await run(60), await run(111), await run(112), await chased(id)]).toEqual([0, 1, 0, 3])
  await server.db.owner((owner) => owner.query('update cargo_order set si_deadline = null where id = $1', [id]))
  // past the cut-off nobody is reminded
  const past = await bed.order(72)
  expect([await run(73), await chased(past)]).toEqual([0, 0])
  expect((await other!.call(siClocks, { CGO_ID: id })).status).toBe(404)
})
