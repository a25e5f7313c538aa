// A test that measures time tells how busy the machine was. Speed belongs to the bench, moments to an injected clock, waiting to `until`.
import { files, read } from '../lib/workspaces.mjs'

const test = /\.(test|spec|stories|test\.kit)\.tsx?$/
/** Files that measure time, with the reason. */
const allowed = new Map([
  ['apps/e2e/src/kept-typing.spec.ts', 'a crash owes only what was typed while the machine had time for the page'],
  ['packages/server/src/two-processes.engine.test.ts', 'a process that was stopped has to stay so for longer than the lease'],
  ['scripts/guards/stopwatch.test.ts', 'the examples of this guard'],
])
const shortest = 10_000
const rules = [
  {
    pattern: /\b(?:performance|Date)\.now\(\)\s*-\s*[A-Za-z_]\w*(?![\w(.]| \*)/g,
    cure: 'Measure it in bench/entries with a goal, or inject a clock (now, uptime). Waiting is until() with its usual limit.',
  },
  {
    pattern: /expect\([^\n]*\b(?:\w*(?:Ms|Millis|elapsed|duration)|median\w*)\s*\)\s*\.(?:not\.)?toBe(?:Less|Greater)Than/gi,
    cure: 'A bench entry judges medians and ratios; a test judges what happened.',
  },
  {
    pattern: /\buntil\([^\n]*,\s*(\d[\d_]{2,})\)$/gm,
    refuses: ([, limit]) => Number(limit.replaceAll('_', '')) < shortest,
    cure: `Leave the limit of until() as it is, or give more than ${shortest / 1_000} s: a limit that is short judges the machine.`,
  },
]

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!test.test(file) || allowed.has(file)) return []
  return rules.flatMap(({ pattern, refuses = () => true, cure }) =>
    [...text.matchAll(pattern)].filter(refuses).map(({ index }) => {
      const before = text.slice(0, index).split('\n')
      const said = text.split('\n')[before.length - 1].trim().slice(0, 80)
      return `${file}:${before.length}: ${said} — ${cure}`
    }),
  )
}

export const check = () => files().flatMap((file) => (test.test(file) ? problemsOf(file, read(file)) : []))
