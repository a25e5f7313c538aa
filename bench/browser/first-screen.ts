import type { Browser } from 'playwright'
import { figure, interleave, type Figure } from '../kit/entry.ts'
import { pause } from '../kit/http.ts'
import { isSmoke } from '../kit/size.ts'
import { BenchPage, type PageOptions } from './page.ts'

/** One first screen: what the product shows, and the floor page that does the same by hand. */
export interface Screen {
  readonly name: string
  /** Milestone of the run: `first row`. */
  readonly awaited: string
  readonly product: Omit<PageOptions, 'slow'>
  readonly floor: Omit<PageOptions, 'slow'>
  readonly goals: ScreenGoals
}

/** Most of each figure; one that is left out is told and not judged. */
interface ScreenGoals {
  /** Ratio of the awaited paint. */
  readonly shown: number
  readonly shownSlow: number
  /** Ratio of the first paint. */
  readonly painted?: number
  readonly kB?: number
  readonly requests?: number
}

interface Load {
  readonly shown: number
  readonly fcp: number
  readonly cls: number
  readonly kB: number
  readonly requests: number
}

async function load(browser: Browser, options: PageOptions): Promise<Load> {
  const page = await BenchPage.open(browser, options)
  await pause(300) // for what moves late
  const { bytes, ...rest } = await page.evaluate<Omit<Load, 'kB'> & { bytes: number }>(
    '({ ...benchProbe.loaded(), shown: benchProbe.shown, fcp: benchProbe.fcp, cls: benchProbe.cls })',
  )
  await page.close()
  return { ...rest, kB: bytes / 1_000 }
}

/** Cold loads, floor and product in turn, at full speed and on a slow phone's line and processor. */
export async function firstScreen(browser: Browser, rounds: number, { name, awaited, product, floor, goals }: Screen): Promise<Figure[]> {
  const figures: Figure[] = []
  await load(browser, floor)
  await load(browser, product)
  for (const slow of isSmoke ? [false] : [false, true]) {
    const loads = await interleave(
      slow ? Math.min(rounds, 3) : rounds,
      () => load(browser, { ...floor, slow }),
      () => load(browser, { ...product, slow }),
    )
    const of = (key: keyof Load) => [loads.product.map((one) => one[key]), loads.limit.map((one) => one[key])] as const
    const compared = (label: string, unit: string, key: keyof Load, goal?: Figure['goal']) => {
      const [value, limit] = of(key)
      return figure(label, unit, value, { limit, ...(goal ? { goal } : {}) })
    }
    const where = slow ? ', slow 4G and 4x CPU' : ''
    figures.push(
      compared(`${name}: ${awaited} painted${where}`, 'ms', 'shown', {
        of: 'ratio',
        most: slow ? goals.shownSlow : goals.shown,
      }),
      compared(`  FCP${where}`, 'ms', 'fcp', goals.painted === undefined ? undefined : { of: 'ratio', most: goals.painted }),
    )
    // with equal values of almost nothing a ratio says nothing
    figures.push(figure(`  CLS${where}`, '', of('cls')[0], { goal: { of: 'value', most: 0.02 } }))
    if (!slow)
      figures.push(
        compared('  JS and CSS until then, gzip', 'kB', 'kB', mostOf(goals.kB)),
        compared('  requests until then', '', 'requests', mostOf(goals.requests)),
      )
  }
  return figures
}

const mostOf = (most: number | undefined): Figure['goal'] => (most === undefined ? undefined : { of: 'value', most })
