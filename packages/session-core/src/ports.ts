import type { BoundEmployee, Employee, MenuNode, User } from './types.ts'

/** The calls a session makes. A rejected promise is passed on to the caller of the store, except where noted there. */
export interface SessionGateway {
  /** Null when the server answers Status 0: no employee is chosen. */
  currentEmployee(): Promise<Employee | null>
  currentUser(): Promise<User>
  boundEmployees(): Promise<BoundEmployee[]>
  menuTree(): Promise<MenuNode[]>
  /** A new token acting as the employee that the server chose; null when it has none to choose. */
  chooseDefaultEmployee(): Promise<string | null>
  /** A new token acting as that employee. */
  chooseEmployee(employeeId: number): Promise<string>
  logout(): Promise<void>
}

/** The part of `Storage` that a session uses; `window.localStorage` fits. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  clear(): void
}

/** What a session needs of its surroundings. */
export interface SessionPorts {
  gateway: SessionGateway
  localStorage: KeyValueStorage
  sessionStorage: KeyValueStorage
  /** Loads the page anew; called at the end of a logout. */
  reload(): void
  /** Receives failures that are not passed on to a caller. Default: `console.error`. */
  log?(message: string, error: unknown): void
  /** Called after each change to another token, also one that another browser tab made. */
  onTokenAdopted?(token: string): void
}

/** The fields of a browser `StorageEvent` that the session reads. */
export interface StorageChange {
  readonly key: string | null
  readonly newValue: string | null
  readonly storageArea?: unknown
}

/** What `followStorage` listens to; `window` fits. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void
}
