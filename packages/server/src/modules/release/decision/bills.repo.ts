import type { Queryable } from '../../../kernel/database/database.ts'
import { findNumbered, instructionsOfBills, type NumberedBill } from '../../bills/index.ts'
import { loadingsOf, type Loading } from '../../tracking/index.ts'
import type { StoredApplication } from './facts.repo.ts'

/** Facts of a bill of an application besides those that were typed. */
export interface NamedBill {
  /** House and master bills that are made up here with its number. */
  readonly madeBills: readonly NumberedBill[]
  /** Its number, and those of its master, booking and order, under which money of the same cargo is billed. */
  readonly numbers: readonly string[]
  readonly loading: Loading
}

const related = `with tied as (
    select b.no, r.order_id from unnest($2::text[]) as b (no) join si_record r on r.operator_id = $1 and r.delete_mark = 0
      and r.split_mbl_no <> '' and r.split_mbl_no = b.no
    union select b.no, r.order_id from unnest($2::text[]) as b (no)
      join si_record r on r.operator_id = $1 and r.delete_mark = 0 and r.mbl_no <> '' and r.mbl_no = b.no and r.split_mbl_no = ''
    union select b.no, o.id from unnest($2::text[]) as b (no) join cargo_order o on o.operator_id = $1 and o.mbl_no = b.no
    union select m.no, r.order_id from (${instructionsOfBills('$1', '$2')}) m join si_record r on r.id = m."siId" and r.operator_id = $1)
  select t.no, array_agg(distinct o.mbl_no) filter (where o.mbl_no <> '') as masters, array_agg(distinct x.number) as numbers
  from tied t join cargo_order o on o.id = t.order_id left join booking k on k.id = o.booking_id
    cross join lateral (values (o.mbl_no), (o.order_no), (coalesce(k.code, ''))) as x (number) group by t.no`

/** Bills of an application with their loadings and numbers. The bills themselves are read once, whatever asks for them. */
export async function findNamedBills(
  system: Queryable,
  companyId: number,
  bills: StoredApplication['bills'],
): Promise<Map<string, NamedBill>> {
  const numbers = bills.map(({ no }) => no)
  const [numbered, orders] = await Promise.all([findNumbered(system, companyId, numbers), ordersOf(system, companyId, numbers)])
  const byNumber = Map.groupBy(numbered, ({ no }) => no)
  const tied = bills.map(({ no, boxes }) => {
    const numberedBills = byNumber.get(no) ?? []
    const masters = [no, ...numberedBills.map(({ mblNo }) => mblNo), ...(orders.get(no)?.masters ?? [])].filter(Boolean)
    const billBoxes = numberedBills.flatMap((bill) => bill.boxes)
    return {
      no,
      numberedBills,
      numbers: [...new Set(masters)],
      boxes: billBoxes.length > 0 ? billBoxes : boxes.split(/[\s,;，；、]+/).filter(Boolean),
    }
  })
  const loadings = await loadingsOf(system, companyId, tied)
  return new Map(
    tied.map(({ no, numberedBills, numbers: followed }) => {
      const billed = [...followed, ...numberedBills.map(({ bookingNo }) => bookingNo), ...(orders.get(no)?.numbers ?? [])]
      const loading = loadings.get(no) ?? { day: '', missing: [] }
      return [no, { madeBills: numberedBills, numbers: [...new Set(billed.filter(Boolean).map((one) => one.toUpperCase()))], loading }]
    }),
  )
}

interface OrderNumbers {
  readonly no: string
  readonly numbers: readonly string[] | null
  readonly masters: readonly string[] | null
}
/** Numbers of the orders that bills belong to, by the instructions that name them, or that they were made of. */
async function ordersOf(system: Queryable, companyId: number, numbers: readonly string[]): Promise<Map<string, OrderNumbers>> {
  const rows = await system.query<OrderNumbers>(related, [companyId, numbers])
  return new Map(rows.map((row) => [row.no, row]))
}
