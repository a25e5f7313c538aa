// Runs the browser tests that are not proven yet: node scripts/test/browser.mjs [--force]. A file of tests depends on its modules, the server, and
// the scripts and styles that its pages loaded when it passed last: what a screen of another area is made of is none of them.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/process.mjs'
import { builtAssets } from './assets.mjs'
import { browserKeys } from './keys.mjs'
import { isProven, kept, keep, prove } from './store.mjs'
import { contents, isUnchanged } from './tree.mjs'

const tree = contents()
const keys = browserKeys(tree)
const assets = builtAssets()
const pages = [...assets.keys()].filter((name) => name.endsWith('.html'))
/** The key of a file of tests, given the assets that it loads. */
const keyWith = (file, loaded) =>
  keys(
    file,
    [...new Set([...pages, ...loaded])].toSorted().map((name) => `${name} ${assets.get(name) ?? ''}`),
  )
const loadedBefore = kept('assets')
const isKnown = (file) => loadedBefore[file] !== undefined && isProven(keyWith(file, loadedBefore[file]))

const left = keys.files.filter((file) => process.argv.includes('--force') || !isKnown(file))
console.log(
  `${left.length} of ${keys.files.length} files of browser tests${left.length < keys.files.length ? ': nothing has changed for the others' : ''}`,
)
if (left.length > 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-browser-'))
  const code = await run('playwright', ['test', '-c', 'apps/e2e/playwright.config.ts', ...left.map((file) => `/${path.basename(file)}`)], {
    env: { E2E_NOTES: folder },
  })
  if (isUnchanged(tree)) remember(folder)
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

/** Notes of each test: its file, whether it passed, what it loaded. */
function remember(folder) {
  const notes = readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
  const loaded = {}
  for (const file of left) {
    const own = notes.filter((note) => note.file === path.basename(file))
    if (own.length === 0 || own.some(({ passed }) => !passed) || !existsSync(file)) continue
    loaded[file] = [...new Set(own.flatMap((note) => note.assets))].toSorted()
    prove(keyWith(file, loaded[file]), file)
  }
  keep('assets', loaded)
}
