import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { ObjectSchema } from '../schema.ts'
import { lookers } from './endpoints/paths.ts'

export const scheduleEvents = {
  /** Voyages were added, changed or removed. Lists read them anew: the event carries nothing that a company keeps to itself. */
  'schedules/changed': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds }),
    may: lookers,
    merge: (earlier, next) => ({ Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
}
