import type { BoxRow, Line } from '@jst/contracts/document'
import type { PackedBox } from '@jst/contracts/packing'
import { boxForm, BoxRows } from '@jst/feature-kit/boxes'
import { applyChange, combine, divideBox, PackingError, splitOff, sumOf, sumsByBill, withSums } from '@jst/packing'
import { encodeGb18030, readCoscln, writeCoscln } from '@jst/packing/edi'
import { readSheets, sheetRows } from '@jst/packing/sheets'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineOf, packedBox } from '../testing/lists.ts'
import { boxOf, freshRow, gridFacts, rowsAfter, withKeys } from './gridFacts.ts'
import { History } from './History.ts'

const thousandths = (most: number) => fc.integer({ min: 0, max: most }).map((units) => units / 1_000)
const line = fc.record({
  Packages: fc.integer({ min: 0, max: 9_999 }),
  Weight: thousandths(30_000_000),
  Volume: thousandths(80_000),
  BillNo: fc.constantFrom('COSU1', 'COSU2'),
  BookingNo: fc.constantFrom('BK1', undefined),
})
/** Boxes with sums of their lines; two of them have one number, so that they can be combined. */
const lists = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((all) =>
  withSums(
    all.map((lines, at) =>
      packedBox(
        at < 2 ? 'MSKU6011672' : 'CSQU3054383',
        lines.map(({ Packages, Weight, Volume, BookingNo, BillNo }, place) =>
          lineOf(`${at}.${place}`, Packages, Weight, Volume, { BillNo, ...(BookingNo === undefined ? {} : { BookingNo }) }),
        ),
        { Seals: [{ No: 'CN1', Source: 'carrier' }] },
      ),
    ),
  ),
)
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('split', 'move', 'divide', 'combine', 'undo', 'redo'),
    box: fc.nat(9),
    other: fc.nat(9),
    line: fc.nat(9),
    packages: fc.nat(9_999),
    ratio: fc.array(fc.nat(9), { minLength: 2, maxLength: 4 }),
  }),
  { maxLength: 10 },
)
type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never

let keys = 0
const newKey = () => `k${(keys += 1)}`
function changed(boxes: readonly PackedBox[], { kind, box, other, line: place, packages, ratio }: Step): readonly PackedBox[] {
  const [at, to] = [box % boxes.length, other % boxes.length]
  const chosen = boxes[at]!.Lines[place % Math.max(1, boxes[at]!.Lines.length)]
  const { Key = '', Packages = 0 } = chosen ?? {}
  const leaving = [{ Key, Packages: packages % (Packages + 1) }]
  if (kind === 'divide') return applyChange(boxes, divideBox(boxes, at, { ratio }, newKey))
  if (kind === 'split') return applyChange(boxes, splitOff(boxes, at, leaving, {}, newKey))
  if (kind === 'move') return applyChange(boxes, splitOff(boxes, at, leaving, to, newKey))
  return applyChange(
    boxes,
    combine(boxes, at, to, newKey).change.toSorted((one, another) => another.at - one.at),
  )
}

const voyage = { Carrier: 'COSU', Vessel: 'EVER ONE', Voyage: '012W', Pol: 'CNSHA', Pod: 'BEANR' }
const head = { Sender: 'JST', Receiver: 'PORT', Reference: 'ZX1', At: '2026-11-25T09:30' }

it('any sequence of splits, divisions, combinations and undoing keeps packages, kg and m³ on the screen, the wire, in sheets and COSCLN', () => {
  let done = 0
  fc.assert(
    fc.property(lists, steps, (start, all) => {
      const screen = new BoxRows<string, BoxRow, Line>(boxForm(gridFacts))
      const history = new History()
      let rows: readonly BoxRow[] = withKeys(start.map(freshRow))
      const [whole, bills] = [sumOf(start), [...sumsByBill(start)].toSorted()]
      for (const step of all) {
        if (step.kind === 'undo' || step.kind === 'redo') rows = history[step.kind](rows) ?? rows
        else
          try {
            const before = rows.map(boxOf)
            const next = withKeys(rowsAfter(rows, before, changed(before, step)))
            history.record(rows)
            rows = next
            done += 1
          } catch (error) {
            if (!(error instanceof PackingError)) throw error
          }
        // what the sheet draws, and reads back from its cells
        const boxes = screen.boxes(screen.rows(rows), rows).map(boxOf)
        const wire = JSON.parse(JSON.stringify(boxes)) as PackedBox[]
        const sheet = readSheets([{ Name: 'S', Rows: sheetRows(boxes) }])
        const message = readCoscln(encodeGb18030(writeCoscln(boxes, voyage, head).text))
        expect([sheet.asked, sheet.unread, message.problems]).toEqual([[], [], []])
        for (const said of [boxes, wire, sheet.boxes, message.boxes]) {
          expect([sumOf(said), [...sumsByBill(said)].toSorted()]).toEqual([whole, bills])
          for (const box of said) if (box.Lines.length > 0) expect(sumOf(box.Lines)).toEqual(sumOf([box]))
        }
      }
      for (let back = history.undo(rows); back; back = history.undo(rows)) rows = back
      expect(sumOf(rows.map(boxOf))).toEqual(whole)
    }),
    { numRuns: 60 },
  )
  expect(done).toBeGreaterThan(60)
})
