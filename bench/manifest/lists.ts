import { documentMessages } from '@jst/contracts/document'
import { manifestCalls } from '@jst/contracts/manifest'
import { timed } from '../booking/acts.ts'
import { figure, type BenchContext, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { isSmoke, roundsOf, sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { filings } from './fill.ts'

const repeats = sized(40, 2)
const { list, counts } = manifestCalls
const query = (of: string) => `${list.path}?PageSize=50&PageIndex=1&${of}`
const log = (kind: string, of = '') => `${documentMessages.path}?Kind=${kind}&PageSize=50&PageIndex=1${of}`
/** Ten numbers in the middle; every second filing has a declaration. */
const middle = String(Math.floor(filings / 2))
  .padStart(8, '0')
  .slice(0, -1)

/** Reads of the screens, with the rows that each answers. */
const pages: readonly (readonly [name: string, path: string, rows: number])[] = [
  ['submitted, drafts', query('Stage=draft'), 50],
  ['submitted, all', query(''), 50],
  ['  page 20 of them', `${list.path}?PageSize=50&PageIndex=20`, 50],
  ['not accepted', query('Stage=submitFailed'), 50],
  ['to be verified, what is due first', query('Stage=toVerify&Sort=Due'), 50],
  ['to be verified, of a carrier, what is due first', query('Stage=toVerify&Carrier=COSU&Sort=Due'), 50],
  ['returned', query('Stage=returned'), 50],
  ['to be sent, what is due first', query('Stage=toSend&Sort=Due'), 50],
  ['to be sent, of an agent, what is due first', query(`Stage=toSend&Agent=${encodeURIComponent('压测代理5')}&Sort=Due`), 50],
  ['changes that are asked for', query('Wanted=change&Sort=Due'), 50],
  ['refused by customs, what is due first', query('Stage=refused&Sort=Due'), 50],
  ['not sent, what is due first', query('Stage=sendFailed&Sort=Due'), 50],
  ['changes that failed', query('AmendFailed=true'), 0],
  ['tracked, accepted', query('Stage=accepted'), 50],
  ['tracked, not shipped', query('NotShipped=true'), 50],
  ['tracked, by the legal deadline', query('Stage=accepted&Sort=Deadline'), 50],
  ['of a port and a filing', query('Stage=accepted&Regime=eu&Pol=CNXMN'), 50],
  ['by a bill number', query(`Keyword=bml${6_600_000_000 + filings / 2}`), 1],
  ['by words that many have, of those accepted', query(`Stage=accepted&Keyword=${encodeURIComponent('压测企业12')}`), 50],
  ['by words that many have', query(`Keyword=${encodeURIComponent('压测企业12')}`), 50],
  ['log of filings', log('manifest'), 50],
  ['log of VGM', log('vgm'), 50],
  ['  by a number', log('vgm', `&Keyword=BVG${middle}`), 5],
  ['  those that failed', log('vgm', '&State=failed'), 0],
]

/** Rows of a page; undefined where the database gave it up, which is a figure and no end of the bench. */
const rowsOf = (product: Product, token: string, path: string): Promise<number | undefined> =>
  call<{ Rows: readonly unknown[] }>(product.origin + path, { token }).then(
    ({ Rows }) => Rows.length,
    (error: Error) => {
      if (!error.message.includes(': 503 ')) throw error
      return undefined
    },
  )

/** The lists of filings and the logs of messages, over a million rows each. @throws Error when a page has other rows than it should */
export async function measureManifestLists({ options }: BenchContext, product: Product, token: string): Promise<Figure[]> {
  const rounds = roundsOf(options, 3)
  const measured = async (name: string, read: () => Promise<unknown>, most?: number) => {
    for (let warm = 0; warm < sized(10, 1); warm++) await read()
    const p95: number[] = []
    for (let round = 0; round < rounds; round++) {
      const times: number[] = []
      for (let at = 0; at < repeats; at++) times.push((await timed(read)).ms)
      p95.push(percentile(times, 0.95))
    }
    return figure(`${name}: p95`, 'ms', p95, most === undefined ? {} : { goal: { of: 'value', most } })
  }
  const figures: Figure[] = []
  for (const [name, path, rows] of pages) {
    const began = performance.now()
    const found = await rowsOf(product, token, path)
    if (found === undefined) {
      figures.push(
        figure(`50 of a million filings, ${name}: given up`, 'ms', [performance.now() - began], { goal: { of: 'value', most: 50 } }),
      )
      continue
    }
    // a small table has fewer rows
    if (!isSmoke && found !== rows) throw new Error(`${name}: ${found} rows instead of ${rows}`)
    figures.push(await measured(`50 of a million filings, ${name}`, () => call(product.origin + path, { token }), 50))
  }
  const count = `${product.origin}${counts.path}?Of=Stage,Wanted,NotShipped`
  return [...figures, await measured('  figures of the tabs', () => call(count, { token }))]
}
