import {
  bookingButtons,
  bookingStates,
  confirmedCutoffs,
  confirmedSailingKeys,
  shippingOrderFields,
  shippingOrderFile,
  type ConfirmedSailing,
} from '@jst/contracts/booking'
import type { EntityValues } from '@jst/contracts/entity'
import type { Cutoffs } from '@jst/contracts/schedules'
import { type AreaImport, type AreaLine } from '../../../entity-kit/index.ts'
import { mayPress } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { confirmStored } from '../booking/confirm.service.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { lockBookings } from '../credit/credit.repo.ts'
import { readCredit } from '../credit/credit.service.ts'
import { texts } from '../texts.ts'

const words = texts.soFile

interface Found {
  readonly id: number
  readonly code: string
  readonly state: number
  readonly version: string
}
const byCodes = `select id, code, state, update_time as version from booking
  where staff_id = $1 and code = any($2) and removed_at is null and merged_into is null`
const byIds = 'select id, update_time as version from booking where staff_id = $1 and id = any($2)'
const bySos = `select so_no as so, code as no from booking where staff_id = $1 and so_no = any($2) and state not in (7, 8, 9) and removed_at is null`

async function bookingsOf(tx: Queryable, staffId: number, codes: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  return new Map((await tx.query<Found>(byCodes, [staffId, codes])).map((row) => [row.code, row]))
}
async function holdersOf(tx: Queryable, staffId: number, sos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await tx.query<{ so: string; no: string }>(bySos, [staffId, sos])).map(({ so, no }) => [so, no]))
}

/** Shipping orders of many bookings from one file: each line confirms its booking, as `confirmBooking` does. */
export const importOfShippingOrders: AreaImport = {
  fileOf: (_, actor) => {
    const { confirm } = bookingButtons.staff
    if (!mayPress(actor, confirm)) throw new AppError('FORBIDDEN')
    return shippingOrderFile
  },
  checkOf: ({ tx, actor }) => {
    // lines of the file by their SO: one that comes twice is refused wherever it stands
    const firsts = new Map<string, number>()
    return Promise.resolve(async (lines) => {
      const of = (key: string) => lines.map(({ values }) => String(values[key] ?? ''))
      const bookings = await bookingsOf(tx, actor.companyId, of('BookingNo'))
      const holders = await holdersOf(tx, actor.companyId, of('SoNo'))
      for (const line of lines) check(line, { bookings, holders, firsts })
    })
  },
  write: async (call, records) => {
    const written = []
    const rows = records.map(({ row }) => ({ id: row!.id }))
    // bookings are locked before the customers whose credit carries them, as acceptance locks them
    await lockBookings(
      call.tx,
      rows.map(({ id }) => id),
    )
    await readCredit(call, rows)
    for (const { lines, row } of records) {
      const stored = await demandBooking(call.tx, row!.id, true)
      await confirmStored(call, stored, confirmationOf(lines[0]!))
      written.push({ id: stored.id, before: null })
    }
    return written
  },
  versionsOf: async ({ tx, actor }, ids) =>
    new Map((await tx.query<Omit<Found, 'code' | 'state'>>(byIds, [actor.companyId, ids])).map(({ id, version }) => [id, version])),
  undo: () => Promise.reject(new AppError('ILLEGAL_TRANSITION', { message: words.noUndo })),
}

interface Known {
  readonly bookings: ReadonlyMap<string, Found>
  readonly holders: ReadonlyMap<string, string>
  readonly firsts: Map<string, number>
}
function check(line: AreaLine, { bookings, holders, firsts }: Known): void {
  const { values, wrong } = line
  const [code, so] = [String(values['BookingNo']), String(values['SoNo'])]
  const booking = bookings.get(code)
  if (!booking) wrong('BookingNo', words.noBooking)
  else if (booking.state === bookingStates.codes.confirmed) wrong('BookingNo', words.again)
  else if (!bookingStates.startsFrom('confirm', booking.state)) wrong('BookingNo', words.state(bookingStates.wordOf(booking.state)))
  else line.found = { id: booking.id, version: booking.version }
  const holder = holders.get(so)
  if (holder !== undefined && holder !== code) wrong('SoNo', texts.soTaken(so, holder))
  const first = firsts.get(so)
  if (first === undefined) firsts.set(so, line.line)
  else if (first !== line.line) wrong('SoNo', words.twice(first))
}

const confirmationOf = (values: EntityValues) => ({
  Values: Object.fromEntries(shippingOrderFields.map(({ key }) => [key, values[key] ?? null])) as EntityValues,
  Cutoffs: Object.fromEntries(confirmedCutoffs.flatMap((code) => (values[code] ? [[code, String(values[code])]] : []))) as Cutoffs,
  Sailing: Object.fromEntries(confirmedSailingKeys.map((key) => [key, String(values[key] ?? '')])) as Partial<ConfirmedSailing>,
  Remarks: '',
})
