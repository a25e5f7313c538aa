import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption, UserConfig } from 'vite'
import { arcoCss } from './arcoCss.ts'
import { arcoReact19 } from './arco-react-19.ts'
import { oneOrigin } from './oneOrigin.ts'
import { precompress } from './precompress.ts'
import { bootScript } from './bootScript.ts'

export interface AppConfig {
  /** Folder of the app below apps/, and of its files below /assets/. */
  app: 'internal' | 'external' | 'portal'
  /** Port of the development server. */
  port: number
}

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** Libraries of every page; they change seldom. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|axios|typebox)[\\/]/
/** Our own base with the Arco parts it uses. */
const kit = /packages[\\/](contracts|api-client|session-core|permissions|realtime|tab-bar|ui|feature-kit|shell)[\\/]src[\\/]/
/** What several screens of an area have in common, by the area's name. */
const parts = /packages[\\/]features[\\/]([^\\/]+)[\\/]src[\\/](?:parts|lists)[\\/]/
/** Parts of the base that are imported when first used. */
const loadedWhenUsed = /[\\/](DateRangePicker|words)\.tsx$/

/** Build and development settings of one app: files under /assets/<app>/, gz and br beside them, no inline scripts. */
export function appConfig({ app, port }: AppConfig): UserConfig {
  const refPlugin = arcoReact19()
  const plugins: PluginOption[] = [react(), refPlugin, arcoCss(), bootScript(app), oneOrigin(app, repository), precompress()]
  return {
    plugins,
    resolve: { conditions: ['@jst/source', 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: ['@jst/source', 'module', 'node', 'development|production'] } },
    build: {
      assetsDir: `assets/${app}`,
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          // Few files for what every page needs: each further one costs a round trip on a slow line.
          codeSplitting: {
            groups: [
              { name: 'vendor', test: vendor, priority: 2 },
              { name: 'kit', test: (id) => kit.test(id) && !loadedWhenUsed.test(id), priority: 1 },
              { name: (id) => `${parts.exec(id)?.[1] ?? 'feature'}-parts`, test: parts, minShareCount: 2, debugName: 'parts' },
            ],
          },
        },
      },
    },
    optimizeDeps: { rolldownOptions: { plugins: [refPlugin] } },
    server: {
      port,
      strictPort: true,
      fs: { allow: [repository] },
      proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080', ws: true } },
    },
  }
}
