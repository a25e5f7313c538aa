import type { LiveEventDeclaration } from '../live-event.ts'
import { documentEvents } from '../document/events.ts'
import { jobEvents } from '../jobs/events.ts'
import { messageEvents } from '../messages/events.ts'
import { scheduleEvents } from '../schedules/events.ts'
import { portalEvents } from '../portal/events.ts'
import type { Static } from '../schema.ts'
import { siEvents } from '../si/events.ts'
import { packingEvents } from '../packing/events.ts'
import { trackingEvents } from '../tracking/events.ts'
import { workbenchEvents } from '../workbench/events.ts'

/** Every event that modules of the server send, by the name of its frame. */
export const liveEvents = {
  ...siEvents,
  ...scheduleEvents,
  ...messageEvents,
  ...documentEvents,
  ...workbenchEvents,
  ...jobEvents,
  ...portalEvents,
  ...packingEvents,
  ...trackingEvents,
}

type Sent = { [T in keyof typeof liveEvents]: (typeof liveEvents)[T] extends LiveEventDeclaration<infer C> ? Static<C> : never }
/** Events that modules send: name and content. */
interface ModuleEvents extends Sent {}

/** Events of the channel itself to a page. */
interface ChannelEvents {
  /** The token was accepted. */
  'auth/ok': undefined
  /** The token was refused; the socket is closed after it. */
  'auth/refused': { Code: 'SESSION_TAKEN_OVER' | 'UNAUTHENTICATED' }
  /** Employee, company or rights have changed. */
  'session/changed': undefined
  /** The server stops: come back. */
  'server/drain': undefined
  pong: undefined
}
/** Everything that a page can hear: name → content. */
export interface LiveEvents extends ModuleEvents, ChannelEvents {}

/** Frames from a page. `auth/login` carries the token. */
interface PageFrames {
  'auth/login': string
  ping: undefined
}

/** The frames of a map of names and contents, told apart by `type`. */
type FramesOf<Events> = {
  [T in keyof Events]: undefined extends Events[T] ? { type: T; content?: undefined } : { type: T; content: Events[T] }
}[keyof Events]
/** A frame that a module sends. */
export type ModuleFrame = FramesOf<ModuleEvents>
/** Every frame both ways. */
export type LiveFrame = FramesOf<LiveEvents & PageFrames>
export type { LiveEventDeclaration } from '../live-event.ts'
