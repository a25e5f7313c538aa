import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startProgram } from '../kit/program.ts'
import type { Scope } from '../kit/scope.ts'
import type { FloorServer } from './floor-server.ts'

/** Builds the hand-written pages of bench/floor with the settings of the apps and serves them; answers with their origin. */
export async function startFloor(scope: Scope, apiPort: number): Promise<string> {
  const root = fileURLToPath(new URL('../floor/', import.meta.url))
  const folder = scope.folder('floor')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { input: [path.join(root, 'list.html'), path.join(root, 'sign-in.html')] },
    },
  })
  const server = startProgram<FloorServer>(scope, new URL('floor-server.ts', import.meta.url))
  return `http://127.0.0.1:${await server.call('start', { folder, apiPort })}`
}
