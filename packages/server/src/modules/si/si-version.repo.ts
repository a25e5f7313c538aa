import type { SiDifference, SiEvent, SiFieldRemark, SiRecord } from '@jst/contracts/si'
import { completed } from '@jst/si-drafts/rules'
import type { Queryable } from '../../kernel/database.ts'
import { unchanged, type Changes } from './si.diff.ts'
import type { StoredSi } from './si.repo.ts'

export interface Author {
  id: number
  name: string
  company: string
}

/** One step in the history of a record, which is stored with the record as it stands after it. */
export interface Step {
  si: StoredSi
  event: SiEvent
  author: Author
  remarks?: string
  reasonCode?: string
  fieldRemarks?: readonly SiFieldRemark[]
  changes?: Changes
  /** Of a verdict: seconds since the submit that it answers. */
  waitedSeconds?: number
}

const shape = `record bigint, company bigint, operator bigint, version int, event text, status smallint, source smallint, stage smallint,
  "reasonCode" text, remarks text, "fieldRemarks" jsonb,
  "authorId" bigint, "authorName" text, "authorCompany" text, changes int, differences jsonb, waited bigint, snapshot jsonb`
const insert = `insert into si_version (record_id, company_id, operator_id, version, event, status, source, stage, reason_code, remarks,
  field_remarks, author_id, author_name, author_company, changes, differences, waited_seconds, snapshot)
  select x.record, x.company, x.operator, x.version, x.event, x.status, x.source, x.stage, x."reasonCode", x.remarks, x."fieldRemarks", x."authorId",
  x."authorName", x."authorCompany", x.changes, x.differences, x.waited, x.snapshot
  from jsonb_to_recordset($1::jsonb) as x(${shape})`

/** Stores the steps in one statement, in their order. */
export async function insertVersions(tx: Queryable, steps: readonly Step[]): Promise<void> {
  if (steps.length > 0) await tx.query(insert, [JSON.stringify(steps.map(rowOf))])
}

const rowOf = ({ si, event, author, remarks = '', reasonCode = '', fieldRemarks = [], changes = unchanged, waitedSeconds }: Step) => ({
  record: si.record.id,
  company: si.companyId,
  operator: si.operatorId,
  version: si.version,
  event,
  status: si.record.status,
  source: si.record.source,
  stage: si.stage,
  reasonCode,
  remarks,
  fieldRemarks,
  authorId: author.id,
  authorName: author.name,
  authorCompany: author.company,
  changes: changes.count,
  differences: changes.first satisfies SiDifference[],
  waited: waitedSeconds ?? null,
  snapshot: si.record,
})

const latest = 'select snapshot from si_version where record_id = $1 order by id desc limit 1'
/** The record as the newest version has it. */
export async function latestSnapshot(tx: Queryable, recordId: number): Promise<SiRecord | undefined> {
  const [row] = await tx.query<{ snapshot: SiRecord }>(latest, [recordId])
  return row && completed(row.snapshot)
}

export interface LastStep {
  event: SiEvent
  authorId: number
  remarks: string
}
const lastStep = `select event, author_id as "authorId", remarks from si_version where record_id = $1 order by id desc limit 1`
export async function findLastStep(tx: Queryable, recordId: number): Promise<LastStep | undefined> {
  const [row] = await tx.query<LastStep>(lastStep, [recordId])
  return row
}

export async function findSnapshot(db: Queryable, versionId: number): Promise<SiRecord | undefined> {
  const [row] = await db.query<{ snapshot: SiRecord }>('select snapshot from si_version where id = $1', [versionId])
  return row && completed(row.snapshot)
}

const ofVersion = `select snapshot, create_time as at from si_version where record_id = $1 and version = $2 order by id desc limit 1`
/** The record as it stood in a version, after all that was done to it, and when that was. */
export async function findVersion(db: Queryable, recordId: number, version: number): Promise<{ record: SiRecord; at: string } | undefined> {
  const [row] = await db.query<{ snapshot: SiRecord; at: string }>(ofVersion, [recordId, version])
  return row && { record: completed(row.snapshot), at: row.at }
}
