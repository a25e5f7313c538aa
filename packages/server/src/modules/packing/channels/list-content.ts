import { isDeepStrictEqual } from 'node:util'
import { listDocument, listStates, type ListMessageType, type PackedBox } from '@jst/contracts/packing'
import { toldOf, type Outgoing, type SubjectRow, type ToldMessage } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { shipmentOf } from '../application/bookings.service.ts'
import { findLists, type StoredList } from '../lists/list.repo.ts'
import type { SaidVoyage } from './facts.ts'
import { terminalsOf } from './lists.repo.ts'
import { texts } from './texts.ts'

/** Packing lists of one voyage, for one terminal. */
export interface ListContent {
  readonly Terminal: string
  readonly Voyage: SaidVoyage
  readonly Lists: readonly { readonly Id: number; readonly No: string; readonly Box: PackedBox }[]
}
interface Due {
  readonly type: ListMessageType
  readonly partner: string
  readonly voyage: SaidVoyage
  readonly list: ListContent['Lists'][number]
}
const { codes } = listStates

/** A list as the terminal knows it: by the latest message that it did not decline, unless it was a cancellation. */
function standing(told: readonly ToldMessage[], id: number): Due | undefined {
  const [last] = told
  if (!last || last.type === 'loadCancel') return undefined
  const content = last.told as ListContent
  const list = content.Lists.find(({ Id }) => Id === id)
  return list && { type: 'loadCancel', partner: last.partner, voyage: content.Voyage, list }
}

function dueOf(
  list: StoredList,
  told: readonly ToldMessage[],
  now: { readonly terminal: string; readonly voyage: SaidVoyage },
): Due | undefined {
  const known = standing(told, list.id)
  if (list.state === codes.void) return known
  if (list.state !== codes.sent) return undefined
  const own = { Id: list.id, No: list.no, Box: list.box }
  if (!known) return { type: 'load', partner: now.terminal, voyage: now.voyage, list: own }
  // another terminal or voyage: the one that knows the list is told first that it does not come
  if (known.partner !== now.terminal || !isDeepStrictEqual(known.voyage, now.voyage)) return known
  return isDeepStrictEqual(known.list.Box, list.box) ? undefined : { ...known, type: 'loadChange', list: own }
}

/** Messages that are due for lists, by their keys; lists of which nothing is to be sent are not there. */
async function dueLists(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Due>> {
  const lists = await findLists(db, ids)
  const [told, terminals] = await Promise.all([toldOf(db, listDocument.kind, ids), terminalsOf(db, ids)])
  const voyages = new Map<number, SaidVoyage>()
  for (const id of new Set(lists.map(({ bookingId }) => bookingId))) {
    const { CarrierCode, Vessel, VoyageNo, PolCode, PodCode, Etd } = shipmentOf(await demandBooking(db, id))
    voyages.set(id, { Carrier: CarrierCode, Vessel, Voyage: VoyageNo, Pol: PolCode, Pod: PodCode, Etd })
  }
  return new Map(
    lists.flatMap((list): [number, Due][] => {
      const now = { terminal: terminals.get(list.id) ?? '', voyage: voyages.get(list.bookingId)! }
      const due = dueOf(list, told.get(list.id) ?? [], now)
      return due ? [[list.id, due]] : []
    }),
  )
}
const keyOf = ({ type, partner, voyage }: Due) => JSON.stringify([type, partner, voyage])

/** Lists of one voyage for one terminal leave in one message. A list of which nothing is to be sent stands alone, so that its refusal is its own. */
export async function listsTogether(db: Queryable, rows: readonly SubjectRow[]): Promise<readonly (readonly SubjectRow[])[]> {
  const due = await dueLists(
    db,
    rows.map(({ id }) => id),
  )
  return [
    ...Map.groupBy(rows, ({ id }) => {
      const one = due.get(id)
      return one ? keyOf(one) : String(id)
    }).values(),
  ]
}

/** @throws AppError ILLEGAL_TRANSITION where nothing is to be sent */
export async function outgoingLists(db: Queryable, row: SubjectRow, others: readonly SubjectRow[]): Promise<Outgoing<ListContent>> {
  const ids = [row, ...others].map(({ id }) => id)
  const due = await dueLists(db, ids)
  const all = ids.flatMap((id) => due.get(id) ?? [])
  const [first] = all
  if (!first || all.length < ids.length)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothingOfList(listStates.wordOf(row.state)) })
  const content = { Terminal: first.partner, Voyage: first.voyage, Lists: all.map(({ list }) => list) }
  return { type: first.type, partner: first.partner, content, reference: '' }
}
