// npm start in a folder of its own: turbo and the server are programs that say what they were given.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const start = fileURLToPath(new URL('start.mjs', import.meta.url))
const server = `console.log('given ' + JSON.stringify({ DEMO: process.env.DEMO, PORT: process.env.PORT, LOG_LEVEL: process.env.LOG_LEVEL }))`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jst-start-'))
  mkdirSync(path.join(folder, 'apps/server/dist'), { recursive: true })
  mkdirSync(path.join(folder, 'bin'))
  writeFileSync(path.join(folder, 'apps/server/dist/main.js'), server)
  writeFileSync(path.join(folder, 'bin/turbo'), '#!/bin/sh\nexit 0\n')
  chmodSync(path.join(folder, 'bin/turbo'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The settings that the server is started with. */
function settingsOf(env: Record<string, string> = {}): unknown {
  const { DEMO: _demo, PORT: _port, LOG_LEVEL: _level, PATH = '', ...own } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, [start], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...own, PATH: `${path.join(folder, 'bin')}${path.delimiter}${PATH}`, ...env },
  })
  const line = stdout.split('\n').find((one) => one.startsWith('given '))
  if (line === undefined) throw new Error(stdout + stderr)
  return JSON.parse(line.slice('given '.length))
}

it('has the demo by default', () => {
  expect(settingsOf()).toEqual({ DEMO: '1', LOG_LEVEL: 'warn' })
})

it('takes .env over its defaults, and the environment over .env', () => {
  writeFileSync(path.join(folder, '.env'), 'DEMO=0\nPORT=9099\n')
  expect(settingsOf()).toEqual({ DEMO: '0', PORT: '9099', LOG_LEVEL: 'warn' })
  expect(settingsOf({ PORT: '9100', LOG_LEVEL: 'info' })).toEqual({ DEMO: '0', PORT: '9100', LOG_LEVEL: 'info' })
})
