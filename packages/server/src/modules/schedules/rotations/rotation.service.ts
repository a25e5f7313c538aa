import {
  addDays,
  cycleWeeks,
  implausible,
  portDay,
  rollForward,
  rotationProblem,
  sailingOf,
  type RollResult,
  type Rotation,
  type RotationInput,
} from '@jst/contracts/schedules'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import type { ScheduleCall } from '../schedules.call.ts'
import { makesOwn } from '../schedules.policy.ts'
import { texts } from '../schedules.texts.ts'
import { resolveCodes } from '../voyages/references.ts'
import { addVoyage, announce, byHand } from '../voyages/voyage.service.ts'
import * as repo from './rotation.repo.ts'

/** A Monday: any other would do. */
const sampleDay = '2026-01-05'

/** A rotation's codes are checked as those of a voyage that calls so. */
async function resolved({ tx, actor }: ScheduleCall, rotation: RotationInput): Promise<RotationInput> {
  const probe = {
    CarrierCode: rotation.CarrierCode,
    ServiceCode: rotation.ServiceCode,
    Imo: '',
    Vessel: '-',
    VoyageNo: '-',
    Source: '',
    Remark: '',
  }
  const { voyage, issues } = await resolveCodes(tx, actor, { ...probe, Calls: sailingOf(rotation, sampleDay) })
  if (voyage.ServiceCode === '') throw invalid('Rotation.ServiceCode', texts.rotationService, texts.labels.service)
  if (issues.length > 0)
    throw new AppError('INVALID_INPUT', { issues: issues.map((issue) => ({ ...issue, Path: `Rotation.${issue.Path}` })) })
  const Calls = rotation.Calls.map((call, at) => ({
    ...call,
    PortCode: voyage.Calls[at]!.PortCode,
    TerminalCode: voyage.Calls[at]!.TerminalCode,
  }))
  return { ...rotation, CarrierCode: voyage.CarrierCode, ServiceCode: voyage.ServiceCode, Calls }
}

/** @throws AppError INVALID_INPUT, STALE_WRITE */
export async function saveRotation(
  call: ScheduleCall,
  { UpdateTime, Rotation: input }: { UpdateTime?: string; Rotation: RotationInput },
): Promise<Rotation> {
  const { tx, actor, audit } = call
  const rotation = await resolved(call, input)
  const problem = rotationProblem(rotation)
  if (problem) throw invalid(`Rotation.Calls[${problem.at}].ArriveDay`, problem.message, texts.labels.days)
  // what could not be rolled forward is no rotation
  const issues = implausible(sailingOf(rotation, sampleDay), call.now().getTime())
  if (issues.length > 0)
    throw new AppError('INVALID_INPUT', { issues: issues.map((issue) => ({ ...issue, Path: `Rotation.${issue.Path}` })) })
  const before = await repo.findRotation(tx, actor, rotation.ServiceCode, true)
  if (before) demandVersion(UpdateTime ?? '', before)
  if (before && !makesOwn(actor, before)) await repo.updateRotation(tx, before.id, rotation)
  else
    await repo.insertRotation(tx, actor, rotation).catch((error: unknown) => {
      throw isDuplicate(error) ? new AppError('STALE_WRITE') : error
    })
  const saved = (await repo.findRotation(tx, actor, rotation.ServiceCode))!
  const portsOf = (calls: readonly { PortCode: string; ArriveDay: number }[]) =>
    calls.map(({ PortCode, ArriveDay }) => `${PortCode} D${ArriveDay}`).join(' → ')
  audit({
    action: 'rotation.save',
    entity: 'service_rotation',
    entityId: saved.id,
    diff: { ServiceCode: rotation.ServiceCode, Calls: [before ? portsOf(before.Calls) : '', portsOf(saved.Calls)] },
  })
  announce(call, [])
  return saved
}

interface RollInput {
  ServiceCode: string
  From: string
  Weeks: number
  DryRun: boolean
}

/** Sailings of the coming weeks by the rotation; what is there stays as it is. @throws AppError ILLEGAL_TRANSITION without a rotation */
export async function rollService(call: ScheduleCall, { ServiceCode, From, Weeks, DryRun }: RollInput): Promise<RollResult> {
  const { tx, actor, now } = call
  const rotation = await repo.findRotation(tx, actor, ServiceCode)
  if (!rotation) throw new AppError('ILLEGAL_TRANSITION', { message: texts.rotationMissing })
  if (Number.isNaN(Date.parse(`${From}T00:00:00Z`))) throw invalid('From', texts.fromNeeded, texts.labels.from)
  await repo.lockService(tx, actor, ServiceCode)
  const [first] = rotation.Calls
  // a cycle back for the ships, a year for the numbers that they have had
  const back = Math.max(cycleWeeks(rotation) + 1, 53) * 7
  const knownSailings = await repo.sailingsOf(
    tx,
    actor,
    rotation.CarrierCode,
    ServiceCode,
    addDays(From, -back),
    addDays(From, (Weeks + 53) * 7),
  )
  const sailings = rollForward(
    rotation,
    knownSailings.map(({ arrival, PortCode, ...sailing }) => ({
      ...sailing,
      Day0: addDays(portDay(arrival, PortCode), -first!.ArriveDay),
    })),
    From,
    Weeks,
  )
  const wanted = sailings.filter(({ Exists }) => !Exists)
  if (!DryRun) {
    const ids: number[] = []
    for (const { Day0, Vessel, Imo, VoyageNo } of wanted) {
      const voyage = {
        CarrierCode: rotation.CarrierCode,
        ServiceCode,
        Imo,
        Vessel,
        VoyageNo,
        Source: byHand,
        SourceTime: now().toISOString(),
        Remark: '',
        Blank: false,
        Reason: '',
      }
      ids.push(await addVoyage(call, { ...voyage, Calls: sailingOf(rotation, Day0) }, 'voyage.roll'))
    }
    if (ids.length > 0) announce(call, ids)
  }
  return {
    Created: DryRun ? 0 : wanted.length,
    Sailings: sailings.map(({ Day0, Vessel, VoyageNo, Exists }) => ({
      Day0,
      Vessel,
      VoyageNo,
      Exists,
      Departure: sailingOf(rotation, Day0)[0]!.PlannedDeparture,
    })),
  }
}
