import type { LiveChannel } from '@jst/realtime'
import type { SessionStore } from '@jst/session-core'
import type { UnreadCount } from '@jst/feature-kit'

/** What a `message/send` event tells about the message. */
interface IncomingMessage {
  id: number | undefined
  title: string
}

/** Reads the content of a `message/send` event; unknown shapes still count as a message. */
function readMessage(content: unknown): IncomingMessage {
  const fields = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {}
  const { Id, Title } = fields
  return { id: typeof Id === 'number' ? Id : undefined, title: typeof Title === 'string' ? Title : '' }
}

interface LiveEventPorts {
  live: LiveChannel
  session: SessionStore
  unread: UnreadCount
  announce: (message: IncomingMessage) => void
}

/** Follows the events of the live channel that concern the frame (spec §7). Returns the end of it. */
export function followLiveEvents({ live, session, unread, announce }: LiveEventPorts): () => void {
  const reloadEmployee = () => {
    // A refusal of the token shows in the answer of this call and is handled there.
    session.reloadEmployee().catch(() => undefined)
  }
  const ends = [
    live.on('message/send', (content) => {
      void unread.refresh()
      announce(readMessage(content))
    }),
    // Read or withdrawn elsewhere: another tab, another device.
    live.on('message/unread', () => void unread.refresh()),
    live.on('session/changed', () => {
      session.loadAgain().catch(() => undefined)
    }),
    live.on('auth/refused', reloadEmployee),
  ]
  return () => ends.forEach((end) => end())
}
