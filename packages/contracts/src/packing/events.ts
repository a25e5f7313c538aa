import { mergeIds } from '../live-channel.ts'
import { defineLiveEvent, NamedIds } from '../live-event.ts'
import { menus } from '../may.ts'
import { ObjectSchema } from '../schema.ts'
import { customerPackingPages } from './pages.ts'
import { slipReaders } from './slip.ts'

export const packingEvents = {
  /** Slips were issued, changed or told of. */
  'slip/changed': defineLiveEvent({
    content: ObjectSchema({ Ids: NamedIds }),
    may: menus(...slipReaders, customerPackingPages.mine),
    merge: (earlier, next) => ({ Ids: mergeIds(earlier.Ids, next.Ids) }),
  }),
}
