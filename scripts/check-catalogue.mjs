// The component catalogue as a designer gets it: a static site that asks nobody but its own origin. Opens the docs page
// of each file of the design system, which draws all of its stories, and one story of each file of an area: the others are drawn by their tests.
// Options: --built=<folder> looks at one that is there; --force opens the pages that were without problems when they last were what they are, too.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium as engine } from 'playwright'
import { chromium } from './lib/chromium.mjs'
import { exec } from './lib/process.mjs'
import { keysOf } from './test/keys.mjs'
import { isProven, keyOf, prove } from './test/store.mjs'
import { contents, isUnchanged } from './test/tree.mjs'

const built = process.argv.find((argument) => argument.startsWith('--built='))?.slice('--built='.length)
const folder = built ?? 'storybook-static'
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const problems = []
/** Pages without problems, by their keys. */
const proven = new Map()
const tree = contents()
const keys = keysOf('stories', tree)
/** Of the page of a file of stories; undefined for any other page. @param {string} importPath */
function keyOfPage(importPath) {
  const key = keys.get(importPath.replace(/^\.\//, ''))
  return key && keyOf(['catalogue', key])
}

if (!built) {
  const started = performance.now()
  await exec('turbo', ['run', '//#storybook-build', '--output-logs=errors-only'])
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://catalogue')
  try {
    const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)))
    const body = readFileSync(file)
    // a docs page holds a frame for each story, each with the same hundred scripts
    const kept = pathname.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', ...kept }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const found = await chromium()
// no other host has an address: what a story asks elsewhere is seen and fails (a route would see it too, but it turns the cache off)
const args = [...found.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
const browser = await engine.launch({ executablePath: found.executablePath, args, env: { ...process.env, ...found.env } })

try {
  const entries = Object.values(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')).entries)
  const files = [...Map.groupBy(entries, ({ importPath }) => importPath).values()]
  const first = files.map((all) => {
    const wanted = all[0].importPath.startsWith('./packages/features/') ? 'story' : 'docs'
    return all.find(({ type }) => type === wanted) ?? all[0]
  })
  const isLeft = ({ importPath }) => {
    const key = keyOfPage(importPath)
    return process.argv.includes('--force') || key === undefined || !isProven(key)
  }
  const left = first.filter(isLeft)
  // each page is mostly waited for, so two readers share the list
  const list = left.values()
  await Promise.all([readThrough(list), readThrough(list)])
  console.log(`${left.length} of ${first.length} pages opened, ${problems.length} problems`)
} finally {
  await browser.close()
  server.close()
}

/** Opens the entries, one after the other, in a tab of its own. */
async function readThrough(left) {
  const page = await browser.newPage()
  let where = 'the catalogue'
  const underWay = new Set()
  let lastHeard = 0
  const foreign = (address) => {
    const { origin: asked, protocol } = new URL(address)
    if (asked !== origin && /^(https?|wss?):$/.test(protocol)) problems.push(`${where} asks ${address}`)
  }
  const hear = (request, started) => {
    underWay[started ? 'add' : 'delete'](request)
    lastHeard = performance.now()
  }
  page.on('request', (request) => {
    hear(request, true)
    foreign(request.url())
  })
  page.on('websocket', (socket) => foreign(socket.url()))
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => hear(request, false))
  // frames inside a docs page change their addresses, which the browser's own word for rest does not survive
  const comesToRest = async () => {
    for (const until = performance.now() + 60_000; performance.now() < until; await page.waitForTimeout(100))
      if (underWay.size === 0 && performance.now() - lastHeard > 500) return true
    return false
  }
  await page.goto(origin)
  await page.getByRole('link', { name: '组件目录' }).waitFor()
  for (const { id, title, name, type, importPath } of left) {
    const before = problems.length
    where = `${title}/${name}`
    // requests of a page that is left may end without a word
    underWay.clear()
    await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=${type === 'docs' ? 'docs' : 'story'}`)
    await page.waitForFunction(() => /sb-show-(main|errordisplay|nopreview)/.test(document.body.className))
    if (await page.evaluate(() => !document.body.classList.contains('sb-show-main'))) problems.push(`${where} is not drawn`)
    // what a story fetches on its own comes right after the first drawing
    if (!(await comesToRest())) problems.push(`${where} never comes to rest: ${[...underWay].map((request) => request.url()).join(' ')}`)
    const key = keyOfPage(importPath)
    // the other reader may have found something meanwhile: then this page is opened once more another time
    if (key && problems.length === before) proven.set(key, importPath)
  }
}

if (isUnchanged(tree)) for (const [key, page] of proven) prove(key, `catalogue ${page}`)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
