export type { KeyValueStorage, SessionGateway, SessionPorts, StorageChange, StorageEvents } from './ports.ts'
export { SessionStore, type UnauthorizedAnswer } from './session-store.ts'
export type { DerivedOfSession, SessionSnapshot } from './snapshot.ts'
export { conflictTarget, unauthorizedTarget, type AccountMode, type CurrentRoute } from './targets.ts'
export { languageKey, tokenKey } from './token-storage.ts'
export type {
  BoundEmployee,
  CompanyKind,
  Employee,
  Language,
  MenuNode,
  PermissionItem,
  SessionStatus,
  User,
  WorkbenchKind,
} from './types.ts'
