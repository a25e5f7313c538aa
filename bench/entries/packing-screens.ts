import { savePackingLists, type PackingGrid } from '@jst/contracts/packing'
import { fillBookings } from '../booking/fill.ts'
import { startUncappedBrowser } from '../browser/sheet-browser.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct } from '../kit/product.ts'
import { isSmoke, roundsOf } from '../kit/size.ts'
import { boxesOf } from '../packing/boxes.ts'
import { typingInSheet, type LargeSheet, type SheetTimes } from '../packing/sheet.ts'
import { packableBookings } from '../packing/write.ts'

const By = { Packer: '', PackedAt: '', PackedOn: '', Signature: '' }

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const product = await startProduct(context, { alone: true })
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillBookings(owner, 200)
  const token = await product.signIn('boss')
  const [booking = 0] = await packableBookings(owner, 1)
  const { Lists } = await call<PackingGrid>(product.origin + savePackingLists.path, {
    token,
    body: { BookingId: booking, Lists: boxesOf(0).map((Box) => ({ Id: 0, Box, By, Reason: '' })) },
  })
  const list = Lists.find(({ Id }) => Id !== 0)?.Id ?? 0
  const large: LargeSheet = { product, token, booking, list }
  const browser = await startUncappedBrowser(scope)
  const times = async (rounds: number, slowdown: number) => {
    const found: SheetTimes[] = []
    for (let round = 0; round < rounds; round++) found.push(await typingInSheet(browser, large, slowdown))
    return found
  }
  const full = await times(roundsOf(options, 3), 1)
  say('the sheet')
  const slow = isSmoke ? full : await times(roundsOf(options, 3), 4)
  say('the sheet on a slow processor')
  const of = (name: string, found: readonly SheetTimes[], take: (one: SheetTimes) => number, most: number) =>
    figure(name, 'ms', found.map(take), { goal: { of: 'value', most } })
  return [
    of('sheet of 1,000 boxes × 5 lines, from a click to paint', full, ({ opened }) => opened, 600),
    of('  key in a cell, p98', full, ({ cell }) => cell, 40),
    of('  the same, processor four times slower: opened', slow, ({ opened }) => opened, 1_200),
    of('  key in a cell, processor four times slower, p98', slow, ({ cell }) => cell, 80),
    of('  Enter in a cell, processor four times slower, p98', slow, ({ enter }) => enter, 200),
  ]
}

/** The sheet of packing lists at its largest, in a real browser. */
export const packingScreens: Entry = { name: 'packing-screens', limit: 'nothing: the goals are times', run }
