import type { Line } from '@jst/contracts/document'
import { freightRateCalls, freightRateDocument, surchargeFields } from '@jst/contracts/freight-rates'
import { findManyLines } from '../../../documents/index.ts'
import { columnOf, typeOf, wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { valueBefore } from './changes.repo.ts'
import { readColumns, writtenColumns, type RateRow, type Value } from './facts.ts'

const { entity } = freightRateCalls
const written = Object.keys(writtenColumns)
const title = `t.carrier_code || ' ' || t.pol_code || ' → ' || t.pod_code`
const mine = 't.removed_at is null and t.merged_into is null'

const columns = [...written, ...readColumns].map((column) => `t.${column}`).join(', ')

/** Rates by their keys. */
export const findRates = (db: Queryable, ids: readonly number[]): Promise<RateRow[]> =>
  db.query<RateRow>(
    `select t.id, t.code, t.version, ${title} as title, ${columns} from freight_rate t where t.id = any($1) and ${mine} order by t.id`,
    [ids],
  )

/** A rate of a plan, with the version it was planned for, whether a list still has it, and the number drawn for its other part. */
export type PlannedRate = RateRow & { readonly before: number; readonly there: boolean; readonly splitCode: string | null }

/** The rates of a plan as they are now. Nothing locks them: whoever writes them says which version he has read. */
export const findPlanned = (tx: Queryable, batchId: number): Promise<PlannedRate[]> =>
  tx.query<PlannedRate>(
    `select t.id, t.code, t.version, b.before, b.split_code as "splitCode", ${mine} as there, ${title} as title, ${columns}
      from freight_batch_rate b join freight_rate t on t.id = b.rate_id where b.batch_id = $1 order by b.rate_id`,
    [batchId],
  )

/** Surcharges of rates, by rate. */
export const findSurcharges = (db: Queryable, ids: readonly number[]): Promise<Map<number, Line[]>> =>
  findManyLines(db, freightRateDocument.lines.surcharges, freightRateDocument.kind, ids)

type Columns = Readonly<Record<string, Value>>
/** A rate with the columns that it is to have. */
export interface WrittenRate {
  readonly row: RateRow
  readonly columns: Columns
}

/** SQL of the search words of each rate, where a change may touch them. */
const wordsIn = (row: RateRow, columns: Columns, code = row.code) =>
  wordsOf(entity, {
    Code: code,
    NameZh: String(row['name_zh'] ?? ''),
    CarrierCode: String(row['carrier_code']),
    ServiceCode: String(columns['service_code'] ?? ''),
    PolCode: String(row['pol_code']),
    PodCode: String(row['pod_code']),
  })

/** Columns of rates that differ from what they are to be. */
export const changedColumns = (rows: readonly WrittenRate[]): string[] =>
  written.filter((column) => rows.some(({ row, columns }) => String(row[column] ?? '') !== String(columns[column] ?? '')))

/** Rates that were not written, of those with these keys: somebody else has written them since they were read. */
const missed = (update: string) =>
  `with written as (${update} returning t.id) select r.id from unnest($1::bigint[]) as r (id) where not exists (select from written w where w.id = r.id)`
const next = 'update_time = next_update_time(t.update_time)'

/** Writes some columns of rates in one statement, where they are in the version that was read. Answers which are not. */
export async function writeRates(tx: Tx, rows: readonly WrittenRate[], columnNames: readonly string[]): Promise<ReadonlySet<number>> {
  // the planner counts the items of arrays, and each is read without names
  const lists = columnNames.map((name, at) => `$${at + 3}::${writtenColumns[name] ?? 'text'}[]`)
  const found = await tx.query<{ id: number }>(
    missed(
      `update freight_rate t set ${[...columnNames.map((name) => `${name} = x.${name}`), next].join(', ')}
        from unnest(${['$1::bigint[]', '$2::integer[]', ...lists].join(', ')}) as x (${['id', 'version', ...columnNames].join(', ')})
        where t.id = x.id and t.version = x.version`,
    ),
    [
      rows.map(({ row }) => row.id),
      rows.map(({ row }) => row.version),
      ...columnNames.map((name) => rows.map(({ columns }) => columns[name] ?? null)),
    ],
  )
  return new Set(found.map(({ id }) => id))
}

/** Writes columns of rates as a batch has kept them, where they are in the version that was read. Answers which are not. */
export async function restoreRates(
  tx: Tx,
  batchId: number,
  written: readonly { readonly id: number; readonly version: number }[],
  columnNames: readonly string[],
): Promise<ReadonlySet<number>> {
  const found = await tx.query<{ id: number }>(
    missed(
      `update freight_rate t set ${[...columnNames.map((name) => `${name} = ${valueBefore(name)}`), next].join(', ')}
        from unnest($1::bigint[], $3::integer[]) as x (id, version) join freight_batch_rate b on b.batch_id = $2 and b.rate_id = x.id
        where t.id = x.id and t.version = x.version`,
    ),
    [written.map(({ id }) => id), batchId, written.map(({ version }) => version)],
  )
  return new Set(found.map(({ id }) => id))
}

/** The words that rates are found by, where their services were changed. */
export function writeWords(tx: Tx, rows: readonly WrittenRate[], columnNames: readonly string[]): void {
  if (!columnNames.includes('service_code')) return
  tx.defer('update freight_rate t set search = x.search from unnest($1::bigint[], $2::text[]) as x (id, search) where t.id = x.id', [
    rows.map(({ row }) => row.id),
    rows.map(({ row, columns }) => wordsIn(row, columns).search),
  ])
}

const copied = [
  ...entity.fields.map(({ key }) => columnOf(key)).filter((column) => column !== 'code' && !(column in writtenColumns)),
  'company_id',
  'operator_id',
  'state',
  'published_at',
]

/** Makes rates that go on from others, with surcharges and barges of these. Answers which came of which. */
export async function copyRates(
  tx: Tx,
  employeeId: number,
  rows: readonly { row: RateRow; code: string; columns: Columns }[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map()
  const given = rows.map(({ row, code, columns }) => ({ source: row.id, code, ...columns, ...wordsIn(row, columns, code) }))
  const newColumns = ['code', ...written, 'search', 'pinyin', 'initials']
  const shape = newColumns.map((name) => `${name} ${writtenColumns[name] ?? 'text'}`)
  const copies = await tx.query<{ id: number; code: string }>(
    `insert into freight_rate (${[...copied, ...newColumns].join(', ')}, create_id)
      select ${[...copied.map((name) => `t.${name}`), ...newColumns.map((name) => `x.${name}`)].join(', ')}, $2
      from jsonb_to_recordset($1::jsonb) as x (source bigint, ${shape.join(', ')}) join freight_rate t on t.id = x.source returning id, code`,
    [JSON.stringify(given), employeeId],
  )
  const sources = new Map(rows.map(({ row, code }) => [code, row.id]))
  const pairs = copies.map(({ id, code }) => [sources.get(code)!, id] as const)
  for (const part of ['surcharge', 'barge']) await copyLines(tx, `freight_rate_${part}`, pairs)
  return new Map(pairs)
}

async function copyLines(tx: Tx, table: string, pairs: readonly (readonly [from: number, to: number])[]): Promise<void> {
  const columns = linesOf[table]!
  await tx.query(
    `insert into ${table} (kind, subject_id, company_id, operator_id, place, ${columns})
      select l.kind, x.target, l.company_id, l.operator_id, l.place, ${columns} from unnest($1::bigint[], $2::bigint[]) as x (source, target)
      join ${table} l on l.kind = 'freightRate' and l.subject_id = x.source`,
    [pairs.map(([from]) => from), pairs.map(([, to]) => to)],
  )
}
const columnsOf = (fields: readonly { key: string }[]) => fields.map(({ key }) => columnOf(key)).join(', ')
const linesOf: Readonly<Record<string, string>> = {
  freight_rate_surcharge: columnsOf(surchargeFields),
  freight_rate_barge: 'port_code, currency_code, amount20_gp, amount40_gp, amount40_hq, amount45_hq, amount_other, valid_from, valid_to',
}

const lineShape = surchargeFields.map((field) => `${columnOf(field.key)} ${typeOf(field)}`).join(', ')
const lineColumns = columnsOf(surchargeFields)
/** A row of surcharges as its table takes it. */
const storedLine = (line: Line) =>
  Object.fromEntries(surchargeFields.map(({ key, kind }) => [columnOf(key), line[key] === '' && kind === 'date' ? null : line[key]]))

/** New rates get these surcharges, all of them the same. */
export async function addSurcharges(tx: Queryable, ids: readonly number[], lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await tx.query(
    `insert into freight_rate_surcharge (kind, subject_id, company_id, operator_id, place, ${lineColumns})
      select 'freightRate', t.id, t.company_id, t.operator_id, g.place, ${surchargeFields.map(({ key }) => `g.${columnOf(key)}`).join(', ')}
      from unnest($1::bigint[]) as r (id) join freight_rate t on t.id = r.id
      cross join jsonb_to_recordset($2::jsonb) as g (place integer, ${lineShape})`,
    [ids, JSON.stringify(lines.map((line, place) => ({ place, ...storedLine(line) })))],
  )
}

/** The surcharges of rates become these: those with a key stay, what is missing goes. */
export async function writeSurcharges(tx: Tx, rates: ReadonlyMap<number, readonly Line[]>): Promise<void> {
  if (rates.size === 0) return
  const given = [...rates].flatMap(([rate, lines]) =>
    lines.map((line, place) => ({
      rate,
      id: line.Id,
      place,
      ...storedLine(line),
    })),
  )
  await tx.query(
    `with given as (select * from jsonb_to_recordset($2::jsonb) as x (rate bigint, id bigint, place integer, ${lineShape})),
      gone as (delete from freight_rate_surcharge l where l.kind = 'freightRate' and l.subject_id = any($1) and l.id not in (select id from given)),
      kept as (update freight_rate_surcharge l set place = g.place,
        ${surchargeFields.map(({ key }) => `${columnOf(key)} = g.${columnOf(key)}`).join(', ')}
        from given g where l.id = g.id and l.kind = 'freightRate' and l.subject_id = g.rate)
     insert into freight_rate_surcharge (kind, subject_id, company_id, operator_id, place, ${lineColumns})
       select 'freightRate', t.id, t.company_id, t.operator_id, g.place, ${surchargeFields.map(({ key }) => `g.${columnOf(key)}`).join(', ')}
       from given g join freight_rate t on t.id = g.rate where g.id = 0`,
    [[...rates.keys()], JSON.stringify(given)],
  )
}

/** The versions of this transaction are kept together (`keepVersions`), not one by one at its end. */
export const keepTogether = (tx: Queryable) => tx.query(`select set_config('app.batch', 'many', true)`)

/** Keeps whole versions of rates, as those of a batch if there is one. */
export const keepVersions = (tx: Queryable, ids: readonly number[], batchId: number | null, employeeId: number) =>
  tx.query('select freight_rate_keep_versions($1, $2, $3)', [ids, batchId, employeeId])

/** Into the recycle bin. */
export const removeRates = (tx: Queryable, ids: readonly number[]) =>
  tx.query('update freight_rate set removed_at = clock_timestamp(), update_time = next_update_time(update_time) where id = any($1)', [ids])
