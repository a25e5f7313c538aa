// Runs the test files of one project of vitest.config.ts that are not proven yet: node scripts/test/files.mjs <project> [--share=1/2] [--force]
// [--changed=<commit>]. A file that passes is proven for as long as nothing that it depends on changes; `--force` runs all of them. `--share` deals
// them out to runs side by side by what they took last time; `--changed` leaves the files that a change since the commit cannot reach.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/process.mjs'
import { overlong, slowness } from './areas.mjs'
import { reachedBy } from './changed.mjs'
import { keysOf, projectNames } from './keys.mjs'
import { sharedData } from './shared-data.mjs'
import { isProven, kept } from './store.mjs'
import { contents } from './tree.mjs'
import { weightOf } from './weights.mjs'

/** Options of vitest beside the files. Left to itself it keeps one of two processors free. */
const options = {
  unit: ['--maxWorkers=1'],
  // half of the time of a worker goes into waiting for its database and for processes that it kills
  server: ['--maxWorkers=3'],
  stories: [],
}
const [project, ...rest] = process.argv.slice(2)
if (!projectNames.includes(project)) throw new Error(`no project ${project}: ${projectNames.join(', ')}`)
const option = (name) => rest.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

const tree = contents()
const keys = keysOf(project, tree)

/** The files of one run of several, so that all of them end together: the longest first, each to the run that has least so far. */
function share(files, [index, count]) {
  const runs = Array.from({ length: count }, () => ({ files: [], weight: 0 }))
  for (const file of files.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const least = runs.reduce((a, b) => (b.weight < a.weight ? b : a))
    least.files.push(file)
    least.weight += weightOf(file)
  }
  return runs[index - 1].files
}

const commit = option('changed')
const reached = commit === undefined ? () => true : reachedBy(commit, project, tree)
const all = share([...keys.keys()], (option('share') ?? '1/1').split('/').map(Number))
const left = all.filter((file) => reached(file) && (rest.includes('--force') || !isProven(keys.get(file))))
console.log(`${left.length} of ${all.length} files of ${project}${left.length < all.length ? ': nothing has changed for the others' : ''}`)
if (left.length > 0) {
  const keysFile = path.join(process.env.TMPDIR ?? tmpdir(), `keys-${project}-${process.pid}.json`)
  writeFileSync(keysFile, JSON.stringify({ tree: [...tree], keys: Object.fromEntries(left.map((file) => [file, keys.get(file)])) }))
  const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=./scripts/test/recorder.ts', ...options[project], ...left]
  const code = await run('vitest', args, { env: { TEST_KEYS: keysFile, ...(project === 'server' ? sharedData(tree) : {}) } })
  if (code !== 0) process.exit(code)
}
const measured = kept('processor')
const took = Object.fromEntries([...keys.keys()].flatMap((file) => (measured[file] ? [[file, measured[file]]] : [])))
const isQuick = Object.values(overlong(took)).every(({ length }) => length === 0)
const { told, refused } = overlong(took, isQuick ? 1 : slowness())
for (const sentence of [...told, ...refused]) console.error(sentence)
process.exit(refused.length > 0 ? 1 : 0)
