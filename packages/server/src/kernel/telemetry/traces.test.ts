import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { bookingCalls } from '@jst/contracts/booking'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { withSpan } from './spans.ts'
import { wantsTraces } from './traces.ts'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}
interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

/** A receiver of traces that keeps what it gets. */
const received: Received[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    if (request.url === '/v1/traces') received.push(body as Received)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
let server: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as { port: number }
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'freight-test')
  server = await createTestServer({ config: { traced: true } })
})
afterAll(() => {
  vi.unstubAllEnvs()
  collector.close()
})

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentSpanId = 'b7ad6b7169203331'

it('tells a receiver of calls with their statements, in the trace of the caller, without a value', async () => {
  const ops = await server.signIn('ops')
  const { headers } = await ops.call(bookingCalls.list, { PageSize: 7 }, { traceparent: `00-${traceId}-${parentSpanId}-01` })
  await expect(withSpan('job probe', {}, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  await server.close()

  const [{ resource } = { resource: { attributes: [] } }] = received.flatMap(({ resourceSpans }) => resourceSpans)
  const textOf = (attributes: readonly Attribute[], key: string) => attributes.find((one) => one.key === key)?.value.stringValue
  expect(textOf(resource.attributes, 'service.name')).toBe('freight-test')
  const spans = received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
  const call = spans.find(({ name }) => name === `GET ${bookingCalls.list.path}`)!
  expect(call).toMatchObject({ traceId, parentSpanId })
  expect(textOf(call.attributes, 'jst.request_id')).toBe(headers['x-request-id'])
  expect(Number(textOf(call.attributes, 'jst.company_id'))).toBeGreaterThan(0)
  const statements = spans.filter((span) => span.parentSpanId === call.spanId)
  expect(statements.map(({ attributes }) => textOf(attributes, 'db.query.text'))).toContainEqual(expect.stringContaining('from booking'))
  // the password of the sign-in is a value of a call, the account one of a statement
  expect(JSON.stringify(received)).not.toMatch(/Demo@2026|孙婷/)
  // one whose body came by events of the socket has its statements too
  const signIn = spans.find(({ name }) => name.startsWith('POST /api/AuthUser/Login'))!
  expect(spans.some((span) => span.parentSpanId === signIn.spanId)).toBe(true)
  expect(spans.find(({ name }) => name === 'job probe')?.status.code).toBe(2)
})

it('wants a receiver by the standard variables alone', () => {
  expect(wantsTraces({})).toBe(false)
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' })).toBe(true)
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' })).toBe(false)
})
