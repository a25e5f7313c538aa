import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startProgram } from '../kit/program.ts'
import type { Scope } from '../kit/scope.ts'
import type { FloorServer } from './floor-server.ts'

/** Addresses of the three contenders, built with the settings of the apps. */
export interface SheetSite {
  readonly floor: string
  readonly arco: string
  readonly product: string
}

export async function startSheetSite(scope: Scope): Promise<SheetSite> {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const folder = scope.folder('sheet')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@jst/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { input: ['floor/sheet.html', 'floor/sheet-arco.html', 'browser/sheet.html'].map((file) => path.join(root, file)) },
    },
  })
  const server = startProgram<FloorServer>(scope, new URL('floor-server.ts', import.meta.url))
  // no calls to hand on
  const origin = `http://127.0.0.1:${await server.call('start', { folder, apiPort: 0 })}`
  return { floor: `${origin}/floor/sheet`, arco: `${origin}/floor/sheet-arco`, product: `${origin}/browser/sheet` }
}
