import { readFileSync } from 'node:fs'
import { addPath, gridLimits, saveRateGrid } from '@jst/contracts/freight-rates'
import type { Browser } from 'playwright'
import { BenchPage } from '../browser/page.ts'
import { click, press } from '../browser/sheet-keys.ts'
import { call, pause } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'

const probe = readFileSync(new URL('../si/editor-probe.js', import.meta.url), 'utf8')
const rows = sized(gridLimits.rows, 100)
const pods = ['USLAX', 'USLGB', 'NLRTM', 'DEHAM', 'SGSIN']
const floor = '[role="grid"][aria-label="卸货港与价格"]'
const cell = (row: number) => `${floor} [data-row="${row}"] [aria-colindex="4"]`

/** Milliseconds until 5,000 rows of the grid are drafts. */
export async function savedGrid(product: Product, token: string): Promise<number> {
  const Header = { CarrierCode: 'COSCO', CurrencyCode: 'USD', ValidFrom: '2099-12-01', ValidTo: '2099-12-15' }
  const thc = { Id: 0, ChargeCode: 'THC', Basis: 'C', PpCc: 'PP', CurrencyCode: 'CNY', Amount: 1_130, ConditionValues: [], PercentOf: [] }
  const Rows = Array.from({ length: rows }, (_, at) => ({
    PodCode: pods[at % pods.length]!,
    Floor40HQ: 1_000 + at,
    TransitDays: 16,
  }))
  const began = performance.now()
  await call(`${product.origin}${saveRateGrid.path}`, { token, body: { Header, Pols: ['CNSHA'], Rows, Surcharges: [thc] } })
  return performance.now() - began
}

/** Milliseconds from a key to the end of its paint, in the grid of the built app with 5,000 rows; Enter takes the cell over. */
export interface GridTimes {
  readonly key: number
  readonly enter: number
}

const table = () => {
  const lines = Array.from({ length: rows }, (_, at) => `${pods[at % pods.length]}\t${1_000 + at}\t${1_800 + at}`)
  return ['卸货港\t20GP 底价\t40HQ 底价', ...lines].join('\n')
}

/** Pastes the rows as people do, then types prices down a column. */
export async function typingInGrid(browser: Browser, { origin }: Product, token: string): Promise<GridTimes> {
  const page = await BenchPage.open(browser, { url: `${origin}${addPath}`, token, selector: cell(1) })
  await page.evaluate(probe)
  await pause(1_500)
  await page.evaluate(`document.querySelector('${floor}').scrollIntoView({ block: 'center' })`)
  await click(page, cell(1))
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(table())})
    document.querySelector('${floor}').closest('.jst-sheet').querySelector('textarea')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
  await page.until(`Number(document.querySelector('${floor}').getAttribute('aria-rowcount')) > ${rows}`, 'the rows')
  // the draft of them is kept
  await pause(sized(4_000, 1_000))
  await click(page, cell(1))
  const times: { key: string; ms: number }[] = []
  for (let row = 0; row < sized(8, 2); row++) {
    for (const key of '1850') await press(page, key)
    await press(page, 'Enter')
    // code that runs for the first time is not what a person works with
    const keys = await page.evaluate<{ key: string; ms: number }[]>('sheetProbe.take()')
    if (row > 0) times.push(...keys)
  }
  const written = await page.evaluate<string>(`document.querySelector(${JSON.stringify(cell(2))}).textContent`)
  if (!/1,?850/.test(written)) throw new Error(`the grid did not take what was typed: "${written}"`)
  await page.close()
  const p95 = (isEnter: boolean) =>
    percentile(
      times.flatMap(({ key, ms }) => ((key === 'Enter') === isEnter ? [ms] : [])),
      0.95,
    )
  return { key: p95(false), enter: p95(true) }
}
