import { billKinds } from '@jst/contracts/bills'
import { invoiceCalls } from '@jst/contracts/invoices'
import { applicationCalls, riskyCustomers } from '@jst/contracts/release'
import { timed } from '../booking/acts.ts'
import { Connection } from '../kit/connection.ts'
import { figure, type BenchContext, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { isSmoke, roundsOf, sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { documents } from './million.ts'

const repeats = sized(40, 2)
const middle = String(Math.floor(documents / 2)).padStart(7, '0')
const houses = billKinds.houseBill.calls.list.path
interface ListPage {
  readonly name: string
  readonly path: string
  /** Rows of the first page. */
  readonly rows: number
}
const page = (name: string, path: string, query: string, rows = 50): ListPage => ({ name, path: `${path}?PageSize=50&${query}`, rows })
/** The pages that clerks ask for. */
const pages: readonly ListPage[] = [
  page('house bills, the newest first', houses, 'PageIndex=1'),
  page('house bills, a later page', houses, 'PageIndex=20'),
  page('house bills in making', houses, 'Stage=draft&PageIndex=1'),
  page('house bills surrendered', houses, 'Stage=surrendered&PageIndex=1'),
  page('house bills by a number', houses, `Keyword=hbx${middle}&PageIndex=1`, 1),
  page('invoices, the newest first', invoiceCalls.list.path, 'PageIndex=1'),
  page('invoices, a later page', invoiceCalls.list.path, 'PageIndex=20'),
  page('invoices to be audited', invoiceCalls.list.path, 'Stage=draft&PageIndex=1'),
  page('invoices of a customer', invoiceCalls.list.path, 'CustomerCode=KHX7&PageIndex=1'),
  page('invoices by words that many have', invoiceCalls.list.path, `Keyword=${encodeURIComponent('压测企业12')}&PageIndex=1`),
  page('applications, the newest first', applicationCalls.list.path, 'PageIndex=1'),
  page('applications to be signed', applicationCalls.list.path, 'Stage=agreed&PageIndex=1'),
  page('applications of telex and waybill', applicationCalls.list.path, 'Outside=true&PageIndex=1'),
  page('applications by a number', applicationCalls.list.path, `Keyword=qdx${middle}&PageIndex=1`, 1),
]

/** Lists over a million documents each, and the page of risks. */
export async function measureLists({ scope, options }: BenchContext, product: Product, token: string): Promise<Figure[]> {
  const rounds = roundsOf(options, 3)
  const connection = new Connection(product.port)
  scope.defer(() => connection.close())
  const figures: Figure[] = []
  for (const { name, path, rows } of [...pages, { name: 'page of risks', path: riskyCustomers.path, rows: 0 }]) {
    const http = async () => {
      const { ms, answer } = await timed(() =>
        connection.request(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`),
      )
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      return ms
    }
    if (rows > 0 && !isSmoke) {
      const { Rows } = await call<{ Rows: readonly unknown[] }>(product.origin + path, { token })
      if (Rows.length !== rows) throw new Error(`${name}: ${Rows.length} rows instead of ${rows}`)
    }
    for (let warm = 0; warm < sized(10, 1); warm++) await http()
    const [half, slow]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const times: number[] = []
      for (let at = 0; at < repeats; at++) times.push(await http())
      half.push(percentile(times, 0.5))
      slow.push(percentile(times, 0.95))
    }
    figures.push(figure(`a million, ${name}: p50`, 'ms', half), figure('  p95', 'ms', slow, { goal: { of: 'value', most: 50 } }))
  }
  return figures
}
