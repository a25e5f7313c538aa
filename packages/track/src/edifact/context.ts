import type { EventSource } from '../model/event.ts'
import type { StatusMeaning } from './codes.ts'

/** What the readers of the messages need. */
export interface MessageContext {
  readonly received: string
  readonly updated: string
  readonly source: EventSource
  readonly statuses: Readonly<Record<string, StatusMeaning>>
}
