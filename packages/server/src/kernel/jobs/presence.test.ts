import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, until, type TestDatabase } from '../../testing/index.ts'
import { endOf } from '../../testing/proxy.ts'
import { WorkerPresence } from './presence.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

it('a database that is away is asked by one connection at a time, and told of the worker once it is back', async () => {
  let away = false
  let cut = () => {}
  let tries = 0
  const pauses: (() => void)[] = []
  const way = createServer((near) => {
    near.on('error', () => near.destroy())
    if (away) {
      tries += 1
      return void near.destroy()
    }
    const far = connect(endOf(db.address))
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
    cut = () => near.destroy()
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const said: string[] = []
  const presence = new WorkerPresence(
    { ...db.address, host: '127.0.0.1', port: (way.address() as AddressInfo).port },
    ({ message }) => said.push(message),
    () => new Promise<void>((end) => pauses.push(end)),
  )
  const held = () =>
    db.owner(async (owner) => {
      const [row] = await owner.query<{ count: number }>(
        `select count(*)::integer as count from pg_locks where locktype = 'advisory' and objid = $1 and granted`,
        [presence.worker],
      )
      return row!.count
    })

  await presence.start()
  expect(await held()).toBe(1)
  away = true
  cut()
  for (let turn = 1; turn <= 5; turn++) {
    await until(() => pauses.length >= turn)
    // tries that begin tries of their own would double with each turn
    expect([tries, pauses.length]).toEqual([turn, turn])
    if (turn < 5) pauses.at(-1)!()
  }
  away = false
  pauses.at(-1)!()
  await until(async () => (await held()) === 1)
  await presence.stop()
  await until(async () => (await held()) === 0)
  way.close()
})
