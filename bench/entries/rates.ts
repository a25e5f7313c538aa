import type { ReplyOf } from '@jst/contracts'
import { freightRateCalls, planRateBatch, runRateBatch, searchPrices, undoRateBatch } from '@jst/contracts/freight-rates'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { importFile } from '../master/imports.ts'
import { workbookOf } from '../master/workbook.ts'

const stored = 200_000
const rules = 2_000
const searches = 60
const imported = 20_000

type Owner = Awaited<ReturnType<Product['owner']>>
/** 20 ports of loading, 200 of discharge, ten carriers, five half months: each pair has ten rates on any day. */
const freightRates = `insert into freight_rate (company_id, code, carrier_code, lane_code, pol_code, pod_code, currency_code, rate_type,
    visibility, cost20_gp, cost40_gp, cost40_hq, floor20_gp, floor40_gp, floor40_hq, valid_from, valid_to, state)
  select c.id, 'BENCH' || n, 'CARRIER' || n % 10, 'LANE' || n / 10 % 200 % 12,
    'POL' || n / 2000 % 20, 'POD' || n / 10 % 200, 'USD', 'FAK', 'ALL',
    1000 + n % 300, 1500 + n % 300, 1600 + n % 300, 1100 + n % 300, 1600 + n % 300, 1700 + n % 300,
    china_day() + (n / 40000 - 2) * 15, china_day() + (n / 40000 - 2) * 15 + 14, 1
  from company c, generate_series(0, $1 - 1) n where c.code = 'HJGJ'`
const surcharges = `insert into freight_rate_surcharge (kind, subject_id, company_id, place, charge_code, basis, pp_cc, currency_code, amount)
  select 'freightRate', t.id, t.company_id, one.place, one.code, one.basis, 'PP', one.currency, one.amount from freight_rate t
    cross join (values (1, 'THC', 'C', 'CNY', 1130), (2, 'DOC', 'B', 'CNY', 450), (3, 'SEAL', 'C', 'CNY', 60), (4, 'AMS', 'B', 'USD', 35))
      as one (place, code, basis, currency, amount)
  where t.code like 'BENCH%'`
const markups = `insert into freight_markup_rule (company_id, code, name_zh, markup_layer, customers, pods, carriers, currency_code, amount)
  select c.id, 'BENCH' || n, 'bench', case when n % 4 = 0 then 'CUSTOMER' else 'PLATFORM' end,
    case when n % 4 = 0 then array['KH' || 26010001 + n % 400] else '{}' end, array['POD' || n % 200], array['CARRIER' || n % 10], 'USD', n % 90
  from company c, generate_series(1, $1) n where c.code = 'HJGJ'`

async function seed(owner: Owner): Promise<void> {
  // histories of these rates are not what is measured
  await owner.query('alter table freight_rate disable trigger freight_rate_keep')
  await owner.query(freightRates, [stored])
  await owner.query('alter table freight_rate enable trigger freight_rate_keep')
  await owner.query(surcharges)
  await owner.query(markups, [rules])
  for (const table of ['freight_rate', 'freight_rate_surcharge', 'freight_markup_rule']) await owner.query(`analyze ${table}`)
}

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
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await seed(owner)
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
  for (let round = 0; round < Math.max(3, options.rounds); round++) {
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
  const file = await importFile(product, token, { calls: freightRateCalls, format: 'xlsx', lines: imported, bytes: sheet() })
  return [
    figure('prices of one port of loading, five of discharge, three box types, p95', 'ms', times, { goal: { of: 'value', most: 80 } }),
    figure('  the first one, which reads the rules', 'ms', [opening]),
    figure('dry run of a change of 20,000 rates', 'ms', [plan!]),
    figure('  the run', 'ms', [change!], { goal: { of: 'value', most: 5_000 } }),
    figure('  the undo', 'ms', [undo!], { goal: { of: 'value', most: 5_000 } }),
    figure('import of 20,000 rates from a workbook, with checks', 'ms', [file.plan + file.run], { goal: { of: 'value', most: 15_000 } }),
    figure('  of it the checks', 'ms', [file.plan]),
    figure('  taken back', 'ms', [file.undo]),
  ]
}

/** Rates in large numbers: searching prices, changing and importing 20,000 of them, over HTTP. */
export const rates: Entry = { name: 'rates', limit: 'nothing: the goal is a time', run }
