import type { Queryable } from '../../../kernel/database/database.ts'

export interface BookedAs {
  id: number
  orderNo: string
  mblNo: string
  /** Carrier's booking number; '' without one. */
  bookingNo: string
}

const byReference = `select o.id, o.order_no as "orderNo", o.mbl_no as "mblNo", coalesce(b.so_no, '') as "bookingNo" from cargo_order o
  left join booking b on b.id = o.booking_id where o.id in (select id from cargo_order where order_no = any($1::text[]) or mbl_no = any($1::text[])
  union all select n.id from booking k join cargo_order n on n.booking_id = k.id where k.so_no = any($1::text[]) and k.so_no <> '')
  order by o.id limit 300`
/** Orders that the connection's company may see, with one of these references as their own, their master bill or their carrier's booking number. */
export const findBookings = (db: Queryable, references: readonly string[]): Promise<BookedAs[]> =>
  db.query<BookedAs>(byReference, [references])
