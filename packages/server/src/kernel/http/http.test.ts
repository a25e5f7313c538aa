import { connect } from 'node:net'
import { errorTable, type Envelope } from '@jst/contracts'
import { systemInfo } from '@jst/contracts/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, until, type TestServer } from '../../testing/index.ts'

let server: TestServer
let port = 0

beforeAll(async () => {
  server = await createTestServer()
  port = Number(new URL(await server.listen()).port)
})
afterAll(() => server.close())

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Envelope<unknown>
}

/** Sends a text as it is, and reads until the server closes. */
async function send(sent: string): Promise<Answer> {
  const socket = connect({ host: '127.0.0.1', port })
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
  const closed = new Promise<void>((resolve, reject) => socket.once('close', () => resolve()).once('error', reject))
  socket.write(sent)
  await closed
  const [head, body] = text.split('\r\n\r\n')
  const [first, ...lines] = head!.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]))
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body!)))
  return { status: Number(first!.split(' ')[1]), headers, body: JSON.parse(body!) as Envelope<unknown> }
}

describe('what cannot be read as a request', () => {
  const start = `GET ${systemInfo.path} HTTP/1.1\r\nHost: x\r\n`
  const long = `Cookie: secret=${'x'.repeat(20_000)}\r\n`

  it.each([
    ['an over-long header', `${start}${long}\r\n`, 431, 'PAYLOAD_TOO_LARGE'],
    ['an over-long header that goes on coming', `${start}${long.repeat(250)}\r\n`, 431, 'PAYLOAD_TOO_LARGE'],
    ['a path in Chinese', 'GET /api/中文 HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'INVALID_INPUT'],
    ['garbage', '\u0016\u0003\u0001 hello\r\n\r\n', 400, 'INVALID_INPUT'],
  ] as const)('%s is refused in our own words', async (_, sent, http, code) => {
    const { status, headers, body } = await send(sent)
    expect([status, body.Code]).toEqual([http, code])
    expect(Object.keys(body).toSorted()).toEqual(['Code', 'Data', 'Message', 'RequestId', 'Status'])
    expect(body).toMatchObject({
      Status: 0,
      Data: null,
      Message: expect.stringMatching(/^[\p{Script=Han}，]+( Cookie )?\p{Script=Han}+$/u),
    })
    expect(body.Message).not.toBe(errorTable[code].zh)
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', connection: 'close', 'cache-control': 'no-store' })
    expect(headers['x-request-id']).toBe(body.RequestId)
    await until(() => server.log().includes(body.RequestId!))
    expect(server.log()).not.toContain('secret=')
  })

  it('has the security headers of every answer', async () => {
    const usual = (await server.client().call(systemInfo, {})).headers
    const { headers } = await send('nonsense\r\n\r\n')
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'])
      expect([name, headers[name]]).toEqual([name, usual[name]])
  })

  it('does not stop others, and a connection that breaks off gets nothing', async () => {
    const broken = connect({ host: '127.0.0.1', port })
    await new Promise((resolve) => broken.once('connect', resolve))
    broken.write(start)
    const before = server.log()
    broken.resetAndDestroy()
    expect((await send(`${start}Connection: close\r\n\r\n`)).status).toBe(200)
    expect(server.log().slice(before.length)).not.toContain('unreadable')
  })
})
