// Whose address a call has that came through nginx: limits are counted by it, so that no visitor uses up those of others or chooses his own.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'
import type { Engine } from './testing/engines.ts'
import { endNode, startNginx, startNode, type Node } from './testing/nodes.ts'

const proxy = '127.0.0.9'
const limit = 5
const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-behind-proxy-'))
let db: TestDatabase
let node: Node
let nginx: Engine
beforeAll(async () => {
  db = await createTestDatabase()
  node = await startNode(db.address, dataDir, { settings: { TRUSTED_PROXIES: proxy, RATE_LIMIT: String(limit) } })
  nginx = await startNginx([node.port], { from: proxy })
}, 300_000)
afterAll(async () => {
  await nginx.stop()
  await endNode(node.child)
  await db.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Status of a call that needs no sign-in. @param from the visitor's address */
const call = (port: number, from: string, forwarded?: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) }
    const asked = request({ port, localAddress: from, host: '127.0.0.1', method: 'POST', path: '/api/AuthUser/StartWeChat', headers })
    asked.once('response', (answer) => resolve(answer.resume().statusCode!)).once('error', reject)
    asked.end('{}')
  })
const calls = async (port: number, from: string, forwarded?: (at: number) => string) => {
  const statuses: number[] = []
  for (let at = 0; at <= limit; at++) statuses.push(await call(port, from, forwarded?.(at)))
  return statuses
}
const refused = (statuses: readonly number[]) => statuses.map((status) => status === 429)
const lastRefused = [...Array.from({ length: limit }, () => false), true]

it('visitors behind a trusted proxy are limited each by himself', async () => {
  expect(refused(await calls(nginx.port, '127.0.0.21'))).toEqual(lastRefused)
  expect(await call(nginx.port, '127.0.0.22')).not.toBe(429)
})

it('an address that a visitor writes himself counts for nothing behind the proxy', async () => {
  expect(refused(await calls(nginx.port, '127.0.0.23', (at) => `203.0.113.${at}`))).toEqual(lastRefused)
})

it('nor past the proxy: whoever is not trusted says nothing of an address', async () => {
  expect(refused(await calls(node.port, '127.0.0.24', (at) => `203.0.113.${at}`))).toEqual(lastRefused)
})
