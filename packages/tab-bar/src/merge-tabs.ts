import type { StoredTab } from './tab.ts'

/** Key of the tab of a path. */
export type KeyOf = (path: string) => string

/**
 * Tabs to store after a change of this document (`before` to `after`), when other documents may have written since (`stored`): each tab as
 * the one who changed it left it, also where that is gone; ours where both did. The order is ours if the change moved tabs, else the stored one.
 */
export function mergeTabs(
  before: readonly StoredTab[],
  after: readonly StoredTab[],
  stored: readonly StoredTab[],
  keyOf: KeyOf,
): StoredTab[] {
  const byKey = (tabs: readonly StoredTab[]) => new Map(tabs.map((tab) => [keyOf(tab.path), tab]))
  const [was, is, there] = [byKey(before), byKey(after), byKey(stored)]
  const keys = placed(...(hasMoved([...was.keys()], [...is.keys()]) ? ([is, there] as const) : ([there, is] as const)))
  return keys
    .map((key) => (isSame(was.get(key), is.get(key)) ? there.get(key) : is.get(key)))
    .filter((tab): tab is StoredTab => tab !== undefined)
}

const isSame = (one: StoredTab | undefined, other: StoredTab | undefined) =>
  one?.path === other?.path && one?.title === other?.title && (one?.pinned ?? false) === (other?.pinned ?? false)

function hasMoved(before: readonly string[], after: readonly string[]): boolean {
  const [left, stayed] = [before.filter((key) => after.includes(key)), after.filter((key) => before.includes(key))]
  return left.some((key, index) => stayed[index] !== key)
}

/** The keys of the first, and those that only the second has behind the key that they follow there. */
function placed(first: ReadonlyMap<string, StoredTab>, second: ReadonlyMap<string, StoredTab>): string[] {
  const keys = [...first.keys()]
  let previous: string | undefined
  for (const key of second.keys()) {
    if (!first.has(key)) keys.splice(previous === undefined ? keys.length : keys.indexOf(previous) + 1, 0, key)
    previous = key
  }
  return keys
}
