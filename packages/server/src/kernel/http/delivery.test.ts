import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { currentEmployeeMenuTree, login } from '@jst/contracts/account'
import { portCalls } from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { codingOf } from './compression.ts'

let server: TestServer
let [pricing, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, customer] = await Promise.all(['pricing', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string>, { token } = pricing!) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}`, ...headers } })
const list = `${portCalls.list.path}?PageSize=50`
const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

describe('an answer', () => {
  it.each(['zstd', 'br', 'gzip'] as const)('is compressed with %s for whoever takes it, and says the same', async (coding) => {
    const plain = await get(list, {})
    const packed = await get(list, { 'accept-encoding': coding })
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, coding])
    expect(unpack[coding](packed.rawPayload).toString()).toBe(plain.payload)
    expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
    expect([packed.headers['vary'], packed.headers['content-length'], packed.headers['cache-control']]).toEqual([
      'accept-encoding',
      String(packed.rawPayload.length),
      'no-store',
    ])
  })
  it('of more than a page passes through another thread and says the same', async () => {
    const all = `${portCalls.list.path}?PageSize=200`
    const [plain, packed] = [await get(all, {}), await get(all, { 'accept-encoding': 'br' })]
    expect(plain.rawPayload.length).toBeGreaterThan(64 * 1_024)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
  })
  it('of a few bytes, and one with a token, are sent as they are', async () => {
    const few = await get(`${portCalls.list.path}?PageSize=1&Keyword=CNSHA`, { 'accept-encoding': 'br' })
    expect([few.statusCode, few.headers['content-encoding']]).toEqual([200, undefined])
    const token = await server.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'accept-encoding': 'br' },
      payload: { Account: 'ops', Password: 'Demo@2026' },
    })
    expect([token.statusCode, token.headers['content-encoding']]).toEqual([200, undefined])
  })
})

describe('the menu tree', () => {
  const { path } = currentEmployeeMenuTree
  it('is sent once, and then only its tag, in any coding', async () => {
    const first = await get(path, { 'accept-encoding': 'br' })
    const etag = String(first.headers['etag'])
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' })
    for (const coding of ['br', 'gzip', 'identity']) {
      const again = await get(path, { 'if-none-match': etag, 'accept-encoding': coding })
      expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, etag])
    }
  })
  it('of somebody else is another one', async () => {
    const etag = String((await get(path, {})).headers['etag'])
    const other = await get(path, { 'if-none-match': etag }, customer)
    expect([other.statusCode, other.headers['etag'] === etag]).toEqual([200, false])
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'zstd'],
  ['*;q=0.1, zstd;q=0', 'br'],
  ['identity', undefined],
  ['', undefined],
  ['br;q=x', undefined],
])('of "%s" the coding is %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding)
})
