import type { DraftSet } from './draft-set.ts'

/** `after`, with every part that equals its counterpart in `before` taken from there, so that equal parts are the same object. */
function share<T>(before: unknown, after: T): T {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after
  const old = before as Record<string, unknown>
  let equal = Object.keys(old).length === Object.keys(after).length
  const parts = Object.entries(after).map(([name, value]) => {
    const part = share(old[name], value)
    equal &&= part === old[name]
    return [name, part] as const
  })
  if (equal) return before as T
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

/** A set that was read anew, sharing with what is known already: merging and comparing then look at what changed only. */
export function shareSet(known: DraftSet | null, read: DraftSet): DraftSet {
  return {
    ...read,
    drafts: read.drafts.map((draft) =>
      share(
        known?.drafts.find(({ id }) => id === draft.id),
        draft,
      ),
    ),
  }
}
