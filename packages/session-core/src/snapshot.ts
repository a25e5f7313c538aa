import type { Derivations } from '@jst/store'
import type { BoundEmployee, Employee, Language, MenuNode, SessionStatus, User, WorkbenchKind } from './types.ts'

const externalMenuPath = 'EXTERNAL_MENU'

/** Sign-in state at one moment; immutable. */
export interface SessionSnapshot {
  /** Null: signed out. */
  readonly token: string | null
  /** Whom one works as; null until `load` has ended. */
  readonly employee: Employee | null
  /** The signed-in user; null until `load` has ended. */
  readonly user: User | null
  /** Companies that the user can work for. */
  readonly boundEmployees: BoundEmployee[]
  /** Menu of the current employee; empty until `load` has ended. */
  readonly menuTree: MenuNode[]
  /** Of the interface. */
  readonly language: Language
  /** True while `load` is under way. */
  readonly loading: boolean
  /** `token-set` while user and employee are not known yet. */
  readonly status: SessionStatus
  /** There is another company to change to. */
  readonly hasMultipleAccounts: boolean
  /** Which workbench the menu leads to (spec §5). */
  readonly workbenchKind: WorkbenchKind
  /** True when the user is known but acts for no company yet: a company has to be chosen or joined. */
  readonly needsEmployee: boolean
}

/** Values of a snapshot that follow from the others. */
export type DerivedOfSession = 'status' | 'hasMultipleAccounts' | 'workbenchKind' | 'needsEmployee'

/** A session of nobody. */
export const signedOut = {
  token: null,
  employee: null,
  user: null,
  boundEmployees: [],
  menuTree: [],
  loading: false,
} satisfies Partial<SessionSnapshot>

export const derivations: Derivations<SessionSnapshot, DerivedOfSession> = {
  status: ({ token, user, employee }) => (token === null ? 'logged-out' : user && employee ? 'logged-in' : 'token-set'),
  hasMultipleAccounts: ({ boundEmployees }) => boundEmployees.length > 1,
  workbenchKind: ({ menuTree }) => (menuTree.some((node) => node.Path === externalMenuPath) ? 'external' : 'internal'),
  needsEmployee: ({ token, user, employee, loading }) => token !== null && user !== null && employee === null && !loading,
}
