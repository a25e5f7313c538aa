import path from 'node:path'
import { surfaceOf, type Surface } from '@jst/contracts/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, refuseUnknownCall } from '../http/http.ts'
import { Assets } from './assets.ts'
import { AppError } from '../errors.ts'
import type { AddressBrand, BrandOf } from '../site/brand.ts'
import { Pages, type Page } from './pages.ts'
import { contentPolicy } from '../http/security-headers.ts'
import { texts } from '../kernel.texts.ts'

/** Built apps: folder with `index.html` and `assets/<name>/…`. The file names in assets carry a content hash. */
export interface AppFolder {
  readonly surface: Surface
  /** Name below `/assets/`. */
  readonly name: string
  readonly folder: string
}

interface AppPages {
  /** Origins that pages may frame. */
  readonly framed?: readonly string[] | undefined
  /** A path of a page that the server draws, as it is written. */
  readonly written: (pathname: string) => string | undefined
  readonly brandOf: BrandOf
  readonly log: (error: Error) => void
}

/** Serves the three apps on this origin: hashed assets for good, the page of the app's surface for every other path (DESIGN: apps and paths). */
export function serveApps(app: FastifyInstance, apps: readonly AppFolder[], { framed = [], written, brandOf, log }: AppPages): void {
  /** A workbench has the brand of a domain alone: elsewhere it is that of the employee's company. While the database is away pages are neutral. */
  const brandFor = async (request: FastifyRequest, pathname: string): Promise<AddressBrand | undefined> => {
    const brand = await brandOf(request).catch((error: Error) => log(error))
    return brand && (surfaceOf(pathname) === 'public' || brand.domain) ? brand : undefined
  }
  const pages = new Map<string, Pages>(apps.map(({ surface, folder }) => [surface, new Pages(folder)]))
  for (const { name, folder } of apps) {
    const assets = new Assets(path.join(folder, 'assets', name))
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/assets/${name}/*`,
      handler: (request, reply) => {
        const asset = assets.find(request.params['*'], request.headers['accept-encoding'] ?? '')
        if (!asset) return refuse(new AppError('NOT_FOUND', { message: texts.file.unknown }), request, reply)
        return reply.headers(asset.headers).send(asset.body)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?')[0]!
    if (pathname.startsWith('/api/')) return refuseUnknownCall(app, request, reply)
    const page = written(pathname)
    // one address per page, whatever case it was asked in
    if (page !== undefined && page !== pathname && isNavigation(request, pathname))
      return reply.redirect(page + request.url.slice(pathname.length), 301)
    if (!isNavigation(request, pathname)) return refuse(new AppError('NOT_FOUND', { message: texts.file.unknown }), request, reply)
    const ofSurface = pages.get(surfaceOf(pathname))
    const hasScreen = [pathname, pathname.replace(formerPrefix, '')].some((one) => pages.get(surfaceOf(one))?.has(one) ?? true)
    // the app says it in words; machines read the code
    if (!hasScreen) void reply.code(404)
    return sendPage(ofSurface?.pageOf(pathname, await brandFor(request, pathname)), framed, request, reply)
  })
}

/** Paths of screens as addresses of former systems have them (spec §2): the app leads on to the screen. */
const formerPrefix = /^\/(?:formLayout|workbench)(?=\/.)/i

const isNavigation = ({ method }: FastifyRequest, pathname: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !pathname.startsWith('/assets/') &&
  !/\.(ico|png|svg|js|css|map|txt|json|webmanifest)$/.test(pathname)

function sendPage(page: Page | undefined, framed: readonly string[], request: FastifyRequest, reply: FastifyReply) {
  if (!page) return reply.code(503).type('text/plain; charset=utf-8').header('retry-after', '10').send(texts.notBuilt)
  void reply.headers({
    etag: page.etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    'content-security-policy': contentPolicy(framed, page.inlineScripts, page.inlineStyles),
  })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  void reply.type('text/html; charset=utf-8')
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  return zipped ? reply.header('content-encoding', 'gzip').send(page.gzip) : reply.send(page.body)
}
