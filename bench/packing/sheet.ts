import type { Browser } from 'playwright'
import { packingPages } from '@jst/contracts/packing'
import { BenchPage } from '../browser/page.ts'
import { click, press } from '../browser/sheet-keys.ts'
import { pause } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { readFileSync } from 'node:fs'

const probe = readFileSync(new URL('../si/editor-probe.js', import.meta.url), 'utf8')

/** A packing list of a booking with as many boxes as there can be. */
export interface LargeSheet {
  readonly product: Product
  readonly token: string
  readonly booking: number
  readonly list: number
}
export interface SheetTimes {
  /** From a click on the page of a list to the painted sheet of its booking. */
  readonly opened: number
  readonly cell: number
  /** The cell is taken over: sums and findings of all boxes follow. */
  readonly enter: number
}

/** Weight of a line: number, type and seal of the box and the packages stand before it. */
const cellOf = (row: number) => `[data-row="${row}"] [aria-colindex="6"]`
const openSheet = (booking: number) => `new Promise((done, fail) => {
  const link = document.querySelector('a[href*="BookingId=${booking}"]')
  if (!link) return fail(new Error('no link to the sheet'))
  const started = performance.now()
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)))
  const look = () => document.querySelector('${cellOf(1)}') ? painted() : setTimeout(look, 4)
  link.click()
  look()
})`

interface Key {
  readonly key: string
  readonly ms: number
}
const p98 = (keys: readonly Key[]) =>
  percentile(
    keys.map(({ ms }) => ms),
    0.98,
  )

/** Opens the sheet from the page of one of its lists, and types down a column of weights. @param slowdown of the processor */
export async function typingInSheet(
  browser: Browser,
  { product, token, booking, list }: LargeSheet,
  slowdown: number,
): Promise<SheetTimes> {
  const page = await BenchPage.open(browser, {
    url: `${product.origin}${packingPages.lists}?Id=${list}`,
    token,
    selector: `a[href*="BookingId=${booking}"]`,
  })
  await page.evaluate(probe)
  await pause(1_500)
  if (slowdown > 1) await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const opened = await page.evaluate<number>(openSheet(booking))
  await pause(1_500)
  await click(page, cellOf(1))
  const typed: Key[] = []
  for (let cell = 0; cell < 8; cell++) {
    for (const key of '15.25') await press(page, key)
    await press(page, 'Enter')
    const keys = await page.evaluate<Key[]>('sheetProbe.take()')
    // code that runs for the first time is not what a person works with
    if (cell > 0) typed.push(...keys)
  }
  const weighed = await page.evaluate<string>(`document.querySelector(${JSON.stringify(cellOf(1))}).textContent`)
  if (!weighed.startsWith('15.25')) throw new Error(`the sheet did not take what was typed: "${weighed}"`)
  await page.close()
  return { opened, cell: p98(typed.filter(({ key }) => key !== 'Enter')), enter: p98(typed.filter(({ key }) => key === 'Enter')) }
}
