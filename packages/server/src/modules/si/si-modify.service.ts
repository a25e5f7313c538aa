import type { BodyOf } from '@jst/contracts'
import {
  amendReasons,
  expectedBills,
  isAmendable,
  type modifySiSet as modifySiSetCall,
  type SiModifyInput,
  type SiModifyReasons,
  type SiRecord,
  type SiRecordInput,
} from '@jst/contracts/si'
import { findingsAbout, recordFromWire, recordToWire, validateSet } from '@jst/si-drafts/rules'
import { AppError, demandFound, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/access/policy.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import { findOrderForSi, type OrderForSi } from '../cargo-orders/index.ts'
import { countViolations } from './credit/credit.service.ts'
import { demandOriginals, keepAmendment } from './fees/amend.service.ts'
import { bookFirstFees, stageOfEdit } from './fees/fees.service.ts'
import { demandSwitch } from './fees/switch.ts'
import { demandPass } from './si-check.service.ts'
import { lockOrders } from './si-combination.repo.ts'
import { factsFor, mergedIdsOf } from './si-facts.service.ts'
import { recordSteps } from './si-step.service.ts'
import { demandCombined, insertNew } from './si-submit.service.ts'
import { latestSnapshot } from './si-version.repo.ts'
import { updateBillCount, updateSi } from './si-write.repo.ts'
import type { SiCall } from './si.call.ts'
import { shownRecord, writtenRecord } from './si.contacts.ts'
import { changesBetween } from './si.diff.ts'
import { noticeAmended } from './si.notices.ts'
import { isLive, labelOf, mayModify, maySubmitLate } from './si.policy.ts'
import { findSi, findSiMany, lockSi, siOfOrder, type StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'

interface Edit {
  readonly stored: StoredSi
  readonly record: SiRecord
}

/** Bills of one order to be submitted again together; one without an id is new. */
type SetChange = BodyOf<typeof modifySiSetCall>

/**
 * Stores an edited record as its next version with status 1 (spec §4). `UpdateTime` is the version that the caller has read; an older one is
 * refused.
 */
export async function modifySi(call: SiCall, input: SiModifyInput): Promise<StoredSi> {
  const stored = demandFound(await findSi(call.tx, input.Id ?? 0))
  const [saved] = await modifySiSet(call, { ...input, CGO_ID: stored.record.orderId, TDBLInfos: [input] })
  return saved!
}

/**
 * Stores edited bills of an order as their next versions, and new ones beside them, in one transaction: cargo that moves from one bill to
 * another is right in all of them or in none. They are judged together with the live bills of the order that stay as they are.
 */
export async function modifySiSet(call: SiCall, change: SetChange): Promise<StoredSi[]> {
  const { tx, actor } = call
  const order = demandFound(await findOrderForSi(tx, change.CGO_ID))
  // Locks before the bills are read, so that one that is submitted meanwhile belongs to the set.
  await lockOrders(tx, [order.id, ...mergedIdsOf(change.TDBLInfos.map(recordFromWire))])
  const { records, edits, added, others, count } = await writtenSet(call, order, change.TDBLInfos)
  // amendments of an approved version are allowed after the cut-off
  const amends = edits.some(({ stored }) => isAmendable(stored.record.status) || stored.inForceVersion > 0)
  const all = [...records, ...others.map(({ record }) => record)]
  const issues = validateSet({
    ...(await factsFor(tx, actor, order, all)),
    records: all,
    num: count,
    now: call.now().getTime(),
    lateAllowed: amends || maySubmitLate(actor, order),
    ...(amends ? {} : { lateReason: change.LateReason ?? '' }),
  })
  const warnings = demandPass(findingsAbout(issues, records.length))
  const amended = edits.find(({ stored }) => isAmendable(stored.record.status))
  if (amended) demandReason(amended.stored, change)
  for (const { stored, record } of edits) {
    demandOriginals(stored, change)
    demandSwitch(order, stored, record, change)
  }
  for (const edit of edits) await storeEdit(call, order, edit, change, warnings)
  const reasonCode = change.ReasonCode ?? ''
  const reason = change.Reason?.trim() ?? ''
  const ids = await insertNew(call, order, added, {
    source: edits[0]!.stored.record.source,
    warnings,
    reasonCode,
    reason,
    contactId: edits[0]!.stored.contactId || null,
  })
  if (added.length > 0) await updateBillCount(tx, order.id, count)
  await countViolations(tx, order.id)
  await demandCombined(call, order, all)
  const stored = await findSiMany(tx, ids)
  await recordSteps(
    call,
    stored.map((si) => ({ si, event: 'submit', remarks: reason, reasonCode })),
  )
  const saved = await findSiMany(tx, [...edits.map((edit) => edit.record.id), ...ids])
  const first = edits
    .filter((edit) => !isAmendable(edit.stored.record.status) && edit.stored.inForceVersion === 0)
    .map(({ record }) => record.id)
  const paying = saved.filter(({ record }) => first.includes(record.id) || ids.includes(record.id))
  await bookFirstFees(tx, order, paying, call.now().getTime())
  await noticeAmended(call, saved, amended !== undefined)
  return saved
}

/** Edited bills with their stored records, locked; new bills; and the unchanged live bills of the order. */
async function writtenSet(call: SiCall, order: OrderForSi, wires: readonly SiRecordInput[]) {
  const storedWires = wires.filter(({ Id }) => (Id ?? 0) > 0).toSorted((a, b) => a.Id! - b.Id!)
  if (storedWires.length === 0 || new Set(storedWires.map(({ Id }) => Id)).size < storedWires.length)
    throw invalid('TDBLInfos', texts.amend.nothing)
  const held = new Map<number, StoredSi>()
  for (const wire of storedWires) held.set(wire.Id!, await heldSi(call, order, wire))
  const bills = await siOfOrder(call.tx, order.id)
  const others = bills.filter((si) => isLive(si) && !storedWires.some(({ Id }) => Id === si.record.id))
  const fresh = wires.filter(({ Id }) => !Id)
  // further bills of the order may follow
  const count = Math.max(storedWires.length + fresh.length + others.length, expectedBills(bills.map(({ record }) => record)))
  const grows = fresh.length > 0
  const editOf = (wire: SiRecordInput, stored: StoredSi): Edit => {
    const { id, orderId, companyCode, deadline, draftCount, siType } = stored.record
    const size = grows ? { draftCount: count, siType: 2 } : { draftCount, siType }
    return {
      stored,
      record: { ...writtenRecord(call.actor, recordFromWire(wire), stored.record), id, orderId, companyCode, deadline, ...size },
    }
  }
  const { companyCode, deadline } = order
  const set = { id: 0, orderId: order.id, companyCode, deadline, draftCount: count, siType: 2 }
  // in the order of the call: findings name their bill by its place in it
  const written = wires.map((wire) => {
    const stored = held.get(wire.Id ?? 0)
    return stored ? editOf(wire, stored) : { stored: undefined, record: { ...recordFromWire(wire), ...set } }
  })
  return {
    records: written.map(({ record }) => record),
    edits: written.filter((one): one is Edit => one.stored !== undefined),
    added: written.flatMap(({ stored, record }) => (stored ? [] : [record])),
    others,
    count,
  }
}

/** The stored record, held. @throws AppError NOT_FOUND also for another order's, FORBIDDEN, ILLEGAL_TRANSITION, STALE_WRITE with the record */
async function heldSi(call: SiCall, order: OrderForSi, { Id, UpdateTime }: SiRecordInput): Promise<StoredSi> {
  const stored = await lockSi(call.tx, Id!)
  if (!stored || stored.record.orderId !== order.id) throw new AppError('NOT_FOUND')
  demand(mayModify(call.actor, stored, stored.record.status))
  const current = recordToWire(shownRecord(call.actor, stored.record))
  demandVersion(UpdateTime ?? '', { ...current, UpdateTime: stored.record.updatedAt ?? '' })
  return stored
}

async function storeEdit(call: SiCall, order: OrderForSi, { stored, record }: Edit, change: SetChange, warnings: number): Promise<void> {
  const { status } = stored.record
  const amends = isAmendable(status)
  const reasons = amends ? { reasonCode: change.ReasonCode ?? '', reason: change.Reason?.trim() ?? '' } : reasonsOf(stored, change)
  const changes = changesBetween(await latestSnapshot(call.tx, record.id), record)
  const stage = stageOfEdit(order, status, stored.issuedBefore, call.now().getTime())
  await updateSi(call.tx, record.id, stored, record, { warnings, changes: changes.count, stage, ...reasons })
  const saved = await findSi(call.tx, record.id)
  if (amends) await keepAmendment(call, order, stored, saved!, change)
  await recordSteps(call, [
    { si: saved!, event: amends ? 'amend' : 'resubmit', from: status, remarks: reasons.reason, reasonCode: reasons.reasonCode, changes },
  ])
}

interface Reasons {
  reasonCode: string
  reason: string
}

function demandReason(stored: StoredSi, { ReasonCode = '', Reason = '' }: SiModifyReasons): void {
  if (ReasonCode === '') throw invalid('ReasonCode', texts.amend.reasonNeeded(labelOf(stored.record.status)), texts.amend.label)
  if (!amendReasons.some(({ code }) => code === ReasonCode)) throw invalid('ReasonCode', texts.amend.unknownReason, texts.amend.label)
  if (ReasonCode === 'A99' && Reason.trim() === '') throw invalid('Reason', texts.amend.explain, texts.amend.label)
}

/** Reason of an edit that is not an amendment of its own: a rejected amendment keeps its reason. */
function reasonsOf(stored: StoredSi, { Reason, LateReason }: SiModifyReasons): Reasons {
  const said = Reason?.trim() || LateReason?.trim() || ''
  return stored.inForceVersion > 0 ? { reasonCode: stored.reasonCode, reason: said || stored.reason } : { reasonCode: '', reason: said }
}
