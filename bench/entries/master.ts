import { portCalls, referenceIndex, terminalCalls } from '@jst/contracts/master'
import type { ImportPlan } from '@jst/contracts/entity'
import type { ReplyOf } from '@jst/contracts'
import { PlaceIndex } from '@jst/places'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { MemoryPeak } from '../kit/memory-peak.ts'
import { startProduct, type Product } from '../kit/product.ts'

const imported = 50_000
/** MB: three times what an idle server has, however many rows there are. */
const mostMemory = 400
/** Ports as files mention them: name, another code, English, another name, code. */
const mentions = ['上海', 'CNSHG', 'Ningbo', '洛杉矶', 'NLRTM']

const fileOf = (from: number) =>
  [
    '码头代码,中文名,所属港口',
    ...Array.from({ length: imported }, (_, at) => `BENCH${from + at},码头${at},${mentions[at % mentions.length]}`),
  ].join('\n')

async function importOnce({ origin }: Product, token: string, from: number): Promise<{ plan: number; run: number }> {
  const form = new FormData()
  form.append('file', new Blob([fileOf(from)]), 'bench.csv')
  const started = performance.now()
  const response = await fetch(origin + terminalCalls.planImport.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { Data: plan } = (await response.json()) as { Data: ImportPlan }
  const planned = performance.now()
  if (plan.Adds !== imported) throw new Error(`planned ${plan.Adds} of ${imported} lines`)
  await call(origin + terminalCalls.runImport.path, { token, body: { Id: plan.Id, SkipBad: false, SkipLines: [] } })
  return { plan: planned - started, run: performance.now() - planned }
}

async function exportOnce({ origin }: Product, token: string, format: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${origin}${terminalCalls.export.path}?Format=${format}`, { headers: { authorization: `Bearer ${token}` } })
  if ((await response.arrayBuffer()).byteLength < 1_000_000) throw new Error('the file is too small')
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

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say } = context
  const product = await startProduct(context)
  const token = await product.signIn('boss')
  const peak = new MemoryPeak(() => product.residentMB())
  const imports: { plan: number; run: number }[] = []
  for (let round = 0; round < 2; round++) imports.push(await importOnce(product, token, round * imported))
  const importing = peak.take()
  say('import')
  const rounds = Math.max(3, options.rounds)
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
    figure(
      'import of 50,000 rows with aliases, checked',
      'ms',
      imports.map(({ plan }) => plan),
      { goal: { of: 'value', most: 10_000 } },
    ),
    figure(
      'import of 50,000 rows, written with its change log',
      'ms',
      imports.map((one) => one.run),
      { goal: { of: 'value', most: 15_000 } },
    ),
    figure('export of 100,000 rows as xlsx', 'ms', exported['xlsx']!, { goal: { of: 'value', most: 10_000 } }),
    figure('export of 100,000 rows as csv', 'ms', exported['csv']!, { goal: { of: 'value', most: 10_000 } }),
    figure('most memory of the server while importing (RSS)', 'MB', [importing], { goal: { of: 'value', most: mostMemory } }),
    figure('most memory of the server while exporting (RSS)', 'MB', [exporting], { goal: { of: 'value', most: mostMemory } }),
    figure('list of ports by keyword over HTTP', 'ms', listed, { goal: { of: 'value', most: 200 } }),
    figure('search in a picker of 5,000 entries', 'ms', searched, { goal: { of: 'value', most: 50 } }),
  ]
}

export const master: Entry = { name: 'master', limit: 'none: the goals are times', run }
