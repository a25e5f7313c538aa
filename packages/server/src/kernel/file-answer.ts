import type { FastifyReply } from 'fastify'

/** Answer that is a file: sent as an attachment, never shown in place. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  readonly body: Buffer | NodeJS.ReadableStream
  constructor(name: string, type: string, body: Buffer | NodeJS.ReadableStream) {
    this.name = name
    this.type = type
    this.body = body
  }
}

/** Sends a file as an attachment; the Chinese name in the form of RFC 6266. */
export function sendFile(reply: FastifyReply, { name, type, body }: FileAnswer) {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return (
    reply
      .type(type)
      .header(
        'content-disposition',
        `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      )
      // whoever opens it in place all the same runs nothing of it
      .header('content-security-policy', "default-src 'none'; sandbox")
      .serializer((same: unknown) => same as string)
      .send(body)
  )
}
