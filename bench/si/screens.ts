import type { Client } from 'pg'
import { startBrowser } from '../browser/page.ts'
import { startUncappedBrowser } from '../browser/sheet-browser.ts'
import { figure, type BenchContext, type Figure } from '../kit/entry.ts'
import type { Product } from '../kit/product.ts'
import { isSmoke, roundsOf } from '../kit/size.ts'
import { keepLargeDraft, typingInEditor, type EditorTimes } from './editor.ts'
import { answerToScreen, openEditor } from './opening.ts'

/** Bills of which a carrier has an instruction that it has not answered yet. */
interface Answered {
  readonly product: Product
  readonly owner: Client
  readonly token: string
  readonly ids: readonly number[]
}

/** A carrier's answer until the page of its record shows it, at the rate of a display; each bill is answered once. */
export async function answerFigure({ scope, say }: BenchContext, { product, owner, token, ids }: Answered): Promise<Figure> {
  const browser = await startBrowser(scope)
  const [first, ...others] = ids
  // code that runs for the first time is not what a person waits for
  if (first !== undefined) await answerToScreen(browser, product, token, owner, first)
  const found: number[] = []
  for (const id of others) found.push(await answerToScreen(browser, product, token, owner, id))
  await browser.close()
  say('answers')
  return figure('answer of a carrier to the open page of its record', 'ms', found, { goal: { of: 'value', most: 1_000 } })
}

/** The editor of a bill of 400 containers × 3 lines, from the click in the list, on a processor four times slower. */
export async function openingFigure(context: BenchContext, product: Product, token: string, order: number): Promise<Figure> {
  const browser = await startBrowser(context.scope)
  const draft = await keepLargeDraft(product, token, order)
  await openEditor(browser, product, draft, 1)
  const found: number[] = []
  for (let round = 0; round < Math.min(roundsOf(context.options, 3), 3); round++)
    found.push(await openEditor(browser, product, draft, isSmoke ? 1 : 4))
  await browser.close()
  context.say('opening')
  return figure('editor of 400 × 3 opened by a click, processor four times slower', 'ms', found, { goal: { of: 'value', most: 1_500 } })
}

/** The editor of the built app with one bill of 1,000 containers × 3 lines: what a key takes until it is painted. */
export async function editorFigures(
  { options, scope, say }: BenchContext,
  product: Product,
  token: string,
  order: number,
): Promise<Figure[]> {
  const draft = await keepLargeDraft(product, token, order)
  const browser = await startUncappedBrowser(scope)
  const measure = async (count: number, slowdown: number) => {
    const found: EditorTimes[] = []
    for (let round = 0; round < count; round++) found.push(await typingInEditor(browser, draft, slowdown))
    return found
  }
  if (!isSmoke) await measure(1, 1)
  const full = await measure(options.rounds, 1)
  say('typing in the editor')
  const slow = isSmoke ? full : await measure(Math.min(options.rounds, 3), 4)
  say('typing on a slow processor')
  const of = (name: string, found: readonly EditorTimes[], take: (times: EditorTimes) => number, most: number) =>
    figure(name, 'ms', found.map(take), { goal: { of: 'value', most } })
  return [
    of('editor with 1,000 × 3: key in the goods text to paint, p95', full, ({ text }) => text.p95, 50),
    of('  key in a cell of the sheet, p95', full, ({ cell }) => cell.p95, 50),
    of('  Enter in a cell (taken over, totals, cursor down), p95', full, ({ enter }) => enter, 50),
    of('  slowest of the keys that come while the set is checked', full, ({ checking }) => checking, 50),
    of('  key in the goods text, processor four times slower, p98', slow, ({ text }) => text.p98, 200),
    of('  key in a cell, processor four times slower, p98', slow, ({ cell }) => cell.p98, 120),
  ]
}
