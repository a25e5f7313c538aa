import { isDeepStrictEqual } from 'node:util'
import { listDocument, listStates, type ListMessageType, type PackedBox } from '@jst/contracts/packing'
import type { EdiHead } from '@jst/packing/edi'
import { countMessages, sentMessagesOf, type Outgoing, type SubjectRow, type MessageWithRecords } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { shipmentOf, type Booked } from '../application/bookings.service.ts'
import { findLists, type StoredList } from '../lists/list.repo.ts'
import { messageNumber, type SaidVoyage } from './facts.ts'
import { terminalsOf } from './lists.repo.ts'
import { texts } from './texts.ts'

/** Packing lists of one voyage, for one terminal. */
export interface ListContent {
  readonly Terminal: string
  readonly Voyage: SaidVoyage
  readonly Lists: readonly { readonly Id: number; readonly No: string; readonly Box: PackedBox }[]
  /** Number of the first message about these lists, which later ones repeat, and the lists that it named. */
  readonly Message: string
  readonly Named: readonly number[]
}
/** Content as it was stored before messages named the first one. */
type StoredContent = Omit<ListContent, 'Message' | 'Named'> & Partial<Pick<ListContent, 'Message' | 'Named'>>
interface Due {
  readonly type: ListMessageType
  readonly partner: string
  readonly voyage: SaidVoyage
  readonly list: ListContent['Lists'][number]
  /** Of a message that was sent before; '' for a first one. */
  readonly message: string
  readonly named: readonly number[]
}
const { codes } = listStates

/** A list as the terminal knows it: by the latest message that it did not decline, unless it was a cancellation. */
function standing(sentMessages: readonly MessageWithRecords[], id: number): Due | undefined {
  const [last] = sentMessages
  if (!last || last.type === 'loadCancel') return undefined
  const { Lists, Voyage, Message, Named } = last.told as StoredContent
  const list = Lists.find(({ Id }) => Id === id)
  if (!list) return undefined
  const message = Message ?? messageNumber(Lists[0]!.No, 1)
  return { type: 'loadCancel', partner: last.partner, voyage: Voyage, list, message, named: Named ?? Lists.map(({ Id }) => Id) }
}

function dueOf(
  list: StoredList,
  sentMessages: readonly MessageWithRecords[],
  now: { readonly terminal: string; readonly voyage: SaidVoyage },
): Due | undefined {
  const lastSent = standing(sentMessages, list.id)
  if (list.state === codes.void) return lastSent
  if (list.state !== codes.sent) return undefined
  const listRef = { Id: list.id, No: list.no, Box: list.box }
  if (!lastSent) return { type: 'load', partner: now.terminal, voyage: now.voyage, list: listRef, message: '', named: [] }
  // another terminal, voyage or box: the terminal is told first that what it knows does not come
  const isElsewhere = lastSent.partner !== now.terminal || !isDeepStrictEqual(lastSent.voyage, now.voyage)
  if (isElsewhere || lastSent.list.Box.BoxNo !== list.box.BoxNo) return lastSent
  return isDeepStrictEqual(lastSent.list.Box, list.box) ? undefined : { ...lastSent, type: 'loadChange', list: listRef }
}

/** The sailing of a booking as messages name it. */
export function voyageOfBooking(booking: Booked): SaidVoyage {
  const { CarrierCode, Vessel, VoyageNo, PolCode, PodCode, Etd } = shipmentOf(booking)
  return { Carrier: CarrierCode, Vessel, Voyage: VoyageNo, Pol: PolCode, Pod: PodCode, Etd }
}

/** Messages that are due for lists, by their keys; lists of which nothing is to be sent are not there. */
async function dueLists(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Due>> {
  const lists = await findLists(db, ids)
  const [messagesByList, terminals] = await Promise.all([sentMessagesOf(db, listDocument.kind, ids), terminalsOf(db, ids)])
  const voyages = new Map<number, SaidVoyage>()
  for (const id of new Set(lists.map(({ bookingId }) => bookingId))) {
    voyages.set(id, voyageOfBooking(await demandBooking(db, id)))
  }
  return new Map(
    lists.flatMap((list): [number, Due][] => {
      const now = { terminal: terminals.get(list.id) ?? '', voyage: voyages.get(list.bookingId)! }
      const due = dueOf(list, messagesByList.get(list.id) ?? [], now)
      return due ? [[list.id, due]] : []
    }),
  )
}
const keyOf = ({ type, partner, voyage, message }: Due) => JSON.stringify([type, partner, voyage, message])

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
  const isFirst = first.message === ''
  const content: ListContent = {
    Terminal: first.partner,
    Voyage: first.voyage,
    Lists: all.map(({ list }) => list),
    Message: isFirst ? messageNumber(row.no, (await countMessages(db, listDocument.kind, row.id)) + 1) : first.message,
    Named: isFirst ? ids : first.named,
  }
  return { type: first.type, partner: first.partner, content, reference: '' }
}

/** Function of a message: of the whole first message, or of the boxes of it that stand in this one. */
export function listAction(type: ListMessageType, { Lists, Named }: ListContent): NonNullable<EdiHead['Action']> {
  if (type === 'load') return 'original'
  const isWhole = Named.every((id) => Lists.some(({ Id }) => Id === id))
  if (type === 'loadCancel') return isWhole ? 'cancel' : 'deletion'
  return isWhole ? 'replace' : 'change'
}
