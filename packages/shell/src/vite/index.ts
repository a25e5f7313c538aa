import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption, UserConfig } from 'vite'
import { arcoContext } from './arcoContext.ts'
import { areaStyles } from './areaStyles.ts'
import { arcoCss } from './arcoCss.ts'
import { arcoReact19 } from './arco-react-19.ts'
import { apiOrigin, oneOrigin } from './oneOrigin.ts'
import { contractsInBrowser } from './endpointsOnly.ts'
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
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|typebox)[\\/]/
/** Our own base with the Arco parts it uses: what the frame and every list stand on, so that it does not grow with the number of areas. */
const kit =
  /packages[\\/](?:(?:api-client|session-core|permissions|realtime|tab-bar|shell)[\\/]src[\\/]|feature-kit[\\/]src[\\/](?!entity|document|pdf)|ui[\\/]src[\\/](?!bill|detail|chart|styles[\\/]areas)|contracts[\\/]src[\\/](?:[^\\/]+\.ts|cargo-orders[\\/]|account[\\/]session\.ts|messages[\\/]box\.ts|screens[\\/]))/
/** Screens of maintained data: for those alone. */
const entities = /packages[\\/](?:feature-kit|contracts)[\\/]src[\\/]entity[\\/]/
/** Parts of documents: for pages of documents and for lists that move them. */
const documents =
  /packages[\\/](?:feature-kit|contracts)[\\/]src[\\/]document[\\/](?!page[\\/]|index\.ts|lines[\\/]FormLines|parties[\\/]PartyFields)/
/** Page and form parts of a document, which no list needs. */
const documentPages = /packages[\\/]feature-kit[\\/]src[\\/]document[\\/](?:page[\\/]|lines[\\/]FormLines|parties[\\/]PartyFields)/
/** Faces of bills and pages about one record: not for lists. */
const details = /packages[\\/]ui[\\/]src[\\/](?:bill|detail)[\\/]/
/**
 * The first pages of an area share one chunk: its calls, its texts, and the common parts of its lists or its sign-in. The heavy parts of its
 * detail pages are another.
 */
const base =
  /packages[\\/](?:contracts[\\/]src[\\/]([^\\/]+)[\\/](?!catalogue)|features[\\/]([^\\/]+)[\\/]src[\\/](?:(?:lists|sign-in)[\\/]|(?:[^\\/]+[\\/])?texts\.ts))/
const parts = /packages[\\/]features[\\/]([^\\/]+)[\\/]src[\\/]parts[\\/]/
const shared = (kind: string, test: RegExp, priority: number) => ({
  name: (id: string) => `${test.exec(id)?.slice(1).find(Boolean) ?? 'shared'}-${kind}`,
  test,
  minShareCount: 2,
  priority,
  debugName: kind,
})
/** Parts of the base that are imported when first used; a test finds them by their imports. */
const loadedWhenUsed = /[\\/](?:(?:DateRangePicker|Calendar|pop-ups|words)\.tsx|texts-en\.ts|(?:overlay|picker|english)[\\/][^\\/]+)$/
/** Returns true for files of the chunk that every page loads. */
export const isKit = (id: string): boolean => kit.test(id) && !loadedWhenUsed.test(id)

/** Build and development settings of one app: files under /assets/<app>/, gz and br beside them, no inline script but the boot script. */
export function appConfig({ app, port }: AppConfig): UserConfig {
  const refPlugin = arcoReact19()
  const plugins: PluginOption[] = [
    react(),
    refPlugin,
    arcoContext(),
    arcoCss(),
    areaStyles(),
    contractsInBrowser(),
    bootScript(),
    oneOrigin(app, repository),
    precompress(),
  ]
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
              { name: 'kit', test: isKit, priority: 1 },
              { name: 'detail', test: details, priority: 1 },
              { name: 'entity', test: entities, priority: 0.95 },
              { name: 'document', test: documents, priority: 0.95 },
              { name: 'document-page', test: documentPages, priority: 0.94 },
              shared('base', base, 0.9),
              shared('parts', parts, 0.7),
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
      proxy: { '/api': { target: apiOrigin(), ws: true }, '/site-picture': { target: apiOrigin() }, '/site-file': { target: apiOrigin() } },
    },
  }
}
