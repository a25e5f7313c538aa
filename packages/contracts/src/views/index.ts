import { ArraySchema, Integer, ObjectSchema, type Static, StringSchema } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, text } from '../envelope.ts'

/** Most views that one person keeps of one list. */
export const mostViews = 20

/** A list as somebody wants to see it again: its filters and sort, as the address says them (`?Status=1&Sort=-Deadline`). */
export const ListView = ObjectSchema({ Id, List: StringSchema(), Name: StringSchema(), Search: StringSchema(), UpdateTime: Instant })
export type ListView = Static<typeof ListView>

/** Those of the caller, of all lists, in the order they were made. */
export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/ListView/GetListViews',
  summary: '我的列表视图',
  access: 'employee',
  reply: ArraySchema(ListView),
})

/** Id 0: a new one. A name that the list has already is refused. */
export const saveListView = defineEndpoint({
  method: 'POST',
  path: '/api/ListView/AddOrModifyListView',
  summary: '保存列表视图',
  access: 'employee',
  body: ObjectSchema(
    {
      Id: Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      List: StringSchema({ minLength: 1, maxLength: 60 }),
      Name: text(20),
      Search: StringSchema({ maxLength: 2_000 }),
    },
    { additionalProperties: false },
  ),
  reply: ListView,
})

export const removeListView = defineEndpoint({
  method: 'POST',
  path: '/api/ListView/RemoveListView',
  summary: '删除列表视图',
  access: 'employee',
  body: ObjectSchema({ Id }, { additionalProperties: false }),
  reply: ArraySchema(ListView),
})
