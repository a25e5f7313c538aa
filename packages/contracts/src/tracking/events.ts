import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { ObjectSchema } from '../schema.ts'
import { trackReaders } from './readers.ts'

export const trackingEvents = {
  /** Timelines of shipments were computed anew. */
  'track/changed': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds }),
    may: trackReaders,
    merge: (earlier, next) => ({ Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
}
