import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { percentile } from '../kit/stats.ts'
import { BenchPage } from './page.ts'

const probe = readFileSync(new URL('sheet-probe.js', import.meta.url), 'utf8')

/** Where typing begins: an input of the cell itself, or a cell to click. */
export interface Contender {
  readonly name: string
  readonly url: string
  readonly cell: (row: number, column: number) => string
}

export interface TypingTimes {
  readonly mount: number
  readonly p50: number
  readonly p95: number
  readonly p98: number
  /** Enter: the text is taken over and the cursor goes down. */
  readonly enter: number
}

const weightColumn = 6
const typed = '12345.67'

/** A fresh page with the sheet on it, and the milliseconds that showing it took. */
export async function openSheet(browser: Browser, { url }: Contender): Promise<{ page: BenchPage; mount: number }> {
  const page = await BenchPage.open(browser, { url, selector: '#ready' })
  await page.until('window.benchSheet !== undefined', url)
  await page.evaluate(probe)
  const mount = await page.evaluate<number>('benchSheet.mount()')
  return { page, mount }
}

export async function click(page: BenchPage, selector: string): Promise<void> {
  const box = await page.evaluate<{ x: number; y: number }>(
    `(() => { const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 } })()`,
  )
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await page.cdp.send('Input.dispatchMouseEvent', { type, ...box, button: 'left', clickCount: 1 })
}

/** One key as a keyboard gives it; resolves when it was painted. */
export async function press(page: BenchPage, key: string): Promise<void> {
  const text = key === 'Enter' ? '\r' : key
  const code = key === 'Enter' ? 13 : key === '.' ? 190 : key.codePointAt(0)
  const event = { key, text, unmodifiedText: text, ...(code === undefined ? {} : { windowsVirtualKeyCode: code }) }
  await page.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
  await page.evaluate('sheetProbe.settled()')
  await page.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
}

/** Types weights down a column, eight characters and Enter each, in `cells` cells. */
export async function typing(browser: Browser, contender: Contender, cells: number, slowdown = 1): Promise<TypingTimes> {
  const { page, mount } = await openSheet(browser, contender)
  if (slowdown > 1) await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await click(page, contender.cell(1, weightColumn))
  for (let cell = 0; cell < cells; cell++) {
    for (const key of typed) await press(page, key)
    await press(page, 'Enter')
    // code that runs for the first time is not what a person works with
    if (cell === 1) await page.evaluate('sheetProbe.take().length')
  }
  const times = await page.evaluate<{ key: string; ms: number }[]>('sheetProbe.take()')
  await page.close()
  const characters = times.filter(({ key }) => key !== 'Enter').map(({ ms }) => ms)
  const enters = times.filter(({ key }) => key === 'Enter').map(({ ms }) => ms)
  return {
    mount,
    p50: percentile(characters, 0.5),
    p95: percentile(characters, 0.95),
    p98: percentile(characters, 0.98),
    enter: percentile(enters, 0.95),
  }
}
