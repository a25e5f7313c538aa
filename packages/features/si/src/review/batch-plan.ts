import { SiStatus, siStatusTable, type SiRow } from '@jst/contracts/si'
import { texts } from './texts.ts'

/** Planned outcome of a batch approval for one record, with its reason. */
export interface PlannedApproval {
  readonly row: SiRow
  readonly will: boolean
  readonly reason: string
}

/** Approves pending records without warnings; the others are listed with a reason. */
export function planApproval(rows: readonly SiRow[], me: number | undefined): PlannedApproval[] {
  return rows.map((row) => {
    if (row.Status !== SiStatus.submitted)
      return { row, will: false, reason: texts.batch.notWaiting(siStatusTable[row.Status as SiStatus]?.zh ?? String(row.Status)) }
    if (row.Warnings > 0) return { row, will: false, reason: texts.batch.warnings(row.Warnings) }
    if (row.Reviewing && row.ClaimedById !== 0 && row.ClaimedById !== me)
      return { row, will: false, reason: texts.batch.busyWith(row.ClaimedByName) }
    const amends = row.InForceVersion > 0 && row.InForceVersion < row.Version
    return { row, will: true, reason: amends ? texts.batch.amended : texts.batch.will }
  })
}

/** Versions that the reviewer has read; the server refuses newer ones. */
export const itemsOf = (plan: readonly PlannedApproval[]): { Id: number; Version: number }[] =>
  plan.filter(({ will }) => will).map(({ row: { Id, Version } }) => ({ Id, Version }))
