import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Envelope } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { saveSiDraftSet, siDraftSet, type SiDraftSet } from '@jst/contracts/si'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/index.ts'
import { readyDataFolder, startKillable, until, type Killable } from '../../../testing/index.ts'

const folder = readyDataFolder()
// a database whose server was killed shuts down by itself, and writes until then
afterAll(async () => {
  await until(() => !existsSync(path.join(folder, 'pg', 'postmaster.pid')), 20_000)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}, 30_000)

async function call<T>({ url }: Killable, address: string, headers: Record<string, string>, body?: unknown): Promise<Envelope<T>> {
  const answer = await fetch(url + address, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Envelope<T>
}

it('the server is killed while drafts are saved: every save that was acknowledged is there, and the work goes on from it', async () => {
  const first = await startKillable(folder)
  const { Data: session } = await call<{ Token: string }>(first, login.path, {}, { Account: 'customer', Password: demoPassword })
  const bearer = { authorization: `Bearer ${session.Token}` }
  const page = await call<{ Rows: CargoOrder[] }>(first, `${cargoOrderList.path}?PageSize=4&SiState=none`, bearer)
  const orders = page.Data.Rows.map(({ Id }) => Id)
  expect(orders.length).toBe(4)
  const setOf = (turn: number) => ({ TDBLInfos: [{ TBI_MARKS: `TURN ${turn}` }], Num: 1 })
  const stored = async (server: Killable, order: number) =>
    (await call<SiDraftSet | null>(server, `${siDraftSet.path}?CGO_ID=${order}`, bearer)).Data

  /** Per order the turn and version that were acknowledged last. */
  const acknowledged = new Map<number, { turn: number; version: number }>()
  let saves = 0
  const killed = once(first.child, 'exit')
  const type = async (order: number) => {
    let version = (await stored(first, order))?.Version ?? null
    for (let turn = 1; ; turn++) {
      const answer = await call<{ Version: number }>(
        first,
        saveSiDraftSet.path,
        { ...bearer, 'idempotency-key': `${order}-${turn}` },
        { CGO_ID: order, Set: setOf(turn), Version: version },
      )
      if (answer.Status !== 1) throw new Error(`refused: ${answer.Code ?? ''}`)
      version = answer.Data.Version
      acknowledged.set(order, { turn, version })
      if (++saves === 60) first.child.kill('SIGKILL')
    }
  }
  const ends = await Promise.allSettled(orders.map(type))
  await killed
  expect(ends.map((end) => end.status === 'rejected' && !(end.reason as Error).message.startsWith('refused'))).toEqual([
    true,
    true,
    true,
    true,
  ])

  const second = await startKillable(folder)
  for (const order of orders) {
    const { turn, version } = acknowledged.get(order) ?? { turn: 0, version: 0 }
    const found = await stored(second, order)
    // what was under way may have been stored or not; never less than was acknowledged, never twice
    const under = found?.Version === version + 1 ? turn + 1 : turn
    expect([found?.Version, found?.Set]).toEqual([version + under - turn, setOf(under)])
    // the save that was not answered, sent again with its key: once, whether it had arrived or not
    const again = await call<{ Version: number }>(
      second,
      saveSiDraftSet.path,
      { ...bearer, 'idempotency-key': `${order}-${turn + 1}` },
      { CGO_ID: order, Set: setOf(turn + 1), Version: version },
    )
    expect([again.Status, again.Data.Version]).toEqual([1, version + 1])
    expect(await stored(second, order)).toMatchObject({ Version: version + 1, Set: setOf(turn + 1) })
  }
  const gone = once(second.child, 'exit')
  second.child.kill('SIGKILL')
  await gone
}, 60_000)
