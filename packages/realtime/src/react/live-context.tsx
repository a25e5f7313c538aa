import { createContext, useContext, type ReactNode } from 'react'
import type { LiveChannel } from '../live-channel.ts'

const LiveContext = createContext<LiveChannel | null>(null)

/** Gives the channel to the components below; opening and closing stays with the caller. */
export function LiveProvider({ channel, children }: { channel: LiveChannel; children: ReactNode }): ReactNode {
  return <LiveContext value={channel}>{children}</LiveContext>
}

/** The channel of the nearest provider. Throws outside of a provider. */
export function useLiveChannel(): LiveChannel {
  const channel = useContext(LiveContext)
  if (!channel) throw new Error('useLiveChannel needs a LiveProvider above it')
  return channel
}
