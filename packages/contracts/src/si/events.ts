import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema } from '../schema.ts'
import { Id, Version } from '../envelope.ts'
import { siScreens } from './menus.ts'

/** Right to read records: lists, figures, orders, one record. */
const readers = menus(
  ...siScreens.desk,
  ...siScreens.editor,
  ...siScreens.review,
  ...siScreens.lists,
  ...siScreens.orders,
  ...siScreens.logs,
)

export const siEvents = {
  /** Records were submitted, amended or moved. */
  'si/changed': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds, CGO_IDs: NamedIds }),
    may: readers,
    merge: (earlier, next) => ({ Ids: mergeIds(earlier.Ids, next.Ids), CGO_IDs: mergeIds(earlier.CGO_IDs, next.CGO_IDs) }),
  }),
  /** Records lie on another desk now. */
  'si/claimed': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds }),
    may: readers,
    merge: (earlier, next) => ({ Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
  /** Draft sets that the receiver has saved before and somebody else has saved now. */
  'si/draft': defineLiveEvent({
    content: ObjectSchema({ Sets: ArraySchema(ObjectSchema({ CGO_ID: Id, Version })) }),
    may: menus(...siScreens.editor),
    merge: (earlier, next) => ({ Sets: [...earlier.Sets, ...next.Sets] }),
  }),
}
