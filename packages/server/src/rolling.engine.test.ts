// A deploy: two servers behind nginx are replaced one after the other while people write.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setInterval } from 'node:timers/promises'
import { login } from '@jst/contracts/account'
import { shipAgencyCalls } from '@jst/contracts/master'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from './demo/index.ts'
import type { Engine } from './testing/engines.ts'
import { createTestDatabase, until, type TestDatabase } from './testing/index.ts'
import { endNode, replaceNode, startNginx, startNode, type Node } from './testing/nodes.ts'

const clients = 200
let db: TestDatabase
let nodes: [Node, Node]
let nginx: Engine
let dataDir = ''
let token = ''
beforeAll(async () => {
  db = await createTestDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'jst-nodes-'))
  nodes = [await startNode(db.address, dataDir), await startNode(db.address, dataDir)]
  nginx = await startNginx(nodes.map(({ port }) => port))
  const { body } = await post(login.path, { Account: 'boss', Password: demoPassword })
  token = (body.Data as { Token: string }).Token
}, 300_000)
afterAll(async () => {
  await nginx.stop()
  await Promise.all(nodes.map(({ child }) => endNode(child, 'SIGKILL')))
  await db.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly body: { readonly Code?: string; readonly Data?: unknown }
}
async function post(to: string, body: unknown, headers: Record<string, string> = {}, port = nginx.port): Promise<Answer> {
  const given = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }
  const answer = await fetch(`http://127.0.0.1:${port}${to}`, { method: 'POST', headers: given, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}
const add = (Code: string) =>
  post(shipAgencyCalls.save.path, { Id: 0, Values: { Code, NameZh: Code } }, { 'Idempotency-Key': randomUUID() })

it('both servers are replaced twice while 200 people write: no write fails, each is kept once', { timeout: 300_000 }, async () => {
  const kept: string[] = []
  const failed: unknown[] = []
  const over = new AbortController()
  const people = Array.from({ length: clients }, async (_, person) => {
    let turn = 0
    // each writes as a hurried person does; more would try what one machine bears, and not the deploy
    for await (const _ of setInterval(2_000)) {
      if (over.signal.aborted) return
      const code = `R${person}X${turn++}`
      const answer = await add(code).catch((error: Error) => ({ status: 0, body: error.message }))
      if (answer.status === 200) kept.push(code)
      else failed.push([code, answer])
    }
  })
  for (const place of [0, 1, 0, 1] as const) {
    nodes[place] = await replaceNode(nodes[place], db.address, dataDir)
    const before = kept.length
    await until(() => kept.length > before + clients)
  }
  over.abort()
  await Promise.all(people)
  expect(failed).toEqual([])
  const found = await db.owner((owner) =>
    owner.query<{ code: string }>(`select code from m_ship_agency where code ~ '^R[0-9]+X[0-9]+$' order by code collate "C"`),
  )
  expect(found.map(({ code }) => code)).toEqual(kept.toSorted())
})

it(
  'a right that is taken away at one server is gone there at once, and at a server that was paused when it hears of it',
  { timeout: 60_000 },
  async () => {
    const [one, other] = nodes
    const may = async ({ port }: Node) => (await post('/api/Message/MarkRead', {}, {}, port)).status
    expect([await may(one), await may(other)]).toEqual([200, 200])
    other.child.kill('SIGSTOP')
    await post('/api/AuthUser/Logout', {}, {}, one.port)
    other.child.kill('SIGCONT')
    expect(await may(one)).toBe(401)
    await until(async () => (await may(other)) === 401)
  },
)
