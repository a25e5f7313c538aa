import { useStore } from '@jst/store/react'
import { createContext, useContext, type ReactNode } from 'react'
import type { LiveConnection } from '../ports.ts'

const LiveContext = createContext<LiveConnection | null>(null)

/** Gives the channel to the components below; opening and closing stays with the caller. */
export function LiveProvider({ channel, children }: { channel: LiveConnection; children: ReactNode }): ReactNode {
  return <LiveContext.Provider value={channel}>{children}</LiveContext.Provider>
}

/** The channel of the nearest provider. Throws outside of a provider. */
export function useLiveChannel(): LiveConnection
/** Returns the selected value of the channel; renders again when the value changes. */
export function useLiveChannel<T>(select: (channel: LiveConnection) => T): T
export function useLiveChannel(select: (channel: LiveConnection) => unknown = itself): unknown {
  const channel = useContext(LiveContext)
  if (!channel) throw new Error('useLiveChannel needs a LiveProvider above it')
  return useStore(channel, select)
}

const itself = (channel: LiveConnection) => channel
