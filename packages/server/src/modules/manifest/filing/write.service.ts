import { isDeepStrictEqual } from 'node:util'
import {
  manifestButtons,
  manifestDocument as document,
  manifestStates,
  regimeNames,
  type ManifestContent,
  type ManifestRegime,
  type ManifestView,
  type saveManifest,
} from '@jst/contracts/manifest'
import type { BodyOf } from '@jst/contracts'
import { normalizeContainerNo } from '@jst/contracts/values'
import { withoutBlanks } from '@jst/manifest'
import { sumOf } from '@jst/packing'
import { drawNumbers, moveRecord, recordChanges, recordCreated } from '../../../documents/index.ts'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import type { ManifestCall } from './call.ts'
import { writtenContent } from './contacts.ts'
import { findingsOf, timesOf, wrongOf } from './check.ts'
import {
  agentsFor,
  filingsOf,
  findManifests,
  findTaken,
  insertManifest,
  lockManifests,
  updateManifests,
  type ManifestRow,
  type StoredManifest,
} from './manifest.repo.ts'
import { demandSource, siContent, type SourceOwner } from './sources.service.ts'
import { demandOpen, demandWriter, mayWriteNow, mended, open } from './policy.ts'
import { spokenOf } from './spoken.ts'
import { viewOf } from './view.service.ts'

type Input = BodyOf<typeof saveManifest>
const { kind } = document
/** Box numbers in their form, and sums of boxes by their lines where there are some. */
export function cleaned(content: ManifestContent): ManifestContent {
  const keys = new Set(content.Goods.map(({ Key }) => Key))
  if (keys.size < content.Goods.length) throw invalid('Content.Goods', texts.keyTwice)
  const Boxes = content.Boxes.map((box) => ({
    ...box,
    BoxNo: normalizeContainerNo(box.BoxNo),
    Seals: box.Seals.map(({ No, Source }) => ({ No: No.trim().toUpperCase(), Source })).filter(({ No }) => No !== ''),
    ...(box.Lines.length > 0 && isExact(box) ? sumOf(box.Lines) : {}),
  }))
  return { ...withoutBlanks(content), BillNo: content.BillNo.trim().toUpperCase(), Boxes }
}
/** Lines with too many decimals cannot be added up; the checks name them. */
const isExact = ({ Lines }: ManifestContent['Boxes'][number]): boolean => {
  try {
    sumOf(Lines)
    return true
  } catch {
    return false
  }
}

export interface RowFacts {
  readonly regime: ManifestRegime
  readonly customer: string
  readonly agent: string
  readonly no: string
  readonly lateReason: string
}
/** The row of a filing of its content. */
export const rowOf = ({ regime, customer, agent, no, lateReason }: RowFacts, content: ManifestContent, wrong: number): ManifestRow => ({
  values: {
    Code: no,
    NameZh: customer,
    Regime: regime,
    BillNo: content.BillNo,
    MasterNo: content.MasterNo,
    Vessel: content.Vessel,
    Voyage: content.Voyage,
    Carrier: content.Carrier,
    Pol: content.Pol,
    Pod: content.Pod,
    Agent: agent,
  },
  content,
  ...timesOf(regime, content),
  lateReason,
  wrong,
})

/** A reason to be late comes from somebody with the right alone. @throws AppError INVALID_INPUT */
function demandLate(actor: EmployeeActor, before: string, after: string): void {
  if (after !== '' && after !== before && !mayPress(actor, manifestButtons.staff.late))
    throw invalid('LateReason', texts.needsLate, texts.lateReason)
}

/** One filing in use of a bill with a customs. @throws AppError INVALID_INPUT */
async function demandFree(
  tx: ManifestCall['tx'],
  staff: number,
  bill: string,
  regimes: readonly ManifestRegime[],
  except: readonly number[],
) {
  if (bill === '') return
  const [taken] = await findTaken(tx.system, staff, bill, regimes, except)
  if (taken) throw invalid('Content.BillNo', texts.taken(regimeNames[taken.regime][0], bill, taken.no), texts.billNo)
}

/**
 * Writes a filing with those of its bill that are still open, or makes new ones.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE with the filing as it is, INVALID_INPUT
 */
export async function writeManifest(call: ManifestCall, input: Input): Promise<ManifestView & { Written: number[] }> {
  const content = cleaned(input.Content)
  const LateReason = input.LateReason.trim()
  return input.Id === 0 ? add(call, { ...input, LateReason }, content) : change(call, { ...input, LateReason }, content)
}

async function answered(call: ManifestCall, id: number, Written: number[]) {
  const [manifest] = await findManifests(call.tx, [id])
  return { ...(await viewOf({ db: call.tx, system: call.tx.system, actor: call.actor, now: call.now }, manifest!)), Written }
}

async function add(call: ManifestCall, input: Input, typed: ManifestContent) {
  const { tx, actor } = call
  if (input.Regimes.length === 0) throw invalid('Regimes', texts.noRegime, texts.regimes)
  demandLate(actor, '', input.LateReason)
  const source: SourceOwner = await demandSource(call, input)
  const content = writtenContent(actor, typed, input.SiId === 0 ? undefined : (await siContent(tx.system, input.SiId))?.content)
  demandWriter(actor, { staffId: source.operatorId ?? source.companyId })
  const agent = input.Agent.trim()
  const written = await insertFilings(call, source, {
    regimes: input.Regimes,
    content,
    lateReason: input.LateReason,
    group: null,
    agent,
  })
  return answered(call, written[0]!, written)
}

