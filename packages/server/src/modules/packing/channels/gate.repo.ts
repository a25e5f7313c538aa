import { slipDocument } from '@jst/contracts/packing'
import type { MatchedRecord } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A slip that a gate move may be about. */
export interface Candidate {
  readonly id: number
  readonly no: string
  readonly eirNo: string
  readonly state: number
  readonly boxNo: string
  readonly boxType: string
  readonly depot: string
  readonly terminal: string
  /** Sender of its latest message, else the person of the booking, else its maker. */
  readonly handler: number | null
}
const most = 500

/** Issued slips whose number, booking or bill a message names. Asked as the server. */
export const candidatesFor = (db: Queryable, companyId: number, references: readonly string[]) =>
  db.query<Candidate>(
    `select t.id, t.code as no, t.eir_no as "eirNo", t.state, t.box_no as "boxNo", t.box_type as "boxType", t.depot, t.terminal,
        coalesce((select m.employee_id from document_message m where m.kind = '${slipDocument.kind}' and m.record_id = t.id and m.direction = 'out'
          and not m.test order by m.id desc limit 1), t.owner_id, t.create_id) as handler
      from box_slip t where t.staff_id = $1 and t.removed_at is null and t.issued_at is not null
        and (t.eir_no <> '' and upper(t.eir_no) = any($2) or t.so_no <> '' and upper(t.so_no) = any($2)
          or t.bl_no <> '' and upper(t.bl_no) = any($2) or upper(t.booking_no) = any($2)) order by t.id desc limit ${most}`,
    [companyId, references],
  )

/** A slip that an answer is linked to by a person, by its number here or at the depot. */
export async function findSlipRecord(
  db: Queryable,
  by: { readonly id: number } | { readonly no: string; readonly companyId: number },
): Promise<MatchedRecord | undefined> {
  const select = `select id, code as no, depot as partner from box_slip where removed_at is null`
  const rows =
    'id' in by
      ? await db.query<MatchedRecord>(`${select} and id = $1`, [by.id])
      : await db.query<MatchedRecord>(`${select} and staff_id = $1 and (code = $2 or eir_no <> '' and upper(eir_no) = $2) limit 2`, [
          by.companyId,
          by.no,
        ])
  return rows.length === 1 ? rows[0] : undefined
}
