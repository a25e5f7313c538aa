import type { SessionGateway } from './ports.ts'
import type { BoundEmployee, Employee, MenuNode, User } from './types.ts'

export interface SessionData {
  employee: Employee | null
  user: User
  boundEmployees: BoundEmployee[]
  menuTree: MenuNode[]
}

/** Where a load meets its store: whether it still counts, and the replacement of the token. */
export interface LoadSteps {
  /** False once another token was set: the answers belong to nobody. */
  current(): boolean
  replaceToken(token: string): void
}

/** The four calls of a session in parallel; null when the load no longer counts. Rejects with the first failure. */
export async function loadSession(gateway: SessionGateway, steps: LoadSteps, mayChoose = true): Promise<SessionData | null> {
  const [employee, user, bound, menu] = await Promise.allSettled([
    gateway.currentEmployee(),
    gateway.currentUser(),
    gateway.boundEmployees(),
    gateway.menuTree(),
  ])
  if (!steps.current()) return null
  // Without an employee the other answers may be refused: choose first, then judge them (spec §4).
  if (mayChoose && employee.status === 'fulfilled' && employee.value === null) {
    const token = await gateway.chooseDefaultEmployee()
    if (!steps.current()) return null
    if (token) {
      steps.replaceToken(token)
      return loadSession(gateway, steps, false)
    }
  }
  return { employee: valueOf(employee), user: valueOf(user), boundEmployees: valueOf(bound), menuTree: valueOf(menu) }
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
