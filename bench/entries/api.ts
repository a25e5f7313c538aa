import { isDeepStrictEqual } from 'node:util'
import type { BareServer } from '../api/bare-server.ts'
import type { Load, Outcome, Plan } from '../api/load.ts'
import { insertOrders, type IdRange } from '../api/orders.ts'
import { figure, interleave, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call, pause, untilAnswers } from '../kit/http.ts'
import { startProgram } from '../kit/program.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { sized } from '../kit/size.ts'

/** Connections to the database, the server's own default; the contender gets as many. */
const poolSize = 20
/** By then the server has noticed that the load is over (kernel/process/idle-memory.ts). */
const restMs = sized(10_000, 0)
const listPath = '/api/CargoOrder/GetCargoOrderPagedList?PageSize=20'
const updatePath = '/api/CargoOrder/ModifyCargoOrder'

interface Scenario {
  readonly name: string
  /** Least share of the bare contender's rate. */
  readonly least: number
  readonly bare: Plan
  readonly product: Plan
}

/** Both sides read the same rows; updates take turns by id, as the bare side knows no versions. */
function scenariosOf(orders: IdRange, records: IdRange): Scenario[] {
  const read = (name: string, path: string, ids?: IdRange): Scenario => {
    const plan: Plan = { kind: 'read', path, ...(ids ? { ids } : {}) }
    return { name, least: 0.55, bare: plan, product: plan }
  }
  const update = (from: number): Plan => ({ kind: 'update', path: updatePath, ids: { from, to: orders.to, step: 2 } })
  return [
    read('list of 20 orders', listPath),
    read('one order', '/api/CargoOrder/GetCargoOrderInfo?Id=', orders),
    read('one SI record', '/api/TDBillLadingInfo/GetTDBillLadingInfo?Id=', records),
    { name: 'update of an order', least: 0.4, bare: update(orders.from), product: update(orders.from + 1) },
  ]
}

/** The first row of both sides, without the fields that agree. */
function differing(ours: unknown, theirs: unknown): string {
  const rowOf = (answer: unknown) => ((answer as { Rows?: object[] }).Rows?.[0] ?? answer) as Record<string, unknown>
  const [one, other] = [rowOf(ours), rowOf(theirs)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !isDeepStrictEqual(one[name], other[name]))
  return names.map((name) => `${name} ${JSON.stringify(one[name])} / ${JSON.stringify(other[name])}`).join(', ')
}

/** Both sides must answer with the same data, else the comparison means nothing. */
async function compareAnswers(product: Product, barePort: number, token: string, orderId: number): Promise<void> {
  for (const path of [listPath, `/api/CargoOrder/GetCargoOrderInfo?Id=${orderId}`]) {
    const [ours, theirs] = await Promise.all([call(product.origin + path, { token }), call(`http://127.0.0.1:${barePort}${path}`)])
    if (!isDeepStrictEqual(ours, theirs))
      throw new Error(`the contender answers ${path} with other data, bring api/bare-statements.ts up to date: ${differing(ours, theirs)}`)
  }
}

const errorsOf = ({ errors }: Outcome) => Object.values(errors).reduce((sum, count) => sum + count, 0)

/** Time from the start of the process to the first answered list, on the data folder as it is. */
async function restart(product: Product, token: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
  await product.stop(signal)
  const started = performance.now()
  product.launch()
  await untilAnswers(product.origin + listPath, token)
  return performance.now() - started
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const { rounds, seconds } = options
  const warm = sized(1, seconds)
  const product = await startProduct(context)
  const token = await product.signIn('doc')
  const owner = await product.owner()
  const { orders, records } = await insertOrders(owner)
  await owner.end()
  say(`${orders.to - orders.from + 1} orders and ${records.to - records.from + 1} SI records inserted`)

  const bare = startProgram<BareServer>(scope, new URL('../api/bare-server.ts', import.meta.url))
  const load = startProgram<Load>(scope, new URL('../api/load.ts', import.meta.url))
  const barePort = await bare.call('start', { socketFolder: product.socketFolder, connections: poolSize })
  await compareAnswers(product, barePort, token, orders.from)
  const askBare = (plans: Plan[], connections: number, forSeconds = seconds) =>
    load.call('run', { port: barePort, connections, seconds: forSeconds, plans })
  const askProduct = (plans: Plan[], connections: number, forSeconds = seconds) =>
    load.call('run', { port: product.port, token, connections, seconds: forSeconds, plans })

  const figures: Figure[] = []
  const scenarios = scenariosOf(orders, records)
  let errors = 0
  for (const { name, least, bare: bareUse, product: productUse } of scenarios) {
    await askBare([bareUse], 32, warm)
    await askProduct([productUse], 32, warm)
    const results = await interleave(
      rounds,
      () => askBare([bareUse], 32),
      () => askProduct([productUse], 32),
    )
    for (const outcome of results.product) errors += errorsOf(outcome)
    const of = (side: Outcome[], key: 'perSecond' | 'p50' | 'p99') => side.map((outcome) => outcome[key])
    figures.push(
      figure(`${name}, 32 connections`, 'rps', of(results.product, 'perSecond'), {
        limit: of(results.limit, 'perSecond'),
        goal: { of: 'ratio', least },
      }),
      figure('  p50', 'ms', of(results.product, 'p50'), { limit: of(results.limit, 'p50') }),
      figure('  p99', 'ms', of(results.product, 'p99'), { limit: of(results.limit, 'p99'), goal: { of: 'ratio', most: 3 } }),
    )
    say(`${name}: ${figures.at(-3)!.ratio!.toFixed(2)} of bare`)
  }
  figures.push(figure('answers other than 200 in all of these', '', [errors], { goal: { of: 'value', most: 0 } }))

  const reads = scenarios.filter(({ product: plan }) => plan.kind === 'read').map(({ product: plan }) => plan)
  const beforeCrowd = product.residentMB()
  const crowd = await interleave(
    rounds,
    () => askBare(reads, 256),
    () => askProduct(reads, 256),
  )
  const crowdErrors = crowd.product.map(errorsOf)
  figures.push(
    figure(
      'all reads mixed, 256 connections',
      'rps',
      crowd.product.map(({ perSecond }) => perSecond),
      { limit: crowd.limit.map(({ perSecond }) => perSecond) },
    ),
    figure(
      '  p99',
      'ms',
      crowd.product.map(({ p99 }) => p99),
      { limit: crowd.limit.map(({ p99 }) => p99), goal: { of: 'ratio', most: 3 } },
    ),
    figure('  answers other than 200', '', [crowdErrors.reduce((sum, count) => sum + count, 0)], { goal: { of: 'value', most: 0 } }),
    figure('memory of the server after all this (RSS)', 'MB', [product.residentMB()], { goal: { of: 'value', most: 250 } }),
  )
  await pause(restMs)
  figures.push(
    figure('memory after load / before', 'MB', [product.residentMB()], { limit: [beforeCrowd], goal: { of: 'ratio', most: 1.1 } }),
  )
  await bare.kill()

  for (const [name, signal, goal] of [
    ['start to first answered list', 'SIGTERM', { of: 'value', most: 1_500 }],
    ['the same after kill -9', 'SIGKILL', undefined],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await restart(product, token, signal))
    figures.push(figure(name, 'ms', times, goal ? { goal } : {}))
  }
  return figures
}

/** Reads and writes over HTTP. The product does sign-in, tenancy, rights, validation, audit and versions; the contender none of it. */
export const api: Entry = { name: 'api', limit: 'bare node:http + pg on the same PostgreSQL', run }
