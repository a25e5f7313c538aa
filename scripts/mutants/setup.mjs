// In each worker, before a file of tests: wakes the mutant of this run, or notes which mutants the file comes by.
import { appendFileSync } from 'node:fs'
import { afterAll, expect, inject } from 'vitest'

const awake = inject('mutant')
const { notes, most } = inject('mutants')
const state = (globalThis.__mutants ??= {})
let calls = 0
const hits = new Set()
globalThis.__mutantHits = { hits, count: () => (calls += 1) }
state.awake = awake
state.at ??= (id) => {
  const { hits: seen, count } = globalThis.__mutantHits
  // a loop that a mutant made endless
  if (count() > most && state.awake > 0) throw new Error(`mutant ${state.awake} does not end`)
  if (state.awake === 0) seen.add(id)
  return id === state.awake
}
afterAll(() => {
  if (awake === 0) appendFileSync(notes, `${JSON.stringify({ file: expect.getState().testPath, hits: [...hits] })}\n`)
})
