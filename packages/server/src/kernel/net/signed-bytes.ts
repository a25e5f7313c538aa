import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'

/** The raw bytes of a body, as signatures are computed over them. */
export async function bytesOf(stream: Readable | undefined): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream ?? []) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** `sha256=` and the hex HMAC of the bytes as they came. Compared in constant time. */
export function isSigned(body: Buffer, key: string | Buffer, signature: string): boolean {
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/i.exec(signature.trim()) ?? []
  const right = createHmac('sha256', key).update(body).digest()
  const given = Buffer.from(hex, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}
