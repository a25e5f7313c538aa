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

/** Follows the events of the live channel that concern the frame (spec §7). Returns the end of it. */
export function followLiveEvents({ live, session, unread, jobs, announce }: LiveEventPorts): () => void {
  const reloadEmployee = () => {
    // A refusal of the token shows in the answer of this call and is handled there.
    session.reloadEmployee().catch(() => undefined)
  }
  const ends = [
    live.on('message/send', (content) => {
      void unread.refresh()
      announce(content)
    }),
    // Read or withdrawn elsewhere: another tab, another device.
    live.on('message/unread', () => void unread.refresh()),
    live.on('job/changed', (content) => void jobs.hear(content)),
    live.on('session/changed', () => {
      session.loadAgain().catch(() => undefined)
    }),
    live.on('auth/refused', reloadEmployee),
  ]
  return () => ends.forEach((end) => end())
}
