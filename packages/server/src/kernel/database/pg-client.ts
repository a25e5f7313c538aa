import { types, type PoolConfig } from 'pg'
import type { PgAddress } from './address.ts'

/** PostgreSQL gives `2026-11-20 10:11:12.12+00` (our connections are on UTC); the wire wants `2026-11-20T10:11:12.120Z`. */
function instantOf(value: string): string {
  // most have milliseconds or finer
  if (value.length >= 26 && value.endsWith('+00')) return `${value.slice(0, 10)}T${value.slice(11, 23)}Z`
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${(value.endsWith('+00') ? value.slice(20, -3) : '').slice(0, 3).padEnd(3, '0')}Z`
}

const same = (value: string) => value

/** int8 and numeric as numbers, instants as ISO text, dates as `YYYY-MM-DD`. */
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: same,
  [types.builtins.TIMESTAMPTZ]: instantOf,
  // int8[]
  1016: (value) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number)),
}

/** Reads a cell of this type from its text; undefined when the text is the value. */
export function parserOf(oid: number): ((value: string) => unknown) | undefined {
  if (texts.has(oid)) return undefined
  return parsers[oid] ?? (types.getTypeParser(oid) as (value: string) => unknown)
}
const { TEXT, VARCHAR, BPCHAR, DATE } = types.builtins
const texts: ReadonlySet<number> = new Set([TEXT, VARCHAR, BPCHAR, DATE])

/** For `pg` connections: per connection, so that nobody else's parsers change. */
const parseTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

/** Settings of every application connection: not the owner of the tables, so row-level security binds; writes only inside `tx`. */
export const sessionSettings: Readonly<Record<string, string>> = {
  role: 'jst_app',
  default_transaction_read_only: 'on',
  statement_timeout: '15000',
  lock_timeout: '10000',
  idle_in_transaction_session_timeout: '30000',
  timezone: 'UTC',
}
const session = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

export const clientConfig = (address: PgAddress): PoolConfig => ({
  ...address,
  options: session,
  types: parseTypes,
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  query_timeout: 20_000,
  application_name: 'jst',
})
