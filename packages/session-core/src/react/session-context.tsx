import { createContext, useContext, type ReactNode } from 'react'
import type { SessionStore } from '../session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

/** Gives the session to the components below. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }): ReactNode {
  return <SessionContext value={store}>{children}</SessionContext>
}

/** The session of the nearest provider; read it inside an `observer`. Throws outside of a provider. */
export function useSession(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession needs a SessionProvider above it')
  return store
}
