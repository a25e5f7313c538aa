import { resubmittable, siStatusTable, siTransitions, type SiSide, type SiStatus } from '@jst/contracts/si'
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

/** Editing needs the button of the actor's own side, and a state that may be submitted again. */
export function mayModify(actor: EmployeeActor, si: Owned, status: number): Verdict {
  const side = sideOf(actor, si)
  if (side === null) return refuse('NOT_FOUND')
  const path = side === 'submitter' ? '/external/workbench/siSubmit' : '/tdManage/siCreator'
  if (!mayPress(actor, { path, code: 'submit' })) return refuse('FORBIDDEN')
  return resubmittable.includes(status as SiStatus)
    ? allowed
    : refuse('ILLEGAL_TRANSITION', texts.notEditable(siStatusTable[status as SiStatus].zh))
}

/** A move of the status table: the right side, its button, remarks where they are needed. */
export function mayMove(actor: EmployeeActor, si: Owned, from: number, to: number, remarks: string): Verdict {
  const side = sideOf(actor, si)
  if (side === null) return refuse('NOT_FOUND')
  const button =
    side === 'reviewer' ? { path: '/tdManage/siAudit', code: 'audit' } : { path: '/external/workbench/siSubmit', code: 'withdraw' }
  if (!mayPress(actor, button)) return refuse('FORBIDDEN', side === 'reviewer' ? texts.noAuditRight : texts.noWithdrawRight)
  const move = siTransitions.find((transition) => transition.from === from && transition.to === to && transition.by === side)
  if (!move) return refuse('ILLEGAL_TRANSITION', texts.illegalMove(labelOf(from), labelOf(to)))
  return move.needsRemarks && remarks.trim() === '' ? refuse('INVALID_INPUT', texts.remarksNeeded) : allowed
}

const labelOf = (status: number) => siStatusTable[status as SiStatus]?.zh ?? String(status)
