import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { ArraySchema, Null, ObjectSchema } from '../schema.ts'
import { IdOrNone, text } from '../envelope.ts'
import { DraftKey } from '../draft-use.ts'
import { byKind } from './subject.ts'

export const documentEvents = {
  /** Documents were changed, moved, claimed or commented. */
  'document/changed': defineLiveEvent({
    content: ObjectSchema({ Kinds: ArraySchema(text(40)), Ids: NamedIds }),
    may: byKind,
    merge: (earlier, next) => ({ Kinds: [...new Set([...earlier.Kinds, ...next.Kinds])], Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
  /** Drafts that the receiver has typed in, too, were saved by somebody else; version 0: used or given up. */
  'document/draft': defineLiveEvent({
    content: ObjectSchema({ Drafts: ArraySchema(ObjectSchema({ Kind: text(40), Key: DraftKey, Version: IdOrNone })) }),
    may: byKind,
    merge: (earlier, next) => ({ Drafts: [...earlier.Drafts, ...next.Drafts] }),
  }),
  /** The list of pending approvals of the receiver may have changed. */
  'approval/changed': defineLiveEvent({ content: Null(), may: byKind, merge: () => null }),
}
