import type { LiveFrame } from '@jst/contracts'

/** Bus topic of frames for live sockets. */
export const liveTopic = 'live'

/** Whose sockets get a frame. Ids of employees, companies or users. */
export type Audience = { employees: readonly number[] } | { companies: readonly number[] } | { users: readonly number[] } | 'everyone'

export interface LiveEvent {
  readonly to: Audience
  readonly frame: LiveFrame
}
