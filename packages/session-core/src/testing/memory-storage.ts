import type { KeyValueStorage } from '../ports.ts'

/** Storage that lives in memory; with `failing` set every call throws, as a browser's storage does when it is barred. */
export class MemoryStorage implements KeyValueStorage {
  /** Every write throws, as when there is no room. */
  failing = false
  readonly #values: Map<string, string>

  constructor(values: Record<string, string> = {}) {
    this.#values = new Map(Object.entries(values))
  }

  getItem(key: string): string | null {
    this.#guard()
    return this.#values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#guard()
    this.#values.set(key, value)
  }

  removeItem(key: string): void {
    this.#guard()
    this.#values.delete(key)
  }

  clear(): void {
    this.#guard()
    this.#values.clear()
  }

  #guard(): void {
    if (this.failing) throw new DOMException('storage is barred', 'SecurityError')
  }
}
