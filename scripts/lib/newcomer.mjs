// Runs the README's steps for newcomers in a folder where `npm start` has run.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { blocksOf } from './commands.mjs'

const limitMs = 180_000
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Imports orders as the README does, into the platform on this port. */
export function importOrders(folder, port) {
  const { text } = blocksOf(readFileSync(path.join(folder, 'README.md'), 'utf8')).find(({ heading }) => heading === 'Import real orders')
  const { stdout, stderr } = spawnSync('bash', ['-euc', text.replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)], {
    cwd: folder,
    encoding: 'utf8',
  })
  const answers = stdout.match(/"Status":\d/g)
  if (answers?.join(' ') !== '"Status":1 "Status":1') throw new Error(`the README's import of orders answered ${stdout}${stderr}`)
}

/** Commands that end by themselves. What they write is there already, so they change nothing. */
export function writeAnew(folder, env) {
  // a clone is a repository: scripts ask git for the files
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  const before = texts(folder)
  for (const script of ['docs', 'api', 'demo:clear']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', script], { cwd: folder, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`npm run ${script} ended with ${status}: ${stdout}${stderr}`)
  }
  const changed = [...texts(folder)].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  if (changed.length > 0) throw new Error(`npm run docs or npm run api changed ${changed.join(', ')}`)
}
const texts = (folder) =>
  new Map(
    ['docs', 'packages']
      .flatMap((base) => readdirSync(path.join(folder, base), { recursive: true }).map((file) => path.join(base, file)))
      .filter((file) => /^docs\/.*\.md$|^packages\/[\w-]+\/(api\/.*\.md|package\.json|LICENSE)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )

/** Commands that go on until they are stopped. */
export async function serveForDevelopment(folder, env, freePort) {
  const [port, apps, catalogue] = [await freePort(), await freePort(), await freePort()]
  await serves(
    folder,
    { ...env, PORT: `${port}` },
    ['run', 'dev', '--', `--apps-port=${apps}`],
    [`http://127.0.0.1:${port}/readyz`, ...[0, 1, 2].map((at) => `http://localhost:${apps + at}/`)],
  )
  await serves(folder, env, ['run', 'storybook', '--', `--port=${catalogue}`], [`http://localhost:${catalogue}/index.json`])
}

async function serves(folder, env, args, addresses) {
  const printed = []
  // npm does not pass a signal on to a program of its own: a group of processes is told as a terminal tells it
  const group = process.platform !== 'win32'
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: group, shell: !group })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const until = performance.now() + limitMs
  try {
    for (const address of addresses)
      while (!(await answers(address))) {
        if (child.exitCode !== null || performance.now() > until)
          throw new Error(`npm ${args.join(' ')} does not serve ${address}: ${Buffer.concat(printed).toString()}`)
        await pause(100)
      }
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(group ? -child.pid : child.pid, 'SIGTERM')
    await ended
    // the database is stopped last
    while (await answers(addresses[0])) await pause(100)
  }
}
const answers = (address) =>
  fetch(address, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )
