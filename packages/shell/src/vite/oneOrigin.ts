import type { Surface, surfaceOf as SurfaceOf } from '@jst/contracts/screens'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** Where the server listens in development. */
export const apiOrigin = (): string => process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080'

const appOf: Record<Surface, string> = { internal: 'internal', external: 'external', public: 'portal' }

/**
 * In development each app's server serves all three apps, as the real server does: a page of another app is that app's index.html with the entry
 * of its own folder. All share one origin and so one sign-in. Pages for visitors come from the server.
 */
export function oneOrigin(app: string, repository: string): Plugin {
  return {
    name: 'jst-one-origin',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/'
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
        pageOf(server, app, repository, url).then((html) => {
          if (html === undefined) return next()
          response.setHeader('content-type', 'text/html')
          response.end(html)
        }, next)
      })
    },
  }
}

async function pageOf(server: ViteDevServer, app: string, repository: string, url: string): Promise<string | undefined> {
  // Loaded through Vite, which knows the source condition of the workspace packages.
  const { surfaceOf } = (await server.ssrLoadModule('@jst/contracts/screens')) as { surfaceOf: typeof SurfaceOf }
  const surface = surfaceOf(new URL(url, 'http://localhost').pathname)
  if (surface === 'site') return (await fetch(apiOrigin() + url)).text()
  const target = appOf[surface]
  if (target === app) return undefined
  const folder = join(repository, 'apps', target)
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  return server.transformIndexHtml(url, html.replace('src="/src/', `src="/@fs${folder}/src/`))
}
