import { amendable, resubmittable, SiStatus, siStatusTable, siTransitions, type SiSide } from '@jst/contracts/si'
import { mayPress, type EmployeeActor } from '../../kernel/actor.ts'
import { allowed, refuse, type Verdict } from '../../kernel/policy.ts'
import { texts } from './si.texts.ts'

interface Owned {
  companyId: number
  operatorId: number
}

/** On which side of a record the actor stands; null: on neither. */
export function sideOf(actor: EmployeeActor, { companyId, operatorId }: Owned): SiSide | null {
  if (actor.companyId === companyId) return 'submitter'
  return actor.companyId === operatorId ? 'reviewer' : null
}

/** A customer submits for its own orders; an employee of the operator for a customer it serves. */
export function maySubmit(actor: EmployeeActor, order: Owned, onBehalf: boolean): Verdict {
  const side = sideOf(actor, order)
  if (side === null) return refuse('NOT_FOUND')
  return (side === 'reviewer') === onBehalf ? allowed : refuse('FORBIDDEN', onBehalf ? texts.onBehalfByStaffOnly : texts.ownSubmissionOnly)
}

const editorOf = (side: SiSide) => (side === 'submitter' ? '/external/workbench/siSubmit' : '/tdManage/siCreator')

/** LATE_SUBMIT: the button on the editor of the actor's own side. */
export function maySubmitLate(actor: EmployeeActor, owned: Owned): boolean {
  const side = sideOf(actor, owned)
  return side !== null && mayPress(actor, { path: editorOf(side), code: 'late' })
}

/** Editing needs the button of the actor's own side, and a state that may be submitted again. */
export function mayModify(actor: EmployeeActor, si: Owned, status: number): Verdict {
  const side = sideOf(actor, si)
  if (side === null) return refuse('NOT_FOUND')
  if (!mayPress(actor, { path: editorOf(side), code: 'submit' })) return refuse('FORBIDDEN')
  if (resubmittable.includes(status as SiStatus)) return allowed
  return refuse('ILLEGAL_TRANSITION', status === SiStatus.issued ? texts.amend.issued : texts.amend.notEditable(labelOf(status)))
}

/** An edit of what was approved: it needs a reason, and the cut-off does not stop it. */
export const isAmendment = (status: number) => amendable.includes(status as SiStatus)

/** The right of the side to bring records into this state at all, whatever state they are in. */
export function mayReach(actor: EmployeeActor, si: Owned, from: number, to: number): Verdict {
  const side = sideOf(actor, si)
  if (side === null) return refuse('NOT_FOUND')
  const moves = siTransitions.filter((move) => move.by === side && move.to === to)
  if (moves.length === 0) return illegal(side, from, to)
  const [{ button }] = moves as [(typeof moves)[0]]
  return moves.some((move) => mayPress(actor, move.button)) ? allowed : refuse('FORBIDDEN', texts.move.rights[button.code])
}

/** A move of the status table: the right side, its button, remarks where they are needed. */
export function mayMove(actor: EmployeeActor, si: Owned, from: number, to: number, remarks: string): Verdict {
  const reach = mayReach(actor, si, from, to)
  const side = sideOf(actor, si)
  if (reach !== allowed || side === null) return reach
  const move = siTransitions.find((transition) => transition.from === from && transition.to === to && transition.by === side)
  if (!move) return illegal(side, from, to)
  return move.needsRemarks && remarks.trim() === '' ? refuse('INVALID_INPUT', texts.move.remarksNeeded[to]) : allowed
}

/** Moves that the actor may make from here. */
export const movesFrom = (actor: EmployeeActor, si: Owned, from: number) =>
  siTransitions.filter((move) => move.from === from && move.by === sideOf(actor, si) && mayPress(actor, move.button))

const illegal = (side: SiSide, from: number, to: number): Verdict =>
  refuse('ILLEGAL_TRANSITION', texts.move.illegal(labelOf(from), labelOf(to), texts.move.next[side][from] ?? ''))

export const labelOf = (status: number) => siStatusTable[status as SiStatus]?.zh ?? String(status)
