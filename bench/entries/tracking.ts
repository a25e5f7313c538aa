import { trackFigures, trackList, trackView, type TrackRow, type TrackView } from '@jst/contracts/tracking'
import type { Page } from '@jst/contracts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call, pause } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { billOf, boxesEach, fillTracking, shipments } from '../tracking/fill.ts'
import { addPartner, moveOf, notify, type Partner } from '../tracking/partner.ts'

const repeats = sized(60, 2)
/** Statements of one notification, and notifications that a round sends. */
const batch = sized(500, 40)
const batches = sized(60, 2)

async function time(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const rounds = roundsOf(options, 3)
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  const token = await product.signIn('ops')
  const statements = await fillTracking(owner)
  say(`${(shipments * boxesEach).toLocaleString('en')} boxes, ${statements.toLocaleString('en')} statements`)
  const lists = await listFigures(product, token, rounds)
  say('lists')
  const partners = await Promise.all(['BENCH-A', 'BENCH-B', 'BENCH-C'].map((code) => addPartner(product, token, code)))
  return [...lists, ...(await takeInFigures(product, token, partners, rounds))]
}

const questions: readonly (readonly [name: string, path: string, query: string, most: number | undefined])[] = [
  ['50 of the shipments of 100,000 boxes, what needs attention first', trackList.path, 'PageIndex=1&PageSize=50', 50],
  ['  those at sea', trackList.path, 'PageIndex=1&PageSize=50&Stage=sea', 50],
  ['  of a carrier with an exception', trackList.path, 'PageIndex=1&PageSize=50&Carrier=OOCL&Exception=rolled', 50],
  ['  by a box', trackList.path, `PageIndex=1&PageSize=50&Keyword=bncu0004321`, 50],
  ['  by the name of a ship', trackList.path, `PageIndex=1&PageSize=50&Keyword=${encodeURIComponent('bench star 17')}`, 50],
  ['  page 20', trackList.path, 'PageIndex=20&PageSize=50', 50],
  ['  figures of the tabs and tiles', trackFigures.path, '', undefined],
]

async function listFigures({ origin }: Product, token: string, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path, query, most] of questions) {
    const read = () => time(() => call(`${origin}${path}?${query}`, { token }))
    for (let warm = 0; warm < sized(10, 1); warm++) await read()
    const p95: number[] = []
    for (let round = 0; round < rounds; round++) {
      const times: number[] = []
      for (let at = 0; at < repeats; at++) times.push(await read())
      p95.push(percentile(times, 0.95))
    }
    figures.push(figure(`${name}: p95`, 'ms', p95, most === undefined ? {} : { goal: { of: 'value', most } }))
  }
  return figures
}

/** Notifications of several partners at once, while a person reads the list; and how soon one statement stands in an open timeline. */
async function takeInFigures(product: Product, token: string, partners: readonly Partner[], rounds: number): Promise<Figure[]> {
  const rates: number[] = []
  const reads: number[] = []
  const shown: number[] = []
  let next = 0
  const notification = () =>
    Array.from({ length: batch }, () => {
      const at = next++
      return moveOf(1 + (Math.floor(at / boxesEach) % shipments), at % boxesEach).event
    })
  const sending = async (partner: Partner, count: number) => {
    for (let at = 0; at < count; at++) await notify(product, partner, notification())
  }
  const list = `${product.origin}${trackList.path}?PageIndex=1&PageSize=50&Stage=sea`
  for (let round = 0; round < rounds; round++) {
    const times: number[] = []
    const end = new AbortController()
    const reader = (async () => {
      while (!end.signal.aborted) {
        times.push(await time(() => call(list, { token })))
        await pause(100)
      }
    })()
    const each = Math.ceil(batches / partners.length)
    const ms = await time(() => Promise.all(partners.map((partner) => sending(partner, each))))
    end.abort()
    await reader
    rates.push((each * partners.length * batch) / (ms / 1_000))
    reads.push(percentile(times, 0.95))
    shown.push(await untilShown(product, token, partners[0]!, 7 + round))
  }
  return [
    figure('statements taken in a second, in notifications of 500 by three partners', '/s', rates, { goal: { of: 'value', least: 5_000 } }),
    figure('  the list at sea beside them: p95', 'ms', reads),
    figure('one statement until the timeline of its shipment shows it, right after them', 'ms', shown, {
      goal: { of: 'value', most: 1_000 },
    }),
  ]
}

async function untilShown(product: Product, token: string, partner: Partner, shipment: number): Promise<number> {
  const { Rows } = await call<Page<TrackRow>>(`${product.origin}${trackList.path}?Keyword=${billOf(shipment)}`, { token })
  // nobody has told of this move yet
  const { id, event } = moveOf(shipment, 0, { code: 'DISC', port: Rows[0]!.Pod })
  const started = performance.now()
  await notify(product, partner, [event])
  for (;;) {
    const view = await call<TrackView>(`${product.origin}${trackView.path}?Id=${Rows[0]!.Id}`, { token })
    if (JSON.stringify(view).includes(id)) return performance.now() - started
    if (performance.now() - started > 60_000) throw new Error('the statement is not shown')
  }
}

export const tracking: Entry = { name: 'tracking', limit: 'nothing: the goals are times and rates', run }
