// Runs the browser tests that are not proven yet: node scripts/test/browser.mjs [--force]. A test depends on the modules of its file, the server, and
// the scripts and styles that its pages loaded when it passed last: what a screen of another area is made of is none of them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/process.mjs'
import { builtAssets } from './assets.mjs'
import { browserKeys } from './keys.mjs'
import { sharedData } from './shared-data.mjs'
import { isProven, kept, keep, prove } from './store.mjs'
import { contents, isUnchanged } from './tree.mjs'

const config = ['test', '-c', 'apps/e2e/playwright.config.ts']
const tree = contents()
const keys = browserKeys(tree)
const assets = builtAssets()
const pages = [...assets.keys()].filter((name) => name.endsWith('.html'))
/** The key of a test, given the assets that it loads. */
const keyWith = ({ file, name }, loaded) =>
  keys(file, [name, ...[...new Set([...pages, ...loaded])].toSorted().map((asset) => `${asset} ${assets.get(asset) ?? ''}`)])
const loadedBefore = kept('assets')
const isKnown = (test) => loadedBefore[test.name] !== undefined && isProven(keyWith(test, loadedBefore[test.name]))

const tests = await listed()
const left = tests.filter((test) => process.argv.includes('--force') || !isKnown(test))
console.log(`${left.length} of ${tests.length} browser tests${left.length < tests.length ? ': nothing has changed for the others' : ''}`)
if (left.length > 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-browser-'))
  const list = path.join(folder, 'tests.txt')
  writeFileSync(list, left.map(({ line }) => line).join('\n'))
  const notes = mkdtempSync(path.join(folder, 'notes-'))
  const code = await run('playwright', [...config, '--test-list', list], { env: { E2E_NOTES: notes, ...sharedData(tree) } })
  if (isUnchanged(tree)) remember(notes)
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

/** All tests, each with the line that names it in a list, and a name that outlives a move within its file. */
async function listed() {
  const printed = []
  const code = await run('playwright', [...config, '--list'], { heldUnder: '', silent: true, printed })
  const lines = Buffer.concat(printed).toString().split('\n')
  if (code !== 0) throw new Error(lines.join('\n'))
  return lines.flatMap((line) => {
    const [, file, titles] = /^\s+(\S+\.spec\.ts):\d+:\d+ › (.+)$/.exec(line) ?? []
    return file ? [{ file: `apps/e2e/src/${file}`, name: `${file} › ${titles}`, line: line.trim() }] : []
  })
}

/** Notes of each test: its name, whether it passed, what it loaded. */
function remember(folder) {
  const notes = readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
  const loaded = {}
  for (const test of left) {
    const own = notes.filter((note) => note.name === test.name)
    if (own.length === 0 || own.some(({ passed }) => !passed)) continue
    loaded[test.name] = [...new Set(own.flatMap((note) => note.assets))].toSorted()
    prove(keyWith(test, loaded[test.name]), test.name)
  }
  keep('assets', loaded)
}
