// Does what a newcomer does: copies the tree without anything that git ignores, runs `npm start` there under the plain PATH,
// waits until it is ready, signs in, stops it, starts it again, and tries the other commands of the README.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './lib/free-port.mjs'
import { importOrders, serveForDevelopment, writeAnew } from './lib/newcomer.mjs'
import { files, root } from './lib/workspaces.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-fresh-'))
const plainPath = process.env.PATH.split(path.delimiter)
  .filter((entry) => !entry.startsWith(root))
  .join(path.delimiter)

/** Seconds after which a start hangs. How quick it is, the bench measures: machines that run checks are shared. */
const startHangs = 600
const env = { ...process.env, PATH: plainPath, DATA_DIR: path.join(folder, '.data') }
// a newcomer forces nothing: the second start takes over what the first has built, also in a run that proves everything anew
delete env.TURBO_FORCE
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => undefined,
  )

/** Starts the platform and answers how long it took to be ready (seconds) and how to stop it. */
async function start(port) {
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...env, PORT: String(port) }, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  for (;;) {
    const ready = await answers(port)
    if (ready) break
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    if (performance.now() - began > startHangs * 1000) {
      child.kill('SIGTERM')
      throw new Error(`not ready within ${startHangs} s`)
    }
    await pause(100)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    // npm ends at once; the server behind it finishes what is under way first
    while ((await answers(port)) !== undefined) await pause(100)
  }
  return { seconds: (performance.now() - began) / 1000, stop }
}

async function signIn(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/AuthUser/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Account: 'customer', Password: 'Demo@2026' }),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  if (!page.ok || !(await page.text()).includes('<div id="root"')) throw new Error(`the portal answered ${page.status}`)
}

try {
  for (const file of files()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(folder, file), { verbatimSymlinks: true })
  }
  const port = await freePort()
  for (const label of ['first start', 'second start']) {
    const platform = await start(port)
    try {
      await signIn(port)
      if (label === 'first start' && process.platform !== 'win32') importOrders(folder, port)
    } finally {
      await platform.stop()
    }
    console.log(`${label}: ready after ${platform.seconds.toFixed(1)} s`)
  }
  for (const [label, tryIt] of Object.entries({
    'npm run dev, npm run storybook': () => serveForDevelopment(folder, env, freePort),
    // the packages are built already: in the step build, from the same files
    'npm run docs, npm run api, npm run demo:clear': () =>
      writeAnew(folder, { ...env, TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR ?? path.join(root, '.turbo/cache') }),
  })) {
    const began = performance.now()
    await tryIt()
    console.log(`${label}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
} finally {
  // a server that did not start in time may still be writing
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
