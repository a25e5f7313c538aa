// npm test: every check of the repository in one go, with the time each took. Options: --only=<step>[,<step>] for a part; unit is unit-1 and unit-2.
import { briefFolder } from './lib/brief-folder.mjs'
import { run } from './lib/process.mjs'

/** A step that turbo runs, or whose former result it gives when nothing that it reads has changed (turbo.json). */
const cached = (name, ...tasks) => ({ name, run: ['turbo', ['run', ...tasks, '--output-logs=new-only', '--log-prefix=none']] })

// steps of one group run side by side: each by itself leaves one of two processors idle, or waits for the network
const steps = [
  [
    { name: 'guards', run: [process.execPath, ['scripts/guards/all.mjs']] },
    { name: 'format', run: ['oxfmt', ['--check']] },
    { name: 'dead-code', run: ['knip', ['--no-progress']] },
    { name: 'audit', run: [process.execPath, ['scripts/audit/check.mjs']] },
  ],
  { name: 'lint', run: ['oxlint', ['--type-aware']] },
  [
    // one checker: each further one works the types of the wire schemas out again, which costs two processors more than it gives them
    cached('types-web', '//#types-web'),
    cached('types-server', '//#types-server'),
  ],
  // two runs with one worker each: the two workers of one run keep each other waiting
  [cached('unit-1', '//#unit-1'), cached('unit-2', '//#unit-2')],
  // left to itself the runner keeps one of two processors free
  { name: 'server', run: ['vitest', ['run', '--project=server', '--maxWorkers=2']] },
  { name: 'engines', run: [process.execPath, ['scripts/engines.mjs']] },
  cached('build', 'build', 'build:app'),
  [
    { name: 'packages', run: [process.execPath, ['scripts/packages/check.mjs', '--but=consumers,frameworks,readmes']] },
    { name: 'consumers', run: [process.execPath, ['scripts/packages/check.mjs', '--only=consumers,frameworks,readmes']] },
    { name: 'catalogue', run: [process.execPath, ['scripts/check-catalogue.mjs']] },
  ],
  [
    { name: 'fresh-clone', run: [process.execPath, ['scripts/check-fresh-clone.mjs']] },
    // lists and an area made by npm run new:list and new:area in a copy of the tree, and what npm test says of them
    { name: 'new', run: [process.execPath, ['scripts/new/check.mjs']] },
  ],
  { name: 'stories', run: ['vitest', ['run', '--project=stories']] },
  { name: 'browser', run: ['playwright', ['test', '-c', 'apps/e2e/playwright.config.ts']] },
]

const lastWords = 60
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const results = []
process.env.TMPDIR = briefFolder()
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true))
const began = performance.now()
for (const group of steps.map((step) =>
  [step].flat().filter(({ name }) => !only || only.includes(name) || only.includes(name.replace(/-\d$/, ''))),
)) {
  if (stopped) break
  await Promise.all(group.map((step) => take(step, group.length > 1)))
}

async function take({ name, run: [program, args] }, besideOthers) {
  const heading = `\n── ${name}`
  if (!besideOthers) console.log(heading)
  const started = performance.now()
  const printed = []
  const code = await run(program, args, besideOthers ? { heldUnder: heading, printed } : { printed })
  results.push({ name, ok: code === 0, seconds: (performance.now() - started) / 1000, printed })
}

// A log is read from its end, and often only its end is kept: what failed is said there once more.
for (const { name, printed } of results.filter(({ ok }) => !ok)) {
  console.log(`\n── ${name} failed; its last words:`)
  console.log(Buffer.concat(printed).toString().trimEnd().split('\n').slice(-lastWords).join('\n'))
}
console.log('')
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s`)
const failed = results.filter(({ ok }) => !ok).length
console.log(`${results.length - failed} passed, ${failed} failed, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
process.exit(failed || stopped ? 1 : 0)
