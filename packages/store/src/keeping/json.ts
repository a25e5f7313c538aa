const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** A JSON object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value) && !Array.isArray(value)

/** The same JSON; a property that is undefined is none. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => sameJson(a[name], b[name]))
}

/** `after`, with every part that equals its counterpart in `before` taken from there, so that equal parts are the same object. */
export function share<T>(before: unknown, after: T): T {
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
