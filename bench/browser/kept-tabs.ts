import type { Browser } from 'playwright'
import { surfaceOf } from '@jst/contracts/screens'
import { figure, type Figure } from '../kit/entry.ts'
import { pause } from '../kit/http.ts'
import { percentile } from '../kit/stats.ts'
import { BenchPage, type PageOptions } from './page.ts'
import { sized } from '../kit/size.ts'

const mostTabs = sized(20, 4)
const switchesPerRound = sized(40, 4)
const openedForHeap = sized(50, 3)
const pathOf = (href: string) => href.split('?')[0]!.toLowerCase()

const tabCount = (page: BenchPage) => page.evaluate<number>(`document.querySelectorAll('[role=tab]').length`)

/** Clicks a link and waits until the page behind it has its tab and nothing is being waited for. */
async function follow(page: BenchPage, href: string): Promise<void> {
  await page.evaluate(`[...document.querySelectorAll('a')].find((link) => link.getAttribute('href') === ${JSON.stringify(href)}).click()`)
  await page.until(
    `location.pathname.toLowerCase() === ${JSON.stringify(pathOf(href))} && !document.querySelector('[role=tabpanel]:not([aria-hidden]) [aria-busy=true]')`,
    href,
  )
  await pause(100)
}

/**
 * Opens tab after tab by the links that are on the pages, each screen once (spec §2.26: one tab per route), until there are enough or no new ones.
 */
async function openTabs(page: BenchPage, most: number): Promise<void> {
  const seen = new Set([pathOf(await page.evaluate<string>('location.pathname'))])
  const waiting: string[] = []
  for (;;) {
    const links = await page.evaluate<string[]>('benchProbe.links()')
    const fresh = links.filter((href) => !seen.has(pathOf(href)) && seen.add(pathOf(href)) && surfaceOf(pathOf(href)) === 'internal')
    // a link in a page is gone once another page is shown: those first
    const [next, ...later] = fresh
    waiting.push(...later)
    const target = next ?? waiting.shift()
    if (target === undefined || (await tabCount(page)) >= most) return
    if (links.includes(target)) await follow(page, target)
    else if (await showLink(page, target)) await follow(page, target)
  }
}

/** Goes through the open tabs to the one whose page holds the link. */
async function showLink(page: BenchPage, href: string): Promise<boolean> {
  for (let index = 0; index < (await tabCount(page)); index++) {
    await switchTo(page, index)
    if ((await page.evaluate<string[]>('benchProbe.links()')).includes(href)) return true
  }
  return false
}

const switchTo = (page: BenchPage, index: number) =>
  page.evaluate<number>(`benchProbe.switchTo(document.querySelectorAll('[role=tab]')[${index}])`)

/** Closes all tabs but the first one by their close buttons. */
async function closeTabs(page: BenchPage): Promise<void> {
  await switchTo(page, 0)
  while ((await tabCount(page)) > 1) {
    await page.evaluate(`document.querySelectorAll('[role=tab]')[1].parentElement.querySelector('button').click()`)
    await pause(30)
  }
}

/** Opens all tabs, goes round them, closes them; answers with the times of the switches and the number of tabs. */
async function tabRound(page: BenchPage, switches: number): Promise<{ times: number[]; tabs: number }> {
  await openTabs(page, mostTabs)
  const tabs = await tabCount(page)
  const times: number[] = []
  for (let turn = 0; turn < switches; turn++) {
    times.push(await switchTo(page, turn % tabs))
    // nobody changes over more often; without it the end of one switch would be measured with the next
    await pause(50)
  }
  await closeTabs(page)
  return { times, tabs }
}

/** Rounds until so many tabs were opened and closed. */
async function tabRounds(page: BenchPage): Promise<{ times: number[][]; opened: number; open: number }> {
  const times: number[][] = []
  let opened = 0
  let open = 0
  while (opened < openedForHeap) {
    const round = await tabRound(page, switchesPerRound)
    times.push(round.times)
    open = round.tabs
    opened += open - 1
  }
  return { times, opened, open }
}

/** Kept tabs of the internal workbench: how fast they come back. */
export async function keptTabs(browser: Browser, options: PageOptions): Promise<Figure[]> {
  const page = await BenchPage.open(browser, options)
  await tabRound(page, switchesPerRound)
  const { times, open } = await tabRounds(page)
  await page.close()
  const at = (share: number) => times.map((spent) => percentile(spent, share))
  return [
    figure(`back to one of ${open} kept tabs, p50`, 'ms', at(0.5)),
    figure('  p95', 'ms', at(0.95), { goal: { of: 'value', most: 50 } }),
  ]
}

/** Keeps machine code out of the heap: the engine goes on making it for what runs often, and it would hide what a page leaves behind. */
export const withoutMachineCode = '--no-opt --no-maglev --no-sparkplug'

/** Measures the memory that closing tabs gives back. `browser`: one that was started `withoutMachineCode`. */
export async function closedTabs(browser: Browser, options: PageOptions): Promise<Figure[]> {
  const page = await BenchPage.open(browser, options)
  // the first time round every function is compiled once; what grows the second time is a leak
  await tabRounds(page)
  const base = await page.heapMB()
  const { opened } = await tabRounds(page)
  await pause(500)
  const heap = await page.heapMB()
  await page.close()
  return [
    figure(`heap after ${opened} more tabs were opened and closed (limit: before)`, 'MB', [heap], {
      limit: [base],
      goal: { of: 'ratio', most: 1.05 },
    }),
  ]
}
