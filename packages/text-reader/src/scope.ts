/** A line at its place. Lines without an empty line, a ruler or a heading between them are a block. */
export interface Scoped<T> {
  readonly facts: T
  readonly block: number
  readonly at: number
}

/** A value that another line says. `doubt`: it stands below other prices in an earlier block, so it may be theirs alone. */
export interface FromScope<V> {
  readonly value: V
  readonly doubt: boolean
  /** Another line says it. */
  readonly inherited: boolean
}

/** How values go from line to line. */
export interface ScopeWays<T> {
  /** Lines that say nothing for others, such as rows of tables. */
  readonly closed: (facts: T) => boolean
  /** Lines that a value of an earlier block may belong to alone. */
  readonly holds: (facts: T) => boolean
  /** A line below may say it too. */
  readonly below?: boolean
}

/**
 * The value that holds for a line: its own, else that of the nearest line above in its block, else that of the only line below in its block,
 * else of the last line of an earlier block, else of the only block behind all lines that hold something.
 */
export function inScope<T, V>(
  lines: readonly Scoped<T>[],
  row: Scoped<T>,
  of: (facts: T) => V | undefined,
  { closed, holds, below = true }: ScopeWays<T>,
): FromScope<V> | undefined {
  const stated = of(row.facts)
  if (stated !== undefined) return { value: stated, doubt: false, inherited: false }
  const said = lines.flatMap((line) => {
    if (line.at === row.at || closed(line.facts)) return []
    const value = of(line.facts)
    return value === undefined ? [] : [{ line, value }]
  })
  const from = (value: V, doubt: boolean) => ({ value, doubt, inherited: true })
  const inBlock = said.filter(({ line }) => line.block === row.block)
  const above = inBlock.findLast(({ line }) => line.at < row.at)
  if (above) return from(above.value, false)
  const under = below ? inBlock.filter(({ line }) => line.at > row.at) : []
  if (under.length > 0) return from(under[0]!.value, under.length > 1)
  const earlier = said.findLast(({ line }) => line.block < row.block)
  if (earlier)
    return from(
      earlier.value,
      lines.some(({ block, at, facts }) => block === earlier.line.block && at <= earlier.line.at && holds(facts)),
    )
  if (!below) return undefined
  const later = said.filter(({ line }) => line.block > row.block && !lines.some(({ block, facts }) => block === line.block && holds(facts)))
  return later.length === 1 ? from(later[0]!.value, false) : undefined
}
