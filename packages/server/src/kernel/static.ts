import { createReadStream, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { surfaceOf, type Surface } from '@jst/contracts/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, refuseUnknownCall } from './http.ts'
import { AppError } from './errors.ts'

/** Built apps: folder with `index.html` and `assets/<name>/…`. The file names in assets carry a content hash. */
export interface AppFolder {
  readonly surface: Surface
  /** Name below `/assets/`. */
  readonly name: string
  readonly folder: string
}

/** Serves the three apps on this origin: hashed assets for good, `index.html` for every page path of the app's surface (DESIGN: apps and paths). */
export function serveApps(app: FastifyInstance, apps: readonly AppFolder[]): void {
  for (const { name, folder } of apps) {
    const root = path.join(folder, 'assets', name)
    if (!existsSync(root)) continue
    void app.register(fastifyStatic, {
      root,
      prefix: `/assets/${name}/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      etag: true,
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0]!
    if (pathname.startsWith('/api/')) return refuseUnknownCall(app, request, reply)
    if (!isNavigation(request, pathname)) return refuse(new AppError('NOT_FOUND', { message: '没有这个文件' }), request, reply)
    return sendIndex(apps, surfaceOf(pathname), request, reply)
  })
}

const isNavigation = ({ method }: FastifyRequest, pathname: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !pathname.startsWith('/assets/') &&
  !/\.(ico|png|svg|js|css|map|txt|json|webmanifest)$/.test(pathname)

function sendIndex(apps: readonly AppFolder[], surface: Surface, request: FastifyRequest, reply: FastifyReply) {
  const file = path.join(apps.find((one) => one.surface === surface)?.folder ?? '', 'index.html')
  if (!existsSync(file))
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .header('retry-after', '10')
      .send('页面尚未构建：请先执行 npm start（会自动构建），或 npm run build 后刷新。')
  const { mtimeMs, size } = statSync(file)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  void reply.header('etag', etag).header('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(createReadStream(file))
}
