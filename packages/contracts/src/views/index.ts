import { employee } from '../may.ts'
import { ArraySchema, ObjectSchema, type Static, StringSchema, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, text } from '../envelope.ts'

export { ListSetting, listSettings, mostListSettings, saveListSettings } from './settings.ts'

/** Most views that one person keeps of one list. */
export const mostViews = 20

/** A list as somebody wants to see it again: its filters and sort, as the address says them (`?Status=1&Sort=-Deadline`). */
export const ListView = ObjectSchema({ Id, List: StringSchema(), Name: StringSchema(), Search: StringSchema(), UpdateTime: Instant })
export type ListView = Static<typeof ListView>

const ownViews = employee('本人的列表视图')
/** Those of the caller, of all lists, in the order they were made. */
export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/ListView/GetListViews',
  summary: '我的列表视图',
  may: ownViews,
  reply: ArraySchema(ListView),
})

/** Id 0: a new one. A name that the list has already is refused. */
export const saveListView = defineEndpoint({
  method: 'POST',
  path: '/api/ListView/AddOrModifyListView',
  summary: '保存列表视图',
  may: ownViews,
  body: ObjectSchema(
    {
      Id: IdOrNone,
      List: StringSchema({ minLength: 1, maxLength: 60 }),
      Name: text(20),
      Search: StringSchema({ maxLength: 2_000 }),
    },
    strict,
  ),
  reply: ListView,
})

export const removeListView = defineEndpoint({
  method: 'POST',
  path: '/api/ListView/RemoveListView',
  summary: '删除列表视图',
  may: ownViews,
  body: ObjectSchema({ Id }, strict),
  reply: ArraySchema(ListView),
})
