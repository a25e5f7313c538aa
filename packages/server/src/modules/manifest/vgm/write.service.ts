import { isDeepStrictEqual } from 'node:util'
import { manifestButtons, vgmDocument, vgmStates, type VgmContent, type VgmSheet, type writeVgm } from '@jst/contracts/manifest'
import type { BodyOf } from '@jst/contracts'
import { normalizeContainerNo } from '@jst/contracts/values'
import { withVgm } from '@jst/manifest/vgm'
import { drawNumbers, moveRecord, recordChanges, recordCreated } from '../../../documents/index.ts'
import { mayPress } from '../../../kernel/access/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { writtenVgm } from '../filing/contacts.ts'
import { agentsFor, type StoredManifest } from '../filing/manifest.repo.ts'
import type { ManifestCall } from '../filing/call.ts'
import { texts } from '../texts.ts'
import { demandBill, isOpen, mayWriteVgm, sheetOf } from './sheet.service.ts'
import { findVgms, insertVgms, lockVgms, updateVgms, vgmsOf, type StoredVgm } from './vgm.repo.ts'

type Input = BodyOf<typeof writeVgm>
const { kind } = vgmDocument

/** Texts without blanks around them, the number in its form, and the mass that the weights give where none was typed. */
export function cleanedVgm(content: VgmContent): VgmContent {
  const trimmed = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as VgmContent
  const record = { ...trimmed, BoxNo: normalizeContainerNo(trimmed.BoxNo), Person: trimmed.Person.toUpperCase() }
  return record.Vgm === 0 ? withVgm(record) : record
}

/** Each box of a bill once, and each with a number. @throws AppError INVALID_INPUT at its row */
function demandBoxes(rows: readonly VgmContent[], ids: readonly number[], stored: readonly StoredVgm[]): void {
  const seen = new Map(stored.filter(({ id }) => !ids.includes(id)).map(({ boxNo }) => [boxNo, texts.vgm.declared(boxNo)]))
  rows.forEach(({ BoxNo }, at) => {
    const path = `Rows[${at}].Content.BoxNo`
    if (BoxNo === '') throw invalid(path, texts.vgm.noBox, texts.vgm.box)
    const twice = seen.get(BoxNo)
    if (twice !== undefined) throw invalid(path, twice, texts.vgm.box)
    seen.set(BoxNo, texts.vgm.twice(BoxNo))
  })
}

interface Change {
  readonly before: StoredVgm
  readonly content: VgmContent
  readonly agent: string
  readonly lateReason: string
}
/**
 * Writes declarations of a bill, all or none.
 * @param isOwnEntry false for values of another side, whose contacts are stored as they came
 * @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION, STALE_WRITE with the sheet as it is, INVALID_INPUT
 */
export async function writeVgms(call: ManifestCall, input: Input, isOwnEntry = true): Promise<VgmSheet> {
  const { tx, actor } = call
  const bill = await demandBill({ db: tx }, input.Id)
  if (!mayWriteVgm(actor, bill)) throw new AppError('FORBIDDEN', { message: texts.needsWrite })
  const reading = { db: tx, system: tx.system, actor, now: call.now }
  const ids = input.Rows.flatMap(({ Id }) => (Id === 0 ? [] : [Id]))
  await lockVgms(tx, ids)
  const stored = await vgmsOf(tx, bill.id)
  const byId = new Map(stored.map((one) => [one.id, one]))
  const contents = input.Rows.map(({ Id, Content }) => cleanedVgm(isOwnEntry ? writtenVgm(actor, Content, byId.get(Id)?.content) : Content))
  demandBoxes(contents, ids, stored)
  const lateReason = input.LateReason.trim()
  const changes: Change[] = []
  const fresh: VgmContent[] = []
  for (const [at, { Id, UpdateTime }] of input.Rows.entries()) {
    const content = contents[at]!
    if (Id === 0) {
      fresh.push(content)
      continue
    }
    const before = byId.get(Id)
    if (!before) throw new AppError('NOT_FOUND')
    if (!isOpen(before))
      throw new AppError('ILLEGAL_TRANSITION', { message: texts.vgm.notOpen(before.boxNo, vgmStates.wordOf(before.state)) })
    if (UpdateTime === undefined || Date.parse(UpdateTime) !== Date.parse(before.updateTime))
      throw new AppError('STALE_WRITE', { data: await sheetOf(reading, bill.id) })
    const agent = actor.companyId === bill.staffId ? input.Agent.trim() || before.agent : before.agent
    const late = lateReason === '' ? before.lateReason : lateReason
    if (!isDeepStrictEqual(before.content, content) || agent !== before.agent || late !== before.lateReason)
      changes.push({ before, content, agent, lateReason: late })
  }
  const isNewReason = fresh.length > 0 || changes.some(({ before }) => before.lateReason !== lateReason)
  if (lateReason !== '' && isNewReason && !mayPress(actor, manifestButtons.staff.late))
    throw invalid('LateReason', texts.needsLate, texts.lateReason)
  await add(call, bill, fresh, { agent: actor.companyId === bill.staffId ? input.Agent.trim() : '', lateReason })
  await change(call, changes)
  return sheetOf(reading, bill.id)
}

async function add(
  call: ManifestCall,
  bill: StoredManifest,
  contents: readonly VgmContent[],
  { agent, lateReason }: { readonly agent: string; readonly lateReason: string },
): Promise<void> {
  if (contents.length === 0) return
  const { tx, actor } = call
  const { staffId, companyId, operatorId, id: manifestId } = bill
  const partner = agent || (await agentsFor(tx.system, staffId, 'vgm', bill.content.Pol))
  const numbers = await drawNumbers(tx, { companyId: staffId, kind }, contents.length, tx.system)
  const rows = contents.map((content, at) => ({ no: numbers[at]!, content, agent: partner, lateReason }))
  const ids = await insertVgms(tx, { companyId, operatorId, manifestId, by: actor.employeeId }, rows)
  for (const [at, id] of ids.entries())
    call.audit({
      action: `${kind}.add`,
      entity: kind,
      entityId: id,
      diff: { Code: numbers[at]!, BoxNo: contents[at]!.BoxNo, Vgm: contents[at]!.Vgm },
    })
  await recordCreated(call, kind, ids, { companyId, operatorId })
}

async function change(call: ManifestCall, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const saved = vgmStates.codes.saved
  await updateVgms(
    call.tx,
    changes.map(({ before, content, agent, lateReason }) => ({ id: before.id, content, agent, lateReason, again: before.state !== saved })),
  )
  for (const { before, content } of changes) {
    await recordChanges(call, { kind, row: before }, before.content, content)
    call.audit({ action: `${kind}.write`, entity: kind, entityId: before.id, diff: { BoxNo: content.BoxNo, Vgm: content.Vgm } })
    if (before.state !== saved) await moveRecord(call, kind, before.id, 'write', true)
  }
}

/** Values that the other side told of a box, over those that the declaration has. @throws AppError as `writeVgms` */
export async function takeReported(call: ManifestCall, id: number, reported: Partial<VgmContent>): Promise<void> {
  const [vgm] = await findVgms(call.tx, [id])
  if (!vgm) throw new AppError('NOT_FOUND')
  const Content = { ...vgm.content, ...reported }
  await writeVgms(call, { Id: vgm.manifestId, Agent: '', LateReason: '', Rows: [{ Id: id, UpdateTime: vgm.updateTime, Content }] }, false)
}
