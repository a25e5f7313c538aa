import type { ApprovalRound } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import type { DocumentCall, DocumentModule } from '../registry.ts'
import { staffCompanyOf } from '../subject.ts'
import { recordEvent } from '../thread/record.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'
import { demandOpen } from './decide.service.ts'
import { approvalOf } from './rounds.service.ts'
import { findPeople } from './rules.repo.ts'
import { nameOf, tellDesks, tellRound } from './notify.ts'

type Reassigned = ApprovalRound['Reassigns']
/** Seats that the caller may give away: his own, or anybody's with the button that keeps the chain. */
export function reassignable(
  actor: EmployeeActor,
  { keeps }: { readonly keeps: Parameters<typeof mayPress>[1] },
  round: Pick<repo.Round, 'state' | 'companyId' | 'operatorId'>,
  parts: { readonly steps: readonly repo.Step[]; readonly seats: readonly repo.Seat[]; readonly votes: readonly repo.Vote[] },
): Reassigned {
  if (round.state !== 'open' || actor.companyId !== staffCompanyOf(round)) return []
  const isKeeper = mayPress(actor, keeps)
  const open = new Set(parts.steps.flatMap(({ id, state }) => (state === 'open' ? [id] : [])))
  return parts.seats
    .filter(({ stepId, employeeId }) => open.has(stepId) && (isKeeper || employeeId === actor.employeeId))
    .filter(({ stepId, employeeId }) => !parts.votes.some((vote) => vote.stepId === stepId && vote.forId === employeeId))
    .map(({ stepId, employeeId, name }) => ({ StepId: stepId, FromId: employeeId, FromName: name }))
}

const move = `with gone as (delete from approval_seat where step_id = $1 and employee_id = $2 returning company_id, operator_id)
  insert into approval_seat (step_id, employee_id, company_id, operator_id) select $1, $3, g.company_id, g.operator_id from gone g returning step_id`

/**
 * Another person decides in place of one who has not yet. Neither who asked nor, in kinds with distinct people, the maker or somebody who stands
 * elsewhere in the round takes a turn. Record and round are locked: of a vote and a reassignment at once, one finds the other.
 * @throws AppError FORBIDDEN, ILLEGAL_TRANSITION, INVALID_INPUT for a person who may not decide
 */
export async function reassign(
  call: DocumentCall,
  { Id, StepId, FromId, ToId, Words }: { Id: number; StepId: number; FromId: number; ToId: number; Words: string },
): Promise<null> {
  const { tx, actor } = call
  const { module, row, round } = await demandOpen(call, Id)
  const [steps, seats, votes] = [await repo.stepsOf(tx, round.id), await repo.seatsOf(tx, round.id), await repo.votesOf(tx, round.id)]
  const turn = reassignable(actor, approvalOf(module), round, { steps, seats, votes }).find(
    (one) => one.StepId === StepId && one.FromId === FromId,
  )
  if (!turn) throw new AppError('FORBIDDEN', { message: texts.reassign.notYours })
  const to = (await findPeople(tx, actor.companyId)).find((person) => person.Id === ToId)
  await demandTaker(call, module, row.id, round, ToId, seats, votes)
  const [reassigned] = await tx.system.query(move, [StepId, FromId, ToId])
  if (!reassigned || !to) throw new AppError('STALE_WRITE')
  const step = steps.find(({ id }) => id === StepId)!.rule.Name
  const words = texts.reassign.done(step, turn.FromName, to.Name, Words.trim())
  recordEvent(call, { kind: round.kind, row }, { audience: 'internal', event: 'approval', words })
  call.audit({ action: `${round.kind}.reassign`, entity: round.kind, entityId: row.id, diff: { step, from: turn.FromName, to: to.Name } })
  await tellRound(tx, module, round, [ToId], texts.notice.approvalRequested(nameOf(module, round)), words, actor.employeeId)
  call.emit({ to: { employees: [FromId] }, frame: { type: 'approval/changed', content: null } })
  await tellDesks(call, round.id)
  return null
}

async function demandTaker(
  { tx, actor }: DocumentCall,
  module: DocumentModule,
  recordId: number,
  round: repo.Round,
  ToId: number,
  seats: readonly repo.Seat[],
  votes: readonly repo.Vote[],
): Promise<void> {
  const pages = module.document.reads
  const able = await repo.findAble(tx.system, actor.companyId, round.askedBy === null ? [] : [round.askedBy], {
    people: [ToId],
    roles: [],
    pages,
  })
  if (!able.some(({ id }) => id === ToId)) throw invalid('ToId', texts.reassign.unable)
  if (seats.some(({ employeeId }) => employeeId === ToId)) throw invalid('ToId', texts.reassign.seated)
  if (!approvalOf(module).distinct) return
  if (votes.some(({ voterId }) => voterId === ToId)) throw invalid('ToId', texts.twoSteps)
  const createdByTarget = await tx.query(`select from ${module.table} where id = $1 and create_id = $2`, [recordId, ToId])
  if (createdByTarget.length > 0) throw invalid('ToId', texts.ownRecord(module.document.zh))
}
