import { axeViolations, composing, pasting, switchHeap, switching } from '../browser/sheet-acts.ts'
import { typing, type Contender, type TypingTimes } from '../browser/sheet-keys.ts'
import { startUncappedBrowser } from '../browser/sheet-browser.ts'
import { startSheetSite } from '../browser/sheet-site.ts'
import { figure, interleave, type BenchContext, type Entry, type Figure, type Goal } from '../kit/entry.ts'
import { isSmoke, roundsOf, sized } from '../kit/size.ts'

const cellsPerRound = sized(14, 3)
const input = (row: number, column: number) => `input[data-row="${row}"][data-column="${column}"]`

/** Floor, Arco and product in turn, so that a busy moment of the machine touches all of them. */
async function rounds(count: number, contenders: readonly Contender[], measure: (contender: Contender) => Promise<TypingTimes>) {
  const times = contenders.map((): TypingTimes[] => [])
  for (let round = 0; round < count; round++) for (const [at, contender] of contenders.entries()) times[at]?.push(await measure(contender))
  return times
}

async function run({ options, scope, say }: BenchContext): Promise<Figure[]> {
  const site = await startSheetSite(scope)
  const browser = await startUncappedBrowser(scope)
  const floor: Contender = { name: 'floor', url: site.floor, cell: input }
  const arco: Contender = { name: 'Arco Table', url: site.arco, cell: input }
  const product: Contender = {
    name: 'sheet',
    url: site.product,
    cell: (row, column) => `[data-row="${row}"] [aria-colindex="${column + 2}"]`,
  }
  const count = roundsOf(options, 5)
  if (!isSmoke) for (const one of [floor, arco, product]) await typing(browser, one, 3)

  const [byFloor = [], byArco = [], byProduct = []] = await rounds(count, [floor, arco, product], (one) =>
    typing(browser, one, cellsPerRound),
  )
  const of = (times: readonly TypingTimes[], key: keyof TypingTimes) => times.map((one) => one[key])
  const against = (name: string, key: keyof TypingTimes, limit: readonly TypingTimes[], goal?: Goal) =>
    figure(name, 'ms', of(byProduct, key), { limit: of(limit, key), ...(goal ? { goal } : {}) })
  const figures = [
    against('mount of 3,000 × 8', 'mount', byFloor, { of: 'ratio', most: 1.5 }),
    against('  against Arco Table', 'mount', byArco),
    against('key to paint, p50', 'p50', byFloor),
    against('  p95', 'p95', byFloor, { of: 'ratio', most: 2 }),
    against('  p95 against Arco Table', 'p95', byArco, { of: 'ratio', most: 0.35 }),
    against('Enter to paint (taken over, cursor down), p95', 'enter', byFloor, { of: 'value', most: 50 }),
    against('  against Arco Table', 'enter', byArco),
  ]
  say('typing')

  const slow = await rounds(roundsOf(options, 3), [floor, product], (one) => typing(browser, one, sized(8, 3), 4))
  figures.push(
    figure('key to paint with a processor four times slower, p98', 'ms', of(slow[1] ?? [], 'p98'), {
      limit: of(slow[0] ?? [], 'p98'),
      goal: { of: 'value', most: 200 },
    }),
  )
  say('typing on a slow processor')

  const switches = await interleave(
    count,
    () => switching(browser, floor),
    () => switching(browser, product),
  )
  figures.push(figure('switch to another 3,000 × 8', 'ms', switches.product, { limit: switches.limit, goal: { of: 'value', most: 50 } }))
  const pastes: number[] = []
  const compositions: number[] = []
  for (let round = 0; round < count; round++) {
    pastes.push(await pasting(browser, product))
    compositions.push(await composing(browser, product))
  }
  figures.push(
    figure('paste of 3,000 × 8 to paint', 'ms', pastes, { goal: { of: 'value', most: 200 } }),
    figure('Chinese composition kept from the first letter (share)', '', [Math.min(...compositions)], { goal: { of: 'value', least: 1 } }),
  )
  say('switches, pastes, compositions')

  const heap = await switchHeap(browser, product)
  figures.push(
    figure('heap after 200 more switches (limit: before)', 'MB', [heap.after], { limit: [heap.before], goal: { of: 'ratio', most: 1.02 } }),
  )
  const violations = await axeViolations(browser, product)
  for (const violation of violations) say(`axe: ${violation}`)
  figures.push(figure('axe violations', '', [violations.length], { goal: { of: 'value', most: 0 } }))
  return figures
}

/** The editable sheet: typing, mounting, switching, pasting, Chinese input, memory, accessibility. */
export const sheet: Entry = { name: 'sheet', limit: 'windowed uncontrolled inputs on @tanstack/react-virtual and nothing else', run }
