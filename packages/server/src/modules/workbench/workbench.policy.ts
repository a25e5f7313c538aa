import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../kernel/access/policy.ts'

/** One's own card is everybody's; cards of colleagues are for whoever holds a menu entry. */
export const mayReadCard = (
  { employeeId, permissions }: Pick<EmployeeActor, 'employeeId' | 'permissions'>,
  id: number | undefined,
): Verdict => (id === undefined || id === employeeId || permissions.size > 0 ? allowed : refuse('FORBIDDEN'))

/** A path of this origin and nothing else: no scheme, no other host, nothing that a browser drops or turns. */
export function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!path.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(path)) return false
  const base = 'https://origin.invalid'
  if (!URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return origin === base && !pathname.startsWith('//')
}
