// Dates are computed and parsed in the browser by one set of helpers, over dayjs: packages/ui/src/format/dates.ts.
import { files, read } from '../lib/workspaces.mjs'

const home = 'packages/ui/src/format/dates.ts'
const homes = new Set([home, 'packages/ui/src/format/zone.ts'])
const browser = /^(packages\/(?!contracts\/|server\/)|apps\/(internal|external|portal)\/).*\/src\/.*\.tsx?$/
const tried = /\.(test|spec|stories)\.tsx?$|\/testing\/|\/src\/stories(\.tsx|\/)/
/** Runs on the server too, where no screen's helpers are. */
const shared =
  /^packages\/(si-drafts\/src\/(rules|standards)|price-engine\/src\/changes|((text|rate|booking)-reader|edifact|track|manifest|site)\/src)\//

/** Date functions that a domain package keeps, since it imports no other package of ours. */
const exceptions = {
  'packages/api-client/src/refusal.ts': 'Date.parse', // the HTTP date of Retry-After
  'packages/si-drafts/src/saving/server-slot.ts': 'Date.parse', // when the server has saved, as it says
}

const patterns = [
  /\bnew Date\([^)\s]/,
  /\bDate\.(parse|UTC)\b/,
  /\.[gs]et(UTC)?(Day|Date|Month|FullYear|Hours|Minutes)\(/,
  /\b(86_?400_?000|3_?600_?000)\b/,
  /toISOString\(\)\s*\.(slice|substring|split)/,
  /\.toLocale(Date|Time)String\(/,
  /\bIntl\.DateTimeFormat\b/,
  /from 'dayjs/,
]

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!browser.test(file) || tried.test(file) || shared.test(file) || homes.has(file)) return []
  return text.split('\n').flatMap((line, index) => {
    const found = patterns.map((pattern) => pattern.exec(line)?.[0]).find(Boolean)
    if (!found || line.trimStart().startsWith('//') || line.trimStart().startsWith('*') || exceptions[file] === found) return []
    return [`${file}:${index + 1}: ${found} — Use or extend ${home}: dates are computed there alone.`]
  })
}

export const check = () => files().flatMap((file) => (browser.test(file) ? problemsOf(file, read(file)) : []))
