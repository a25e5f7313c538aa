import { freightRateCalls } from '@jst/contracts/freight-rates'
import { columnOf } from '../../../entity-kit/index.ts'
import type { FoundRows } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { writtenColumns } from './facts.ts'

/** Columns of a rate `t` with what stands in them, as versions keep them. */
export const storedColumnsOf = (columns: readonly string[]) => columns.map((column) => `'${column}', t.${column}`).join(', ')

/** SQL of the value before the batch `b` of a column of the rate `t`; a column that the batch did not store is unchanged. */
export const valueBefore = (column: string) =>
  `case when b.old ? '${column}' then (b.old ->> '${column}')::${writtenColumns[column] ?? 'text'} else t.${column} end`

/** The rows of surcharges that rates have now, as versions keep them, by rate. */
type StoredLines = ReadonlyMap<number, readonly unknown[]>
const linesOf = (lines: ReadonlyMap<number, unknown>) => JSON.stringify([...lines].map(([id, rows]) => ({ id, lines: rows })))

/** Which rates of a batch, and which of their columns were written. */
export interface WrittenOf {
  readonly batchId: number
  readonly ids: readonly number[]
  readonly columnNames: readonly string[]
}

/** Rates of a batch; the planner counts the items of an array, and a join looks each up once, where a condition on the array may be asked for each row. */
const ofBatch = `unnest($2::bigint[]) as x (id) join freight_batch_rate b on b.batch_id = $1 and b.rate_id = x.id join freight_rate t on t.id = x.id`

/**
 * Keeps what was written as versions of the batch `by`: these columns as they stand now, and surcharges where they were changed. A rate that somebody
 * else has written meanwhile has its version already: whoever wrote the others ends with an error that names it. The versions share one instant, so
 * that a list by time has them by their rates and not in the order of the join.
 */
export function keepChanges(tx: Tx, { batchId, ids, columnNames }: WrittenOf, by: number, employeeId: number, lines: StoredLines): void {
  tx.defer(
    `insert into freight_rate_version (rate_id, version, company_id, operator_id, batch_id, employee_id, create_time, base, facts)
      select t.id, t.version, t.company_id, t.operator_id, $3, $4, (select clock_timestamp()), coalesce(p.base, p.version),
        case when p.base is null then '{}' else p.facts end
          || jsonb_build_object(${storedColumnsOf([...columnNames, 'version', 'update_time'])})
          || case when l.id is null then '{}' else jsonb_build_object('surcharges', l.lines) end
      from ${ofBatch}
      join freight_rate_version p on p.rate_id = t.id and p.version = t.version - 1
      left join jsonb_to_recordset($5::jsonb) as l (id bigint, lines jsonb) on l.id = t.id
      on conflict do nothing`,
    [batchId, ids, by, employeeId, linesOf(lines)],
  )
}

const { all } = freightRateCalls.entity
const keys = new Map(all.map(({ key }) => [columnOf(key), key]))
/** A value as the change log has it. */
const shown = (column: string, value: string) => {
  const type = writtenColumns[column]
  return type === 'numeric' ? `trim_scale(${value})` : type === 'date' ? `(${value})::text` : value
}

/** Surcharges before and after in words, by rate. */
export type ToldLines = ReadonlyMap<number, readonly [before: readonly string[], after: readonly string[]]>

/** Rates of a batch with what is changed in each when it is taken back, old and new by field. Call it before the rates are written. */
export function changesBack({ batchId, ids, columnNames }: WrittenOf, lines: ToldLines): FoundRows {
  const pairs = columnNames.map((column) => {
    const [now, former] = [`t.${column}`, valueBefore(column)]
    const pair = `jsonb_build_array(${shown(column, now)}, ${shown(column, former)})`
    return `'${keys.get(column)}', case when ${former} is distinct from ${now} then ${pair} end`
  })
  return {
    text: `select b.rate_id as id, jsonb_strip_nulls(jsonb_build_object(${[...pairs, `'surcharges', l.lines`].join(', ')})) as diff
      from ${ofBatch}
      left join jsonb_to_recordset($3::jsonb) as l (id bigint, lines jsonb) on l.id = t.id`,
    values: [batchId, ids, linesOf(lines)],
  }
}
