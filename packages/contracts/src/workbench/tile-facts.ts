type Query = Readonly<Record<string, string | number | boolean>>

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
