import { timed } from '../booking/acts.ts'
import { staffOf } from '../booking/list.ts'
import { Connection } from '../kit/connection.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { MemoryPeak } from '../kit/memory-peak.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { isSmoke, roundsOf, sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { boxesOf } from '../packing/boxes.ts'
import { fillSlips, slips } from '../packing/fill.ts'
import { bareIssued, batch, issuedAtOnce, issuedByMany, onlyRange, writers } from '../packing/issue.ts'
import { pathOf, slipPages, type SlipPage } from '../packing/list.ts'
import { measureRules } from '../packing/rules.ts'
import { bareRead, bareWritten, packableBookings, readFile, workbook, written } from '../packing/write.ts'

const repeats = sized(60, 2)
type Owner = Awaited<ReturnType<Product['owner']>>

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const rounds = roundsOf(options, 3)
  const rules = measureRules(rounds)
  say('sums and checks')
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillSlips(owner)
  say(`${slips.toLocaleString('en')} slips`)
  const token = await product.signIn('boss')
  const lists = await measureLists(context, product, owner, token)
  say('lists')
  const issues = await measureIssues(product, owner, token, rounds)
  say('numbers')
  const packed = await measureLargest(context, product, owner, token, rounds)
  return [...lists, ...issues, ...packed, ...rules]
}

/** The list over a million slips; each page takes turns with its bare statement. */
async function measureLists({ scope, options }: BenchContext, product: Product, owner: Owner, token: string): Promise<Figure[]> {
  const rounds = roundsOf(options, 3)
  const staff = await staffOf(owner)
  // a client as lean as the one of the statement
  const connection = new Connection(product.port)
  scope.defer(() => connection.close())
  const sql = async ({ name, bare }: SlipPage) => (await timed(() => owner.query({ name, text: bare, values: [staff] }))).ms
  const http = async (page: SlipPage) => {
    const { ms, answer } = await timed(() =>
      connection.request(`GET ${pathOf(page)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`),
    )
    if (answer.status !== 200) throw new Error(`${pathOf(page)}: ${answer.status}`)
    return ms
  }
  const figures: Figure[] = []
  for (const page of slipPages) {
    const { Rows } = await call<{ Rows: readonly unknown[] }>(product.origin + pathOf(page), { token })
    // a small table has fewer pages
    if (!isSmoke && Rows.length !== page.rows) throw new Error(`${page.name}: ${Rows.length} rows instead of ${page.rows}`)
    for (let warm = 0; warm < sized(20, 1); warm++) {
      await sql(page)
      await http(page)
    }
    const [bare, middle, slow]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      const times: [number[], number[]] = [[], []]
      for (let at = 0; at < repeats; at++) {
        times[0].push(await sql(page))
        times[1].push(await http(page))
      }
      bare.push(percentile(times[0], 0.95))
      middle.push(percentile(times[1], 0.5))
      slow.push(percentile(times[1], 0.95))
    }
    figures.push(
      figure(`50 of a million slips, ${page.name}: p50`, 'ms', middle),
      figure('  the same: p95', 'ms', slow, { limit: bare, goal: { of: 'value', most: 50 } }),
    )
  }
  return figures
}

/** Numbers from one range: for a batch, and for many writers at once. */
async function measureIssues(product: Product, owner: Owner, token: string, rounds: number): Promise<Figure[]> {
  const range = await onlyRange(product, token, owner)
  const batches: [number[], number[]] = [[], []]
  const many: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    batches[0].push(await bareIssued(owner, range, batch, 1))
    batches[1].push(await issuedAtOnce(product, token, owner))
    many[0].push(await bareIssued(owner, range, writers, writers))
    many[1].push(await issuedByMany(product, token, owner))
  }
  return [
    figure('500 slips issued in one batch', 'ms', batches[1], { limit: batches[0], goal: { of: 'value', most: 3_000 } }),
    figure('64 writers on one range, a slip each: no number twice', 'ms', many[1], { limit: many[0] }),
  ]
}

/** Lists at their largest: a file of them read, all of them written, and written again. */
async function measureLargest({ scope }: BenchContext, product: Product, owner: Owner, token: string, rounds: number): Promise<Figure[]> {
  const file = await workbook()
  const bookings = await packableBookings(owner, rounds)
  const read: [number[], number[]] = [[], []]
  const writtenMs: [number[], number[]] = [[], []]
  const changed: number[] = []
  const memory: number[] = []
  const peak = new MemoryPeak(() => product.residentMB(), scope)
  for (const [round, booking] of bookings.entries()) {
    read[0].push(await bareRead(file))
    read[1].push(await readFile(product, token, file))
    const boxes = boxesOf(round)
    writtenMs[0].push(await bareWritten(owner, booking, boxes))
    peak.take()
    const times = await written(product, token, booking, boxes)
    memory.push(peak.take())
    writtenMs[1].push(times.made)
    changed.push(times.changed)
  }
  const most = { of: 'value', most: 2_000 } as const
  return [
    figure('xlsx of 5,000 lines read', 'ms', read[1], { limit: read[0], goal: most }),
    figure('1,000 lists × 5 lines written', 'ms', writtenMs[1], { limit: writtenMs[0], goal: most }),
    figure('  all of them written again, a weight changed in each', 'ms', changed, { limit: writtenMs[0], goal: most }),
    figure('  most memory of the server meanwhile', 'MB', memory),
  ]
}

/** Slips and packing lists in large numbers: lists, numbers from a range, boxes with their lines. */
export const packing: Entry = {
  name: 'packing',
  limit: 'bare statements on the same database; sums of plain numbers; cells of a file alone',
  run,
}
