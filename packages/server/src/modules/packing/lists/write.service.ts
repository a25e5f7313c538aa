import {
  listDocument as document,
  listStates,
  openLists,
  packedByFields,
  sealsText,
  type PackedBox,
  type PackingGrid,
  type savePackingLists,
} from '@jst/contracts/packing'
import type { BodyOf, Issue } from '@jst/contracts'
import { problemOf, tidy, type EntityValues } from '@jst/contracts/entity'
import { checkContainerNo, normalizeContainerNo } from '@jst/contracts/values'
import { billsOf as linesBills, withSums } from '@jst/packing'
import { drawNumbers, recordChanges, recordCreated, type DocumentCall } from '../../../documents/index.ts'
import { diffOf, factsOf, writeAudits, type AuditDiff } from '../../../kernel/audit/audit.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { lockBookings } from '../application/application.repo.ts'
import { cutoffOf, demandConfirmedBooking, shipmentOf, type Booked } from '../application/bookings.service.ts'
import { demandSide } from '../application/view.service.ts'
import { texts } from './texts.ts'
import { findingsOf, issuesOf, wrongOf } from './check.ts'
import { bookedBoxes, demandPacker, gridOf, orderTotals } from './grid.service.ts'
import {
  findLists,
  findDuplicates,
  gateIns,
  insertLists,
  listsOf,
  lockLists,
  openInPort,
  updateLists,
  writeParty,
  type ListRow,
  type StoredList,
} from './list.repo.ts'
import { warnSharers } from './warnings.service.ts'
import { linesText, saysTheSame, valuesOf, type SaidList } from './words.ts'

type Input = BodyOf<typeof savePackingLists>
type Written = Input['Lists'][number]
const { kind } = document
const open: readonly number[] = openLists.map((state) => listStates.codes[state])
/** Findings about a form that cannot be stored; all others a draft may have. */
const unstorable: readonly string[] = ['DECIMALS', 'NEGATIVE']

/**
 * Writes lists of a booking, all or none. The booking is held meanwhile.
 * @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION, STALE_WRITE with the grid, INVALID_INPUT with every finding
 */
export async function writeLists(call: WriteCall<'emit' | 'requestId'>, input: Input): Promise<PackingGrid & { Issues: Issue[] }> {
  const { tx, actor } = call
  await lockBookings(tx.system, [input.BookingId])
  const booking = await demandBooking(tx, input.BookingId)
  demandSide(actor, booking)
  demandPacker(actor, booking)
  demandConfirmedBooking(booking)
  const stored = await demandOpen(call, input, booking)
  const lists = input.Lists.map((list, at) => cleaned(list, at))
  demandForms(lists, actor.companyId === booking.staffId)
  await demandAlone(call, booking, lists)
  const order = await orderTotals(tx.system, booking)
  const beside = (await listsOf(tx, booking.id)).filter(({ id }) => !lists.some(({ Id }) => Id === id))
  const all = [...lists.map(({ Box, Reason }) => ({ box: Box, reason: Reason })), ...beside.map(({ box, reason }) => ({ box, reason }))]
  const boxes = all.map(({ box }) => box)
  const findings = findingsOf(all, { boxes: bookedBoxes(booking), order })
  const refused = findings.filter(({ code }) => unstorable.includes(code))
  if (refused.length > 0) throw new AppError('INVALID_INPUT', { issues: issuesOf(boxes, refused) })
  const wrong = wrongOf(boxes, findings)
  const rows = lists.map((list, at) => ({ list, row: rowOf(booking, list, wrong[at]!) }))
  await store(call, booking, rows, stored)
  const grid = await gridOf({ db: tx, system: tx.system, actor }, booking, await listsOf(tx, booking.id))
  const written = lists.length
  return { ...grid, Issues: issuesOf(boxes, findings).filter(({ Path }) => placeOf(Path) < written) }
}
/** The place of the list that a finding is about; those of the whole stand before all. */
const placeOf = (path: string): number => Number(/^Lists\[(\d+)\]/.exec(path)?.[1] ?? -1)

