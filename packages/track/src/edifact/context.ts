import type { EventSource } from '../model/event.ts'
import type { StatusMeaning } from './codes.ts'

/** Facts of an interchange for the readers of its messages. */
export interface MessageContext {
  readonly received: string
  readonly updated: string
  readonly source: EventSource
  readonly statuses: Readonly<Record<string, StatusMeaning>>
}
