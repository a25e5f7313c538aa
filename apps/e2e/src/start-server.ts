// The real server on an empty data folder, which goes when the tests end.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverArguments, serverEnv } from '../../../scripts/lib/server.mjs'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-e2e-'))
const server = spawn(process.execPath, serverArguments, {
  stdio: 'inherit',
  env: { ...serverEnv, ...process.env, DATA_DIR: dataDir },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
