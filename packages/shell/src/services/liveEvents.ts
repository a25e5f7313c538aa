import type { LiveEvents } from '@jst/contracts'
import type { LiveChannel } from '@jst/realtime'
import type { SessionStore } from '@jst/session-core'
import type { UnreadCount } from '@jst/feature-kit'
import type { JobStore } from './JobStore.ts'

interface LiveEventPorts {
  live: LiveChannel
  session: SessionStore
  unread: UnreadCount
  jobs: Pick<JobStore, 'hear'>
  announce: (messages: LiveEvents['message/send']) => void
}

/** Handles the events of the live channel for the frame (spec §7). Returns a function that stops it. */
export function followLiveEvents({ live, session, unread, jobs, announce }: LiveEventPorts): () => void {
  const reloadEmployee = () => {
    // A rejected token is handled by the response to this call.
    session.reloadEmployee().catch(() => undefined)
  }
  const ends = [
    live.on('message/send', (content) => {
      void unread.refresh()
      announce(content)
    }),
    // The message was read or withdrawn in another tab or on another device.
    live.on('message/unread', () => void unread.refresh()),
    live.on('job/changed', (content) => void jobs.hear(content)),
    live.on('session/changed', () => {
      session.loadAgain().catch(() => undefined)
    }),
    live.on('auth/refused', reloadEmployee),
  ]
  return () => ends.forEach((end) => end())
}
