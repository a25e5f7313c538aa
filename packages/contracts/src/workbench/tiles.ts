import { defineEndpoint } from '../endpoint.ts'
import { Quantity } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema, StringSchema } from '../schema.ts'

/** All tiles of the reader's rights with their counts. A tile whose list failed is left out, and the others are there. */
export const homeTiles = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetTiles',
  summary: '工作台的数字',
  may: menus('/workbench', '/external/workbench'),
  reply: ArraySchema(ObjectSchema({ Key: StringSchema(), Count: Quantity })),
})
