import type { Queryable } from '../../../kernel/database.ts'

export interface BookedAs {
  id: number
  orderNo: string
  mblNo: string
}

const byReference = `select id, order_no as "orderNo", mbl_no as "mblNo" from cargo_order where order_no = any($1::text[]) or mbl_no = any($1::text[])
  order by id limit 300`
/** Orders that the connection's company may see, with one of these references as their booking or master bill number. */
export const findBookings = (db: Queryable, references: readonly string[]): Promise<BookedAs[]> =>
  db.query<BookedAs>(byReference, [references])
