import type { ReplyOf } from '@jst/contracts'
import { freightRateCalls, planRateBatch, runRateBatch, searchPrices, undoRateBatch } from '@jst/contracts/freight-rates'
import { startUncappedBrowser } from '../browser/sheet-browser.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { importFile } from '../master/imports.ts'
import { workbookOf } from '../master/workbook.ts'
import { fillRates, rules, stored } from '../rates/fill.ts'
import { savedGrid, typingInGrid, type GridTimes } from '../rates/grid.ts'
import { roundsOf, sized } from '../kit/size.ts'

const searches = sized(60, 2)
const imported = sized(20_000, 100)

/** Milliseconds of a dry run, a run and an undo of 20,000 rates, in this order. */
async function batch(product: Product, token: string): Promise<number[]> {
  const times: number[] = []
  const timed = async <T>(path: string, body: object): Promise<T> => {
    const began = performance.now()
    const answer = await call<T>(`${product.origin}${path}`, { token, body })
    times.push(performance.now() - began)
    return answer
  }
  const step = { Kind: 'PRICE', Target: 'BOTH', Boxes: [], How: 'ADD', Value: '50', RoundTo: '', Rounding: 'HALF_UP' }
  const { Id } = await timed<{ Id: number }>(planRateBatch.path, {
    Filter: { CarrierCode: 'CARRIER3' },
    Change: { From: '', Steps: [step] },
    Note: '',
  })
  await timed(runRateBatch.path, { Id })
  await timed(undoRateBatch.path, { Id })
  return times
}

const headings = [
  'CarrierCode',
  'ServiceCode',
  'PolCode',
  'PodCode',
  'CurrencyCode',
  'Floor20GP',
  'Floor40HQ',
  'ValidFrom',
  'ValidTo',
] as const
/** Rates as a pricing clerk has them in a sheet: ports in Chinese and by code, prices, days. */
function sheet(): Buffer {
  const nameOf = new Map(freightRateCalls.entity.all.map(({ key, zh }) => [key, zh]))
  const [pols, pods, carriers] = [
    ['上海', 'CNNGB', '青岛', 'CNYTN'],
    ['洛杉矶', 'USLGB', '鹿特丹', 'DEHAM', '新加坡'],
    ['COSCO', 'MSC', 'OOCL'],
  ]
  const rows = Array.from({ length: imported }, (_, at) => [
    carriers[at % carriers.length]!,
    `S${at}`,
    pols[at % pols.length]!,
    pods[at % pods.length]!,
    'USD',
    1_000 + (at % 400),
    1_800 + (at % 400),
    '2098-12-01',
    '2098-12-15',
  ])
  return workbookOf([headings.map((key) => nameOf.get(key) ?? key), ...rows])
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const product = await startProduct(context, { alone: true })
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillRates(owner)
  say(`${stored.toLocaleString('en')} rates, ${rules.toLocaleString('en')} rules`)
  const token = await product.signIn('boss')
  const Day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const ask = (at: number) => {
    const Pods = Array.from({ length: 5 }, (_, pod) => `POD${(at * 7 + pod * 31) % 200}`).join(',')
    const query = { Pol: `POL${at % 20}`, Pods, Day, Boxes: '20GP*1,40GP*1,40HQ*2', Customer: 'KH26010001' }
    return call<NonNullable<ReplyOf<typeof searchPrices>>>(`${product.origin}${searchPrices.path}?${new URLSearchParams(query)}`, { token })
  }
  const first = performance.now()
  let found = (await ask(0)).Options.length
  const opening = performance.now() - first
  const times: number[] = []
  for (let round = 0; round < roundsOf(options, 3); round++) {
    const each: number[] = []
    for (let at = 0; at < searches; at++) {
      const began = performance.now()
      found += (await ask(at + 1)).Options.length
      each.push(performance.now() - began)
    }
    times.push(percentile(each, 0.95))
  }
  say(`${Math.round(found / (1 + times.length * searches))} options a search`)
  const [plan, change, undo] = await batch(product, token)
  say('changes')
  const saves: number[] = []
  for (let round = 0; round < sized(3, 1); round++) saves.push(await savedGrid(product, token))
  const browser = await startUncappedBrowser(scope)
  const typed: GridTimes[] = []
  for (let round = 0; round < sized(2, 1); round++) typed.push(await typingInGrid(browser, product, token))
  say('the grid')
  const file = await importFile(product, token, { calls: freightRateCalls, format: 'xlsx', lines: imported, bytes: sheet() })
  return [
    figure('prices of one port of loading, five of discharge, three box types, p95', 'ms', times, { goal: { of: 'value', most: 80 } }),
    figure('  the first one, which reads the rules', 'ms', [opening]),
    figure('dry run of a change of 20,000 rates', 'ms', [plan!]),
    figure('  the run', 'ms', [change!], { goal: { of: 'value', most: 5_000 } }),
    figure('  the undo', 'ms', [undo!], { goal: { of: 'value', most: 5_000 } }),
    figure('rate grid of 5,000 rows: saved as drafts', 'ms', saves, { goal: { of: 'value', most: 5_000 } }),
    figure(
      'rate grid of 5,000 rows: key to paint, p95',
      'ms',
      typed.map(({ key }) => key),
      { goal: { of: 'value', most: 50 } },
    ),
    figure(
      '  Enter to paint',
      'ms',
      typed.map(({ enter }) => enter),
    ),
    figure('import of 20,000 rates from a workbook, with checks', 'ms', [file.plan + file.run], { goal: { of: 'value', most: 15_000 } }),
    figure('  of it the checks', 'ms', [file.plan]),
    figure('  taken back', 'ms', [file.undo]),
  ]
}

/** Rates in large numbers: searching prices, changing and importing 20,000 of them, over HTTP. */
export const rates: Entry = { name: 'rates', limit: 'nothing: the goal is a time', run }
