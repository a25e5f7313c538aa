import type { PackingWarning } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'
import { goneSi } from './sources.repo.ts'

export interface NewWarning {
  readonly staffId: number
  readonly listId: number
  readonly bookingId: number | null
  readonly boxNo: string
  readonly billNo: string
  readonly others: readonly string[]
  readonly words: string
  readonly by: string
}
export const insertWarnings = (system: Queryable, warnings: readonly NewWarning[]) =>
  system.query(
    `insert into packing_warning (company_id, list_id, booking_id, box_no, bill_no, others, words, by_name)
      select x.staff, x.list, x.booking, x.box, x.bill, array(select jsonb_array_elements_text(x.others)), x.words, x.by
      from jsonb_to_recordset($1::jsonb) as x (staff bigint, list bigint, booking bigint, box text, bill text, others jsonb, words text, by text)`,
    [
      JSON.stringify(
        warnings.map(({ staffId, listId, bookingId, boxNo, billNo, others, words, by }) => ({
          staff: staffId,
          list: listId,
          booking: bookingId,
          box: boxNo,
          bill: billNo,
          others,
          words,
          by,
        })),
      ),
    ],
  )

/** A bill, its booking, and who looks after that. */
export interface OwnedBill {
  readonly no: string
  readonly booking: number
  readonly owner: number | null
}
/** Bookings of bills of a forwarder: by the shipping order, or by shipping instructions; the newest of each. Asked as the server. */
export const ownersOfBills = (system: Queryable, staff: number, bills: readonly string[]) =>
  system.query<OwnedBill>(
    `select distinct on (x.no) x.no, b.id as booking, b.owner_id as owner from (
        select bl_no as no, id from booking where staff_id = $1 and bl_no = any($2) and removed_at is null
        union all select n.no, o.booking_id from cargo_order o join si_record r on r.order_id = o.id and r.delete_mark = 0 and r.status <> all($3)
          cross join lateral (values (coalesce(nullif(r.split_mbl_no, ''), r.mbl_no))) as n (no)
          where o.operator_id = $1 and o.booking_id is not null and n.no = any($2)) x
      join booking b on b.id = x.id order by x.no, b.id desc`,
    [staff, bills, goneSi],
  )

/** Open warnings that the connection sees, about a list or to the bills of a booking. */
export const openWarnings = (db: Queryable, of: { readonly list: number | null; readonly booking: number | null }) =>
  db.query<PackingWarning>(
    `select w.id as "Id", w.list_id as "ListId", l.code as "ListNo", coalesce(w.booking_id, 0) as "BookingId", w.box_no as "BoxNo",
        w.bill_no as "BillNo", w.others as "With", w.words as "Words", w.by_name as "By", w.at as "At"
      from packing_warning w join packing_list l on l.id = w.list_id
      where w.seen_at is null and (w.list_id = $1 or w.booking_id = $2) order by w.id desc limit 100`,
    [of.list, of.booking],
  )

/** Number of warnings that the connection sees of these. */
export const countWarnings = async (db: Queryable, ids: readonly number[]): Promise<number> =>
  (await db.query<{ count: number }>('select count(*)::int as count from packing_warning where id = any($1)', [ids]))[0]!.count

export interface SeenWarning {
  readonly id: number
  readonly listId: number
}
export const markSeen = (tx: Queryable, ids: readonly number[], by: string) =>
  tx.query<SeenWarning>(
    `update packing_warning set seen_at = clock_timestamp(), seen_by = $2 where id = any($1) and seen_at is null
      returning id, list_id as "listId"`,
    [ids, by],
  )
