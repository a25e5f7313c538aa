import type { MoveFacts } from '@jst/contracts'
import { isLiveBill, isResubmittable, siStates, SiStatus, type SiSide } from '@jst/contracts/si'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../kernel/access/policy.ts'
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
  const issued = status === SiStatus.issued
  if (!mayPress(actor, { path: editorOf(side), code: 'submit' })) return refuse('FORBIDDEN')
  if (issued && !mayPress(actor, { path: editorOf(side), code: 'amendIssued' })) return refuse('FORBIDDEN', texts.amend.issued)
  return isResubmittable(status) ? allowed : refuse('ILLEGAL_TRANSITION', texts.amend.notEditable(labelOf(status)))
}

/** The right of the side to bring records into this state at all, whatever state they are in. */
export function mayReach(actor: EmployeeActor, si: Owned, from: number, to: number): Verdict {
  const side = sideOf(actor, si)
  if (side === null) return refuse('NOT_FOUND')
  const buttons = Object.values<MoveFacts>(siStates.moves)
    .filter((move) => !move.edits && siStates.codes[move.to as keyof typeof siStates.codes] === to)
    .flatMap((move) => move.by[side] ?? [])
  const [first] = buttons
  if (!first) return illegal(side, from, to)
  return buttons.some((button) => mayPress(actor, button)) ? allowed : refuse('FORBIDDEN', texts.move.rights[first.code])
}

/** A move of `siStates`: the right side, its button, remarks where they are needed. */
export function mayMove(actor: EmployeeActor, si: Owned, from: number, to: number, remarks: string): Verdict {
  const reach = mayReach(actor, si, from, to)
  const side = sideOf(actor, si)
  if (reach !== allowed || side === null) return reach
  const event = siStates.eventBetween(from, to, side)
  if (!event) return illegal(side, from, to)
  const { remarks: needed } = siStates.moves[event] as MoveFacts
  return needed !== undefined && remarks.trim() === '' ? refuse('INVALID_INPUT', needed) : allowed
}

/** Moves that the actor may make from here. */
export function movesFrom(actor: EmployeeActor, si: Owned & { readonly issuedBefore: boolean }, from: number) {
  const side = sideOf(actor, si)
  const events = side === null ? [] : siStates.eventsFrom(from, side)
  return events
    .map((event) => ({ event, facts: siStates.moves[event] as MoveFacts }))
    .filter(({ event, facts }) => mayPress(actor, facts.by[side!]!) && (event !== 'reinstate' || si.issuedBefore))
    .map(({ event, facts }) => ({ Event: event, Status: siStates.codeAfter(event), NeedsRemarks: facts.remarks !== undefined }))
}

const illegal = (side: SiSide, from: number, to: number): Verdict =>
  refuse('ILLEGAL_TRANSITION', texts.move.illegal(labelOf(from), labelOf(to), texts.move.next[side][from] ?? ''))

export const labelOf = (status: number) => siStates.wordOf(status)

/** Withdrawn and voided records leave their bill to a new one, unless an approved version of it still holds. */
export const isLive = ({ record, inForceVersion }: { record: { status: number }; inForceVersion: number }): boolean =>
  isLiveBill(record.status, inForceVersion)
