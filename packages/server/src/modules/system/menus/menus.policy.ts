import type { MenuPortal } from '@jst/contracts/system'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'

const pages = {
  internal: ['/system/menu', '/internal/MaintenanceMenu'],
  external: ['/system/menu', '/internal/ExternalMaintenanceMenu'],
} as const

/** The menu belongs to the platform: whoever else holds the button by mistake is refused all the same. */
export function mayMaintain(actor: EmployeeActor, portal: MenuPortal, code: 'view' | 'edit'): Verdict {
  if (actor.companyKind !== 'platform') return refuse('FORBIDDEN')
  return pages[portal].some((path) => mayPress(actor, { path, code })) ? allowed : refuse('FORBIDDEN')
}

/** Trees that the actor may look at. */
export const portalsOf = (actor: EmployeeActor): MenuPortal[] =>
  (['internal', 'external'] as const).filter((portal) => mayMaintain(actor, portal, 'view') === allowed)
