import { useStore } from '@jst/store/react'
import { createContext, useContext, type ReactNode } from 'react'
import type { SessionStore } from '../session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

/** Gives the session to the components below. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }): ReactNode {
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>
}

/** The session of the nearest provider, to act on it. Throws outside of a provider. */
export function useSession(): SessionStore
/** Returns the selected value of the session; renders again when the value changes. */
export function useSession<T>(select: (session: SessionStore) => T): T
export function useSession(select: (session: SessionStore) => unknown = itself): unknown {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession needs a SessionProvider above it')
  return useStore(store, select)
}

const itself = (session: SessionStore) => session