/** Stored lists, locked, in the versions that the caller saw, while their content may be written. */
async function demandOpen(
  { tx, actor }: DocumentCall,
  { BookingId, Lists }: Input,
  booking: Booked,
): Promise<ReadonlyMap<number, StoredList>> {
  const ids = Lists.flatMap(({ Id }) => (Id === 0 ? [] : [Id]))
  if (new Set(ids).size < ids.length) throw invalid('Lists', texts.twice)
  await lockLists(tx, ids)
  const inPort = await gateIns(tx.system, ids)
  const found = new Map((await findLists(tx, ids)).map((list) => [list.id, list]))
  for (const { Id, UpdateTime } of Lists) {
    if (Id === 0) continue
    const list = found.get(Id)
    if (!list || list.bookingId !== BookingId) throw new AppError('NOT_FOUND')
    if (UpdateTime === undefined || Date.parse(UpdateTime) !== Date.parse(list.updateTime))
      throw new AppError('STALE_WRITE', { data: await gridOf({ db: tx, system: tx.system, actor }, booking, await listsOf(tx, BookingId)) })
    if (!open.includes(list.state))
      throw new AppError('ILLEGAL_TRANSITION', { message: texts.notOpen(list.no, listStates.wordOf(list.state)) })
    if (inPort.has(Id) && !list.openedInPort) throw new AppError('ILLEGAL_TRANSITION', { message: texts.lockedInPort(list.no) })
  }
  return found
}

/** A list as it is kept: numbers in their form, sums of the lines where there are some. */
function cleaned(list: Written, at: number): Written {
  const By = Object.fromEntries(packedByFields.map((field) => [field.key, tidy(field, list.By[field.key as 'Packer'])])) as Written['By']
  const problem = packedByFields.flatMap((field) => {
    const said = problemOf(field, By[field.key as 'Packer'])
    return said === undefined
      ? []
      : [{ Severity: 'ERROR' as const, Code: 'INVALID', Path: `Lists[${at}].By.${field.key}`, Label: field.zh, Message: said }]
  })
  if (problem.length > 0) throw new AppError('INVALID_INPUT', { issues: problem })
  const keys = new Set(list.Box.Lines.map(({ Key }) => Key))
  if (keys.size < list.Box.Lines.length) throw invalid(`Lists[${at}].Box.Lines`, texts.keyTwice)
  const BoxNo = normalizeContainerNo(list.Box.BoxNo)
  const seals = list.Box.Seals.map(({ No, Source }) => ({ No: No.trim().toUpperCase(), Source })).filter(({ No }) => No !== '')
  return { ...list, By, Box: { ...list.Box, BoxNo, Seals: seals } }
}

