/** Path of the live channel (spec §7). */
export const livePath = '/api/client/ws'

/** Most rows that an event names: with it the notification of the database stays below its 8,000 bytes. */
export const mostNamed = 200

/** Every id of both lists once; none when they are too many, or when one of the lists is that already. */
export function mergeIds(earlier: readonly number[], next: readonly number[]): number[] {
  if (earlier.length === 0 || next.length === 0) return []
  return nameIds([...earlier, ...next])
}

/** Ids for an event: each once, none when they are too many to name. */
export function nameIds(ids: readonly number[]): number[] {
  const all = [...new Set(ids)]
  return all.length > mostNamed ? [] : all
}

/** Returns true if an event may be about this row. */
export const isAbout = (ids: readonly number[], id: number | undefined): boolean =>
  id !== undefined && (ids.length === 0 || ids.includes(id))