interface NewFilings {
  readonly regimes: readonly ManifestRegime[]
  readonly content: ManifestContent
  readonly lateReason: string
  /** Filings of the bill that there are; null: none yet. */
  readonly group: number | null
  /** Agent of the first filing; '' as the set-ups say. */
  readonly agent: string
}
/** Makes filings of one bill. @throws AppError INVALID_INPUT where one is in use */
async function insertFilings(
  call: ManifestCall,
  source: SourceOwner,
  { regimes, content, lateReason, group, agent: first }: NewFilings,
): Promise<number[]> {
  const { tx, actor } = call
  const staff = source.operatorId ?? source.companyId
  await demandFree(tx, staff, content.BillNo, regimes, [])
  const numbers = await drawNumbers(tx, { companyId: staff, kind }, regimes.length, tx.system)
  const written: number[] = []
  for (const [at, regime] of regimes.entries()) {
    const agent = first === '' || at > 0 ? await agentsFor(tx.system, staff, regime, content.Pol) : first
    const facts = { regime, customer: source.customer, agent, no: numbers[at]!, lateReason }
    const wrong = wrongOf(await findingsOf(tx.system, { id: 0, staffId: staff, regime, content, lateReason }, call.now()))
    const groupId = group ?? written[0] ?? null
    const id = await insertManifest(tx, { ...source, groupId, by: actor.employeeId }, rowOf(facts, content, wrong))
    if (groupId === null) await tx.query('update manifest set group_id = id where id = $1', [id])
    written.push(id)
    call.audit({ action: `${kind}.add`, entity: kind, entityId: id, diff: { Code: facts.no, Regime: regime, BillNo: content.BillNo } })
  }
  await recordCreated(call, kind, written, source)
  return written
}

/** The filing and its siblings, locked, in the version that the caller saw. */
async function demandFilings(
  call: ManifestCall,
  { Id, UpdateTime }: Input,
): Promise<{ readonly manifest: StoredManifest; readonly all: readonly StoredManifest[] }> {
  const { tx, actor } = call
  const [requested] = await findManifests(tx, [Id])
  if (!requested) throw new AppError('NOT_FOUND')
  const ids = (await filingsOf(tx, requested.groupId)).map(({ id }) => id)
  await lockManifests(tx, ids)
  const all = await findManifests(tx, ids)
  const manifest = all.find(({ id }) => id === Id)
  if (!manifest) throw new AppError('NOT_FOUND')
  if (UpdateTime === undefined || Date.parse(UpdateTime) !== Date.parse(manifest.updateTime))
    throw new AppError('STALE_WRITE', { data: await viewOf({ db: tx, system: tx.system, actor, now: call.now }, manifest) })
  return { manifest, all }
}

const { codes } = manifestStates
/** Filings that the bill does not have yet. Those that were deleted or given up may be made anew. */
const missingOf = (all: readonly StoredManifest[], regimes: readonly ManifestRegime[]): ManifestRegime[] => {
  const have = all.filter(({ state }) => state !== codes.deleted && state !== codes.void).map(({ regime }) => regime)
  return regimes.filter((regime) => !have.includes(regime))
}

async function change(call: ManifestCall, input: Input, typed: ManifestContent) {
  const { tx, actor } = call
  const { manifest, all } = await demandFilings(call, input)
  const content = writtenContent(actor, typed, manifest.content)
  const isNew = !isDeepStrictEqual(manifest.content, content)
  const missing = missingOf(all, input.Regimes)
  if (missing.length > 0) demandWriter(actor, manifest)
  // a filing that is with customs is not written, and the bill may get further filings of the same content
  const isAdding = missing.length > 0 && !isNew && !open.includes(manifest.state) && !mended.includes(manifest.state)
  if (!isAdding) demandOpen(actor, manifest)
  // the others take the same data while nobody has verified them, and the caller may write them: a sender corrects what he sends alone
  const filings = isAdding
    ? []
    : [manifest, ...all.filter((one) => one.id !== manifest.id && open.includes(one.state) && mayWriteNow(actor, one))]
  if (!isAdding) demandLate(actor, manifest.lateReason, input.LateReason)
  await demandFree(
    tx,
    manifest.staffId,
    content.BillNo,
    filings.map(({ regime }) => regime),
    filings.map(({ id }) => id),
  )
  const changed: (ManifestRow & { id: number })[] = []
  for (const filing of filings) {
    const isOwn = filing === manifest
    const agent = isOwn && actor.companyId === manifest.staffId ? input.Agent.trim() : filing.agent
    const lateReason = isOwn ? input.LateReason : filing.lateReason
    if (isDeepStrictEqual(filing.content, content) && agent === filing.agent && lateReason === filing.lateReason) continue
    const wrong = wrongOf(await findingsOf(tx.system, { ...filing, content, lateReason }, call.now()))
    changed.push({ id: filing.id, ...rowOf({ ...filing, agent, lateReason }, content, wrong) })
  }
  if (changed.length > 0) await updateManifests(tx, changed)
  for (const { id } of changed) {
    const before = filings.find((one) => one.id === id)!
    const [was, is] = [spokenOf(before.content), spokenOf(content)]
    await recordChanges(call, { kind, row: before }, was, is)
    call.audit({ action: `${kind}.write`, entity: kind, entityId: id, diff: { BillNo: content.BillNo } })
  }
  // a correction of what the channel or customs sent back waits to be sent again; a message tells a version of what it says
  if (!isAdding && mended.includes(manifest.state) && (isNew || manifest.state !== codes.toSend))
    await moveRecord(call, kind, manifest.id, 'mend', true)
  const { lateReason } = manifest
  const added =
    missing.length === 0
      ? []
      : await insertFilings(call, manifest, { regimes: missing, content, lateReason, group: manifest.groupId, agent: '' })
  return answered(call, manifest.id, [...changed.map(({ id }) => id), ...added])
}
