// The real server on a data folder of its own, which goes when the tests end. The folder is a copy of the one that the steps of a run share.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillProductData } from '@jst/server/testing/product-data'
import { serverArguments, serverEnv } from '../../../scripts/lib/server.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
let ended = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (ended = true))
const dataDir = path.join(folder, 'data')
await fillProductData(dataDir, folder)
if (ended) process.exit(0)
const server = spawn(process.execPath, serverArguments, {
  stdio: 'inherit',
  env: { ...serverEnv, ...process.env, DATA_DIR: dataDir },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
