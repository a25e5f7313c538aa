import { billStateCodes as codes, type BillKind } from '@jst/contracts/bills'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { tableOf } from './bill.repo.ts'

/** A bill in use as it states itself, found by its number. */
export interface NumberedBill {
  readonly kind: BillKind
  readonly id: number
  readonly no: string
  /** '' on a master. */
  readonly mblNo: string
  readonly bookingNo: string
  readonly siId: number | null
  readonly state: number
  /** `SWB`: a waybill, which has no originals. */
  readonly way: string
  /** `YYYY-MM-DD`; '' without one. */
  readonly onBoard: string
  readonly consignee: string
  readonly boxes: readonly string[]
  /** Originals of the version in force that were printed. */
  readonly printed: number
}
const inUse = (kind: BillKind, company: string, numbers: string): string => `from ${tableOf(kind)} t
  where t.company_id = ${company} and t.bl_no = any(${numbers}) and t.state <> ${codes.void} and t.removed_at is null and t.merged_into is null`
const select = (
  kind: BillKind,
) => `select '${kind}' as kind, t.id, t.bl_no as no, t.mbl_no as "mblNo", t.booking_no as "bookingNo", t.si_id as "siId",
    t.state, t.way, ${dayOrBlank('t.on_board')} as "onBoard", t.consignee,
    array(select distinct b.box_no from bill_box b where b.kind = '${kind}' and b.subject_id = t.id and b.box_no <> '' order by 1) as boxes,
    case when t.state = ${codes.locked} then (select count(distinct p.no)::integer from bill_paper p where p.kind = '${kind}' and p.bill_id = t.id
      and p.paper = 'original' and p.version = t.in_force_version) else 0 end as printed
  ${inUse(kind, '$1', '$2')}`
const numbered = `${select('houseBill')} union all ${select('masterBill')} order by 1, 2`
/** Bills in use of a company with these numbers. */
export const findNumbered = (system: Queryable, companyId: number, numbers: readonly string[]): Promise<NumberedBill[]> =>
  system.query<NumberedBill>(numbered, [companyId, numbers])

/** SQL of the instructions (`"siId"`) that bills in use with these numbers (`no`) were made of; `company`, `numbers`: SQL of both. */
export const instructionsOfBills = (company: string, numbers: string): string =>
  (['houseBill', 'masterBill'] as const)
    .map((kind) => `select t.bl_no as no, t.si_id as "siId" ${inUse(kind, company, numbers)} and t.si_id is not null`)
    .join(' union all ')
