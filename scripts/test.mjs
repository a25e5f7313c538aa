// npm test: every check of the repository in one go, with the time each took. Options: --only=<step>[,<step>] for a part (unit is unit-1 and unit-2);
// --force runs what is proven already, too; --changed[=<commit>] what a change since the commit can break, without the steps that look at the whole
// product. What passed is kept outside of the checkout (scripts/test/store.mjs) and left out until something that it depends on changes.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { briefFolder } from './lib/brief-folder.mjs'
import { run } from './lib/process.mjs'
import { hanging } from './test/hangs.mjs'
import { schedule } from './test/schedule.mjs'
import { steps } from './test/steps.mjs'
import { cacheFolder, compiled, forgetOld, isProven, keep, kept, keyOf, prove } from './test/store.mjs'
import { contents, isUnchanged } from './test/tree.mjs'

const lastWords = 60
const option = (name) =>
  process.argv.find((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')?.split(',')
const force = option('force') !== undefined
const commitOf = (given) => given || execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const changed = option('changed') === undefined ? undefined : commitOf(option('changed'))

process.env.TMPDIR = briefFolder()
process.env.TEST_DATABASES = path.join(process.env.TMPDIR, 'databases')
process.env.TURBO_CACHE_DIR ??= path.join(cacheFolder, 'turbo')
// servers and tools that are started as processes of their own: half of a start is the compiling of its modules
process.env.NODE_COMPILE_CACHE ??= compiled
if (force) process.env.TURBO_FORCE = 'true'
const began = performance.now()
const tree = contents()
const keyOfStep = ({ name, reads, machine = () => '' }) =>
  keyOf([name, process.version, machine(), ...[...tree].flatMap(([file, blob]) => (reads(file) ? [`${file} ${blob}`] : []))])
const took = kept('durations')
const results = []
/** Output of each running step so far. */
const underWay = new Map()
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true))
const lastOf = (printed) => Buffer.concat(printed).toString().trimEnd().split('\n').slice(-lastWords).join('\n')
/** Sizes of what each running step has printed, and when they grew last. */
const heard = new Map()
setInterval(() => {
  const now = performance.now() - began
  for (const name of heard.keys()) if (!underWay.has(name)) heard.delete(name)
  for (const [name, { length }] of underWay) if (heard.get(name)?.length !== length) heard.set(name, { length, at: now })
  const hung = hanging(now, new Map([...heard].map(([name, { at }]) => [name, at])))
  if (hung.length === 0) return
  for (const [name, printed] of underWay)
    console.log(`\n── ${name} ${hung.includes(name) ? 'hangs' : 'runs'}; its last words:\n${lastOf(printed)}`)
  console.log(`\nended after ${Math.round(now / 60_000)} minutes, because of: ${hung.join(', ')}`)
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 20_000)
}, 10_000).unref()

async function take(step) {
  const { name, reads } = step
  const key = reads && keyOfStep(step)
  if (key && !force && isProven(key))
    return results.push({ name, ok: true, proven: took[`step ${name}`] ?? 0, seconds: 0, printed: [] }) > 0
  const [program, args] = step.run
  const further = step.knowsLeft ? [...(force ? ['--force'] : []), ...(changed ? [`--changed=${changed}`] : [])] : []
  const started = performance.now()
  const printed = []
  underWay.set(name, printed)
  let processor
  const code = await run(program, [...args, ...further], { heldUnder: `\n── ${name}`, printed, used: (ms) => (processor = ms) })
  underWay.delete(name)
  const seconds = (performance.now() - started) / 1000
  if (code === 0) {
    if (key && isUnchanged(tree)) prove(key, `step ${name}`)
    keep('durations', { [`step ${name}`]: Math.round(seconds * 1000) })
  }
  results.push({ name, ok: code === 0, seconds, processor, printed })
  return code === 0
}

forgetOld()
const isWanted = ({ name, whole }) => (only ? only.includes(name) || only.includes(name.replace(/-\d$/, '')) : !(changed && whole))
// what mostly waits runs beside what keeps all of them busy
const room = availableParallelism() + 0.5
const left = await schedule(steps.filter(isWanted), room, take, () => stopped)

// A log is read from its end, and often only its end is kept: what failed is said there once more.
for (const { name, printed } of results.filter(({ ok }) => !ok)) {
  console.log(`\n── ${name} failed; its last words:\n${lastOf(printed)}`)
}
console.log('')
const secondsOf = (ms) => (ms / 1000).toFixed(1)
for (const { name, ok, seconds, proven, processor } of results) {
  const notes = [
    proven === undefined ? '' : `   proven before, in ${secondsOf(proven)} s`,
    processor === undefined ? '' : `   ${secondsOf(processor).padStart(6)} s of the processors`,
  ]
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(17)}${seconds.toFixed(1).padStart(7)} s${notes.join('')}`)
}
for (const { name, after } of left)
  console.log(`– ${name.padEnd(17)}  not run, because ${stopped ? 'the run was ended' : `${after} failed`}`)
const failed = results.filter(({ ok }) => !ok).length
console.log(
  `${results.length - failed} passed, ${failed} failed, ${left.length} not run, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
)
process.exit(failed || stopped ? 1 : 0)