/** Refuses forms that no list may have, even unfinished. @throws AppError INVALID_INPUT */
function demandForms(lists: readonly Written[], isStaff: boolean): void {
  const issues = lists.flatMap(({ Box }, at): Issue[] => {
    const issue = (field: string, label: string, Message: string): Issue => ({
      Severity: 'ERROR',
      Code: 'INVALID',
      Path: `Lists[${at}].Box.${field}`,
      Label: label,
      Message,
    })
    const numbers = Box.BoxNo === '' || checkContainerNo(Box.BoxNo) !== 'format' ? [] : [issue('BoxNo', texts.boxNo, texts.boxForm)]
    const twin = Box.BoxNo === '' ? -1 : lists.findIndex((other) => other.Box.BoxNo === Box.BoxNo)
    const twice = twin >= 0 && twin < at ? [issue('BoxNo', texts.boxNo, texts.boxTwice(Box.BoxNo, twin + 1))] : []
    const shared = Box.Fcl === 'lcl' && !isStaff ? [issue('Fcl', texts.fcl, texts.sharedByStaff)] : []
    return [...numbers, ...twice, ...shared]
  })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

/** One list in use for a box and voyage. @throws AppError INVALID_INPUT with the number of the other one */
async function demandAlone({ tx }: DocumentCall, booking: Booked, lists: readonly Written[]): Promise<void> {
  const { Vessel, VoyageNo } = shipmentOf(booking)
  const boxes = lists.flatMap(({ Box }) => (Box.BoxNo === '' ? [] : [Box.BoxNo]))
  const voyage = { staffId: booking.staffId, vessel: Vessel, voyageNo: VoyageNo }
  const duplicates = await findDuplicates(
    tx.system,
    voyage,
    boxes,
    lists.map(({ Id }) => Id),
  )
  if (duplicates.length === 0) return
  throw new AppError('INVALID_INPUT', {
    issues: duplicates.map(({ boxNo, no }) => ({
      Severity: 'ERROR' as const,
      Code: 'INVALID',
      Path: `Lists[${lists.findIndex(({ Box }) => Box.BoxNo === boxNo)}].Box.BoxNo`,
      Label: texts.boxNo,
      Message: texts.otherList(boxNo, no),
    })),
  })
}

/** A list as it is kept, of what was written. */
export function rowOf(
  booking: Booked,
  { Box, By, Reason }: Pick<Written, 'Box' | 'By' | 'Reason'>,
  wrong: number,
): Omit<ListRow, 'values'> & { values: EntityValues } {
  const [box] = withSums([Box]) as [PackedBox]
  return {
    values: {
      NameZh: booking.customerName,
      ...shipmentOf(booking),
      BoxNo: box.BoxNo,
      BoxType: box.BoxType,
      IsoType: box.IsoType ?? '',
      Seals: sealsText(box.Seals),
      Fcl: box.Fcl,
      Soc: box.Soc === true,
      Temperature: box.Temperature ?? '',
      ...By,
    },
    box,
    bills: linesBills(box).join('/'),
    cutoff: cutoffOf(booking),
    reason: Reason.trim(),
    wrong,
  }
}

/** A shared box is the forwarder's alone. */
const ownersOf = ({ companyId, operatorId, staffId }: Booked, { Fcl }: PackedBox) =>
  Fcl === 'lcl' ? { companyId: staffId, operatorId: null } : { companyId, operatorId }

async function store(
  call: WriteCall<'emit' | 'requestId'>,
  booking: Booked,
  rows: readonly { readonly list: Written; readonly row: ListRow }[],
  stored: ReadonlyMap<number, StoredList>,
): Promise<void> {
  const { tx, actor } = call
  const fresh = rows.filter(({ list }) => list.Id === 0)
  const numbers = fresh.length === 0 ? [] : await drawNumbers(tx, { companyId: booking.staffId, kind }, fresh.length, tx.system)
  const owner = { bookingId: booking.id, ownerId: booking.ownerId, by: actor.employeeId }
  const ids = await insertLists(
    tx,
    fresh.map(({ row }) => ({ ...owner, ...ownersOf(booking, row.box) })),
    fresh.map(({ row }, at) => ({ ...row, values: { ...row.values, Code: numbers[at]! } })),
  )
  for (const [shared, groupIds] of Map.groupBy(ids, (_, at) => fresh[at]!.row.box.Fcl === 'lcl'))
    await recordCreated(call, kind, groupIds, shared ? { companyId: booking.staffId, operatorId: null } : booking)
  if (fresh.length > 0)
    writeAudits(tx, actor, call.requestId, {
      action: `${kind}.add`,
      entity: kind,
      rows: fresh.map(({ row }, at) => ({
        id: ids[at]!,
        diff: factsOf({ Code: numbers[at]!, BoxNo: row.box.BoxNo, Lines: linesText(row.box) }),
      })),
    })
  const storedRows = rows.flatMap(({ list, row }) =>
    list.Id === 0
      ? []
      : [
          {
            id: list.Id,
            ...row,
            values: { ...row.values, Code: stored.get(list.Id)!.no },
            said: { box: row.box, by: list.By, reason: row.reason } satisfies SaidList,
          },
        ],
  )
  const changed = storedRows.filter((row) => !saysTheSame(stored.get(row.id)!, row.said))
  if (changed.length > 0) await updateLists(tx, changed)
  const renumbered = changed.filter(({ id, box }) => stored.get(id)!.box.BoxNo !== box.BoxNo).map(({ id }) => id)
  await openInPort(tx.system, [...ids, ...renumbered])
  const diffs: { readonly id: number; readonly diff: AuditDiff }[] = []
  for (const row of changed) {
    const before = stored.get(row.id)!
    const owners = ownersOf(booking, row.box)
    if (owners.companyId !== before.companyId || owners.operatorId !== before.operatorId)
      await writeParty(tx, row.id, owners.companyId, owners.operatorId)
    const [was, is] = [valuesOf(before), valuesOf(row.said)]
    await recordChanges(call, { kind, row: { ...before, ...owners } }, was, is)
    diffs.push({ id: row.id, diff: diffOf(was, is) })
  }
  await warnSharers(
    tx,
    changed.map(({ id, box }) => ({ list: stored.get(id)!, before: stored.get(id)!.box, after: box })),
    { id: actor.employeeId, name: `${actor.companyName} ${actor.employeeName}` },
  )
  if (diffs.length > 0) writeAudits(tx, actor, call.requestId, { action: `${kind}.write`, entity: kind, rows: diffs })
}
