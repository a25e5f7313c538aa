/** A map whose entries expire one by one. Above its capacity it evicts the oldest entries. */
export class ExpiringMap<V> {
  private readonly entries = new Map<string, { readonly value: V; readonly end: number }>()
  private readonly most: number
  private readonly now: () => number

  constructor(most: number, now: () => number) {
    this.most = most
    this.now = now
  }

  get(key: string): V | undefined {
    return this.current(key)?.value
  }

  endOf(key: string): number | undefined {
    return this.current(key)?.end
  }

  set(key: string, value: V, end: number): void {
    this.entries.delete(key)
    if (this.entries.size >= this.most) this.makeRoom()
    this.entries.set(key, { value, end })
  }

  private current(key: string) {
    const entry = this.entries.get(key)
    return entry && this.now() < entry.end ? entry : undefined
  }

  private makeRoom(): void {
    for (const [key, { end }] of this.entries) if (end <= this.now()) this.entries.delete(key)
    if (this.entries.size >= this.most) this.entries.delete(this.entries.keys().next().value!)
  }
}
