import { employee } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, type Static, StringSchema, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'

/** Most lists whose settings one person keeps; those changed longest ago go first. */
export const mostListSettings = 300

const keys = ArraySchema(StringSchema({ maxLength: 60 }), { maxItems: 100 })
/** How a person has arranged a list. Columns by their keys. */
export const ListSetting = ObjectSchema(
  {
    List: StringSchema({ minLength: 1, maxLength: 60 }),
    Order: keys,
    Hidden: keys,
    Pinned: keys,
    RowNumbers: BooleanSchema(),
    PageSize: Integer({ minimum: 1, maximum: 200 }),
  },
  strict,
)
export type ListSetting = Static<typeof ListSetting>

const access = employee('本人的列表设置')
/** Those of the caller, of all lists. */
export const listSettings = defineEndpoint({
  method: 'GET',
  path: '/api/ListView/GetListSettings',
  summary: '我的列表设置',
  may: access,
  reply: ArraySchema(ListSetting),
})
/** In place of what was kept for the list. */
export const saveListSettings = defineEndpoint({
  method: 'POST',
  path: '/api/ListView/SaveListSettings',
  summary: '保存列表设置',
  may: access,
  body: ListSetting,
  reply: ListSetting,
})
