import {
  callList,
  sourceFigures,
  underWay,
  voyageWeeks,
  type CallRow,
  type SourceFigures,
  type UnderWay,
  type WeekView,
} from '@jst/contracts/schedules'
import type { Page } from '@jst/contracts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { Connection } from '../kit/connection.ts'
import { call } from '../kit/http.ts'
import { startProduct } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { fillCalls } from '../schedules/fill.ts'
import { bare, question, usesIndex } from '../schedules/list.ts'
import { isSmoke, roundsOf, sized } from '../kit/size.ts'

const repeats = sized(200, 5)
/** The reads of a whole screen are asked fewer times. */
const askedScreens = sized(40, 1)

async function time(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say, scope } = context
  const product = await startProduct(context)
  const token = await product.signIn('ops')
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillCalls(owner)
  say('a million port calls')
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString()
  // a small table is read whole
  if (!isSmoke && !(await usesIndex(owner, from))) throw new Error('the list does not read an index')
  const url = `${product.origin}${callList.path}?${question(from)}`
  const page = await call<Page<CallRow>>(url, { token })
  if (page.Rows.length !== 50) throw new Error(`${page.Rows.length} rows instead of 50`)
  const sql = () => time(() => owner.query({ name: 'bare', text: bare, values: ['CNSHA', 'OOCL', from] }))
  // a client as lean as the one of the statement: the costs of a browser's are not the product's
  const connection = new Connection(product.port)
  scope.defer(() => connection.close())
  const bytes = `GET ${callList.path}?${question(from)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const http = () =>
    time(async () => {
      const { status } = await connection.request(bytes)
      if (status !== 200) throw new Error(`${callList.path}: ${status}`)
    })
  const all = () => time(() => call(`${product.origin}${callList.path}?PageIndex=1&PageSize=50`, { token }))
  for (let warm = 0; warm < sized(30, 1); warm++) await Promise.all([sql(), http()])
  const rounds = roundsOf(options, 3)
  const middle: [number[], number[]] = [[], []]
  const slow: [number[], number[]] = [[], []]
  const firstPages: number[] = []
  for (let round = 0; round < rounds; round++) {
    const times: [number[], number[]] = [[], []]
    for (let at = 0; at < repeats; at++) {
      times[0].push(await sql())
      times[1].push(await http())
    }
    for (const side of [0, 1] as const) {
      middle[side].push(percentile(times[side], 0.5))
      slow[side].push(percentile(times[side], 0.95))
    }
    firstPages.push(percentile(await Promise.all(Array.from({ length: 20 }, all)), 0.95))
  }
  const screens = await measureScreens(product.origin, token, rounds)
  return [
    figure('50 of a million port calls, two filters and a sort, over HTTP: p50', 'ms', middle[1], { limit: middle[0] }),
    figure('the same: p95', 'ms', slow[1], { limit: slow[0], goal: { of: 'value', most: 50 } }),
    figure('the same against the bare statement: p95', 'ms', slow[1], { limit: slow[0], goal: { of: 'ratio', most: 2 } }),
    figure('the first page of all calls, counted to 1,000, twenty at once: p95', 'ms', firstPages),
    ...screens.map(({ name, p95, most }) => figure(`${name}: p95`, 'ms', p95, most === undefined ? {} : { goal: { of: 'value', most } })),
  ]
}

interface Screen {
  readonly name: string
  readonly p95: number[]
  readonly most: number | undefined
}

/** Measures the panels beside the list, with 125,000 voyages, one at a time. */
async function measureScreens(origin: string, token: string, rounds: number): Promise<Screen[]> {
  const today = new Date().toISOString().slice(0, 10)
  const weeks = (more: string) => async () => {
    const { Services } = await call<WeekView>(`${origin}${voyageWeeks.path}?From=${today}&Weeks=8${more}`, { token })
    if (Services.length !== 60) throw new Error(`${Services.length} services instead of 60`)
  }
  const reads: [name: string, most: number | undefined, read: () => Promise<void>][] = [
    ['the week view, eight weeks', 50, weeks('')],
    ['the week view of a load port, eight weeks', 50, weeks('&LoadPort=CNSHA')],
    [
      'figures of sources and carriers',
      50,
      async () => {
        const { Carriers } = await call<SourceFigures>(`${origin}${sourceFigures.path}`, { token })
        if (Carriers.length < 8) throw new Error(`${Carriers.length} carriers`)
      },
    ],
    [
      'vessels under way on the map, the 300 that sailed last',
      undefined,
      async () => {
        const { Voyages } = await call<UnderWay>(`${origin}${underWay.path}`, { token })
        if (Voyages.length !== 300) throw new Error(`${Voyages.length} voyages instead of 300`)
      },
    ],
  ]
  const screens: Screen[] = []
  for (const [name, most, read] of reads) {
    for (let warm = 0; warm < sized(10, 1); warm++) await read()
    const p95: number[] = []
    for (let round = 0; round < rounds; round++) {
      const times: number[] = []
      for (let at = 0; at < askedScreens; at++) times.push(await time(read))
      p95.push(percentile(times, 0.95))
    }
    screens.push({ name, p95, most })
  }
  return screens
}

export const schedules: Entry = { name: 'schedules', limit: 'the bare SQL statement, prepared, on the same database', run }
