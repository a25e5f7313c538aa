import type { SlipTeller } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { StoredReport, ReportedFacts } from './standing.ts'

/** Reports of a slip in the order in which they were received. */
export const reportsOf = (db: Queryable, slip: number): Promise<StoredReport[]> =>
  db.query<StoredReport>(
    `select id, teller, name, at, note, box_no as "BoxNo", seal_no as "SealNo", picked_up_at as "PickedUpAt", gated_in_at as "GatedInAt"
      from slip_report where slip_id = $1 order by id`,
    [slip],
  )

export interface NewReport {
  readonly teller: SlipTeller
  readonly name: string
  readonly key: string | null
  readonly at: string
  readonly note: string
  readonly employeeId: number | null
  readonly reported: ReportedFacts
}
/** Keeps a report; false for an entry whose key is there already. */
export async function insertReport(
  system: Queryable,
  slip: { readonly id: number; readonly companyId: number; readonly operatorId: number | null },
  { teller, name, key, at, note, employeeId, reported }: NewReport,
): Promise<boolean> {
  const rows = await system.query(
    `insert into slip_report (slip_id, company_id, operator_id, teller, name, key, at, box_no, seal_no, picked_up_at, gated_in_at, note, by_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (slip_id, key) where key is not null do nothing returning id`,
    [
      slip.id,
      slip.companyId,
      slip.operatorId,
      teller,
      name,
      key,
      at,
      reported.BoxNo,
      reported.SealNo,
      reported.PickedUpAt,
      reported.GatedInAt,
      note,
      employeeId,
    ],
  )
  return rows.length > 0
}
/** The entry of a key was taken. */
export const isTaken = async (system: Queryable, slip: number, key: string): Promise<boolean> =>
  (await system.query('select 1 from slip_report where slip_id = $1 and key = $2', [slip, key])).length > 0
