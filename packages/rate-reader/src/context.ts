import { priced, type LineFacts } from './line-facts.ts'

/** A line with its place in the text. Lines without an empty line between them are a block. */
export interface Placed {
  readonly facts: LineFacts
  readonly block: number
  readonly at: number
}

/** What a row takes from other lines. `doubt`: it stands below other prices in an earlier block, so it may be theirs alone. */
export interface FromContext<T> {
  readonly value: T
  readonly doubt: boolean
}

/**
 * What holds for a line: its own words, else the nearest above in its block, else the only one below in its block, else the last of an
 * earlier block.
 */
export function contextOf<T>(lines: readonly Placed[], row: Placed, of: (facts: LineFacts) => T | undefined): FromContext<T> | undefined {
  const own = of(row.facts)
  if (own !== undefined) return { value: own, doubt: false }
  const said = lines.flatMap((line) => {
    if (line.facts.inTable) return []
    const value = of(line.facts)
    return value === undefined ? [] : [{ line, value }]
  })
  const inBlock = said.filter(({ line }) => line.block === row.block)
  const above = inBlock.findLast(({ line }) => line.at < row.at)
  if (above) return { value: above.value, doubt: false }
  const below = inBlock.filter(({ line }) => line.at > row.at)
  if (below.length > 0) return { value: below[0]!.value, doubt: below.length > 1 }
  const earlier = said.findLast(({ line }) => line.block < row.block)
  if (earlier)
    return {
      value: earlier.value,
      doubt: lines.some((line) => line.block === earlier.line.block && line.at <= earlier.line.at && priced(line.facts)),
    }
  // at the end of the text, behind all prices
  const later = said.filter(
    ({ line }) => line.block > row.block && !lines.some((other) => other.block === line.block && priced(other.facts)),
  )
  return later.length === 1 ? { value: later[0]!.value, doubt: false } : undefined
}
