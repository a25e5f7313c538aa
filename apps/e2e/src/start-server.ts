// The real server on an empty data folder, which goes when the tests end.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-e2e-'))
const server = spawn(process.execPath, ['--conditions=@jst/source', 'apps/server/src/main.ts'], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/server', ...process.env, DATA_DIR: dataDir },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
