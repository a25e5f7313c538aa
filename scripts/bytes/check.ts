// Step `bytes` of npm test and `npm run bytes`: what screens weigh until they stand, against a budget for each kind of screen.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { between } from '../docs/marks.ts'
import { classes, measuredRoutes, startBytes, type RouteBytes, type RouteClass } from './routes.ts'

const page = path.resolve(import.meta.dirname, '../../docs/guides/bytes.md')

/** Most kB (1,000 bytes, gzip) of the heaviest screen of a kind. They are raised with a reason in the commit. */
const budgets: Readonly<Record<RouteBytes['app'], Partial<Record<RouteClass, number>> & { start: number }>> = {
  internal: { start: 194, home: 219, list: 291, 'entity list': 292, record: 349, 'form or desk': 396 },
  external: { start: 182, home: 203, list: 290, 'entity list': 283, record: 400, 'form or desk': 384 },
  portal: { start: 155, visitor: 189 },
}
/** Most kB of the median list of a side: the heaviest one says nothing about the others. */
const medians: Readonly<Partial<Record<RouteBytes['app'], number>>> = { internal: 248, external: 235 }
/** Most kB of the screens that people open first. */
const firstScreens: Readonly<Record<string, number>> = {
  '/tdManage/siCheck': 235,
  '/external/workbench/SISubimtList': 211,
  '/': 165,
}

const kB = (bytes: number): string => (bytes / 1_000).toFixed(0)
const heaviest = (routes: readonly RouteBytes[]) => routes.reduce((most, one) => (one.bytes > most.bytes ? one : most))
const median = (routes: readonly RouteBytes[]) => routes.toSorted((one, other) => one.bytes - other.bytes)[routes.length >> 1]!

const routes = measuredRoutes()
const problems: string[] = []
const summary = [['app', 'kind', 'screens', 'median kB', 'heaviest kB', 'budget kB', 'files of the median']]
for (const [app, budget] of Object.entries(budgets) as [RouteBytes['app'], (typeof budgets)['internal']][]) {
  const start = startBytes(app)
  summary.push([app, 'start', '', kB(start), kB(start), `${budget.start}`, ''])
  if (start > budget.start * 1_000) problems.push(`${app}: the start weighs ${kB(start)} kB, the budget is ${budget.start} kB`)
  for (const kind of classes) {
    const ofKind = routes.filter((one) => one.app === app && one.kind === kind)
    if (!ofKind.length) continue
    const [most, middle, limit] = [heaviest(ofKind), median(ofKind), budget[kind] ?? 0]
    summary.push([app, kind, `${ofKind.length}`, kB(middle.bytes), kB(most.bytes), `${limit}`, `${middle.files}`])
    if (most.bytes > limit * 1_000) problems.push(`${app}: ${most.path} (${kind}) weighs ${kB(most.bytes)} kB, the budget is ${limit} kB`)
    const medianKb = medians[app] ?? Infinity
    if (kind === 'list' && middle.bytes > medianKb * 1_000)
      problems.push(`${app}: the median list weighs ${kB(middle.bytes)} kB, the budget is ${medianKb} kB`)
  }
}
for (const { app, path: at, bytes } of routes)
  if (bytes > (firstScreens[at] ?? Infinity) * 1_000)
    problems.push(`${app}: ${at} weighs ${kB(bytes)} kB, the budget is ${firstScreens[at]} kB`)
const table = (rows: readonly string[][]) => {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `|${'---|'.repeat(rows[0].length)}`, ...body].join('\n')
}

const report = `${table(summary)}\n\n${table([
  ['app', 'path', 'kind', 'kB', 'files'],
  ...routes.map(({ app, path: at, kind, bytes, files }) => [app, `\`${at}\``, kind, kB(bytes), `${files}`]),
])}`
if (process.argv.includes('--write')) writeFileSync(page, between(readFileSync(page, 'utf8'), 'bytes', report))
else {
  const listed = new Set([...readFileSync(page, 'utf8').matchAll(/^\| \w+ \| `([^`]+)`/gm)].map(([, at]) => at))
  const missing = routes.filter(({ path: at }) => !listed.has(at))
  if (missing.length) problems.push(`docs/guides/bytes.md lacks ${missing.map(({ path: at }) => at).join(', ')}: npm run bytes -- --write`)
}
console.log(table(summary))
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
