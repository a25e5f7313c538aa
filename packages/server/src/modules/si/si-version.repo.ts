import type { SiDifference, SiEvent, SiFieldRemark, SiRecord } from '@jst/contracts/si'
import { completed } from '@jst/si-drafts/rules'
import { contentOfStep, findLastStep, findVersion as findContent, insertVersions as insert, latestContent } from '../../documents/index.ts'
import type { StepAuthor, VersionModule } from '../../documents/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { shownRecord } from './si.contacts.ts'
import { changesBetween, unchanged, type Changes } from './si.diff.ts'
import type { StoredSi } from './si.repo.ts'

/** Each step stores a full snapshot of the record. Differences are computed as in the editor. */
export const siVersions: VersionModule<SiRecord> = {
  table: 'si_version',
  inForce: 't.in_force_version',
  extraColumns: { source: 'smallint', stage: 'smallint' },
  revive: completed,
  shown: shownRecord,
  compare: (before, after) => changesBetween(before, after).all,
}

/** One step in the history of a record, which is stored with the record as it stands after it. */
export interface Step {
  si: StoredSi
  event: SiEvent
  author: StepAuthor
  remarks?: string
  reasonCode?: string
  fieldRemarks?: readonly SiFieldRemark[]
  changes?: Changes
  /** For a verdict: seconds since the submission. */
  waitedSeconds?: number
}

/** Stores the steps in one statement, in their order. */
export const insertVersions = (tx: Queryable, steps: readonly Step[]): Promise<void> => insert(tx, siVersions, steps.map(stepOf))

const stepOf = ({ si, event, author, remarks = '', reasonCode = '', fieldRemarks = [], changes = unchanged, waitedSeconds }: Step) => ({
  record: si.record.id,
  company: si.companyId,
  operator: si.operatorId,
  version: si.version,
  event,
  status: si.record.status,
  reasonCode,
  remarks,
  fieldRemarks,
  author,
  changes: changes.count,
  differences: changes.first satisfies SiDifference[],
  waited: waitedSeconds ?? null,
  snapshot: si.record,
  extraValues: { source: si.record.source, stage: si.stage },
})

/** The record as the newest version has it. */
export const latestSnapshot = (tx: Queryable, recordId: number) => latestContent(tx, siVersions, recordId)

export const findSnapshot = (db: Queryable, versionId: number) => contentOfStep(db, siVersions, versionId)

/** Snapshot of the record in a version, with its time. */
export async function findVersion(db: Queryable, recordId: number, version: number): Promise<{ record: SiRecord; at: string } | undefined> {
  const found = await findContent(db, siVersions, recordId, version)
  return found && { record: found.content, at: found.at }
}

export const lastStepOf = (tx: Queryable, recordId: number) => findLastStep(tx, siVersions, recordId)
