import type { Duty, Handover, HandoverReturn } from '@jst/contracts/partner'
import { namesByCode } from '../../entity-kit/index.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { handoverJob } from './handover.job.ts'
import * as repo from './handover.repo.ts'
import { makeStep, stepSize } from './handover.steps.ts'
import { colleague } from './staff.repo.ts'
import type { StaffCall } from './staff.service.ts'
import { texts } from './texts.ts'

/** Duties that a handover would move. */
export async function plan(db: Db, fromId: number, toId: number | undefined) {
  const found = await repo.findItems(db, fromId, toId ?? 0)
  const lanes = [...new Set(found.map(({ lane }) => lane))].filter((lane) => lane !== '')
  const named = lanes.length > 0 ? await db.query<{ code: string; name: string }>(namesByCode('lane'), [lanes]) : []
  const names = new Map(named.map(({ code, name }) => [code, name]))
  return found.map(({ kind, subjectId, code, name, duty, lane, shared }) => ({
    Kind: kind,
    Id: subjectId,
    Code: code,
    NameZh: name,
    Duty: duty,
    LaneName: names.get(lane) ?? lane,
    Shared: shared,
  }))
}

/**
 * Hands duties over, at once or by a job when there are many: `JobId` says which. One of the same people that a job has left unfinished goes on.
 * @throws AppError INVALID_INPUT for people who cannot hand over, ILLEGAL_TRANSITION when there is nothing
 */
export async function run(
  call: StaffCall,
  { FromId, ToId, Duties }: { FromId: number; ToId: number; Duties?: readonly Duty[] },
): Promise<Handover> {
  const { tx, actor } = call
  if (FromId === ToId) throw invalid('ToId', texts.samePerson)
  const to = await colleague(tx, actor.companyId, ToId)
  const from = await repo.anybody(tx, actor.companyId, FromId)
  if (!from) throw invalid('FromId', texts.noEmployee)
  if (!to) throw invalid('ToId', texts.noEmployee)
  const filter = { fromId: FromId, toId: ToId, duties: Duties ? [...Duties].toSorted() : null }
  const total = await repo.countItems(tx, FromId, filter.duties)
  const open = await repo.lockUnfinished(tx, filter)
  if (total === 0 && !open) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothingToHand })
  const id = open?.id ?? (await repo.insertHandover(tx, actor, { ...filter, total }))
  const JobId = await goOn(call, id, 'run', total, `${from.name} → ${to.name}`)
  return { ...(await repo.shownHandover(tx, id)), ...JobId }
}

/**
 * Gives back what is still with the person who took it; what has moved on since stays where it is.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION for one that was undone
 */
export async function undo(call: StaffCall, id: number): Promise<HandoverReturn> {
  const { tx } = call
  const handover = await repo.lockHandover(tx, id)
  if (!handover) throw new AppError('NOT_FOUND')
  if (handover.undone) throw new AppError('ILLEGAL_TRANSITION', { message: texts.undone })
  // steps of a handover that is under way find nothing to do from here on
  await repo.setState(tx, id, 'returning')
  const JobId = await goOn(call, id, 'undo', handover.moved - handover.givenBack, `${handover.fromName} → ${handover.toName}`)
  const { Restored, Duties } = await repo.shownHandover(tx, id)
  return { Restored, Kept: JobId ? 0 : Duties - Restored, ...JobId }
}

/** Makes the steps that are left, or leaves them to a job. */
async function goOn(
  call: StaffCall,
  id: number,
  act: 'run' | 'undo',
  items: number,
  people: string,
): Promise<{ JobId: number } | undefined> {
  const { companyId, employeeId } = call.actor
  if (items > stepSize) {
    const about = texts.handover.about(people, act)
    return { JobId: await jobs.send(call.tx, handoverJob, { id, act }, { by: { companyId, employeeId }, about, key: `${act} ${id}` }) }
  }
  while (await makeStep(call, id));
  return undefined
}
