/** A value with its JSON path, for example `$.references[0].value`. */
export interface LostValue {
  readonly Path: string
  readonly Value: string
  readonly Why: string
}
type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Leaves of a structure by path. Empty texts, nulls, empty arrays and empty objects are left out. */
export function leavesOf(value: unknown, path = '$'): [string, string | number | boolean][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, `${path}[${at}]`))
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`))
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' || typeof value === 'boolean'
    ? [[path, value]]
    : []
}

/** Reads a structure and tracks which leaves were consumed; the others are reported as unread. */
export class Account {
  private readonly root: unknown
  private readonly taken = new Set<string>()
  private readonly reasons: [string, string][] = []

  constructor(root: unknown) {
    this.root = root
  }
  private at(path: string): unknown {
    const steps = path.slice(1).match(/[^.[\]]+/g) ?? []
    return steps.reduce<unknown>(
      (value, step) => (Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined),
      this.root,
    )
  }
  count(path: string): number {
    const value = this.at(path)
    return Array.isArray(value) ? value.length : 0
  }
  has(path: string): boolean {
    return leavesOf(this.at(path)).length > 0
  }
  /** Returns a value without consuming it. */
  peek(path: string): string | number | boolean | undefined {
    const value = this.at(path)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  }
  text(path: string): string {
    const value = this.peek(path)
    if (value === undefined) return ''
    this.taken.add(path)
    return String(value).trim()
  }
  number(path: string): number | undefined {
    const value = this.peek(path)
    if (typeof value !== 'number') return undefined
    this.taken.add(path)
    return value
  }
  /** Consumes a value only if it equals the value that the content implies. */
  implied(path: string, value: unknown): void {
    if (this.peek(path) === value) this.taken.add(path)
  }
  drop(path: string): void {
    this.taken.delete(path)
  }
  /** Records why a value, or everything below a path, was left unread. */
  because(path: string, why: string): void {
    this.reasons.push([path, why])
  }
  lost(defaultReason: string): LostValue[] {
    const why = (path: string) =>
      this.reasons.find(([under]) => path === under || path.startsWith(`${under}.`) || path.startsWith(`${under}[`))?.[1]
    return leavesOf(this.root)
      .filter(([path]) => !this.taken.has(path))
      .map(([Path, value]) => ({ Path, Value: String(value), Why: why(Path) ?? defaultReason }))
  }
}

/** Copy of a structure without undefined values, empty arrays and empty objects. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => compact(one)).filter((one) => one !== undefined)
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  const entries = Object.entries(value)
    .map(([key, one]) => [key, compact(one)] as const)
    .filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
