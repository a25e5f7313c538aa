import { callList, type CallRow } from '@jst/contracts/schedules'
import type { Page } from '@jst/contracts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { fillCalls } from '../schedules/fill.ts'
import { bare, question, usesIndex } from '../schedules/list.ts'

const asked = 200

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say, scope } = context
  const product = await startProduct(context)
  const token = await product.signIn('ops')
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillCalls(owner)
  say('a million port calls')
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString()
  if (!(await usesIndex(owner, from))) throw new Error('the list does not read an index')
  const url = `${product.origin}${callList.path}?${question(from)}`
  const page = await call<Page<CallRow>>(url, { token })
  if (page.Rows.length !== 50) throw new Error(`${page.Rows.length} rows instead of 50`)
  const time = async (act: () => Promise<unknown>) => {
    const started = performance.now()
    await act()
    return performance.now() - started
  }
  const sql = () => time(() => owner.query({ name: 'bare', text: bare, values: ['CNSHA', 'OOCL', from] }))
  const http = () => time(() => call(url, { token }))
  const all = () => time(() => call(`${product.origin}${callList.path}?PageIndex=1&PageSize=50`, { token }))
  for (let warm = 0; warm < 30; warm++) await Promise.all([sql(), http()])
  const rounds = Math.max(3, options.rounds)
  const middle: [number[], number[]] = [[], []]
  const slow: [number[], number[]] = [[], []]
  const whole: number[] = []
  for (let round = 0; round < rounds; round++) {
    const times: [number[], number[]] = [[], []]
    for (let at = 0; at < asked; at++) {
      times[0].push(await sql())
      times[1].push(await http())
    }
    for (const side of [0, 1] as const) {
      middle[side].push(percentile(times[side], 0.5))
      slow[side].push(percentile(times[side], 0.95))
    }
    whole.push(percentile(await Promise.all(Array.from({ length: 20 }, all)), 0.95))
  }
  return [
    figure('50 of a million port calls, two filters and a sort, over HTTP: p50', 'ms', middle[1], { limit: middle[0] }),
    figure('the same: p95', 'ms', slow[1], { limit: slow[0], goal: { of: 'value', most: 50 } }),
    figure('the same against the bare statement: p95', 'ms', slow[1], { limit: slow[0], goal: { of: 'ratio', most: 2 } }),
    figure('the first page of all calls, counted to 1,000, twenty at once: p95', 'ms', whole),
  ]
}

export const schedules: Entry = { name: 'schedules', limit: 'the bare SQL statement, prepared, on the same database', run }
