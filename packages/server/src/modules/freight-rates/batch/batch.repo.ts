import type { BatchChange } from '@jst/contracts/freight-rates'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { plannedBatchDays } from '@jst/contracts/freight-rates'
import { writtenColumns } from './facts.ts'
import { storedColumnsOf } from './changes.repo.ts'

/** A batch as it is kept. */
export interface Batch {
  readonly id: number
  readonly kind: string
  readonly change: BatchChange
  readonly note: string
  readonly state: 'planned' | 'done'
  readonly undoneBy: number | null
}

export async function insertBatch(
  tx: Queryable,
  { companyId, employeeId }: EmployeeActor,
  { kind, change, note, rates, state, undoes = null }: Omit<Batch, 'id' | 'undoneBy'> & { rates: number; undoes?: number | null },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into freight_batch (company_id, employee_id, kind, change, note, rates, state, undoes) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [companyId, employeeId, kind, JSON.stringify(change), note, rates, state, undoes],
  )
  return row!.id
}

/** The rates of a batch in the versions that it was planned with. */
export const insertBatchRates = (
  tx: Queryable,
  { companyId }: EmployeeActor,
  batchId: number,
  rates: readonly { id: number; version: number }[],
) =>
  tx.query(
    `insert into freight_batch_rate (batch_id, company_id, rate_id, before)
      select $1, $2, * from unnest($3::bigint[], $4::integer[]) as x (rate_id, version)`,
    [batchId, companyId, rates.map(({ id }) => id), rates.map(({ version }) => version)],
  )

/** Plans that nobody ran go. */
export const dropOldPlans = (tx: Queryable, { companyId }: EmployeeActor) =>
  tx.query(
    `delete from freight_batch where company_id = $1 and state = 'planned' and create_time < now() - interval '${plannedBatchDays} days'`,
    [companyId],
  )

const found = 'select id, kind, change, note, state, undone_by as "undoneBy" from freight_batch where id = $1 and company_id = $2'
export async function findBatch(db: Queryable, { companyId }: EmployeeActor, id: number): Promise<Batch | undefined> {
  const [row] = await db.query<Batch>(found, [id, companyId])
  return row
}
export async function lockBatch(tx: Queryable, { companyId }: EmployeeActor, id: number): Promise<Batch | undefined> {
  const [row] = await tx.query<Batch>(`${found} for update`, [id, companyId])
  return row
}

/** Keeps the numbers that were drawn for what a batch will split off. */
export const keepSplitCodes = (tx: Queryable, batchId: number, rates: readonly number[], codes: readonly string[]) =>
  tx.query(
    `update freight_batch_rate b set split_code = x.code from unnest($2::bigint[], $3::text[]) as x (id, code)
      where b.batch_id = $1 and b.rate_id = x.id`,
    [batchId, rates, codes],
  )

/**
 * Before its rates are written, a batch keeps what these columns are, the version that comes next, and which rate was split off. What it does not
 * write goes from it, where it does not write `all`.
 */
export function keepOld(
  tx: Tx,
  batchId: number,
  rates: readonly { id: number; split: number | null }[],
  columnNames: readonly string[],
  all: boolean,
): void {
  tx.defer(
    `update freight_batch_rate b set after = t.version + 1, old = jsonb_build_object(${storedColumnsOf(columnNames)}), split_id = x.split
      from unnest($2::bigint[], $3::bigint[]) as x (id, split) join freight_rate t on t.id = x.id where b.batch_id = $1 and b.rate_id = x.id`,
    [batchId, rates.map(({ id }) => id), rates.map(({ split }) => split)],
  )
  if (!all) tx.defer('delete from freight_batch_rate where batch_id = $1 and after is null', [batchId])
}

export const finishBatch = (tx: Tx, batchId: number, rates: number): void =>
  tx.defer(`update freight_batch set state = 'done', rates = $2, create_time = clock_timestamp() where id = $1`, [batchId, rates])

interface WrittenBatchRate {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly before: number
  readonly splitId: number | null
  readonly same: boolean
}
/** True when all versions of a rate after that of a batch are batches that were undone, and their undoing. */
const takenBack = `not exists (select from freight_rate_version v left join freight_batch f on f.id = v.batch_id
    where v.rate_id = b.rate_id and v.version > b.after
      and not exists (select from freight_rate_version w where w.rate_id = v.rate_id and w.batch_id = f.undoes and w.version > b.after)
      and not exists (select from freight_rate_version w join freight_batch u on u.id = w.batch_id
        where w.rate_id = v.rate_id and u.undoes = f.id and w.version > v.version))`
/** Rates of a batch, and whether they still are as it left them, with what it split off. Later batches that were taken back do not count. */
export const writtenRates = (tx: Queryable, batchId: number) =>
  tx.query<WrittenBatchRate>(
    `select b.rate_id as id, t.code, t.version, b.before, b.split_id as "splitId", (t.version = b.after or ${takenBack})
        and t.removed_at is null and t.merged_into is null
        and (b.split_id is null or s.version = 1 and s.removed_at is null and s.merged_into is null) as same
      from freight_batch_rate b join freight_rate t on t.id = b.rate_id left join freight_rate s on s.id = b.split_id
      where b.batch_id = $1 order by b.rate_id`,
    [batchId],
  )

/** Columns that a batch has kept of its rates. */
export async function columnsBefore(tx: Queryable, batchId: number): Promise<string[]> {
  const rows = await tx.query<{ column: string }>(
    'select distinct jsonb_object_keys(old) as column from freight_batch_rate where batch_id = $1',
    [batchId],
  )
  const storedNames = new Set(rows.map(({ column }) => column))
  return Object.keys(writtenColumns).filter((column) => storedNames.has(column))
}

/** The services that the rates of a batch had before it. */
export async function servicesBefore(tx: Queryable, batchId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.query<{ id: number; service: string }>(
    `select rate_id as id, old ->> 'service_code' as service from freight_batch_rate where batch_id = $1 and old ? 'service_code'`,
    [batchId],
  )
  return new Map(rows.map(({ id, service }) => [id, service]))
}

export const setUndone = (tx: Queryable, batchId: number, undoneBy: number) =>
  tx.query('update freight_batch set undone_by = $2 where id = $1', [batchId, undoneBy])
