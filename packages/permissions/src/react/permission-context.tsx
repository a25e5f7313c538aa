import { useStore } from '@jst/store/react'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { PermissionStore } from '../permission-store.ts'

export interface PermissionScope {
  store: PermissionStore
  /** Path of the page the guarded element stands on. */
  currentPath: () => string
}

const PermissionContext = createContext<PermissionScope | null>(null)

/**
 * Gives the permissions to the components below. `currentPath` answers the path that guards without a path of their own
 * use; a page that is kept open in a tab has a provider of its own with the path of that tab.
 */
export function PermissionProvider({ store, currentPath, children }: PermissionScope & { children: ReactNode }): ReactNode {
  const scope = useMemo(() => ({ store, currentPath }), [store, currentPath])
  return <PermissionContext.Provider value={scope}>{children}</PermissionContext.Provider>
}

export function usePermissionScope(): PermissionScope {
  const scope = useContext(PermissionContext)
  if (!scope) throw new Error('permission guards need a PermissionProvider above them')
  return scope
}

/** The store of the nearest provider. Throws outside of a provider. */
export function usePermissions(): PermissionStore
/** Returns the selected value of the permission store; renders again when the value changes. */
export function usePermissions<T>(select: (permissions: PermissionStore) => T): T
export function usePermissions(select: (permissions: PermissionStore) => unknown = itself): unknown {
  return useStore(usePermissionScope().store, select)
}

const itself = (permissions: PermissionStore) => permissions
