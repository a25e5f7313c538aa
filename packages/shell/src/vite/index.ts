import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption, UserConfig } from 'vite'
import { arcoCss } from './arcoCss.ts'
import { arcoRef } from './arcoRef.ts'
import { oneOrigin } from './oneOrigin.ts'
import { precompress } from './precompress.ts'
import { themeScript } from './themeScript.ts'

export interface AppConfig {
  /** Folder of the app below apps/, and of its files below /assets/. */
  app: 'internal' | 'external' | 'portal'
  /** Port of the development server. */
  port: number
}

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** Build and development settings of one app: files under /assets/<app>/, gz and br beside them, no inline scripts. */
export function appConfig({ app, port }: AppConfig): UserConfig {
  const refPlugin = arcoRef()
  const plugins: PluginOption[] = [react(), refPlugin, arcoCss(), themeScript(app), oneOrigin(app, repository), precompress()]
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
          // What every page needs and seldom changes, apart from the code of the apps.
          codeSplitting: { groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|axios|dayjs|typebox)[\\/]/ }] },
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
