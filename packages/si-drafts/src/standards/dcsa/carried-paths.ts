import type { ReadPart } from './carried.ts'
import { objectOf, type Unread } from './tracked.ts'

/** `a`, `a[0]`, `a[0].b` of `a[0].b`. */
const upTo = (path: string): string[] => [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index)).concat(path)

/** Paths of carried values. */
export class CarriedPaths {
  readonly #paths: ReadonlySet<string>
  readonly #above: ReadonlySet<string>

  constructor(parts: readonly ReadPart[]) {
    this.#paths = new Set(parts.map(({ path }) => path))
    this.#above = new Set(parts.flatMap(({ path }) => upTo(path).slice(0, -1)))
  }
  has(path: string): boolean {
    return upTo(path).some((part) => this.#paths.has(part))
  }
  /** An unread value, or its parts when only some of them are carried. */
  split(unread: Unread): Unread[] {
    const { path, value, name } = unread
    if (this.has(path) || !this.#above.has(path)) return [unread]
    if (Array.isArray(value)) return value.flatMap((child: unknown, index) => this.split({ path: `${path}[${index}]`, name, value: child }))
    return Object.entries(objectOf(value)).flatMap(([key, child]) => this.split({ path: `${path}.${key}`, name: key, value: child }))
  }
}
