import { nameIds } from '@jst/contracts'
import { implausible, nextVoyageNo, shiftDays, type CallInput, type Voyage, type VoyageInput } from '@jst/contracts/schedules'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { layerOf } from '../../../entity-kit/index.ts'
import type { ScheduleCall } from '../schedules.call.ts'
import { makesOwn, mayRemove } from '../schedules.policy.ts'
import { texts } from '../schedules.texts.ts'
import { resolveCodes } from './references.ts'
import { diffOfVoyage } from './voyage-diff.ts'
import * as repo from './voyage.repo.ts'

/** Where a change came from when a person made it. */
export const byHand = texts.byHand

/**
 * Everybody who may see them hears it after the commit; their lists ask anew, so that no frame carries what a company keeps to itself. No id: any
 * voyage.
 */
export function announce({ actor, emit }: Pick<ScheduleCall, 'actor' | 'emit'>, ids: readonly number[]): void {
  const to = actor.companyKind === 'platform' ? 'everyone' : { companies: [actor.companyId] }
  emit({ to, frame: { type: 'schedules/changed', content: { Ids: nameIds(ids) } } })
}

/** The voyage, locked, in the version that the caller saw. @throws AppError NOT_FOUND, STALE_WRITE */
export async function lockedVoyage({ tx, actor }: ScheduleCall, id: number, seen: string | undefined): Promise<Voyage> {
  const voyage = await repo.findVoyage(tx, id, true)
  // the platform's administrators see what companies have, and keep the platform's alone
  if (!voyage || (actor.companyKind === 'platform' && voyage.Layer === 'company')) throw new AppError('NOT_FOUND')
  demandVersion(seen ?? '', voyage)
  return voyage
}

const demandSound = (calls: readonly CallInput[], now: Date) => {
  const issues = implausible(calls, now.getTime())
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

/** Writes a new version: of the voyage itself, or, where it is the platform's and the actor is not, as one of his company's own. */
export async function writeVersion(call: ScheduleCall, before: Voyage, after: repo.VoyageToWrite, action: string): Promise<Voyage> {
  const { tx, actor, audit } = call
  demandSound(after.Calls, call.now())
  const becomesOwn = makesOwn(actor, before)
  // somebody of the company made it their own meanwhile: that is the version that counts
  const theirs = becomesOwn ? await repo.findOwn(tx, before.Id, actor.companyId) : undefined
  if (theirs) throw new AppError('STALE_WRITE', { data: theirs })
  const id = await (
    becomesOwn
      ? repo.insertVoyages(tx, layerOf(actor), actor.employeeId, [after], before.Id).then(([added]) => added!)
      : repo.updateVoyage(tx, before.Id, after).then(() => before.Id)
  ).catch((error: unknown) => {
    // two of the company at once
    if (isDuplicate(error, 'voyage_stands_for')) throw new AppError('STALE_WRITE')
    return refuseTwice(error)
  })
  audit({ action, entity: 'voyage', entityId: id, diff: diffOfVoyage(before, after) })
  announce(call, becomesOwn ? [before.Id, id] : [id])
  return (await repo.findVoyage(tx, id))!
}

function refuseTwice(error: unknown): never {
  throw isDuplicate(error) ? invalid('Voyage.VoyageNo', texts.twice, texts.labels.voyage) : error
}

export async function addVoyage(call: ScheduleCall, voyage: repo.VoyageToWrite, action: string): Promise<number> {
  const { tx, actor, audit, now } = call
  demandSound(voyage.Calls, now())
  const [id] = await repo.insertVoyages(tx, layerOf(actor), actor.employeeId, [voyage]).catch(refuseTwice)
  audit({
    action,
    entity: 'voyage',
    entityId: id!,
    diff: { Vessel: voyage.Vessel, VoyageNo: voyage.VoyageNo, ServiceCode: voyage.ServiceCode },
  })
  return id!
}

/** Manual input, with values that only marks and sources set. */
const entered = (input: VoyageInput, now: Date, stored?: Voyage): repo.VoyageToWrite => ({
  ...input,
  Source: input.Source.trim() || byHand,
  SourceTime: now.toISOString(),
  Blank: stored?.Blank ?? false,
  Reason: stored?.Reason ?? '',
})

interface SaveInput {
  Id: number
  UpdateTime?: string
  Voyage: VoyageInput
  CopyWeeks: number
}

export async function saveVoyage(call: ScheduleCall, input: SaveInput): Promise<Voyage> {
  const { tx, actor, now } = call
  const before = input.Id === 0 ? undefined : await lockedVoyage(call, input.Id, input.UpdateTime)
  const { voyage, issues } = await resolveCodes(tx, actor, input.Voyage)
  if (issues.length > 0)
    throw new AppError('INVALID_INPUT', { issues: issues.map((issue) => ({ ...issue, Path: `Voyage.${issue.Path}` })) })
  const written = entered(voyage, now(), before)
  const saved = before
    ? await writeVersion(call, before, written, 'voyage.save')
    : await repo.findVoyage(tx, await addVoyage(call, written, 'voyage.add'))
  const ids = [saved!.Id]
  for (let week = 1; week <= input.CopyWeeks; week++) ids.push(await addVoyage(call, copyOf(written, week), 'voyage.copy'))
  if (!before || ids.length > 1) announce(call, ids)
  return saved!
}

/** The same so many weeks later, with the next voyage numbers; what has happened is not copied. */
function copyOf(voyage: repo.VoyageToWrite, weeks: number): repo.VoyageToWrite {
  let VoyageNo = voyage.VoyageNo
  for (let week = 0; week < weeks; week++) VoyageNo = nextVoyageNo(VoyageNo)
  const Calls = voyage.Calls.map((call) => {
    const later = (value: string | null | undefined) => (value ? shiftDays(value, call.PortCode, 7 * weeks) : null)
    return {
      ...call,
      PlannedArrival: later(call.PlannedArrival),
      PlannedDeparture: later(call.PlannedDeparture),
      EstimatedArrival: null,
      EstimatedDeparture: null,
      ActualArrival: null,
      ActualDeparture: null,
      Omitted: false,
      PortCode: call.ReplacedPort || call.PortCode,
      ReplacedPort: '',
      TerminalCode: call.ReplacedPort ? '' : call.TerminalCode,
      Cutoffs: Object.fromEntries(Object.entries(call.Cutoffs).map(([code, value]) => [code, later(value)])),
    }
  })
  return { ...voyage, VoyageNo, Blank: false, Reason: '', Calls }
}

/** @throws AppError NOT_FOUND, STALE_WRITE, FORBIDDEN, ILLEGAL_TRANSITION */
export async function removeVoyage(call: ScheduleCall, id: number, seen: string): Promise<void> {
  const voyage = await lockedVoyage(call, id, seen)
  demand(mayRemove(call.actor, voyage))
  await repo.deleteVoyage(call.tx, id)
  const { Vessel, VoyageNo, ServiceCode } = voyage
  call.audit({ action: 'voyage.remove', entity: 'voyage', entityId: id, diff: { Vessel, VoyageNo, ServiceCode } })
  announce(call, [id])
}
