import type { Queryable } from '../../kernel/database/database.ts'
import type { DocumentModule } from '../registry.ts'

/** Moves a row on if it is still where and what it was; answers its new version. */
export async function writeState(
  tx: Queryable,
  { table }: DocumentModule,
  { id, from, to, version, dueHours }: { id: number; from: number; to: number; version: string; dueHours: number | undefined },
): Promise<string | undefined> {
  const [row] = await tx.query<{ updateTime: string }>(
    `update ${table} set state = $3, state_since = clock_timestamp(), state_due = clock_timestamp() + make_interval(hours => $5),
      update_time = next_update_time(update_time) where id = $1 and state = $2 and update_time = $4 returning update_time as "updateTime"`,
    [id, from, to, version, dueHours ?? null],
  )
  return row?.updateTime
}

/** The same of many rows; answers the new versions of those that were moved, by their keys. */
export async function writeStates(
  tx: Queryable,
  { table }: DocumentModule,
  rows: readonly { readonly id: number; readonly state: number; readonly updateTime: string }[],
  { to, dueHours }: { to: number; dueHours: number | undefined },
): Promise<ReadonlyMap<number, string>> {
  const written = await tx.query<{ id: number; updateTime: string }>(
    `update ${table} t set state = $4, state_since = clock_timestamp(), state_due = clock_timestamp() + make_interval(hours => $5),
      update_time = next_update_time(t.update_time) from unnest($1::bigint[], $2::int[], $3::timestamptz[]) as x (id, state, version)
      where t.id = x.id and t.state = x.state and t.update_time = x.version returning t.id, t.update_time as "updateTime"`,
    [rows.map(({ id }) => id), rows.map(({ state }) => state), rows.map(({ updateTime }) => updateTime), to, dueHours ?? null],
  )
  return new Map(written.map(({ id, updateTime }) => [id, updateTime]))
}

export interface Claim {
  employeeId: number
  name: string
  at: string
}

const read = `select employee_id as "employeeId", name, at from document_claim where kind = $1 and subject_id = $2`
export async function findClaim(db: Queryable, kind: string, id: number): Promise<Claim | undefined> {
  const [row] = await db.query<Claim>(read, [kind, id])
  return row
}

const take = `insert into document_claim (kind, subject_id, company_id, operator_id, employee_id, name) values ($1, $2, $3, $4, $5, $6)
  on conflict (kind, subject_id) do update set employee_id = excluded.employee_id, name = excluded.name, at = clock_timestamp()
  where document_claim.employee_id = excluded.employee_id or $7 returning employee_id as "employeeId"`
/** Answers whether it is the caller's now: two who take it at once do not both get it. */
export async function takeClaim(
  tx: Queryable,
  kind: string,
  row: { id: number; companyId: number; operatorId: number | null },
  who: { employeeId: number; employeeName: string },
  over: boolean,
): Promise<boolean> {
  const taken = await tx.query(take, [kind, row.id, row.companyId, row.operatorId, who.employeeId, who.employeeName, over])
  return taken.length > 0
}

export const dropClaim = (tx: Queryable, kind: string, id: number) =>
  tx.query('delete from document_claim where kind = $1 and subject_id = $2', [kind, id])

export const dropClaims = (tx: Queryable, kind: string, ids: readonly number[]) =>
  tx.query('delete from document_claim where kind = $1 and subject_id = any($2)', [kind, ids])
