import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { ObjectSchema } from '../schema.ts'
import { ownJobs } from './own.ts'

export const jobEvents = {
  /** Jobs that the receiver started have moved: state or progress. */
  'job/changed': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds }),
    may: ownJobs,
    merge: (earlier, next) => ({ Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
}
