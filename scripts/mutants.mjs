// npm run mutants -- --area=<area>[,<area>]: changes the code of an area in one small place at a time, and says which changes no test finds.
// Options: --file=<part of a path>, --sample=<mutants>, --seconds=<at most for one>, --list (areas).
// The working copy is never written to: mutants live in the modules that vitest loads.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { areas, filesOf } from './mutants/areas.mjs'
import { mutantsIn } from './mutants/mutants.mjs'

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const names = (option('area') ?? '').split(',').filter((name) => name !== '')
const wrong = names.filter((name) => !(name in areas))
if (names.length === 0 || wrong.length > 0) {
  console.log(`${wrong.map((name) => `no area ${name}. `).join('')}Areas: ${Object.keys(areas).join(', ')}`)
  process.exit(wrong.length > 0 || !process.argv.includes('--list') ? 1 : 0)
}
/** Mutants that change nothing that a person or a caller could notice, each with the reason. */
const accepted = JSON.parse(readFileSync('scripts/mutants/accepted.json', 'utf8'))
const isAccepted = ({ file, name }) => accepted.some((one) => one.file === file && one.change === name && one.reason !== '')

const lines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/** Runs a worker until it ends, or until one mutant takes too long. */
function work(input, limitMs) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=@jst/source', 'scripts/mutants/worker.mjs', JSON.stringify(input)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    const said = []
    child.stderr.on('data', (data) => said.push(data))
    let [seen, since] = [0, performance.now()]
    const watch = setInterval(() => {
      const now = lines(input.journal).length
      if (now !== seen) [seen, since] = [now, performance.now()]
      if (child.pid !== undefined && performance.now() - since > limitMs) process.kill(-child.pid, 'SIGKILL')
    }, 500)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      if (code === 0 || signal === 'SIGKILL') resolve(signal === 'SIGKILL')
      else reject(new Error(Buffer.concat(said).toString() || `the worker ended with ${code}`))
    })
  })
}

/** Every so many of a list, so that a sample touches each file. */
const sampled = (list, count) =>
  list.length <= count ? list : Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)])

async function runArea(area) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  const of = (name) => path.join(folder, name)
  const input = { area, root: process.cwd(), journal: of('journal.jsonl'), notes: of('notes.jsonl') }
  const limitMs = Number(option('seconds') ?? (areas[area].project === 'server' ? 180 : 60)) * 1_000
  try {
    const every = [...mutantsIn(filesOf(areas[area]), areas[area]).values()]
      .flat()
      .filter(({ file }) => file.includes(option('file') ?? ''))
    await work({ ...input, ids: [0] }, 1_200_000)
    const first = lines(input.journal).at(-1)
    if (first?.killed) throw new Error(`without a mutant a test fails: ${first.test}: ${first.by}`)
    const tests = {}
    for (const { file, hits } of lines(input.notes)) for (const id of hits) (tests[id] ??= []).push(file)
    writeFileSync(of('notes.files.json'), JSON.stringify(tests))
    const open = every.filter((mutant) => !isAccepted(mutant))
    const tried = sampled(open, Number(option('sample') ?? areas[area].sample ?? Number.POSITIVE_INFINITY))
    const reached = tried.filter(({ id }) => tests[id])
    let left = reached.map(({ id }) => id)
    const slow = new Set()
    while (left.length > 0) {
      const ended = await work({ ...input, ids: left }, limitMs)
      const said = lines(input.journal)
      const last = said.at(-1)?.began
      if (ended && last) slow.add(last)
      const done = new Set([...said.map((line) => line.ended), ...slow])
      left = left.filter((id) => !done.has(id))
    }
    const killed = new Set([...slow, ...lines(input.journal).flatMap((line) => (line.killed ? [line.ended] : []))])
    report(area, { every, tried, killed, tests })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(area, { every, tried, killed, tests }) {
  const share = (of) => `${Math.floor((100 * of.filter(({ id }) => killed.has(id)).length) / of.length)} %`
  console.log(
    `\n── ${area}: ${share(tried)} of ${tried.length} mutants found (${every.length} in all, ${every.filter(isAccepted).length} accepted)`,
  )
  for (const [file, of] of Map.groupBy(tried, (mutant) => mutant.file))
    console.log(`${share(of).padStart(6)} of ${String(of.length).padStart(4)}  ${file}`)
  const survivors = tried.filter(({ id }) => !killed.has(id))
  for (const { id, file, line, name } of survivors) console.log(`${file}:${line}: ${name}${tests[id] ? '' : '  (no test comes by)'}`)
}

for (const area of names) await runArea(area)
