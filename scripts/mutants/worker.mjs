// One process of a run: notes what the tests come by (mutant 0), then wakes one mutant after the other. The journal outlives it when it is ended.
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { areas, filesOf } from './areas.mjs'
import { mutantsIn } from './mutants.mjs'
import { withMutants } from './operators.mjs'

const { area, ids, journal, notes, root } = JSON.parse(process.argv[2])
const { project, tests } = areas[area]
const noting = ids.length === 1 && ids[0] === 0
const byFile = new Map([...mutantsIn(filesOf(areas[area]), areas[area])].map(([file, mutants]) => [path.resolve(file), mutants]))
const conditions = ['@jst/source']
const note = (line) => appendFileSync(journal, `${JSON.stringify(line)}\n`)
const mostCalls = 30_000_000

const instrument = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const mutants = byFile.get(id.split('?')[0])
    return mutants ? { code: withMutants(readFileSync(id.split('?')[0], 'utf8'), mutants), map: null } : undefined
  },
}
const shared = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } }, plugins: [instrument] }
const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: tests,
    exclude: ['**/*.engine.test.ts', '**/node_modules/**'],
    environment: 'node',
    // what a module decides while it is loaded counts for each file that loads it
    isolate: noting,
    maxWorkers: 1,
    bail: noting ? 0 : 1,
    reporters: [{}],
    fsModuleCache: false,
    testTimeout: noting || project === 'server' ? 30_000 : 10_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
    setupFiles: [...(project === 'unit' ? ['scripts/lib/vitest-setup.ts'] : []), 'scripts/mutants/setup.mjs'],
    globalSetup: project === 'server' ? ['packages/server/src/testing/global-setup.ts'] : [],
  },
  shared,
)
try {
  const all = await vitest.globTestSpecifications()
  const files = noting ? new Map() : JSON.parse(readFileSync(notes.replace(/\.jsonl$/, '.files.json'), 'utf8'))
  for (const id of ids) {
    note({ began: id })
    vitest.provide('mutant', id)
    vitest.provide('mutants', { notes, most: mostCalls })
    const wanted = noting ? all : all.filter(({ moduleId }) => files[id]?.includes(moduleId))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, false)
    const failed = testModules.find((module) => !module.ok())
    const by = failed && ([...failed.children.allTests('failed')][0]?.fullName ?? failed.errors()[0]?.message ?? 'the file does not load')
    note({ ended: id, killed: Boolean(failed) || unhandledErrors.length > 0, by, test: failed && path.relative(root, failed.moduleId) })
  }
} finally {
  await vitest.close()
}
process.exit(0)
