import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Endpoint, Envelope, InputOf, ReplyOf } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import { printCopies, issuePrint } from '@jst/contracts/document'
import { issueSlips, slipRangeCalls } from '@jst/contracts/packing'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { createDatabase } from '../../kernel/database/database.ts'
import { readyDataFolder, startKillable, until, type Killable, type TestClient } from '../../testing/index.ts'
import { pendingSlips, rangeOf, slipRow, versionsOf } from '../../testing/slips.ts'

const folder = readyDataFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

let running: Killable | undefined
async function kill(): Promise<void> {
  const gone = once(running!.child, 'exit')
  running!.child.kill('SIGKILL')
  await gone
}
const clientOf = (token: string): TestClient => ({
  token,
  async call<E extends Endpoint>({ method, path }: E, input: InputOf<E>) {
    const pairs = Object.entries(input as object).map(([name, value]) => [name, String(value)])
    const query = method === 'GET' ? `?${new URLSearchParams(Object.fromEntries(pairs) as Record<string, string>).toString()}` : ''
    const answer = await fetch(running!.url + path + query, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, headers: {}, body: JSON.parse(text) as Envelope<ReplyOf<E>>, text }
  },
})
const signIn = async (account: string) =>
  clientOf((await clientOf('').call(login, { Account: account, Password: demoPassword })).body.Data.Token)
async function start(): Promise<{ boss: TestClient; ops: TestClient; customer: TestClient }> {
  running = await startKillable(folder)
  const [boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map(signIn))
  return { boss: boss!, ops: ops!, customer: customer! }
}

/** Kills the server in the middle of a call: the call waits for a table that somebody else holds, after all that it does before. */
async function killedAt(table: string, call: () => Promise<unknown>): Promise<void> {
  const database = createDatabase()
  database.open(running!.postgres)
  let died = false
  const held = database.system().tx(async (tx) => {
    await tx.query(`lock table ${table} in share row exclusive mode`)
    const lost = call().catch(() => undefined)
    await until(async () => {
      const waiting = await tx.query('select 1 from pg_locks where not granted and relation = $1::regclass', [table])
      return waiting.length > 0
    })
    await kill()
    died = true
    await lost
  })
  // the database of the server dies with it, and this transaction too
  await held.catch((error: unknown) => {
    if (!died) throw error
  })
  await database.close()
}

it('a slip whose server died between the number and the print has one number, and that number no other slip', async () => {
  let { boss, ops, customer } = await start()
  const depot = '中断测试堆场'
  const range = await rangeOf(boss, 20, { CarrierCode: 'COSCO', Depot: depot })
  const { ids } = await pendingSlips(customer, ops, 2, { Depot: depot })
  const issue = async () => ops.call(issueSlips, { Items: await versionsOf(ops, ids) })
  const numbers = async () => (await Promise.all(ids.map((id) => slipRow(ops, id)))).map(({ EirNo }) => EirNo)
  const left = async () => (await boss.call(slipRangeCalls.get, { Id: range.Id })).body.Data['Left']

  // the numbers are drawn, the timeline of the slips is not written: nothing of it is there afterwards
  await killedAt('document_entry', issue)
  ;({ boss, ops, customer } = await start())
  expect([await numbers(), await left()]).toEqual([['', ''], 20])

  // the slips are issued, and their server dies in the middle of the print
  const { body } = await issue()
  const drawn = body.Data.Done.map(({ EirNo }) => EirNo)
  expect(drawn).toEqual([`${range.Prefix}0001`, `${range.Prefix}0002`])
  const asked = { Kind: 'boxSlip', Id: ids[0]!, Print: 'a4', Language: 'zh' } as const
  await killedAt('document_print', () => ops.call(issuePrint, asked))
  ;({ boss, ops, customer } = await start())
  expect([await numbers(), await left()]).toEqual([drawn, 18])
  expect((await ops.call(printCopies, { Kind: 'boxSlip', Id: ids[0]! })).body.Data).toEqual([])
  expect((await ops.call(issuePrint, asked)).body.Data).toMatchObject({ Copy: 1 })
  // issued once more: refused, and no number is lost to it
  expect((await issue()).body.Data.Done).toEqual([])
  expect([await numbers(), await left()]).toEqual([drawn, 18])
  await kill()
}, 180_000)
