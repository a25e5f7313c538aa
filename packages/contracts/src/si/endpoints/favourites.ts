import { defineEndpoint } from '../../endpoint.ts'
import { Id, Quantity, text } from '../../envelope.ts'
import { menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, Optional, type Static, strict, StringSchema, WordSchema } from '../../schema.ts'
import { siScreens, submitButtons } from '../menus.ts'

/** Favourite texts of a company for each customer and field, and rows that a list answers. */
export const favouriteLimits = { kept: 200, rows: 50, text: 5_600 } as const
const Field = WordSchema('marks', 'goods')
export type SiFavouriteField = Static<typeof Field>
/** A favourite text. `OfCustomer`: stored for the customer of the order; the others were stored for other customers. */
export const SiFavourite = ObjectSchema({ Id, Text: StringSchema(), OfCustomer: BooleanSchema(), Used: Quantity })
export type SiFavourite = Static<typeof SiFavourite>

/** Favourite texts of the caller's company: those of the customer of the order first, the last used first. */
export const siFavourites = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingText/List',
  summary: '常用唛头与货描',
  may: menus(...siScreens.editor),
  query: ObjectSchema({ CGO_ID: Id, Field, Keyword: Optional(text(60)) }, strict),
  reply: ArraySchema(SiFavourite, { maxItems: favouriteLimits.rows }),
})
/** Stores a favourite text for the customer of the order. Returns the existing one if the text is stored already. */
export const saveSiFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingText/Save',
  summary: '存为常用唛头或货描',
  may: submitButtons,
  body: ObjectSchema({ CGO_ID: Id, Field, Text: StringSchema({ minLength: 1, maxLength: favouriteLimits.text }) }, strict),
  reply: ObjectSchema({ Id }),
})
const byId = ObjectSchema({ Id }, strict)
/** Counts and dates a use. */
export const countSiFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingText/Use',
  summary: '使用常用文字',
  may: submitButtons,
  body: byId,
  reply: Null(),
})
export const removeSiFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingText/Remove',
  summary: '删除常用文字',
  may: submitButtons,
  body: byId,
  reply: Null(),
})
