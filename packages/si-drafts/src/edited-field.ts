/**
 * Names the one field that a patch changes, down to a cell of a container or goods line (`containers.3.weight`), so that typing in one
 * field is one step to undo. Empty when it changes several, or rows were added or removed.
 */
export function editedField(before: object, patch: object): string {
  if (Array.isArray(patch) && patch.length !== (before as unknown[]).length) return ''
  const old = before as Record<string, unknown>
  const changed = Object.entries(patch).filter(([name, value]) => old[name] !== value)
  const [[name, value] = ['', null]] = changed
  if (changed.length !== 1) return ''
  const was = old[name]
  if (typeof value !== 'object' || typeof was !== 'object' || !value || !was) return name
  const inside = editedField(was, value as object)
  return inside && `${name}.${inside}`
}
