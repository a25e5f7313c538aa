import { api } from './entries/api.ts'
import { beside } from './entries/beside.ts'
import { booking } from './entries/booking.ts'
import { browser } from './entries/browser.ts'
import { lists } from './entries/lists.ts'
import { holds } from './entries/holds.ts'
import { live } from './entries/live.ts'
import { master } from './entries/master.ts'
import { cluster } from './entries/cluster.ts'
import { files } from './entries/files.ts'
import { sheets } from './entries/sheets.ts'
import { notices } from './entries/notices.ts'
import { manifest } from './entries/manifest.ts'
import { bills } from './entries/bills.ts'
import { packing } from './entries/packing.ts'
import { packingScreens } from './entries/packing-screens.ts'
import { partner } from './entries/partner.ts'
import { prices } from './entries/prices.ts'
import { readers } from './entries/readers.ts'
import { release } from './entries/release.ts'
import { releaseLists } from './entries/release-lists.ts'
import { rates } from './entries/rates.ts'
import { sea } from './entries/sea.ts'
import { schedules } from './entries/schedules.ts'
import { sheet } from './entries/sheet.ts'
import { si } from './entries/si.ts'
import { site } from './entries/site.ts'
import { system } from './entries/system.ts'
import { tracking } from './entries/tracking.ts'
import { trackingScreens } from './entries/tracking-screens.ts'
import type { Entry } from './kit/entry.ts'
import { describeMachine } from './kit/machine.ts'
import { readOptions, type Options } from './kit/options.ts'
import { comparison } from './kit/compare.ts'
import { keepResults, lastResults } from './kit/kept.ts'
import { keep, readRun, table, type EntryResult } from './kit/report.ts'
import { Scope } from './kit/scope.ts'

const entries: readonly Entry[] = [
  api,
  holds,
  lists,
  beside,
  live,
  browser,
  sheet,
  si,
  system,
  master,
  schedules,
  sea,
  notices,
  files,
  sheets,
  partner,
  prices,
  readers,
  rates,
  booking,
  manifest,
  bills,
  packing,
  packingScreens,
  release,
  releaseLists,
  cluster,
  site,
  tracking,
  trackingScreens,
]
const run = new Scope()
let open: Scope | undefined
let aborted = false
/** Ends the entry that runs with an error that was thrown outside of its calls, as in a timer. */
let fail: (error: Error) => void = () => undefined

async function measure(entry: Entry, options: Options): Promise<EntryResult> {
  const scope = new Scope()
  open = scope
  const started = performance.now()
  const thrown = new Promise<never>((_, reject) => (fail = reject))
  const outcome = await Promise.race([entry.run({ options, scope, run, say: (line) => console.log(`  ${line}`) }), thrown])
    .then((figures) => ({ figures }))
    .catch((error: Error) => ({ figures: [], error: error.stack ?? error.message }))
  await scope.end()
  // an interrupted run is no result
  if (aborted) return new Promise(() => {})
  return { name: entry.name, limit: entry.limit, seconds: (performance.now() - started) / 1_000, ...outcome }
}

async function main(): Promise<number> {
  const options = readOptions(
    process.argv.slice(2),
    entries.map(({ name }) => name),
  )
  const machine = describeMachine()
  console.log(
    `${machine.cpus} × ${machine.cpu}, ${machine.memoryGB} GB, ${machine.platform}, Node ${machine.node}, PostgreSQL ${machine.postgresql},
      load ${machine.load.join(' ')}`,
  )
  console.log('The load generators, the contenders and the database share these processors: read the ratios, not the times.')
  const results: EntryResult[] = []
  for (const entry of entries.filter(({ name }) => options.only.length === 0 || options.only.includes(name))) {
    console.log(`\n── ${entry.name}`)
    const result = await measure(entry, options)
    console.log(`   ${result.seconds.toFixed(1)} s`)
    results.push(result)
  }
  await run.end()
  if (options.smoke) {
    for (const { name, error } of results) if (error !== undefined) console.error(`\n${name} FAILED: ${error}`)
    return results.some(({ error }) => error !== undefined) ? 1 : 0
  }
  for (const result of results) console.log(table(result))
  if (options.compare !== undefined) console.log(comparison(options.compare === '' ? lastResults() : readRun(options.compare), results))
  if (options.keep) console.log(`\nKept in ${keepResults(machine, options.rounds, results)}`)
  const withGoals = results.flatMap(({ figures }) => figures).filter(({ met }) => met !== undefined)
  console.log(
    `\n${withGoals.filter(({ met }) => met).length} of ${withGoals.length} goals met. Kept in ${keep(machine, options.rounds, results)}`,
  )
  return results.some(({ error }) => error !== undefined) ? 1 : 0
}

const abort = () => {
  aborted = true
  void (open?.end() ?? Promise.resolve()).then(() => run.end()).then(() => process.exit(1))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => abort())
process.on('uncaughtException', (error) => fail(error))
process.on('unhandledRejection', (error) => fail(error instanceof Error ? error : new Error(String(error))))
process.exit(
  await main().catch((error: Error) => {
    console.error(error.message)
    return 1
  }),
)
