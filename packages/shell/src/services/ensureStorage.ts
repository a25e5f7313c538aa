/** Storage in memory, for the lifetime of the document. */
class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>()

  get length(): number {
    return this.items.size
  }

  key = (index: number): string | null => [...this.items.keys()][index] ?? null
  getItem = (name: string): string | null => this.items.get(name) ?? null
  setItem = (name: string, value: string): void => void this.items.set(name, value)
  removeItem = (name: string): void => void this.items.delete(name)
  clear = (): void => this.items.clear()
}

/**
 * Replaces a blocked storage by one in memory. Where the user blocks site data, reading `window.localStorage` throws.
 * @returns true if it was replaced
 */
export function ensureStorage(page: Pick<Window, 'localStorage' | 'sessionStorage'>): boolean {
  const barred = (['localStorage', 'sessionStorage'] as const).filter((name) => !isThere(() => page[name]))
  for (const name of barred) Object.defineProperty(page, name, { configurable: true, value: new MemoryStorage() })
  return barred.length > 0
}

function isThere(read: () => Storage | null): boolean {
  try {
    return read() !== null
  } catch {
    return false
  }
}
