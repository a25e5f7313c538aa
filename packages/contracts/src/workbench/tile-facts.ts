type Query = Readonly<Record<string, string | number | boolean>>

/** How the rows that a tile counts are things to do. Fields are those of its list. */
interface TileTask {
  /** Page of one record. */
  readonly page: string
  /** Parameter of its address that has the `Id` of the row. Default `Id`. */
  readonly param?: string
  /** Field that names the record. Default `Code`. */
  readonly title?: string
  /** Fields that say what it is about. */
  readonly note: readonly string[]
  /** Field with the moment until which it must be done; by it the rows are sorted. */
  readonly due?: string
  /** Field with the moment since when it waits; without `due` the rows are sorted by it. Default `UpdateTime`. */
  readonly since?: string
}

/** A figure of the homes: how many rows a list has under some filters, and where that list is. */
export interface TileFacts {
  /** Unique among all areas: `booking.overdue`. */
  readonly key: string
  /** Screen of the list. People without its menu entry have no tile. */
  readonly path: string
  /** Button of that screen without which the rows are none of the reader's business. */
  readonly code?: string
  /** Filters, by which the server counts and the address of the list asks. */
  readonly query: Query
  /** Filters that the screen adds by itself, whatever its address says. */
  readonly always?: Query
  /** Parameters of the address besides: the part of a screen that has several. */
  readonly part?: Query
  /** Present: the first rows stand among the things to do, not only in the figure. */
  readonly task?: TileTask
}

/**
 * Tiles of an area by name. The server counts each by the list that it opens (`countedBy`), so that the two agree. Paths are written out: a module of
 * pages would be divided between the homes and the screens of the area, and make these heavier.
 */
export const defineTiles = <K extends string>(
  area: string,
  tiles: Readonly<Record<K, Omit<TileFacts, 'key'>>>,
): Readonly<Record<K, TileFacts>> =>
  Object.fromEntries(
    Object.entries<Omit<TileFacts, 'key'>>(tiles).map(([name, facts]) => [name, { ...facts, key: `${area}.${name}` }]),
  ) as Record<K, TileFacts>
