import { defineLiveEvent } from '../live-event.ts'
import { menus } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, StringSchema, Union } from '../schema.ts'
import { Id, text } from '../envelope.ts'
import { contentPaths } from './contents/screens.ts'
import { partPaths, siteSettingPage } from './site-parts/screens.ts'

export const portalEvents = {
  /** Parts or contents of the own site were opened by somebody, saved, published or taken offline. */
  'portal/part': defineLiveEvent({
    content: ObjectSchema({
      Acts: ArraySchema(
        ObjectSchema({
          /** A part, or kind and number of a content: `siteNews 12`. */
          Part: text(60),
          Act: Union([Literal('opened'), Literal('saved'), Literal('published'), Literal('offline')]),
          EmployeeId: Id,
          Name: text(100),
          UpdateTime: StringSchema(),
        }),
      ),
    }),
    may: menus(...partPaths, siteSettingPage, ...contentPaths),
    merge: (earlier, next) => ({ Acts: [...earlier.Acts, ...next.Acts] }),
  }),
}
