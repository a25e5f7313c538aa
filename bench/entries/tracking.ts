import { trackFigures, trackFollow, trackList, trackView, trackingPages, type TrackRow, type TrackView } from '@jst/contracts/tracking'
import type { Page } from '@jst/contracts'
import { checkDigit } from '@jst/si-drafts/rules'
import { startUncappedBrowser } from '../browser/sheet-browser.ts'
import { BenchPage } from '../browser/page.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call, pause } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { billOf, boxesEach, fillTracking, shipments } from '../tracking/fill.ts'
import { addPartner, moveOf, notify, type Partner } from '../tracking/partner.ts'
import { buildApps } from './browser.ts'

const asked = sized(60, 2)
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
  const taken = await takeInFigures(product, token, partners, rounds)
  say('statements taken in')
  // what is still to be computed of them would take the processors of the browser
  await owner.query('delete from track_due')
  await pause(sized(5_000, 0))
  return [...lists, ...taken, ...(await screenFigures(context, product, token, partners[0]!))]
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
      for (let at = 0; at < asked; at++) times.push(await read())
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

const largeBill = 'COSU9988776655'
const largeBoxes = sized(400, 20)

/** A shipment of 400 boxes with eight steps each, by the ways that users and partners have. */
async function makeLarge(product: Product, token: string, partner: Partner): Promise<number> {
  const [followed] = await call<{ ShipmentId: number }[]>(product.origin + trackFollow.path, {
    token,
    body: { Items: [{ Number: largeBill }] },
  })
  // not returned yet: a shipment that is over is in no list
  const codes = ['GTOT', 'STUF', 'GTIN', 'CUSR', 'LOAD', 'DISC', 'AVPU', 'GTOT']
  for (let first = 0; first < largeBoxes; first += 50) {
    const events = Array.from({ length: Math.min(50, largeBoxes - first) }, (_, at) => {
      const digits = `LRGU${String(first + at).padStart(6, '0')}`
      return codes.map((code, step) => {
        const { event } = moveOf(1, 0)
        const when = new Date(Date.now() - (40 - step * 4) * 86_400_000 + ((first + at) % 7) * 3_600_000).toISOString()
        return {
          ...event,
          eventDateTime: when,
          eventCreatedDateTime: when,
          equipmentEventTypeCode: code,
          equipmentReference: `${digits}${checkDigit(digits)}`,
          emptyIndicatorCode: step === 0 ? 'EMPTY' : 'LADEN',
          eventLocation: { UNLocationCode: step < 5 ? 'CNSHA' : 'NLRTM' },
          documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: largeBill }],
        }
      })
    })
    await notify(product, partner, events.flat())
  }
  const url = `${product.origin}${trackView.path}?Id=${followed!.ShipmentId}`
  while ((await call<TrackView>(url, { token })).BoxLines.length < largeBoxes) await pause(200)
  return followed!.ShipmentId
}

/** Milliseconds from a click on the link of the list to the painted timeline and boxes of the page. @param box beginning of one of its boxes */
const openDetail = (id: number, box: string) => `new Promise((done, fail) => {
  const link = document.querySelector('a[href*="FreightTrackDetail?Id=${id}"]')
  if (!link) return fail(new Error('no link to the shipment'))
  const started = performance.now()
  const isShown = () => document.querySelector('#timeline') && document.querySelector('.jst-track-parts')?.textContent.includes('${box}')
  const look = () => isShown() ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - started))) : setTimeout(look, 4)
  link.click()
  look()
})`

/** Milliseconds of each step of a wheel on the map, from the event to the end of its frame. */
const zoomMap = (steps: number) => `(async () => {
  const map = document.querySelector('.jst-sea-stage svg')
  const box = map.getBoundingClientRect()
  const times = []
  for (let at = 0; at < ${steps}; at++) {
    const started = performance.now()
    map.dispatchEvent(new WheelEvent('wheel', { deltaY: at % 20 < 10 ? -40 : 40, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2,
      bubbles: true, cancelable: true }))
    await new Promise((next) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = next
      port2.postMessage(0)
    }))
    times.push(performance.now() - started)
  }
  return times
})()`

async function screenFigures({ scope, options, say }: BenchContext, product: Product, token: string, partner: Partner): Promise<Figure[]> {
  await buildApps()
  const id = await makeLarge(product, token, partner)
  const link = `a[href*="FreightTrackDetail?Id=${id}"]`
  const browser = await startUncappedBrowser(scope)
  const opens: number[] = []
  const frames: number[] = []
  for (let round = 0; round < roundsOf(options, 3); round++) {
    const page = await BenchPage.open(browser, {
      url: `${product.origin}${trackingPages.list}?Keyword=${largeBill}`,
      token,
      selector: link,
    })
    await pause(1_500)
    await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    opens.push(await page.evaluate<number>(openDetail(id, 'LRGU')))
    await page.close()
    const map = await BenchPage.open(browser, {
      url: `${product.origin}${trackingPages.list}?View=map&Stage=sea`,
      token,
      selector: '.jst-sea-stage svg',
    })
    await map.until(`/艘船/.test(document.querySelector('.jst-sea-view').textContent)`, 'the ships on the map')
    await pause(1_500)
    const shown = await map.evaluate<string>(`document.querySelector('.jst-sea-view p[role=status]').textContent`)
    if (round === 0) say(shown)
    await map.evaluate<number[]>(zoomMap(20))
    frames.push(percentile(await map.evaluate<number[]>(zoomMap(sized(120, 5))), 0.95))
    await map.close()
  }
  return [
    figure(`page of a shipment with ${largeBoxes} boxes, from the list, processor four times slower`, 'ms', opens, {
      goal: { of: 'value', most: 1_000 },
    }),
    figure('a step of zooming the map of 300 ships, to paint: p95', 'ms', frames, { goal: { of: 'value', most: 1_000 / 60 } }),
  ]
}

export const tracking: Entry = { name: 'tracking', limit: 'nothing: the goals are times and rates', run }
