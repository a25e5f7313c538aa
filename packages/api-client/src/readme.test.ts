import { ApiError, createApiClient } from '@jst/api-client'
import { siInfo } from '@jst/contracts/si'

/** The master bill number of a record, or the sentence to show instead. */
export async function masterBill(origin: string, token: string, Id: number): Promise<string> {
  const api = createApiClient({ baseURL: origin, getToken: () => token })
  try {
    const record = await api.call(siInfo, { Id })
    return record.TBI_MBL_NO
  } catch (error) {
    return error instanceof ApiError ? error.message : String(error)
  }
}
// End of the example.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const known =
      request.headers.authorization === 'Bearer t1' &&
      request.headers['web-version'] === '1' &&
      request.url === '/api/TDBillLadingInfo/GetTDBillLadingInfo?Id=1'
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(known ? { Status: 1, Data: { TBI_MBL_NO: 'COSU6312345' } } : { Status: 0, Data: null, Code: 'UNAUTHENTICATED' }),
    )
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('the example of the README works over real HTTP', async () => {
  expect(await masterBill(origin, 't1', 1)).toBe('COSU6312345')
  expect(await masterBill(origin, 'old', 1)).toBe('登录已失效，请重新登录')
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.ts'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.trim())
})
