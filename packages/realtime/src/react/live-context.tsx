import { createContext, useContext, type ReactNode } from 'react'
import type { LiveConnection } from '../ports.ts'

const LiveContext = createContext<LiveConnection | null>(null)

/** Gives the channel to the components below; opening and closing stays with the caller. */
export function LiveProvider({ channel, children }: { channel: LiveConnection; children: ReactNode }): ReactNode {
  return <LiveContext value={channel}>{children}</LiveContext>
}

/** The channel of the nearest provider. Throws outside of a provider. */
export function useLiveChannel(): LiveConnection {
  const channel = useContext(LiveContext)
  if (!channel) throw new Error('useLiveChannel needs a LiveProvider above it')
  return channel
}
