import type { FastifyReply } from 'fastify'
import { ProxiedBytes, type Blobs } from '../files/blobs.ts'

type Body = Buffer | NodeJS.ReadableStream | ProxiedBytes

/** Answer that is a file: sent as an attachment, never shown in place. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  readonly body: Body
  constructor(name: string, type: string, body: Body) {
    this.name = name
    this.type = type
    this.body = body
  }
}

interface Stored {
  readonly sha256: string
  readonly size: number
}

/** A stored file. @throws AppError FILE_LOST */
export async function storedFile(blobs: Blobs, { sha256, size }: Stored, name: string, type: string): Promise<FileAnswer> {
  return new FileAnswer(name, type, await (blobs.proxied ? blobs.proxied(sha256, size) : blobs.open(sha256, size)))
}

/** Sends a file as an attachment; the Chinese name in the form of RFC 6266. */
export function sendFile(reply: FastifyReply, { name, type, body }: FileAnswer) {
  if (body instanceof ProxiedBytes) reply.header('x-accel-redirect', body.path)
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return (
    reply
      .type(type)
      .header(
        'content-disposition',
        `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      )
      // if a browser renders it inline nevertheless, no script of it runs
      .header('content-security-policy', "default-src 'none'; sandbox")
      .serializer((same: unknown) => same as string)
      .send(body instanceof ProxiedBytes ? '' : body)
  )
}
