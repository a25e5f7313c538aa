import type { Queryable } from '../../kernel/database/database.ts'
import type { VersionModule, VersionStep } from './module.ts'

const shape = `record bigint, company bigint, operator bigint, version int, event text, status smallint, "reasonCode" text, remarks text,
  "fieldRemarks" jsonb, "authorId" bigint, "authorName" text, "authorCompany" text, changes int, differences jsonb, waited bigint, snapshot jsonb`
const stored = `record_id, company_id, operator_id, version, event, status, reason_code, remarks, field_remarks, author_id, author_name,
  author_company, changes, differences, waited_seconds, snapshot`
const given = `x.record, x.company, x.operator, x.version, x.event, x.status, x."reasonCode", x.remarks, x."fieldRemarks", x."authorId",
  x."authorName", x."authorCompany", x.changes, x.differences, x.waited, x.snapshot`

/** Stores steps in one statement, in their order. */
export async function insertVersions<S>(
  tx: Queryable,
  { table, extraColumns = {} }: VersionModule<S>,
  steps: readonly VersionStep<S>[],
): Promise<void> {
  if (steps.length === 0) return
  const columns = Object.keys(extraColumns)
  const and = (list: readonly string[]) => list.map((one) => `, ${one}`).join('')
  const text = `insert into ${table} (${stored}${and(columns)}) select ${given}${and(columns.map((column) => `x.${column}`))}
    from jsonb_to_recordset($1::jsonb) as x(${shape}${and(Object.entries(extraColumns).map(([column, type]) => `${column} ${type}`))})`
  const rows = steps.map(({ author, extraValues: values = {}, ...step }) => ({
    ...step,
    authorId: author.id,
    authorName: author.name,
    authorCompany: author.company,
    ...values,
  }))
  await tx.query(text, [JSON.stringify(rows)])
}

const revived = <S>(module: VersionModule<S>, content: S | undefined): S | undefined =>
  content === undefined ? undefined : (module.revive?.(content) ?? content)

/** The content of the latest step. */
export async function latestContent<S>(db: Queryable, module: VersionModule<S>, recordId: number): Promise<S | undefined> {
  const [row] = await db.query<{ snapshot: object }>(`select snapshot from ${module.table} where record_id = $1 order by id desc limit 1`, [
    recordId,
  ])
  return revived(module, row?.snapshot as S | undefined)
}

interface LastStep {
  readonly event: string
  readonly authorId: number
  readonly remarks: string
}
/** The latest step, without its content. */
export async function findLastStep(
  db: Queryable,
  { table }: Pick<VersionModule, 'table'>,
  recordId: number,
): Promise<LastStep | undefined> {
  const [row] = await db.query<LastStep>(
    `select event, author_id as "authorId", remarks from ${table} where record_id = $1 order by id desc limit 1`,
    [recordId],
  )
  return row
}

/** The content of a step by its key. */
export async function contentOfStep<S>(db: Queryable, module: VersionModule<S>, stepId: number): Promise<S | undefined> {
  const [row] = await db.query<{ snapshot: object }>(`select snapshot from ${module.table} where id = $1`, [stepId])
  return revived(module, row?.snapshot as S | undefined)
}

/** The content of a version after all steps of it, and the time of the last one. */
export async function findVersion<S>(
  db: Queryable,
  module: VersionModule<S>,
  recordId: number,
  version: number,
): Promise<{ readonly content: S; readonly at: string } | undefined> {
  const [row] = await db.query<{ snapshot: object; at: string }>(
    `select snapshot, create_time as at from ${module.table} where record_id = $1 and version = $2 order by id desc limit 1`,
    [recordId, version],
  )
  return row && { content: revived(module, row.snapshot as S)!, at: row.at }
}

export interface VersionHead {
  readonly Number: number
  readonly Event: string
  readonly Remarks: string
  readonly AuthorName: string
  readonly AuthorCompany: string
  readonly Changes: number
  readonly At: string
}
/** The latest step of each version, the newest version first. `Changes` are those of the step that made the version. */
export const versionHeads = (db: Queryable, { table }: Pick<VersionModule, 'table'>, recordId: number) =>
  db.query<VersionHead>(
    `select distinct on (v.version) v.version as "Number", v.event as "Event", v.remarks as "Remarks", v.author_name as "AuthorName",
       v.author_company as "AuthorCompany", max(v.changes) over (partition by v.version) as "Changes", v.create_time as "At"
     from ${table} v where v.record_id = $1 order by v.version desc, v.id desc`,
    [recordId],
  )

/** The number in force, 0 without one. */
export async function inForceOf(
  db: Queryable,
  table: string,
  { inForce }: Pick<VersionModule, 'inForce'>,
  recordId: number,
): Promise<number> {
  const [row] = await db.query<{ number: number }>(`select coalesce(${inForce}, 0) as number from ${table} t where t.id = $1`, [recordId])
  return row?.number ?? 0
}
