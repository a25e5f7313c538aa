import { portCalls, referenceIndex, terminalCalls } from '@jst/contracts/master'
import type { ReplyOf } from '@jst/contracts'
import { PlaceIndex } from '@jst/places'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { MemoryPeak } from '../kit/memory-peak.ts'
import { startProduct, type Product } from '../kit/product.ts'
import type { Scope } from '../kit/scope.ts'
import { checkUnknown, imported, importOnce, type Format, type Times } from '../master/imports.ts'
import { roundsOf, sized } from '../kit/size.ts'

/** MB: three times what an idle server has, however many rows there are. */
const mostMemory = 400
/** MB while a file is read: the thread holds it as a whole (ADR 128). */
const mostMemoryOfFile = 900

async function exportOnce({ origin }: Product, token: string, format: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${origin}${terminalCalls.export.path}?Format=${format}`, { headers: { authorization: `Bearer ${token}` } })
  if ((await response.arrayBuffer()).byteLength < sized(1_000_000, 10_000)) throw new Error('the file is too small')
  return performance.now() - started
}

/** Milliseconds of one search in five thousand entries, over texts of every kind. */
async function searching({ origin }: Product, token: string): Promise<() => number> {
  const { Rows } = await call<NonNullable<ReplyOf<typeof referenceIndex>>>(`${origin}${referenceIndex.path}?Kind=port`, { token })
  const places = Array.from({ length: 5_000 }, (_, at) => {
    const { Code, Zh, En, Pinyin, Initials, Words } = Rows[at % Rows.length]!
    return { code: at < Rows.length ? Code : `${Code}${at}`, zh: Zh, en: En, pinyin: Pinyin, initials: Initials, words: Words }
  })
  const index = new PlaceIndex(places)
  const texts = ['sh', '上海', 'cnsh', 'los ang', 'luoshanji', 'rotterdm', 'CNSHG', 'x']
  return () => {
    const started = performance.now()
    for (const text of texts) index.search(text, { recent: ['CNNGB'] })
    return (performance.now() - started) / texts.length
  }
}

/** Times and memory of files of one kind. */
async function importing(scope: Scope, product: Product, token: string, format: Format): Promise<Figure[]> {
  const peak = new MemoryPeak(() => product.residentMB(), scope)
  const rounds: Times[] = []
  for (let round = 0; round < sized(2, 1); round++) rounds.push(await importOnce(product, token, format, round * imported))
  const line = (what: string, key: keyof Times, most: number) =>
    figure(
      `import of 50,000 rows (${format}), ${what}`,
      'ms',
      rounds.map((times) => times[key]),
      { goal: { of: 'value', most } },
    )
  return [
    line('checked', 'plan', 10_000),
    line('written with its change log', 'run', 15_000),
    line('taken back', 'undo', 15_000),
    figure(`most memory of the server while importing ${format} (RSS)`, 'MB', [peak.end()], {
      goal: { of: 'value', most: mostMemoryOfFile },
    }),
  ]
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  // a server of its own for each kind of file, so that the memory is of that kind alone
  const first = await startProduct(context, { alone: true })
  const csv = await importing(scope, first, await first.signIn('boss'), 'csv')
  say('import of csv')
  const product = await startProduct(context, { alone: true })
  const token = await product.signIn('boss')
  const xlsx = await importing(scope, product, token, 'xlsx')
  say('import of xlsx')
  const unknown = await checkUnknown(product, token)
  const peak = new MemoryPeak(() => product.residentMB(), scope)
  const rounds = roundsOf(options, 3)
  const exported: Record<string, number[]> = { xlsx: [], csv: [] }
  for (let round = 0; round < rounds; round++)
    for (const [format, times] of Object.entries(exported)) times.push(await exportOnce(product, token, format))
  const exporting = peak.end()
  say('export')
  const listed: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await call(`${product.origin}${portCalls.list.path}?Keyword=shanghai`, { token })
    listed.push(performance.now() - started)
  }
  const search = await searching(product, token)
  search()
  const searched = Array.from({ length: 20 }, search)
  return [
    ...csv,
    ...xlsx,
    figure('check of 50,000 rows that name 50,000 unknown ports', 'ms', [unknown], { goal: { of: 'value', most: 10_000 } }),
    figure('export of 100,000 rows as xlsx', 'ms', exported['xlsx']!, { goal: { of: 'value', most: 10_000 } }),
    figure('export of 100,000 rows as csv', 'ms', exported['csv']!, { goal: { of: 'value', most: 10_000 } }),
    figure('most memory of the server while exporting (RSS)', 'MB', [exporting], { goal: { of: 'value', most: mostMemory } }),
    figure('list of ports by keyword over HTTP', 'ms', listed, { goal: { of: 'value', most: 200 } }),
    figure('search in a picker of 5,000 entries', 'ms', searched, { goal: { of: 'value', most: 50 } }),
  ]
}

export const master: Entry = { name: 'master', limit: 'none: the goals are times', run }
