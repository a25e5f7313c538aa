import {
  listDocument as document,
  listStates,
  packingButtons,
  sealsIn,
  type PackedBox,
  type packingWarnings,
  type seePackingWarnings,
} from '@jst/contracts/packing'
import { nameIds, type BodyOf, type QueryOf, type ReplyOf } from '@jst/contracts'
import { billsOf } from '@jst/packing'
import { warnOthers, type ListedBox } from '@jst/packing/differences'
import { pageOf } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import type { Reading } from './grid.service.ts'
import { findLists, listsOfBox, type StoredList } from './list.repo.ts'
import { texts } from './texts.ts'
import { countWarnings, insertWarnings, markSeen, openWarnings, ownersOfBills, type NewWarning } from './warnings.repo.ts'

/** Boxes that a title names, and changes that a notice tells. */
const mostNamed = 3

interface ChangedList {
  readonly list: Pick<StoredList, 'id' | 'no' | 'staffId' | 'blNo'>
  readonly before: ListedBox
  readonly after: ListedBox
}
/** Author of a change; `id` null: a driver or a message. */
interface Changer {
  readonly id: number | null
  readonly name: string
}

const isShared = (box: Pick<PackedBox, 'Lines'>) => billsOf(box).length > 1

/**
 * Warns the other bills of shared boxes whose number, seals, weight or state changed: a warning stays open until somebody of the forwarder
 * confirms it, and each person who looks after them gets one notice. The bill of the list's own booking is not warned: the change came from there.
 */
export async function warnSharers(tx: Tx, changed: readonly ChangedList[], by: Changer): Promise<void> {
  const warned = changed
    .filter(({ before, after }) => (before.BoxNo !== '' || after.BoxNo !== '') && (isShared(before) || isShared(after)))
    .flatMap(({ list, before, after }) =>
      warnOthers([before], [{ ...after, FormerNo: before.BoxNo }], list.blNo).map((warning) => ({ list, warning })),
    )
  if (warned.length === 0) return
  const staff = warned[0]!.list.staffId
  const bills = [...new Set(warned.map(({ warning }) => warning.BillNo))]
  const owners = new Map((await ownersOfBills(tx.system, staff, bills)).map((bill) => [bill.no, bill]))
  const rows = warned.map(({ list, warning: { BillNo, BoxNo, With, message } }): NewWarning => ({
    staffId: staff,
    listId: list.id,
    bookingId: owners.get(BillNo)?.booking ?? null,
    boxNo: BoxNo,
    billNo: BillNo,
    others: With,
    words: message.zh,
    by: by.name,
  }))
  await insertWarnings(tx.system, rows)
  await tellOwners(tx, staff, rows, owners, by)
}

/** One notice for each person; bills that nobody looks after are told to the desk. */
async function tellOwners(
  tx: Tx,
  staff: number,
  rows: readonly NewWarning[],
  owners: ReadonlyMap<string, { readonly owner: number | null }>,
  by: Changer,
): Promise<void> {
  const byOwner = Map.groupBy(rows, ({ billNo }) => owners.get(billNo)?.owner ?? null)
  for (const [owner, ownerSlips] of byOwner) {
    const people = owner === null ? await findHolders(tx.system, staff, packingButtons.staff.checkList) : [owner]
    const boxes = [...new Set(ownerSlips.map(({ boxNo }) => boxNo))]
    const [first] = ownerSlips
    await sendNotice(tx, {
      recipients: people.filter((id) => id !== by.id),
      audience: { internal: staff },
      kind: 'system',
      title: texts.sharedChanged(boxes.slice(0, mostNamed).join('、'), boxes.length),
      description: texts.sharedWords(first!.billNo, first!.words, ownerSlips.length - 1),
      link: pageOf(document, { query: `Id=${first!.listId}` }, 'staff'),
      bill: first!.billNo,
      senderId: by.id,
    })
  }
}

/** Warns of the step of a list. */
export const warnOfStep = (tx: Tx, before: StoredList, state: number, by: Changer): Promise<void> => {
  const listed = (code: number): ListedBox => ({ ...before.box, State: listStates.wordOf(code) })
  return warnSharers(tx, [{ list: before, before: listed(before.state), after: listed(state) }], by)
}

interface ToldBox {
  readonly BoxNo: string
  readonly SealNo: string
  readonly isInPort: boolean
}
/** Warns of a slip that tells another seal of a shared box, or that it went into the port. In a transaction of the server. */
export async function warnOfSlip(tx: Tx, booking: number, before: ToldBox, after: ToldBox, by: string): Promise<void> {
  const seals = before.SealNo !== after.SealNo
  const gate = after.isInPort && !before.isInPort
  if (after.BoxNo === '' || (!seals && !gate)) return
  const lists = await listsOfBox(tx.system, booking, after.BoxNo)
  const now = sealsIn(after.SealNo)
  const listed = (list: StoredList, Seals: PackedBox['Seals'], isInPort: boolean): ListedBox => ({
    ...list.box,
    ...(seals ? { Seals } : {}),
    State: isInPort ? texts.inPortState : listStates.wordOf(list.state),
  })
  // the first seal that is told is compared with those of the list; a list without seals is not contradicted
  const sealsBefore = ({ box }: StoredList) => (before.SealNo !== '' ? sealsIn(before.SealNo) : box.Seals.length > 0 ? box.Seals : now)
  await warnSharers(
    tx,
    lists.map((list) => ({
      list,
      before: listed(list, sealsBefore(list), before.isInPort),
      after: listed(list, now, after.isInPort),
    })),
    { id: null, name: by },
  )
}

/** Open warnings about a list that the caller sees, or to the bills of its booking. @throws AppError NOT_FOUND */
export async function readWarnings(
  { db }: Reading,
  { Id, BookingId }: QueryOf<typeof packingWarnings>,
): Promise<ReplyOf<typeof packingWarnings>> {
  if (BookingId !== undefined) await demandBooking(db, BookingId)
  const [list] = Id === undefined ? [] : await findLists(db, [Id])
  return openWarnings(db, { list: list?.id ?? null, booking: BookingId ?? null })
}

/** Confirms warnings of the caller's company; open pages of their lists hear of it. @throws AppError NOT_FOUND */
export async function seeWarnings(
  { tx, actor, audit, emit }: WriteCall<'emit'>,
  { Ids }: BodyOf<typeof seePackingWarnings>,
): Promise<ReplyOf<typeof seePackingWarnings>> {
  if ((await countWarnings(tx, Ids)) < new Set(Ids).size) throw new AppError('NOT_FOUND')
  const seen = await markSeen(tx, Ids, actor.employeeName)
  const lists = [...new Set(seen.map(({ listId }) => listId))]
  for (const id of lists) audit({ action: `${document.kind}.seeWarning`, entity: document.kind, entityId: id, diff: {} })
  if (lists.length > 0)
    emit({
      to: { companies: [actor.companyId] },
      frame: { type: 'document/changed', content: { Kinds: [document.kind], Ids: nameIds(lists) } },
    })
  return { Seen: seen.length }
}
