// Grave advisories (high, critical) on production dependencies fail it. Asks the registry first; where that is refused or out of reach, says so and
// compares the lock with the advisories stored in advisories.json, which is no complete list.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/workspaces.mjs'
import { answered, production, stored } from './findings.mjs'

const limitMs = 20_000
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const windows = process.platform === 'win32'
const options = { cwd: root, encoding: 'utf8', timeout: limitMs, shell: windows, stdio: ['ignore', 'pipe', 'ignore'] }
const { stdout } = spawnSync(
  windows ? 'npm.cmd' : 'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', `--fetch-timeout=${limitMs / 2}`],
  options,
)
const { findings: told, reason } = answered(stdout ?? '')
const lock = read('package-lock.json')
if (reason !== undefined) console.log(`audit could not run: ${reason}`)
const advisories = read('scripts/audit/advisories.json')
const findings = told ?? stored(advisories, lock)
for (const finding of findings) console.log(finding)
const by = told ? 'by the registry' : `with ${advisories.length} stored advisories, which is no complete list`
console.log(`${production(lock).length} production dependencies compared ${by}: ${findings.length} high or critical`)
process.exit(findings.length > 0 ? 1 : 0)
