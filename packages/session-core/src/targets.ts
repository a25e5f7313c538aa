/** `userBindEmployee`: a user bound to an employee. `employee`: the separate enterprise account login is used (spec §6). */
export type AccountMode = 'userBindEmployee' | 'employee'

/** The route that is shown while an answer arrives. */
export interface CurrentRoute {
  /** False when no screen answers the path. */
  matched: boolean
  /** The page may be seen without a session (route flag of spec §2). */
  allowLogout: boolean
}

/** Where a 401 leads (spec §8): nowhere from an unmatched route or one that allows logout, else to the login of the account mode. */
export function unauthorizedTarget({ route, accountMode }: { route: CurrentRoute; accountMode: AccountMode }): string | null {
  if (!route.matched || route.allowLogout) return null
  return accountMode === 'employee' ? '/employeeLogin' : '/?showLogin=true'
}

/** Where a 409 leads (spec §8). */
export const conflictTarget = '/?showConflict=true'
