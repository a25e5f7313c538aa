import axe from 'axe-core'
import type { Browser } from 'playwright'
import { pause } from '../kit/http.ts'
import { median } from '../kit/stats.ts'
import type { BenchPage } from './page.ts'
import { click, openSheet, press, type Contender } from './sheet-keys.ts'
import { sized } from '../kit/size.ts'

/** Median of ten switches between two data sets, warm. */
export async function switching(browser: Browser, contender: Contender): Promise<number> {
  const { page } = await openSheet(browser, contender)
  const times: number[] = []
  for (let turn = 0; turn < sized(14, 6); turn++)
    times.push(await page.evaluate<number>(`benchSheet.show(${turn % 2 === 0 ? "'b'" : "'a'"})`))
  await page.close()
  return median(times.slice(4))
}

/** Milliseconds until a pasted table of 3,000 × 8 is painted; throws when it did not arrive. */
export async function pasting(browser: Browser, contender: Contender): Promise<number> {
  const { page } = await openSheet(browser, contender)
  await click(page, contender.cell(0, 0))
  const spent = await page.evaluate<number>('benchSheet.paste()')
  const seal = await page.evaluate<string>(`document.querySelector(${JSON.stringify(contender.cell(0, 1))}).textContent`)
  await page.close()
  if (seal !== 'p880000') throw new Error(`the paste did not arrive: the first seal is "${seal}"`)
  return spent
}

/** Composes 你好 on a selected cell that is not under edit; 1 when every letter was there from the first on, else 0. */
export async function composing(browser: Browser, contender: Contender): Promise<number> {
  const { page } = await openSheet(browser, contender)
  await click(page, contender.cell(2, 3))
  const survived: boolean[] = []
  for (const text of ['n', 'ni', 'nih', 'niha', 'nihao']) {
    await page.cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    survived.push((await page.evaluate<string>('document.activeElement.value')) === text)
  }
  await page.cdp.send('Input.insertText', { text: '你好' })
  await press(page, 'Enter')
  const shown = await page.evaluate<string>(`document.querySelector(${JSON.stringify(contender.cell(2, 3))}).textContent`)
  await page.close()
  return survived.every(Boolean) && shown === '你好' ? 1 : 0
}

async function switchTimes(page: BenchPage, times: number): Promise<void> {
  await page.evaluate(`(async () => { for (let turn = 0; turn < ${times}; turn++) await benchSheet.show(turn % 2 ? 'a' : 'b') })()`)
}

/** Heap before and after 200 switches, MB; 600 are made before, in which the heap takes up the machine code of what often runs. */
export async function switchHeap(browser: Browser, contender: Contender): Promise<{ before: number; after: number }> {
  const { page } = await openSheet(browser, contender)
  await switchTimes(page, sized(600, 20))
  await pause(300)
  const before = await page.heapMB()
  await switchTimes(page, sized(200, 20))
  await pause(300)
  const after = await page.heapMB()
  await page.close()
  return { before, after }
}

/** Rules of axe that the sheet breaks while a cell is selected, and while one is under edit. */
export async function axeViolations(browser: Browser, contender: Contender): Promise<string[]> {
  const { page } = await openSheet(browser, contender)
  await page.evaluate(axe.source)
  const run = () => page.evaluate<string[]>('axe.run().then(({ violations }) => violations.map(({ id }) => id))')
  await click(page, contender.cell(1, 1))
  const selected = await run()
  await press(page, 'A')
  const found = [...selected, ...(await run())]
  await page.close()
  return found
}
