import { useStore } from '@jst/store/react'
import type { ReactNode } from 'react'
import { usePermissionScope } from './permission-context.tsx'

/** Returns true if the button code is allowed on the path (default: the current one). Renders again when the answer changes. */
export function usePermitted(code: string, path?: string): boolean {
  const { store, currentPath } = usePermissionScope()
  return useStore(store, (permissions) => permissions.allows(path ?? currentPath(), code))
}

/** Props of a guarded part: the button code, and the menu path if it is not that of the page (spec §6). */
export interface PermittedProps {
  /** Button code, such as `audit`. */
  code: string
  /** Menu path; default: the current path of the provider. */
  path?: string
  /** Shown instead when not permitted. */
  fallback?: ReactNode
  /** Shown with the right only. */
  children: ReactNode
}

/** Shows its children only when the button code is permitted (spec §6); judged anew whenever the rights change. */
export function Permitted({ code, path, fallback = null, children }: PermittedProps): ReactNode {
  return usePermitted(code, path) ? children : fallback
}
