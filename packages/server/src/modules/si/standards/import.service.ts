import { randomInt } from 'node:crypto'
import type { SiDcsaImport } from '@jst/contracts/si'
import { nestsTooDeep } from '@jst/contracts/values'
import { recordToWire } from '@jst/si-drafts/rules'
import { bookingReferencesIn, fromDcsa, NotDcsaError } from '@jst/si-drafts/standards'
import { AppError } from '../../../kernel/errors.ts'
import { findOrderForSi, type OrderForSi } from '../../cargo-orders/index.ts'
import { findDraftSet } from '../drafts/draft-set.repo.ts'
import { saveDraftSet } from '../drafts/draft-set.service.ts'
import type { SiCall } from '../si.call.ts'
import { sideOf } from '../si.policy.ts'
import { bookedOrder } from './booked-order.ts'
import { findBookings, type BookedAs } from './bookings.repo.ts'
import { wireLoss } from './export.service.ts'
import { texts } from './texts.ts'

/** Maximum nesting depth; no shipping instruction is deeper. */
const deepest = 40

/** @throws AppError BAD_FILE for invalid JSON and for JSON nested too deep */
function parsed(bytes: Buffer): unknown {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (nestsTooDeep(text, deepest)) throw new AppError('BAD_FILE', { message: texts.tooDeep })
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_FILE', { message: texts.notJson })
  }
}

function referencesIn(payload: unknown): string[][] {
  try {
    return bookingReferencesIn(payload)
  } catch (error) {
    if (error instanceof NotDcsaError) throw new AppError('BAD_FILE', { message: error.message })
    throw error
  }
}

/** A refusal with one finding per instruction. */
function refusal(messages: readonly string[]): AppError {
  const issues = messages.map((Message, index) => ({
    Severity: 'ERROR' as const,
    Code: 'BOOKING',
    Path: `[${index}].consignmentItems`,
    Label: texts.bookingLabel,
    Message,
  }))
  return new AppError('INVALID_INPUT', { message: messages[0] ?? '', issues })
}

interface Found {
  ownOrder: BookedAs
  others: BookedAs[]
}

/** The order that all instructions belong to, and those combined with it. An order of another company is answered like an unknown one. */
async function ordersOf({ tx }: SiCall, references: readonly (readonly string[])[]): Promise<Found> {
  if (references.some((list) => list.length === 0)) throw refusal([texts.noBooking])
  const wanted = [...new Set(references.flat())]
  // no number has characters that a database cannot hold
  const bookings = await findBookings(
    tx,
    wanted.filter((reference) => !/[\0\p{Cs}]/u.test(reference)),
  )
  const matches = (reference: string) => bookings.filter(({ orderNo, mblNo, bookingNo }) => [orderNo, mblNo, bookingNo].includes(reference))
  const unclear = wanted.flatMap((reference) => {
    const { length } = matches(reference)
    return length === 1 ? [] : [length === 0 ? texts.unknownBooking(reference) : texts.ambiguous(reference)]
  })
  if (unclear.length > 0) throw refusal(unclear)
  const firsts = references.flatMap(([first = '']) => matches(first).slice(0, 1))
  const [ownOrder] = firsts
  if (!ownOrder) throw refusal([texts.noBooking])
  const orders = [...new Map(firsts.map((order) => [order.id, order])).values()]
  if (orders.length > 1) throw refusal([texts.severalOrders(orders.map(({ orderNo }) => orderNo))])
  return { ownOrder, others: bookings.filter(({ id }) => id !== ownOrder.id) }
}

/** Replaces the booking references, which may be any number of the order, by the number that the order is exported under. */
function renamed(payload: unknown, orders: readonly BookedAs[]): unknown {
  const names = new Map(
    orders.flatMap(({ orderNo, mblNo, bookingNo }) => [orderNo, mblNo].map((name) => [name, bookingNo || mblNo || orderNo] as const)),
  )
  return JSON.parse(
    JSON.stringify(payload, (key, value: unknown) =>
      key === 'carrierBookingReference' && typeof value === 'string' ? (names.get(value.trim()) ?? value) : value,
    ),
  ) as unknown
}

/** Six random digits: the temporary number of a draft. */
const draftIds = (count: number): number[] => {
  const ids = new Set<number>()
  while (ids.size < count) ids.add(randomInt(100_000, 1_000_000))
  return [...ids]
}

/**
 * Makes a file of DCSA shipping instructions the draft set of their order. A dry run tells what would be lost and what it would replace.
 * @throws AppError BAD_FILE for another file; INVALID_INPUT when the booking is unknown, not the caller's, or not one; STALE_WRITE with the stored
 * set when there is one that `Version` does not name.
 */
export async function importDcsa(
  call: SiCall,
  bytes: Buffer,
  { DryRun, Version }: { DryRun?: string; Version?: number },
): Promise<SiDcsaImport> {
  const payload = parsed(bytes)
  const { ownOrder, others } = await ordersOf(call, referencesIn(payload))
  const order = await findOrderForSi(call.tx, ownOrder.id)
  if (!order || sideOf(call.actor, order) === null) throw refusal([texts.unknownBooking(ownOrder.orderNo)])
  const booked = await bookedOrder(
    call.tx,
    order,
    others.map(({ id }) => id),
  )
  const { records, losses } = fromDcsa(renamed(payload, [ownOrder, ...others]), booked)
  const existing = await findDraftSet(call.tx, order.id, call.actor.companyId)
  const answer = {
    CGO_ID: order.id,
    OrderNo: order.orderNo,
    MblNo: order.mblNo,
    Drafts: records.length,
    Losses: losses.map(wireLoss),
    Existing: existing ? { Version: existing.version, SavedAt: existing.savedAt, SavedBy: existing.savedName } : null,
  }
  if (DryRun === 'true') return { ...answer, Version: null }
  const saved = await saveDraftSet(call, {
    CGO_ID: order.id,
    Set: setOf(records, order),
    Version: Version ?? null,
    COMPANYID: order.companyId,
  })
  call.audit({
    action: 'si.dcsa.import',
    entity: 'cargo_order',
    entityId: order.id,
    diff: { drafts: records.length, losses: losses.length },
  })
  return { ...answer, Version: saved.Version }
}

function setOf(records: ReturnType<typeof fromDcsa>['records'], order: OrderForSi) {
  const ids = draftIds(records.length)
  return {
    TDBLInfos: records.map((record, index) => ({ ...recordToWire({ ...record, id: ids[index] ?? 0, orderId: order.id }) })),
    Num: records.length,
    CurrentId: ids[0] ?? 0,
    Type: records.length > 1 ? 2 : 1,
    Revision: 1,
  }
}
