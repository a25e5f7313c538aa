import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, InstantOrNull, Quantity } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema, type Static, strict, StringSchema } from '../schema.ts'
import { mostTasks } from './todo.ts'

/** A row of a tile as a thing to do. Due: until when; Since: when it came to wait. */
export const TileRow = ObjectSchema({ Id, Title: StringSchema(), Note: StringSchema(), Due: InstantOrNull, Since: InstantOrNull })
export type TileRow = Static<typeof TileRow>

/** Characters of the key of a tile. */
const mostOfKey = 60
/** Tiles of all areas together, with room for more areas. */
const mostTiles = 200

/**
 * All tiles of the reader's rights with their counts, and the rows that must be done first (`mostTasks`) of those that say how these are things to
 * do. A tile whose list failed is left out, and the others are there. */
export const homeTiles = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetTiles',
  summary: '工作台的数字',
  may: menus('/workbench', '/internal/WorkCenter', '/external/workbench'),
  query: ObjectSchema({ ...answerLanguage }, strict),
  reply: ArraySchema(
    ObjectSchema({ Key: StringSchema({ maxLength: mostOfKey }), Count: Quantity, Tasks: ArraySchema(TileRow, { maxItems: mostTasks }) }),
    {
      maxItems: mostTiles,
    },
  ),
})
