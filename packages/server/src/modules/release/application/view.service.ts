import type { DecisionView, releasableBills, ReleasableBill, ReleaseView } from '@jst/contracts/release'
import type { QueryOf } from '@jst/contracts'
import { invoiceStates } from '@jst/contracts/invoices'
import { billStateCodes, houseBillStates } from '@jst/contracts/bills'
import { siStates } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findCustomers } from '../customers.ts'
import { decideNow } from '../decision/decide.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { findFeeBill } from '../fees/fees.repo.ts'

interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}

/** The decision as it was made, and as it would be now. @throws AppError NOT_FOUND */
export async function viewRelease({ db, system, actor }: Reading, id: number): Promise<ReleaseView> {
  const [application] = await findApplications(db, [id])
  if (!application) throw new AppError('NOT_FOUND')
  const [customer] = await findCustomers(system, actor.companyId, [application.customerCode])
  const fee = await findFeeBill(system, id)
  const now = await decideNow(system, application, customer?.id ?? null)
  return {
    Decided: (application.decision as DecisionView | null) ?? null,
    DecidedAt: application.decidedAt,
    Now: now.view,
    Letters: [...now.letters],
    FeeBill: { Id: fee?.id ?? 0, No: fee?.no ?? '', State: fee ? invoiceStates.wordOf(fee.state) : '' },
    Papers: [...now.papers],
  }
}

const ofInstructions = `select 'si' as "Kind", r.id as "Id", coalesce(nullif(r.split_mbl_no, ''), nullif(r.mbl_no, ''), o.mbl_no) as "BlNo",
    o.mbl_no as "MblNo", split_part(r.consignee, E'\\n', 1) as "Consignee", c.name as "Customer", r.vessel as "Vessel", r.voyage as "Voyage",
    r.status,
    coalesce((select string_agg(b.container_no, ' ' order by b.seq) from si_container b where b.record_id = r.id and b.container_no <> ''), '')
      as "Boxes", r.create_time as at
  from si_record r join cargo_order o on o.id = r.order_id join company c on c.id = r.company_id
  where r.operator_id = $1 and r.delete_mark = 0 and r.status not in (8, 9)
    and ($2 = '' or position($2 in upper(concat_ws(' ', r.split_mbl_no, r.mbl_no, r.si_no, o.order_no, c.name))) > 0)`
const ofHouseBills = `select 'houseBill', t.id, t.bl_no, t.mbl_no, split_part(t.consignee, E'\\n', 1), t.name_zh, t.vessel, t.voyage, t.state,
    coalesce((select string_agg(b.box_no, ' ' order by b.place, b.id) from bill_box b where b.kind = 'houseBill' and b.subject_id = t.id
      and b.box_no <> ''), ''), t.create_time
  from house_bill t where t.company_id = $1 and t.state <> ${billStateCodes.void} and t.removed_at is null and t.merged_into is null
    and ($2 = '' or position($2 in upper(concat_ws(' ', t.bl_no, t.mbl_no, t.code, t.name_zh))) > 0)`
const offered = `(${ofInstructions} union all ${ofHouseBills}) b`
const stateOf = ({ Kind, status }: { readonly Kind: string; readonly status: number }) =>
  Kind === 'si' ? siStates.wordOf(status) : houseBillStates.wordOf(status)
/** Bills of shipping instructions of the forwarder, and house bills that it made up, the newest first. */
export async function billsPage(
  { db, actor }: Reading,
  { Keyword = '', PageIndex = 1, PageSize = 20 }: QueryOf<typeof releasableBills>,
): Promise<{ Rows: ReleasableBill[]; Total: number }> {
  const values = [actor.companyId, Keyword.trim().toUpperCase()]
  const rows = await db.query<Omit<ReleasableBill, 'State'> & { status: number }>(
    `select "Kind", "Id", "BlNo", "MblNo", "Consignee", "Customer", "Vessel", "Voyage", status, "Boxes" from ${offered}
      order by at desc, "Id" desc limit $3 offset $4`,
    [...values, PageSize, (PageIndex - 1) * PageSize],
  )
  const [count] = await db.query<{ total: number }>(`select count(*)::integer as total from ${offered}`, values)
  return { Rows: rows.map(({ status, ...row }) => ({ ...row, State: stateOf({ Kind: row.Kind, status }) })), Total: count!.total }
}
