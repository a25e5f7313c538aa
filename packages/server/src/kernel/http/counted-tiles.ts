import type { Endpoint } from '@jst/contracts'
import type { TileFacts } from '@jst/contracts/workbench'

/** A tile with the call of the list that it opens. */
export interface CountedTile {
  readonly tile: TileFacts
  readonly list: Endpoint
}

/** The lists of an area's tiles, by their names: one for each tile, and none for what is no tile. */
export const countedBy = <K extends string>(
  tiles: Readonly<Record<K, TileFacts>>,
  lists: Readonly<Record<NoInfer<K>, Endpoint>>,
): readonly CountedTile[] => Object.entries<TileFacts>(tiles).map(([name, tile]) => ({ tile, list: lists[name as K] }))
