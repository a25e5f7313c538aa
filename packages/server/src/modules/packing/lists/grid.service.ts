import { listStates, openLists, type GridList, type PackedBox, type packingGrid, type PackingGrid } from '@jst/contracts/packing'
import { cargoTotals } from './totals.ts'
import type { QueryOf } from '@jst/contracts'
import { sumOf } from '@jst/packing'
import type { BookedBoxes } from '@jst/packing/checks'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { cutoffOf, shipmentOf, type Booked } from '../application/bookings.service.ts'
import { demandSide } from '../application/view.service.ts'
import { texts } from './texts.ts'
import { findLists, gateIns, listedBoxes, listsOf, slipBoxes, type SlipBox, type StoredList } from './list.repo.ts'
import { billsOf, siBoxes } from './sources.repo.ts'

export interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}
const open: readonly number[] = openLists.map((state) => listStates.codes[state])
const noOne = { Packer: '', PackedAt: '', PackedOn: '', Signature: '' } as const

/** Boxes of the booking by type. */
export const bookedBoxes = ({ content }: Booked): BookedBoxes[] => {
  const counts = new Map<string, number>()
  for (const { Type, Count } of content.Boxes)
    if (Type !== '' && Number(Count) > 0) counts.set(String(Type), (counts.get(String(Type)) ?? 0) + Number(Count))
  return [...counts].map(([BoxType, Count]) => ({ BoxType, Count }))
}

/** Totals that lists are compared with: of the shipping instructions where there are some, else of the booking. */
export async function orderTotals(system: Queryable, booking: Booked): Promise<PackingGrid['Order']> {
  const said = (await siBoxes(system, booking.id)).flatMap(({ Lines }) => Lines)
  if (said.length > 0) return { From: 'si', ...sumOf(said) }
  return { From: 'booking', ...cargoTotals(booking.content.Cargo) }
}

/** The booking that a grid is asked for, by itself or by one of its lists. @throws AppError NOT_FOUND, INVALID_INPUT */
async function askedBooking(
  { db, actor }: Reading,
  { BookingId, Id }: QueryOf<typeof packingGrid>,
): Promise<{ booking: Booked; lists: StoredList[] }> {
  const list = Id === undefined ? undefined : (await findLists(db, [Id]))[0]
  if (Id !== undefined && !list) throw new AppError('NOT_FOUND')
  const id = BookingId ?? list?.bookingId
  if (id === undefined) throw invalid('BookingId', texts.which, '', { Code: 'REQUIRED' })
  const booking = await demandBooking(db, id)
  demandSide(actor, booking)
  return { booking, lists: await listsOf(db, id) }
}

/** The lists of a booking, and a proposal for each box of its slips that has none. */
export async function readGrid(reading: Reading, query: QueryOf<typeof packingGrid>): Promise<PackingGrid> {
  const { booking, lists } = await askedBooking(reading, query)
  return gridOf(reading, booking, lists)
}

export async function gridOf({ system, actor }: Reading, booking: Booked, lists: readonly StoredList[]): Promise<PackingGrid> {
  const isStaff = actor.companyId === booking.staffId
  const [slips, gates, order, bills, listed] = await Promise.all([
    slipBoxes(system, booking.id),
    gateIns(
      system,
      lists.map(({ id }) => id),
    ),
    orderTotals(system, booking),
    billsOf(system, booking.id),
    listedBoxes(system, booking.id),
  ])
  const said = shipmentOf(booking)
  const gridLists = lists.map((list): GridList => {
    const slip = slips.find(({ boxNo }) => boxNo === list.box.BoxNo)
    return {
      Id: list.id,
      Code: list.no,
      State: list.state,
      UpdateTime: list.updateTime,
      Box: list.box,
      By: list.by,
      Reason: list.reason,
      SlipId: slip?.id ?? 0,
      GatedInAt: gates.get(list.id) ?? null,
      MayWrite: open.includes(list.state) && (isStaff || list.box.Fcl === 'full') && (list.openedInPort || !gates.has(list.id)),
    }
  })
  // a shared box has a list that its customer does not see: it is not proposed to him
  const listedNos = new Set(listed)
  const waiting = slips.filter(({ boxNo }) => !listedNos.has(boxNo)).map((slip): GridList => proposal(slip))
  return {
    BookingId: booking.id,
    UpdateTime:
      lists
        .map(({ updateTime }) => updateTime)
        .toSorted()
        .at(-1) ?? null,
    BookingNo: booking.no,
    BlNo: said.BlNo,
    Customer: booking.customerName,
    Vessel: said.Vessel,
    VoyageNo: said.VoyageNo,
    Cutoff: cutoffOf(booking),
    Lists: [...gridLists, ...waiting],
    Order: order,
    Bills: bills,
  }
}

const proposal = (slip: SlipBox): GridList => ({
  Id: 0,
  Code: '',
  State: listStates.codes.draft,
  UpdateTime: null,
  Box: boxOfSlip(slip),
  By: noOne,
  Reason: '',
  SlipId: slip.id,
  GatedInAt: slip.gatedInAt,
  MayWrite: true,
})

/** A box as its slip says it, without goods. */
export const boxOfSlip = ({ boxNo, boxType, sealNo, tare, soc }: SlipBox): PackedBox => ({
  BoxNo: boxNo,
  BoxType: boxType,
  ...(tare === null ? {} : { Tare: tare }),
  Seals: sealNo
    .split(/[/,]/)
    .map((no) => no.trim())
    .filter((no) => no !== '')
    .map((No) => ({ No, Source: 'carrier' as const })),
  Fcl: 'full',
  ...(soc ? { Soc: true } : {}),
  Packages: 0,
  Weight: 0,
  Volume: 0,
  Lines: [],
})

/** The two companies of a booking write its lists. @throws AppError FORBIDDEN */
export function demandPacker({ companyKind, companyId }: EmployeeActor, booking: Booked): void {
  if (companyKind === 'platform' || (companyId !== booking.staffId && companyId !== booking.companyId)) throw new AppError('FORBIDDEN')
}
