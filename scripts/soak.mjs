// Looks for tests that fail by chance: node scripts/soak.mjs [--times=20] [--only=unit,server,browser]. Each round runs the projects in random order,
// two at once, each with its files in random order, beside a busy loop for each processor. Nothing is taken from what was proven before.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { briefFolder } from './lib/brief-folder.mjs'
import { exec, run } from './lib/process.mjs'
import { schedule } from './test/schedule.mjs'

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const times = Number(option('times') ?? 20)
const shuffled = (seed) => ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
/** @type {Record<string, (seed: number) => [program: string, args: string[]]>} */
const projects = {
  unit: (seed) => ['vitest', ['run', '--project=unit', '--maxWorkers=1', ...shuffled(seed)]],
  server: (seed) => ['vitest', ['run', '--project=server', '--maxWorkers=1', ...shuffled(seed)]],
  // its runner has an order of its own: which worker gets which test changes with the load
  browser: () => ['playwright', ['test', '-c', 'apps/e2e/playwright.config.ts']],
}
const names = option('only')?.split(',') ?? Object.keys(projects)
const failure = /^.*(?:\bFAIL\b|^ {2}\d+\) ).*$/gm

process.env.TMPDIR = briefFolder()
await exec('turbo', ['run', 'build', 'build:app', '--output-logs=errors-only'])
const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
process.on('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')))
const failed = []
for (let round = 1; round <= times; round += 1) {
  const order = names.toSorted(() => randomInt(3) - 1)
  const results = new Map()
  await schedule(
    order.map((name) => ({ name, cores: 1 })),
    2,
    async ({ name }) => {
      const seed = randomInt(1_000_000)
      const printed = []
      const started = performance.now()
      const code = await run(...projects[name](seed), { heldUnder: '', printed, silent: true })
      const seconds = (performance.now() - started) / 1000
      const found =
        code === 0 ? [] : [...new Set(stripVTControlCharacters(Buffer.concat(printed).toString()).match(failure) ?? [`ended with ${code}`])]
      for (const line of found) failed.push(`round ${round}, ${name}, seed ${seed}: ${line.trim()}`)
      results.set(name, `${name} ${found.length === 0 ? '✓' : '✗'} ${seconds.toFixed(0)} s`)
    },
  )
  console.log(`${String(round).padStart(2)}  ${names.map((name) => results.get(name)).join('   ')}`)
}
for (const line of failed) console.log(line)
console.log(`${times} rounds, ${failed.length} failures`)
process.exit(failed.length > 0 ? 1 : 0)
