import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = readFileSync(new URL('./themeBoot.js', import.meta.url), 'utf8')

/** Sets the stored theme before the first paint: a tiny blocking file at the top of body, for the page allows no inline scripts. */
export function themeScript(app: string): Plugin {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const fileName = `assets/${app}/theme-${hash}.js`
  return {
    name: 'jst-theme-script',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'body-prepend' }],
  }
}
