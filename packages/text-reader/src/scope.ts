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
  // a text has thousands of lines, and each row of prices asks for many values: as few lines as possible are looked at, and nothing is copied
  const valueOf = (line: Scoped<T>) => (line.at === row.at || closed(line.facts) ? undefined : of(line.facts))
  const from = (value: V, doubt: boolean) => ({ value, doubt, inherited: true })
  let under: V | undefined
  let earlier: { readonly line: Scoped<T>; readonly value: V } | undefined
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index]!
    if (line.block > row.block || (line.block === row.block ? line.at >= row.at : earlier)) continue
    const value = valueOf(line)
    if (value === undefined) continue
    if (line.block === row.block) return from(value, false)
    earlier = { line, value }
  }
  if (below) {
    for (const line of lines) {
      if (line.block !== row.block || line.at <= row.at) continue
      const value = valueOf(line)
      if (value === undefined) continue
      if (under !== undefined) return from(under, true)
      under = value
    }
    if (under !== undefined) return from(under, false)
  }
  if (earlier) {
    const { line, value } = earlier
    return from(
      value,
      lines.some(({ block, at, facts }) => block === line.block && at <= line.at && holds(facts)),
    )
  }
  return below ? onlyLater(lines, row, valueOf, holds) : undefined
}

/** The value of the only line behind the block of the row whose block holds nothing. */
function onlyLater<T, V>(
  lines: readonly Scoped<T>[],
  row: Scoped<T>,
  valueOf: (line: Scoped<T>) => V | undefined,
  holds: (facts: T) => boolean,
): FromScope<V> | undefined {
  let only: V | undefined
  for (const line of lines) {
    const value = line.block > row.block ? valueOf(line) : undefined
    if (value === undefined || lines.some(({ block, facts }) => block === line.block && holds(facts))) continue
    if (only !== undefined) return undefined
    only = value
  }
  return only === undefined ? undefined : { value: only, doubt: false, inherited: true }
}
