import { houseBillCalls, houseBillStates } from '@jst/contracts/bills'
import type { EntityCalls } from '@jst/contracts/entity'
import { invoiceCalls, invoiceStates, receiptCalls, receiptStates } from '@jst/contracts/invoices'
import {
  addressCalls,
  addressStates,
  applicationCalls,
  applicationStates,
  guaranteeChangeCalls,
  guaranteeChangeStates,
  letterCalls,
  letterStates,
} from '@jst/contracts/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const lists: readonly (readonly [calls: EntityCalls, state: number])[] = [
  [houseBillCalls, houseBillStates.codes.locked],
  [invoiceCalls, invoiceStates.codes.issued],
  [receiptCalls, receiptStates.codes.claimed],
  [applicationCalls, applicationStates.codes.checking],
  [letterCalls, letterStates.codes.submitted],
  [guaranteeChangeCalls, guaranteeChangeStates.codes.submitted],
  [addressCalls, addressStates.codes.submitted],
]
it.each(lists.map(([calls, state]) => [calls.entity.zh, calls, state] as const))(
  '%s: a row that has left its open states is not removed',
  async (_, calls, state) => {
    const [row] = (await boss.call(calls.list, { PageSize: 1 })).body.Data.Rows
    const { Id, UpdateTime } = row!
    await server.db.owner((owner) => owner.query(`update ${calls.entity.table} set state = $2 where id = $1`, [Id, state]))
    const refused = await boss.call(calls.remove, { Items: [{ Id, UpdateTime }] })
    expect(refused.body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await boss.call(calls.get, { Id })).status).toBe(200)
  },
)
