import { trackFollow, trackView, trackingPages, type TrackView } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import type { Browser } from 'playwright'
import { BenchPage, startBrowser } from '../browser/page.ts'
import { startUncappedBrowser } from '../browser/sheet-browser.ts'
import { figure, interleave, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call, pause } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { fillShipments } from '../tracking/fill.ts'
import { addPartner, moveOf, notify, type Partner } from '../tracking/partner.ts'

const largeBoxes = sized(400, 20)
const smallBoxes = 8

interface Named {
  readonly bill: string
  /** Code of the owner of its boxes. */
  readonly owner: string
}
interface Made extends Named {
  readonly id: number
}
/** A followed shipment of many boxes with eight steps each, by the ways that users and partners have. */
async function makeShipment(product: Product, token: string, partner: Partner, named: Named, boxes: number): Promise<Made> {
  const { bill, owner } = named
  const [followed] = await call<{ ShipmentId: number }[]>(product.origin + trackFollow.path, {
    token,
    body: { Items: [{ Number: bill }] },
  })
  // not returned yet: a shipment that is over is in no list
  const codes = ['GTOT', 'STUF', 'GTIN', 'CUSR', 'LOAD', 'DISC', 'AVPU', 'GTOT']
  for (let first = 0; first < boxes; first += 50) {
    const events = Array.from({ length: Math.min(50, boxes - first) }, (_, at) => {
      const digits = `${owner}${String(first + at).padStart(6, '0')}`
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
          documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: bill }],
        }
      })
    })
    await notify(product, partner, events.flat())
  }
  const url = `${product.origin}${trackView.path}?Id=${followed!.ShipmentId}`
  while ((await call<TrackView>(url, { token })).BoxLines.length < boxes) await pause(200)
  return { ...named, id: followed!.ShipmentId }
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

/** Pans the map in a circle by the pointer, one step a frame, for some time. Answers with the milliseconds between frames. */
const panMap = (milliseconds: number) => `(async () => {
  const map = document.querySelector('.jst-sea-stage svg')
  const box = map.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const send = (target, type, at) => target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, button: 0,
    buttons: type === 'mouseup' ? 0 : 1, clientX: x + Math.cos(at) * box.width / 4, clientY: y + Math.sin(at) * box.height / 4 }))
  const next = () => new Promise(requestAnimationFrame)
  send(map, 'mousedown', 0)
  const gaps = []
  let before = await next()
  const end = before + ${milliseconds}
  for (let step = 1; before < end; step++) {
    send(window, 'mousemove', step / 20)
    const now = await next()
    gaps.push(now - before)
    before = now
  }
  send(window, 'mouseup', 0)
  return gaps
})()`

interface Sight {
  readonly product: Product
  readonly token: string
  readonly browser: Browser
}

/** Opens the page of a shipment from the list, on a processor four times slower. Answers with the milliseconds until it is painted. */
async function openPage({ product, token, browser }: Sight, { id, bill, owner }: Made): Promise<number> {
  const page = await BenchPage.open(browser, {
    url: `${product.origin}${trackingPages.list}?Keyword=${bill}`,
    token,
    selector: `a[href*="FreightTrackDetail?Id=${id}"]`,
  })
  await pause(1_500)
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const spent = await page.evaluate<number>(openDetail(id, owner))
  await page.close()
  return spent
}

async function openMap({ product, token, browser }: Sight): Promise<BenchPage> {
  const map = await BenchPage.open(browser, {
    url: `${product.origin}${trackingPages.list}?View=map&Stage=sea`,
    token,
    selector: '.jst-sea-stage svg',
  })
  await map.until(`/艘船/.test(document.querySelector('.jst-sea-view').textContent)`, 'the ships on the map')
  await pause(1_500)
  return map
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const product = await startProduct(context, { alone: true })
  const token = await product.signIn('ops')
  const partner = await addPartner(product, token, 'BENCH-A')
  const large = await makeShipment(product, token, partner, { bill: 'COSU9988776655', owner: 'LRGU' }, largeBoxes)
  const small = await makeShipment(product, token, partner, { bill: 'COSU9988776644', owner: 'SMLU' }, smallBoxes)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillShipments(owner)
  await owner.query('delete from track_due')
  // a display's own rate for what a person waits for; as many frames as there can be for the cost of a frame
  const sight = { product, token, browser: await startBrowser(scope) }
  const uncapped = { ...sight, browser: await startUncappedBrowser(scope) }
  const rounds = roundsOf(options, 3)
  await openPage(sight, small)
  const opens = await interleave(
    rounds,
    () => openPage(sight, small),
    () => openPage(sight, large),
  )
  say('pages')
  const [frames, rates, slow]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const zoomed = await openMap(uncapped)
    if (round === 0) say(await zoomed.evaluate<string>(`document.querySelector('.jst-sea-view p[role=status]').textContent`))
    await zoomed.evaluate<number[]>(zoomMap(20))
    frames.push(percentile(await zoomed.evaluate<number[]>(zoomMap(sized(120, 5))), 0.95))
    await zoomed.close()
    const panned = await openMap(sight)
    await panned.evaluate<number[]>(panMap(300))
    const gaps = await panned.evaluate<number[]>(panMap(sized(3_000, 200)))
    rates.push(1_000 / percentile(gaps, 0.5))
    slow.push((gaps.filter((gap) => gap > 25).length / gaps.length) * 100)
    await panned.close()
  }
  return [
    figure(`page of a shipment with ${largeBoxes} boxes, from the list, processor four times slower`, 'ms', opens.product, {
      limit: opens.limit,
      goal: { of: 'value', most: 1_000 },
    }),
    figure('a step of zooming the map of 300 ships, to paint: p95', 'ms', frames, { goal: { of: 'value', most: 1_000 / 60 } }),
    figure('frames a second while the map of 300 ships is panned, of a display of 60', '/s', rates, { goal: { of: 'value', least: 59 } }),
    figure('  frames that came late (over 25 ms)', '%', slow, { goal: { of: 'value', most: 5 } }),
  ]
}

/** Page of the largest shipment and the map, in a real browser. */
export const trackingScreens: Entry = { name: 'tracking-screens', limit: `the page of a shipment with ${smallBoxes} boxes`, run }
