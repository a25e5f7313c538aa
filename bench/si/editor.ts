import type { Browser } from 'playwright'
import { recordToWire } from '@jst/si-drafts/rules'
import { BenchPage } from '../browser/page.ts'
import { click, press } from '../browser/sheet-keys.ts'
import { call, pause } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { filledBill } from './submission.ts'
import { readFileSync } from 'node:fs'

const probe = readFileSync(new URL('editor-probe.js', import.meta.url), 'utf8')
const goods = 'textarea[id$="-goods"]'
const weight = (row: number) => `[data-row="${row}"] [aria-colindex="7"]`
const sentence = 'STAINLESS STEEL KITCHENWARE, 304, BOXED'
/** Milliseconds of rest after a key: the check of the set begins after 250 of them and then runs on. */
const rests = [240, 255, 270, 285, 300, 320, 340, 360, 380, 400, 430, 460]

/** Where the editor of one order is, with a set of 1,000 containers of three lines kept on the server. */
export interface LargeDraft {
  readonly url: string
  readonly token: string
}

/** Keeps a filled bill of the order as its draft; the editor takes it up. */
export async function keepLargeDraft(product: Product, token: string, orderId: number): Promise<LargeDraft> {
  const bill = await filledBill(product, token, orderId)
  const Set = { TDBLInfos: [recordToWire({ ...bill, id: 700_001 })], Num: 1, CurrentId: 700_001, Type: 1, OnBehalf: null, Revision: 1 }
  await call(`${product.origin}/api/TDBillLadingDraft/SaveDraftSet`, { token, body: { CGO_ID: orderId, Set, Version: null } })
  return { url: `${product.origin}/external/workbench/siSubmit?CGO_ID=${orderId}`, token }
}

/** Milliseconds from a key to the end of its paint. */
export interface EditorTimes {
  readonly text: { readonly p95: number; readonly p98: number }
  readonly cell: { readonly p95: number; readonly p98: number }
  /** The cell is taken over: totals, findings to come, undo. */
  readonly enter: number
  /** The slowest key of those that came while the set was being checked. */
  readonly checking: number
}

async function clickInSight(page: BenchPage, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center' })`)
  await pause(100)
  await click(page, selector)
}

interface Key {
  readonly key: string
  readonly ms: number
}
const taken = (page: BenchPage) => page.evaluate<Key[]>('sheetProbe.take()')
const spread = (keys: readonly Key[]) => {
  const times = keys.map(({ ms }) => ms)
  return { p95: percentile(times, 0.95), p98: percentile(times, 0.98) }
}

/** Types into the goods text, down the weights of the sheet, and against the check; in the editor as customers have it. */
export async function typingInEditor(browser: Browser, { url, token }: LargeDraft, slowdown = 1): Promise<EditorTimes> {
  const page = await BenchPage.open(browser, { url, token, selector: weight(1) })
  await page.evaluate(probe)
  // what the page does by itself after it was opened is over
  await pause(1_500)
  if (slowdown > 1) await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await clickInSight(page, goods)
  for (const key of sentence.slice(0, 12)) await press(page, key)
  await taken(page)
  for (const key of sentence) await press(page, key)
  const text = spread(await taken(page))

  for (const rest of rests) {
    await press(page, 'X')
    await pause(rest)
  }
  const checking = Math.max(...(await taken(page)).map(({ ms }) => ms))

  const written = await page.evaluate<string>(`document.querySelector(${JSON.stringify(goods)}).value`)
  if (!written.includes(sentence)) throw new Error(`the goods text did not take what was typed: "${written}"`)

  await clickInSight(page, weight(1))
  const typed: Key[] = []
  for (let cell = 0; cell < 8; cell++) {
    for (const key of '10.25') await press(page, key)
    await press(page, 'Enter')
    // code that runs for the first time is not what a person works with
    const keys = await taken(page)
    if (cell > 0) typed.push(...keys)
  }
  const weighed = await page.evaluate<string>(`document.querySelector(${JSON.stringify(weight(1))}).textContent`)
  if (!weighed.startsWith('10.25')) throw new Error(`the sheet did not take what was typed: "${weighed}"`)
  await page.close()
  return {
    text,
    checking,
    cell: spread(typed.filter(({ key }) => key !== 'Enter')),
    enter: spread(typed.filter(({ key }) => key === 'Enter')).p95,
  }
}
