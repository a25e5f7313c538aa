export { PermissionProvider, usePermissions } from './permission-context.tsx'
export { Permitted, usePermitted, type PermittedProps } from './permitted.tsx'
