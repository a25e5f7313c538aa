import type { Queryable, Tx } from './database.ts'
import { invalid } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

/** A table by `effective_rows`: its rows hold for days, one at a time for each value of its keys. Names come from code, never from a caller. */
export interface Periods {
  readonly table: string
  readonly keys: readonly string[]
  readonly columns: readonly string[]
}
type Value = string | number | boolean | null
export type PeriodValues = Readonly<Record<string, Value>>
/** A row with its first and its last day, `YYYY-MM-DD`; null: since ever, without end. */
export type Period = PeriodValues & { readonly from: string | null; readonly to: string | null }

const shown = ({ columns }: Periods) => [...columns, `lower(valid)::text as "from"`, `(upper(valid) - 1)::text as "to"`].join(', ')
const ofKey = ({ keys }: Periods) => keys.map((key, at) => `${key} = $${at + 1}`).join(' and ')
const valuesOf = (names: readonly string[], values: PeriodValues) => names.map((name) => values[name] ?? null)

/** Rows in force on a day: the only way to read such a table without its history. */
export async function asOf(db: Queryable, of: Periods, key: PeriodValues, day: string): Promise<Period | undefined> {
  const [row] = await db.query<Period>(
    `select ${shown(of)} from ${of.table} where ${ofKey(of)} and valid @> $${of.keys.length + 1}::date`,
    [...valuesOf(of.keys, key), day],
  )
  return row
}

interface Split {
  readonly day: string
  /** Last day; without it the values hold until the next row. */
  readonly until?: string | null
  /** By column, with those that are neither keys nor read, such as the company. */
  readonly values: PeriodValues
}

/**
 * Sets values from a day on. The row in force on that day ends the day before and does not return; rows that begin later stay. Concurrent writers of
 * one key wait for each other. @throws AppError INVALID_INPUT if the last day is before the first
 */
export async function splitAt(tx: Tx, of: Periods, key: PeriodValues, { day, until = null, values }: Split): Promise<void> {
  if (until !== null && until < day) throw invalid('Until', texts.periodOrder(day, until))
  const { table, keys } = of
  const keyValues = valuesOf(keys, key)
  const dayAt = `$${keys.length + 1}::date`
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify([table, keyValues])])
  await tx.query(`delete from ${table} where ${ofKey(of)} and lower(valid) = ${dayAt}`, [...keyValues, day])
  await tx.query(`update ${table} set valid = daterange(lower(valid), ${dayAt}) where ${ofKey(of)} and valid @> ${dayAt}`, [
    ...keyValues,
    day,
  ])
  const names = [...keys, ...Object.keys(values)]
  const untilAt = `$${keys.length + 2}::date`
  await tx.query(
    `insert into ${table} (${names.join(', ')}, valid) select ${keys.map((_, at) => `$${at + 1}`).join(', ')}${Object.keys(values)
      .map((_, at) => `, $${keys.length + 3 + at}`)
      .join(
        '',
      )}, daterange(${dayAt}, least(${untilAt} + 1, (select min(lower(valid)) from ${table} where ${ofKey(of)} and lower(valid) > ${dayAt})))`,
    [...keyValues, day, until, ...Object.values(values)],
  )
}
