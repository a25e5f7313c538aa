import type { BoundEmployee, Employee, MenuNode, User } from './types.ts'

/** The calls a session makes. A rejected promise is passed on to the caller of the store, except where noted there. */
export interface SessionGateway {
  /** Null when the server answers Status 0: no employee is chosen. */
  currentEmployee(): Promise<Employee | null>
  /** Returns the signed-in user. */
  currentUser(): Promise<User>
  /** Companies that the user can work for. */
  boundEmployees(): Promise<BoundEmployee[]>
  /** Menu of the current employee. */
  menuTree(): Promise<MenuNode[]>
  /** A new token acting as the employee that the server chose; null when it has none to choose. */
  chooseDefaultEmployee(): Promise<string | null>
  /** A new token acting as that employee. */
  chooseEmployee(employeeId: number): Promise<string>
  /** Ends the session on the server; a failure does not stop the logout here. */
  logout(): Promise<void>
}

/** The part of `Storage` that a session uses; `window.localStorage` fits. */
export interface KeyValueStorage {
  /** The stored text, or null. */
  getItem(key: string): string | null
  /** Stores a text; may throw when there is no room. */
  setItem(key: string, value: string): void
  /** Removes an entry; none is no error. */
  removeItem(key: string): void
  /** Removes all entries. */
  clear(): void
}

/** Dependencies of a session. */
export interface SessionPorts {
  /** The calls to the server. */
  gateway: SessionGateway
  /** Outlives the browser: token, language and account mode (spec §9). */
  localStorage: KeyValueStorage
  /** Lives with the tab; a token that stands there is read too (spec §9). */
  sessionStorage: KeyValueStorage
  /** Loads the page where one is anew; called at the end of a logout. */
  reload(): void
  /**
   * Scope of the storage that a logout clears: `all` of both storages (spec §4), the default, or `own`: the keys of this package, for a host that
   * keeps other data there. Other browser tabs take the second for a session that has ended.
   */
  clear?: 'all' | 'own'
  /** Receives failures that are not passed on to a caller. Default: `console.error`. */
  log?(message: string, error: unknown): void
  /** Called after each change to another token, also one that another browser tab made. */
  onTokenAdopted?(token: string): void
}

/** The fields of a browser `StorageEvent` that the session reads. */
export interface StorageChange {
  /** Null when all was cleared. */
  readonly key: string | null
  /** Null when it was removed. */
  readonly newValue: string | null
  /** The storage that changed; others are none of ours. */
  readonly storageArea?: unknown
}

/** Target of the storage events; `window` fits. */
export interface StorageEvents {
  /** Listens for changes by other tabs. */
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void
  /** Stops listening. */
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void
}
