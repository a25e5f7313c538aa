import type { Voyage } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../kernel/access/policy.ts'
import { texts } from './schedules.texts.ts'

/** Returns true if a change by this actor makes a copy of the voyage for its company. */
export const makesOwn = (actor: EmployeeActor, { Layer }: Pick<Voyage, 'Layer'>) => Layer === 'platform' && actor.companyKind !== 'platform'

/** A voyage that has begun is history. */
export function mayRemove(actor: EmployeeActor, voyage: Voyage): Verdict {
  if (makesOwn(actor, voyage)) return refuse('FORBIDDEN', texts.platformRow)
  return voyage.Calls.some(({ ActualArrival, ActualDeparture }) => ActualArrival || ActualDeparture)
    ? refuse('ILLEGAL_TRANSITION', texts.underway)
    : allowed
}
