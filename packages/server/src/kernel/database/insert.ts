import type { Queryable } from './database.ts'

/** Values of a row by their columns. Names of columns come from the code, never from a caller. */
export type ColumnValues = Readonly<Record<string, unknown>>

/** Inserts one row. @param into table, with an alias where `tail` needs one @param tail conflict rule and returned columns */
export function insertInto<Row extends object>(tx: Queryable, into: string, values: ColumnValues, tail = ''): Promise<Row[]> {
  const names = Object.keys(values)
  const places = names.map((_, at) => `$${at + 1}`)
  return tx.query<Row>(`insert into ${into} (${names.join(', ')}) values (${places.join(', ')}) ${tail}`, Object.values(values))
}

/** Inserts the row of a key, or writes its values as the next version of the row that has it. Answers the row. */
export async function writeRow<Row extends object>(
  tx: Queryable,
  table: string,
  key: ColumnValues,
  values: ColumnValues,
  returning: string,
): Promise<Row> {
  const replaced = Object.keys(values).map((name) => `${name} = excluded.${name}`)
  const conflict = `on conflict (${Object.keys(key).join(', ')}) do update set ${replaced.join(', ')},
    update_time = next_update_time(w.update_time)`
  const [row] = await insertInto<Row>(tx, `${table} as w`, { ...key, ...values }, `${conflict} returning ${returning}`)
  return row!
}
