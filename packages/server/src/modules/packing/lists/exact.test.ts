import {
  listStates,
  packingFile,
  packingMessage,
  readPackingFile,
  savePackingLists,
  type PackedBox,
  type PackingFile,
} from '@jst/contracts/packing'
import { applyChange, divideBox, PackingError, splitOff, sumOf, sumsByBill } from '@jst/packing'
import { readCoscln } from '@jst/packing/edi'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedBooking } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { boxOf, gridOf, lineOf, moveList, nobody, packed } from '../../../testing/packing-lists.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [ops, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, customer] = await Promise.all(['ops', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const listsOf = async (booking: number) => (await gridOf(ops!, booking)).Lists.filter(({ Id }) => Id !== 0)
/** Writes boxes over the lists of a booking in their order; lists that are left over are void. */
async function store(booking: number, boxes: readonly PackedBox[]): Promise<void> {
  const lists = await listsOf(booking)
  for (const { Id } of lists.slice(boxes.length)) expect(await moveList(ops!, 'void', Id)).toBeUndefined()
  const { status, text } = await ops!.call(savePackingLists, {
    BookingId: booking,
    Lists: boxes.map((Box, at) => {
      const known = lists[at]
      return { Id: known?.Id ?? 0, ...(known ? { UpdateTime: known.UpdateTime! } : {}), Box, By: nobody, Reason: '' }
    }),
  })
  expect(status, text).toBe(200)
}
/** Boxes as the xlsx and the COSCLN file of a booking have them. */
async function filesOf(booking: number): Promise<readonly (readonly PackedBox[])[]> {
  const { rawPayload } = await server.app.inject({
    url: `${packingFile.path}?BookingId=${booking}`,
    headers: { authorization: `Bearer ${ops!.token}` },
  })
  const sheet = (await upload(server, ops!, readPackingFile.path, rawPayload, 'lists.xlsx')).body.Data as unknown as PackingFile
  expect([sheet.Questions, sheet.Unread, sheet.Totals]).toEqual([[], [], []])
  const become = (state: number) =>
    server.db.owner((owner) =>
      owner.query('update packing_list set state = $2 where booking_id = $1 and state <> $3', [booking, state, listStates.codes.void]),
    )
  await become(listStates.codes.submitted)
  const message = (await ops!.call(packingMessage, { BookingId: booking, Format: 'coscln' })).body.Data
  await become(listStates.codes.draft)
  return [sheet.Boxes, readCoscln(Buffer.from(message.Bytes, 'base64')).boxes]
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('split', 'move', 'divide', 'undo'),
    box: fc.nat(9),
    other: fc.nat(9),
    packages: fc.nat(999),
    ratio: fc.array(fc.nat(9), { minLength: 2, maxLength: 3 }),
  }),
  { minLength: 3, maxLength: 5 },
)

it(
  'any sequence of splits, moves and undoing keeps packages, kg and m³ in the calls, the xlsx and COSCLN',
  { timeout: 120_000 },
  async () => {
    let keys = 0
    const newKey = () => `n${(keys += 1)}`
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const booking = (await confirmedBooking(customer!, ops!)).Id
        const first = boxOf('', [
          lineOf(7, 10.001, 0.333, { Key: 'a', BookingNo: 'COSU6612345670' }),
          lineOf(853, 18_589.999, 65.667, { Key: 'b', BillNo: 'COSU6612345671' }),
        ])
        const whole = { sum: { Packages: 860, Weight: 18_600, Volume: 66 }, bills: [...sumsByBill([first])].toSorted() }
        await packed(ops!, booking, [{ ...first, Weight: 18_600, Volume: 66 }])
        const past: (readonly PackedBox[])[] = []
        for (const { kind, box, other, packages, ratio } of all) {
          const boxes = (await listsOf(booking)).map(({ Box }) => Box)
          const [at, to] = [box % boxes.length, other % boxes.length]
          const { Key = '', Packages = 0 } = boxes[at]!.Lines[0] ?? {}
          const leaving = [{ Key, Packages: packages % (Packages + 1) }]
          try {
            const next =
              kind === 'undo'
                ? (past.pop() ?? boxes)
                : kind === 'divide'
                  ? applyChange(boxes, divideBox(boxes, at, { ratio }, newKey))
                  : applyChange(boxes, splitOff(boxes, at, leaving, kind === 'move' ? to : {}, newKey))
            if (kind !== 'undo') past.push(boxes)
            await store(booking, next)
          } catch (error) {
            if (!(error instanceof PackingError)) throw error
          }
          for (const said of [(await listsOf(booking)).map(({ Box }) => Box), ...(await filesOf(booking))])
            expect({ sum: sumOf(said), bills: [...sumsByBill(said)].toSorted() }).toEqual(whole)
        }
      }),
      { numRuns: 4 },
    )
  },
)
