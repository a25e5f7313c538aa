type Values = Readonly<Record<string, unknown>>
/** A list as places of its former rows, and the new rows between them in their order. */
interface ChangedList {
  /** Place before; -1: the next new row. */
  readonly from: readonly number[]
  readonly rows: readonly unknown[]
}
/** Differences from other values, by name; those without one are the same. */
export type Changes = Readonly<Record<string, { readonly value: unknown } | { readonly list: ChangedList }>>

/** Differences by identity: values are replaced, never changed in place. */
export function changesSince(base: object, values: object): Changes {
  const before = base as Values
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const old = before[key]
      if (value === old) return []
      return [[key, Array.isArray(value) && Array.isArray(old) ? { list: changedList(old, value) } : { value }]]
    }),
  )
}

function changedList(old: readonly unknown[], list: readonly unknown[]): ChangedList {
  const places = new Map(old.map((row, place) => [row, place]))
  const from = list.map((row) => places.get(row) ?? -1)
  return { from, rows: list.filter((_, place) => from[place] === -1) }
}

/** The values that `changesSince` was told of. */
export function withChanges(base: object, changes: Changes): object {
  const before = base as Values
  const changed = Object.entries(changes).map(([key, change]) => {
    if (!('list' in change)) return [key, change.value]
    const old = before[key] as readonly unknown[]
    const rows = change.list.rows.values()
    return [key, change.list.from.map((place) => (place === -1 ? rows.next().value : old[place]))]
  })
  return { ...base, ...Object.fromEntries(changed) }
}
