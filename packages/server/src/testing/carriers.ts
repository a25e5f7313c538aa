import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bookingChannelCalls, sendBooking } from '@jst/contracts/booking'
import { blankValues, type EntityValues } from '@jst/contracts/entity'
import { booked, furniture, moveBooking, viewed } from './bookings.ts'
import type { TestClient } from './index.ts'

/** Adds the channel of a carrier. */
export async function channelOf(client: TestClient, CarrierCode: string, Channel: string, more: EntityValues = {}) {
  const Values = {
    ...blankValues(bookingChannelCalls.entity),
    Code: `T-${CarrierCode}-${Channel}`,
    NameZh: '测试通道',
    CarrierCode,
    Channel,
    ...more,
  }
  const { body, text, status } = await client.call(bookingChannelCalls.save, { Id: 0, Values })
  if (status !== 200) throw new Error(text)
  return body.Data
}

/** A booking of a customer that the desk has accepted. */
export async function acceptedBooking(
  customer: TestClient,
  ops: TestClient,
  CarrierCode: string,
  more: EntityValues = {},
): Promise<number> {
  const { Id } = await booked(customer, furniture({ CarrierCode, ...more }))
  for (const [client, event] of [
    [customer, 'submit'],
    [ops, 'accept'],
  ] as const) {
    const refused = await moveBooking(client, event, Id)
    if (refused !== undefined) throw new Error(refused)
  }
  return Id
}

/** Sends a booking; answers its message, or why it was not sent. */
export async function sent(client: TestClient, Id: number, Remarks = ''): Promise<number | string> {
  const { UpdateTime } = await viewed(client, Id)
  const { body, text } = await client.call(sendBooking, { Items: [{ Id, UpdateTime }], Remarks })
  if (!body.Data) throw new Error(text)
  return body.Data.Sent[0]?.Message ?? body.Data.NotSent[0]!.Message
}

export interface CarrierServer {
  readonly url: string
  /** Everything that was sent: how and where, key and body. */
  readonly posts: readonly {
    readonly method: string
    readonly path: string
    readonly key: string
    readonly authorization: string
    readonly body: string
  }[]
  /** Bookings that were made: a key that comes again makes none. */
  readonly bookings: ReadonlyMap<string, string>
  /** Answers to the next posts, then 202; `hold` never answers. */
  readonly next: (number | 'hold')[]
  /** Body of an answer that takes the post. */
  answer: string
  /** Called when a post was taken, before it is answered. */
  taken: () => void
  close(): Promise<void>
}

/** Stands in for the interface of a carrier that knows keys. */
export async function startCarrier(): Promise<CarrierServer> {
  const posts: CarrierServer['posts'][number][] = []
  const bookings = new Map<string, string>()
  const carrier = { next: [] as (number | 'hold')[], answer: '', taken: () => {} }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      const key = String(request.headers['idempotency-key'] ?? '')
      posts.push({ method: request.method ?? '', path: request.url ?? '', key, authorization: request.headers.authorization ?? '', body })
      const status = carrier.next.shift() ?? 202
      if (status === 'hold' || status < 300) bookings.set(key, createHash('sha256').update(body).digest('hex'))
      carrier.taken()
      if (status !== 'hold')
        response.writeHead(status, { 'content-type': 'application/json' }).end(status < 300 ? carrier.answer : 'no such contract')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(carrier, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bookings`,
    posts,
    bookings,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
