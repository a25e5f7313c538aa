import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { Null, ObjectSchema, StringSchema } from '../schema.ts'
import { ownMessages } from './own.ts'

export const messageEvents = {
  /** New messages are in the receiver's box, caused by somebody else. Title, text (its beginning), kind and link are those of the latest. */
  'message/send': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds, Title: StringSchema(), Text: StringSchema(), Kind: StringSchema(), Link: StringSchema() }),
    may: ownMessages,
    merge: (earlier, next) => ({ ...next, Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
  /** The number of unread messages has changed. */
  'message/unread': defineLiveEvent({ content: Null(), may: ownMessages, merge: () => null }),
}
