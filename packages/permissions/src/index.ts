export { PermissionStore, type PermissionSnapshot } from './permission-store.ts'
export { Rights, type PermissionItem, type PermissionNode } from './rights.ts'
