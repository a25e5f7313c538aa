import type { ModuleFrame } from '@jst/contracts'

/** Bus topic of frames for live sockets; its content is a list of events. */
export const liveTopic = 'live'

/** Whose sockets get a frame, as far as their roles open the event. Ids of employees, companies or users. */
export type Audience = { employees: readonly number[] } | { companies: readonly number[] } | { users: readonly number[] } | 'everyone'

export interface LiveEvent {
  readonly to: Audience
  readonly frame: ModuleFrame
}
