import type { Duty } from '@jst/contracts/partner'
import { sendNotice } from '../../documents/notices/index.ts'
import * as repo from './handover.repo.ts'
import { kinds } from './partner.kinds.ts'
import { lockUsed } from './partner.repo.ts'
import { noteStaff, type StaffCall } from './staff.service.ts'
import { texts } from './texts.ts'

/** Duties that one transaction moves: it holds their companies for some hundred milliseconds at most. */
export const stepSize = 500

/**
 * One step of a handover or of its return, in the caller's transaction. Each step takes what the ones before it have left, so that whoever goes on
 * after a process that died does nothing twice. Undefined: there was nothing left, and the handover has come to its end.
 */
export async function makeStep(call: StaffCall, id: number): Promise<{ done: number; total: number } | undefined> {
  const handover = await repo.lockHandover(call.tx, id)
  if (handover?.state === 'moving') return moveOn(call, handover)
  if (handover?.state === 'returning') return giveBack(call, handover)
  return undefined
}

async function moveOn(call: StaffCall, handover: repo.OpenHandover) {
  const { tx } = call
  const next = await repo.nextItems(tx, handover, stepSize)
  if (next.length === 0) {
    await finish(call, handover)
    return undefined
  }
  // companies first, as whoever assigns people to them does
  const rows = await lockCompanies(call, next)
  const held = await repo.heldItems(
    tx,
    handover,
    next.map(({ staffId }) => staffId),
  )
  const [drop, move] = [held.filter(({ shared }) => shared), held.filter(({ shared }) => !shared)]
  await repo.dropItems(tx, idsOf(drop))
  await repo.moveItems(tx, idsOf(move), handover.toId)
  await repo.keepItems(
    tx,
    handover.id,
    held.map(({ staffId, kind, subjectId, duty, lane, shared }) => ({ staffId, kind, subjectId, duty, lane, dropped: shared })),
  )
  await note(call, rows, held, { from: handover.fromName, to: handover.toName, toId: handover.toId })
  const done = handover.moved + held.length
  return { done, total: Math.max(handover.total, done) }
}

async function finish({ tx, actor, audit }: StaffCall, { id, fromName, toId, toName, moved }: repo.OpenHandover): Promise<void> {
  await repo.setState(tx, id, 'done')
  if (toId !== actor.employeeId && moved > 0)
    await sendNotice(tx, {
      audience: { internal: actor.companyId },
      recipients: [toId],
      kind: 'system',
      title: texts.handedOver(fromName, moved),
      description: texts.by(actor.employeeName),
      link: '/system/company/customer/customerList',
      senderId: actor.employeeId,
    })
  audit({ action: 'handover.run', entity: 'partner_handover', entityId: id, diff: { from: fromName, to: toName, items: moved } })
}

async function giveBack(call: StaffCall, handover: repo.OpenHandover) {
  const { tx, actor, audit } = call
  const items = await repo.itemsToReturn(tx, handover, stepSize)
  if (items.length === 0) {
    await repo.setState(tx, handover.id, 'done', true)
    audit({ action: 'handover.undo', entity: 'partner_handover', entityId: handover.id, diff: { items: handover.restored } })
    return undefined
  }
  const rows = await lockCompanies(call, items)
  const moved = await repo.moveBack(tx, idsOf(items.filter(({ dropped }) => !dropped)), handover)
  const added = await repo.addBack(
    tx,
    actor,
    handover,
    items.filter(({ dropped }) => dropped),
  )
  const restored = new Set([...moved, ...added])
  const given = items.filter(({ staffId }) => restored.has(staffId))
  await repo.countReturned(tx, handover.id, items.length, given.length)
  await note(call, rows, given, { from: handover.toName, to: handover.fromName, toId: handover.fromId })
  return { done: handover.givenBack + items.length, total: handover.moved }
}

const idsOf = (items: readonly { readonly staffId: number }[]) => items.map(({ staffId }) => staffId)

type Companies = Awaited<ReturnType<typeof lockCompanies>>
type Placed = Pick<repo.Item, 'kind' | 'subjectId'>
/** The companies of items that are in use, locked. Those in the recycle bin go along and have no timeline to be told in. */
const lockCompanies = ({ tx }: StaffCall, items: readonly Placed[]) =>
  Promise.all(
    Object.values(kinds).map(async (kind) => {
      const ids = [...new Set(items.filter((item) => item.kind === kind.kind).map(({ subjectId }) => subjectId))]
      return { kind, rows: new Map((ids.length === 0 ? [] : await lockUsed(tx, kind, ids)).map((row) => [row.id, row])) }
    }),
  )

/** Writes the changes to timelines and change log of the companies; the new holders of the duties follow them. */
async function note(
  call: StaffCall,
  companies: Companies,
  items: readonly (Placed & { readonly duty: Duty })[],
  { from, to, toId }: { from: string; to: string; toId: number },
): Promise<void> {
  for (const { kind, rows } of companies) {
    const kindItems = items.filter((item) => item.kind === kind.kind && rows.has(item.subjectId))
    const notes = kindItems.map(({ subjectId, duty }) => ({ row: rows.get(subjectId)!, duty, before: [from], after: [to] }))
    await noteStaff(call, kind, notes, [toId])
  }
}
