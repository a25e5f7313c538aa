import type { Surface, surfaceOf as SurfaceOf } from '@jst/contracts/screens'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const appOf: Record<Surface, string> = { internal: 'internal', external: 'external', public: 'portal' }

/**
 * In development each app's server answers for all three, as the real server does: a page of another app is that app's
 * index.html with its entry loaded from its own folder. One origin, so one sign-in.
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
  const target = appOf[surfaceOf(new URL(url, 'http://localhost').pathname)]
  if (target === app) return undefined
  const folder = join(repository, 'apps', target)
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  return server.transformIndexHtml(url, html.replace('src="/src/', `src="/@fs${folder}/src/`))
}
