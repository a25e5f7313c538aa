import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { ArraySchema, Null, ObjectSchema } from '../schema.ts'
import { text } from '../envelope.ts'
import { byKind } from './subject.ts'

export const documentEvents = {
  /** Documents were changed, moved, claimed or commented. */
  'document/changed': defineLiveEvent({
    content: ObjectSchema({ Kinds: ArraySchema(text(40)), Ids: NamedIds }),
    may: byKind,
    merge: (earlier, next) => ({ Kinds: [...new Set([...earlier.Kinds, ...next.Kinds])], Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
  /** What waits for the receiver's agreement may be something else now. */
  'approval/changed': defineLiveEvent({ content: Null(), may: byKind, merge: () => null }),
}
