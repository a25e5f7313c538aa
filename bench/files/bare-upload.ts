import { createWriteStream } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { fastify } from 'fastify'
import { serve } from '../kit/program.ts'

// The limit of an upload: Fastify streams the body into a file and has the disk take it before it answers. No rights, hash, check or row.
const handlers = {
  async start({ file }: { file: string }): Promise<number> {
    const app = fastify()
    app.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body))
    app.post('/', { bodyLimit: 100 * 1024 * 1024 }, async ({ body }) => {
      await pipeline(body as NodeJS.ReadableStream, createWriteStream(file, { flush: true }))
      return { Status: 1, Data: true }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return (app.server.address() as AddressInfo).port
  },
}
export type BareUpload = typeof handlers
serve(handlers)
