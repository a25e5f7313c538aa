import { sendNotice } from '../notices/index.ts'
import type { DocumentCall, DocumentModule } from '../registry.ts'
import { pageOf, staffCompanyOf } from '../subject.ts'
import { texts as shared } from '../texts.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'

/** How people know the record of a round. */
export const nameOf = ({ document }: DocumentModule, { no, title }: repo.Round): string => shared.notice.subject(document.zh, no, title)

/** People who are still to decide: those with a seat and no vote, and their substitutes of today. */
export async function pendingApprovers(tx: DocumentCall['tx'], round: repo.Round, stepId?: number): Promise<repo.Seat[]> {
  const [seats, votes, steps] = await Promise.all([
    repo.seatsOf(tx.system, round.id),
    repo.votesOf(tx.system, round.id),
    repo.stepsOf(tx.system, round.id),
  ])
  const open = new Set(steps.flatMap(({ id, state }) => (state === 'open' && (stepId ?? id) === id ? [id] : [])))
  return seats.filter((seat) => open.has(seat.stepId) && !votes.some((v) => v.stepId === seat.stepId && v.forId === seat.employeeId))
}
export const peopleOf = (seats: readonly repo.Seat[]): number[] => [
  ...new Set(seats.flatMap(({ employeeId, delegateId }) => (delegateId === null ? [employeeId] : [employeeId, delegateId]))),
]

/** A notice about a round to staff of its company, which leads to the page where it is decided. */
export const tellRound = (
  tx: DocumentCall['tx'],
  module: DocumentModule,
  round: repo.Round,
  recipients: readonly number[],
  title: string,
  description: string,
  senderId: number | null,
) =>
  sendNotice(tx, {
    recipients,
    audience: { internal: staffCompanyOf(round) },
    kind: 'system',
    title,
    description,
    link: pageOf(module.document, round, 'staff'),
    bill: round.no,
    senderId,
  })

/** Notifies the approvers of a step that is asked from now on, and their substitutes of today. */
export async function notifyApprovers(
  { tx, actor, emit }: DocumentCall,
  module: DocumentModule,
  round: repo.Round,
  step: string,
  able: readonly repo.Able[],
) {
  const recipientIds = new Set(able.flatMap(({ id, delegateId }) => (delegateId === null ? [id] : [id, delegateId])))
  const people = [...recipientIds].filter((id) => id !== round.askedBy)
  const { notice } = texts
  await tellRound(
    tx,
    module,
    round,
    people,
    notice.approvalRequested(nameOf(module, round)),
    notice.askedBy(round.askedName, step),
    actor.employeeId,
  )
  emit({ to: { employees: people }, frame: { type: 'approval/changed', content: null } })
}

/** Open desks of everybody who is or was asked ask anew. */
export async function tellDesks({ tx, emit }: DocumentCall, roundId: number): Promise<void> {
  const employees = peopleOf(await repo.seatsOf(tx.system, roundId))
  if (employees.length > 0) emit({ to: { employees }, frame: { type: 'approval/changed', content: null } })
}
