import { isRecord } from './json.ts'

export type Row = Readonly<Record<string, unknown>>
/** Rows by their ids, in their order. */
export type Rows = ReadonlyMap<string, Row>

/** Key of a row in its list; undefined if it has none. Rows that have no key yet carry 0 or ''. */
export function rowId(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const id = value['id'] ?? value['Id'] ?? value['key']
  return (typeof id === 'string' && id !== '') || (typeof id === 'number' && id !== 0) ? String(id) : undefined
}

/** A list whose rows have ids, each once; undefined for any other value. */
export function rowsOf(value: unknown): Rows | undefined {
  if (!Array.isArray(value)) return undefined
  const rows = new Map<string, Row>()
  for (const row of value as unknown[]) {
    const id = rowId(row)
    if (id === undefined || rows.has(id)) return undefined
    rows.set(id, row as Row)
  }
  return rows
}
