import type { Queryable } from '../kernel/database/database.ts'

/** Reads each statement with the same values once. For statements over tables that nobody writes meanwhile. */
export function rememberedReads(db: Queryable): Queryable {
  const reads = new Map<string, Promise<unknown[]>>()
  return {
    query<Row>(text: string, values: readonly unknown[] = []) {
      const key = JSON.stringify([text, values])
      const reading = reads.get(key) ?? db.query(text, values)
      reads.set(key, reading)
      return reading as Promise<Row[]>
    },
  }
}
