import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { codingOf, compressed } from './compression.ts'
import { FileAnswer, sendFile } from './file-answer.ts'

/** The answer as JSON text, or the file. */
export type Delivery = string | FileAnswer

interface Manner {
  /** The browser caches the response and revalidates it by its ETag. */
  readonly revalidated: boolean
  /** Not compressed: the response holds a secret beside input of the caller, and its compressed length would leak it (BREACH). */
  readonly secret: boolean
}

/** Sends an answer, compressed as far as the caller takes it. */
export async function deliver(reply: FastifyReply, delivery: Delivery, { revalidated, secret }: Manner): Promise<FastifyReply> {
  if (delivery instanceof FileAnswer) return sendFile(reply, delivery)
  // as bytes: Node would measure a string, concatenate it with the headers and encode it afterwards
  const bytes = Buffer.from(delivery)
  const { headers } = reply.request
  reply.type('application/json; charset=utf-8')
  vary(reply, 'accept-encoding')
  if (revalidated) {
    // weak: the same response in another content coding has the same tag
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    vary(reply, 'authorization')
    void reply.headers({ etag, 'cache-control': 'private, no-cache' })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
  }
  const accepted = headers['accept-encoding']
  const coding = secret ? undefined : codingOf(Array.isArray(accepted) ? accepted.join(',') : accepted)
  const packed = await compressed(bytes, coding)
  return packed === undefined ? reply.send(bytes) : reply.header('content-encoding', coding).send(packed)
}

function vary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  void reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
