import { accessOf, type May } from '@jst/contracts'
import { holdsMenu, isEmployee, mayPress, type Actor, type EmployeeActor, type Permissions } from './actor.ts'
import { AppError } from '../errors.ts'

/** Enforces the access rule of a call's declaration; there is no other access. @throws AppError NO_EMPLOYEE, FORBIDDEN */
export function demandCallAccess(may: May, actor: Actor | null): void {
  if (accessOf(may) !== 'employee') return
  if (!actor || !isEmployee(actor)) throw new AppError('NO_EMPLOYEE')
  if (!opens(may, actor)) throw new AppError('FORBIDDEN', { data: wantedBy(may) })
}

/** Checks the receivers of a frame. Actors with the same roles share one permission map, which is checked once. */
export function openers(may: May): (actor: Actor) => boolean {
  const verdicts = new Map<Permissions, boolean>()
  return (actor) => {
    if (accessOf(may) !== 'employee') return true
    if (!isEmployee(actor)) return false
    const verdict = verdicts.get(actor.permissions) ?? opens(may, actor)
    verdicts.set(actor.permissions, verdict)
    return verdict
  }
}

function opens(may: May, actor: EmployeeActor): boolean {
  switch (may.who) {
    case 'buttons':
      return may.buttons.some((button) => mayPress(actor, button))
    case 'menus':
      return may.paths.some((path) => holdsMenu(actor, path))
    case 'anyMenu':
      return actor.permissions.size > 0
    default:
      return true
  }
}

/** Rights, any of which an administrator may give to the caller's role to open the call. */
const wantedBy = (may: May) => {
  if (may.who === 'buttons') return { AnyOf: may.buttons.map(({ path, code }) => ({ Path: path, Code: code })) }
  return { AnyMenu: may.who === 'menus' ? may.paths : [] }
}
