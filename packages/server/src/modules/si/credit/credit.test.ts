import {
  addSiList,
  batchApproveSi,
  modifySi,
  saveSiCredit,
  siCredit,
  siCreditVersions,
  siState,
  type SiCreditClause,
} from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let [reviewer, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[reviewer, customer, other] = await Promise.all(['reviewer', 'customer', 'customer2'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

const save = (CGO_ID: number, Clauses: SiCreditClause[], UpdateTime: string | null = null, client = customer!) =>
  client.call(saveSiCredit, { CGO_ID, CreditNo: 'LC2611/0042', Bank: 'BANK OF CHINA', Clauses, UpdateTime })
const freight: SiCreditClause = { Kind: 'freight', Text: 'FREIGHT COLLECT' }

it('each version is tested against the clauses, and a violation keeps a bill out of batches', async () => {
  const orderId = await bed.order()
  const draft = await bed.draft(orderId, { TBI_PAYMENT_METHOD: 'PP' })
  expect((await save(orderId, [freight, { Kind: 'other', Text: 'SHOW LC NO' }])).status).toBe(200)
  const Id = (await customer!.call(addSiList, payloadOf(orderId, draft))).body.Data.Ids[0]!
  const warned = (await reviewer!.call(siState, { Id })).body.Data
  expect(warned.Warnings).toBeGreaterThan(0)
  const batch = await reviewer!.call(batchApproveSi, { Items: [{ Id, Version: 1 }] })
  expect(batch.body.Data).toMatchObject({ Done: 0, Failed: 1 })
  await customer!.call(modifySi, { ...(await bed.read(Id)), TBI_PAYMENT_METHOD: 'CC' })
  const found = (await reviewer!.call(siCreditVersions, { Id })).body.Data
  expect(found.map(({ Version, Findings }) => [Version, Findings.map(({ Kind, Severity }) => `${Severity} ${Kind}`)])).toEqual([
    [2, ['INFO other']],
    [1, ['ERROR freight', 'INFO other']],
  ])
  expect((await reviewer!.call(siState, { Id })).body.Data.Warnings).toBeLessThan(warned.Warnings)
})
it('a credit that is entered after the submission warns of the bills that wait, and of none when it is removed', async () => {
  const orderId = await bed.order()
  const draft = await bed.draft(orderId, { TBI_PAYMENT_METHOD: 'PP' })
  const Id = (await customer!.call(addSiList, payloadOf(orderId, draft))).body.Data.Ids[0]!
  const warningsOf = async () => (await reviewer!.call(siState, { Id })).body.Data.Warnings
  const before = await warningsOf()
  const { UpdateTime } = await bed.read(Id)
  const saved = await save(orderId, [freight, { Kind: 'originals', Text: '3/3' }])
  expect(await warningsOf()).toBe(before + 2)
  const batch = await reviewer!.call(batchApproveSi, { Items: [{ Id, Version: 1 }] })
  expect(batch.body.Data).toMatchObject({ Done: 0, Failed: 1 })
  // the bill itself has not changed
  expect((await bed.read(Id)).UpdateTime).toBe(UpdateTime)
  await save(orderId, [], saved.body.Data.UpdateTime)
  expect(await warningsOf()).toBe(before)
})
it('clauses are kept by version, belong to the order’s companies, and go when none is left', async () => {
  const orderId = await bed.order()
  const { body } = await save(orderId, [freight])
  expect(body.Data).toMatchObject({ CreditNo: 'LC2611/0042', Clauses: [freight], By: expect.any(String) as string })
  expect((await save(orderId, [freight])).status).toBe(412)
  expect((await save(orderId, [{ Kind: 'latestShipment', Text: '31 DEC' }], body.Data.UpdateTime)).body.Issues?.[0]?.Path).toBe(
    'Clauses[0].Text',
  )
  expect((await other!.call(siCredit, { CGO_ID: orderId })).status).toBe(404)
  expect((await save(orderId, [freight], null, other)).status).toBe(404)
  expect((await save(orderId, [], body.Data.UpdateTime)).body.Data).toMatchObject({ Clauses: [], UpdateTime: null })
  expect((await reviewer!.call(siCredit, { CGO_ID: orderId })).body.Data.UpdateTime).toBeNull()
})
