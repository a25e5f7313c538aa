import { createContext, useContext, type ReactNode } from 'react'
import type { App } from './App.ts'

const AppContext = createContext<App | null>(null)

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
}

/** The application around the screen. Throws outside of an AppProvider. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('AppProvider is missing above this component')
  return app
}
