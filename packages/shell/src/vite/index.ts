import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption, UserConfig } from 'vite'
import { arcoContext } from './arcoContext.ts'
import { areaStyles } from './areaStyles.ts'
import { arcoCss } from './arcoCss.ts'
import { arcoPalette } from './arcoPalette.ts'
import { arcoReact19 } from './arco-react-19.ts'
import { apiOrigin, oneOrigin } from './oneOrigin.ts'
import { contractsInBrowser } from './endpointsOnly.ts'
import { precompress } from './precompress.ts'
import { bootScript } from './bootScript.ts'
import { firstPaint } from './firstPaint.ts'
import { routerParts } from './routerParts.ts'
import { sharedChunks } from './sharedChunks.ts'

export interface AppConfig {
  /** Folder of the app below apps/, and of its files below /assets/. */
  app: 'internal' | 'external' | 'portal'
  /** Port of the development server. */
  port: number
}

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** Build and development settings of one app: files under /assets/<app>/, gz and br beside them, no inline script but the boot script. */
export function appConfig({ app, port }: AppConfig): UserConfig {
  const { plugins, ...settings } = compiled(app)
  return {
    ...settings,
    plugins: [plugins, sharedChunks(() => compiled(app)), bootScript(), firstPaint(app), oneOrigin(app, repository), precompress()],
    optimizeDeps: { rolldownOptions: { plugins: [arcoReact19()] } },
    server: {
      port,
      strictPort: true,
      fs: { allow: [repository] },
      proxy: { '/api': { target: apiOrigin(), ws: true }, '/site-picture': { target: apiOrigin() }, '/site-file': { target: apiOrigin() } },
    },
  }
}

/** Settings that decide the code of an app, and how large it is. */
function compiled(app: AppConfig['app']): UserConfig & { plugins: PluginOption[] } {
  return {
    plugins: [react(), arcoReact19(), arcoContext(), arcoCss(), arcoPalette(), areaStyles(), contractsInBrowser(), routerParts()],
    resolve: { conditions: ['@jst/source', 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: ['@jst/source', 'module', 'node', 'development|production'] } },
    build: {
      assetsDir: `assets/${app}`,
      target: 'es2022',
      sourcemap: false,
      // the files of screens are in a separate list, which is read after the first page (`bootScript`)
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))),
      },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 600,
    },
  }
}
