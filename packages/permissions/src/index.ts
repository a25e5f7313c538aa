export { PermissionStore, type PermissionItem, type PermissionNode } from './permission-store.ts'
