import { acceptedAll, hashOf, publishRate, submitted, timed, uploadedList } from '../booking/acts.ts'
import { fillBookings, stored } from '../booking/fill.ts'
import { bare, pages, pathOf, staffOf } from '../booking/list.ts'
import { Connection } from '../kit/connection.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { fillRates } from '../rates/fill.ts'
import { roundsOf, sized } from '../kit/size.ts'

const repeats = sized(100, 2)
const submissions = sized(60, 2)

type Page = keyof typeof pages
type Owner = Awaited<ReturnType<Product['owner']>>

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const rounds = roundsOf(options, 3)
  const product = await startProduct(context, { alone: true })
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillRates(owner)
  await fillBookings(owner)
  say(`${stored.toLocaleString('en')} bookings`)
  const lists = await measureLists(context, product, owner, rounds)
  say('lists')
  const [boss, customer] = [await product.signIn('boss'), await product.signIn('customer')]
  await publishRate(product, boss)
  const hash = await hashOf(product, customer)
  await submitted(product, customer, hash)
  const saved: number[] = []
  const moved: number[] = []
  const both: number[] = []
  for (let round = 0; round < rounds; round++) {
    const times: Awaited<ReturnType<typeof submitted>>[] = []
    for (let at = 0; at < submissions; at++) times.push(await submitted(product, customer, hash))
    const p95 = (of: (one: (typeof times)[number]) => number) => percentile(times.map(of), 0.95)
    saved.push(p95((one) => one.saved))
    moved.push(p95((one) => one.moved))
    both.push(p95((one) => one.saved + one.moved))
  }
  say('submissions')
  const read: number[] = []
  const drafted: number[] = []
  const accepts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const list = await uploadedList(product, customer, round)
    read.push(list.read)
    drafted.push(list.read + list.made)
    accepts.push(await acceptedAll(product, owner, boss, list.ids))
  }
  return [
    figure('a booking kept with the price of a search and submitted, p95', 'ms', both, { goal: { of: 'value', most: 60 } }),
    figure('  of it kept, the price asked for again', 'ms', saved),
    figure('  of it submitted', 'ms', moved),
    ...lists,
    figure('500 bookings accepted', 'ms', accepts, { goal: { of: 'value', most: 3_000 } }),
    figure('list of 1,000 bookings from a workbook: read, and drafts of all', 'ms', drafted, { goal: { of: 'value', most: 5_000 } }),
    figure('  of it read', 'ms', read),
  ]
}

/** The list over a million bookings; the pages take turns with the bare statement. */
async function measureLists({ scope }: BenchContext, product: Product, owner: Owner, rounds: number): Promise<Figure[]> {
  const token = await product.signIn('boss')
  const found = await call<{ Rows: readonly unknown[] }>(product.origin + pathOf('filtered'), { token })
  if (found.Rows.length !== 50) throw new Error(`${found.Rows.length} rows instead of 50`)
  const staff = await staffOf(owner)
  const sql = () => timed(() => owner.query({ name: 'bare', text: bare, values: [staff] }))
  // a client as lean as the one of the statement
  const connection = new Connection(product.port)
  scope.defer(() => connection.close())
  const http = (page: Page) =>
    timed(async () => {
      const { status } = await connection.request(
        `GET ${pathOf(page)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      )
      if (status !== 200) throw new Error(`${pathOf(page)}: ${status}`)
    })
  const names = Object.keys(pages) as Page[]
  for (let warm = 0; warm < sized(20, 1); warm++) {
    await sql()
    for (const page of names) await http(page)
  }
  const limits: Record<'p50' | 'p95', number[]> = { p50: [], p95: [] }
  const times = Object.fromEntries(names.map((page) => [page, { p50: [], p95: [] }])) as unknown as Record<Page, typeof limits>
  for (let round = 0; round < rounds; round++) {
    const each: number[] = []
    const of = Object.fromEntries(names.map((page) => [page, []])) as unknown as Record<Page, number[]>
    for (let at = 0; at < repeats; at++) {
      each.push((await sql()).ms)
      for (const page of names) of[page].push((await http(page)).ms)
    }
    limits.p50.push(percentile(each, 0.5))
    limits.p95.push(percentile(each, 0.95))
    for (const page of names) {
      times[page].p50.push(percentile(of[page], 0.5))
      times[page].p95.push(percentile(of[page], 0.95))
    }
  }
  const most = { goal: { of: 'value', most: 50 } } as const
  return [
    figure('50 of a million bookings, by state and port of loading, over HTTP: p50', 'ms', times.filtered.p50, { limit: limits.p50 }),
    figure('  the same: p95', 'ms', times.filtered.p95, most),
    figure('  the same against the bare statement: p95', 'ms', times.filtered.p95, {
      limit: limits.p95,
      goal: { of: 'ratio', most: 2 },
    }),
    figure('  all bookings, counted up to the most: p95', 'ms', times.all.p95, most),
    figure('  by port of discharge and carrier: p95', 'ms', times.carrier.p95, most),
    figure('  by words that few have: p95', 'ms', times.few.p95, most),
    figure('  by words that many have: p95', 'ms', times.many.p95, most),
  ]
}

/** Bookings in large numbers: lists, submissions, acceptance, lists that are uploaded. */
export const booking: Entry = { name: 'booking', limit: 'the bare SQL statement of the list, prepared, on the same database', run }
