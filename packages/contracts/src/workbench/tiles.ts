import { defineEndpoint } from '../endpoint.ts'
import { Quantity } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema, StringSchema } from '../schema.ts'

type Query = Readonly<Record<string, string | number | boolean>>

/** A figure of the homes: how many rows a list has under some filters, and where that list is. */
export interface TileFacts {
  /** Unique among all areas: `booking.overdue`. */
  readonly key: string
  /** Screen of the list. Who has no such menu entry has no tile. */
  readonly path: string
  /** Button of that screen without which the rows are none of the reader's business. */
  readonly code?: string
  /** Filters, by which the server counts and the address of the list asks. */
  readonly query: Query
  /** What the address says besides: the part of a screen that has several. */
  readonly part?: Query
}

/** Tiles of an area by name. The server counts each by the list that it opens (`countedBy`), so that the two agree. */
export const defineTiles = <K extends string>(
  area: string,
  tiles: Readonly<Record<K, Omit<TileFacts, 'key'>>>,
): Readonly<Record<K, TileFacts>> =>
  Object.fromEntries(
    Object.entries<Omit<TileFacts, 'key'>>(tiles).map(([name, facts]) => [name, { ...facts, key: `${area}.${name}` }]),
  ) as Record<K, TileFacts>

/** All tiles of the reader's rights with their counts. A tile whose list failed is left out, and the others are there. */
export const homeTiles = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetTiles',
  summary: '工作台的数字',
  may: menus('/workbench', '/external/workbench'),
  reply: ArraySchema(ObjectSchema({ Key: StringSchema(), Count: Quantity })),
})
