import { addSiList, checkSi, saveSiRules, siCombination, siRules } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed } from '../testing.ts'

let server: TestServer
let [boss, sales, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, customer] = await Promise.all(['boss', 'sales', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

it('the operator decides by how much a set may differ from its order, and its customers are judged by that at once', async () => {
  const bed = siTestbed(server, customer!)
  const orderId = await bed.order()
  const draft = await bed.draft(orderId)
  const [box, ...others] = draft.BoxInfos!
  const more = { ...box!, TBX_NUM: box!.TBX_NUM! + 1 }
  const sum = [more, ...others].reduce((all, { TBX_NUM = 0 }) => all + TBX_NUM, 0)
  const set = payloadOf(orderId, { ...draft, BoxInfos: [more, ...others], TBI_NUMBER: String(sum) })
  const total = async () =>
    (await customer!.call(checkSi, set)).body.Data.Issues.filter(({ Code }) => Code === 'ORDER_TOTAL').map(({ Severity }) => Severity)
  const usual = (await boss!.call(siRules, {})).body.Data
  expect([usual.PackageTolerance, usual.UpdateTime, await total()]).toEqual([1, null, ['WARN']])
  const saved = await boss!.call(saveSiRules, { ...usual, PackageTolerance: 0 })
  expect([saved.status, await total()]).toEqual([200, ['ERROR']])
  expect((await customer!.call(siCombination, { CGO_ID: orderId })).body.Data.Rules.PackageTolerance).toBe(0)
  expect((await customer!.call(addSiList, set)).status).toBe(422)
  const stale = await boss!.call(saveSiRules, { ...usual, PackageTolerance: 5 })
  expect([stale.status, stale.body.Data]).toEqual([412, saved.body.Data])
})
it('is decided by those who have the button, in the limits of the trade', async () => {
  const { body } = await boss!.call(siRules, {})
  expect((await sales!.call(siRules, {})).status).toBe(403)
  expect((await customer!.call(saveSiRules, body.Data)).status).toBe(403)
  expect((await boss!.call(saveSiRules, { ...body.Data, Tolerance: 0.5 })).status).toBe(422)
})
