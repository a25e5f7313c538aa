import type { Queryable } from '../../../kernel/database/database.ts'

/** Notes shipments that have to be computed anew. */
export const markDue = async (tx: Queryable, shipments: readonly number[]): Promise<void> => {
  if (shipments.length > 0)
    await tx.query(
      `insert into track_due (shipment_id) select id from track_shipment where id = any ($1) order by id
       on conflict (shipment_id) do update set seq = nextval('track_due_seq')`,
      [shipments],
    )
}
/** A shipment to compute, with the number of its note; null without one. */
export interface DueShipment {
  readonly id: number
  readonly seq: number | null
}
export const dueShipments = (db: Queryable, most: number): Promise<DueShipment[]> =>
  db.query('select shipment_id as id, seq from track_due order by seq limit $1', [most])
/** The number of what is noted of a shipment now, before its statements are read; undefined without. */
export async function dueSeq(tx: Queryable, shipment: number): Promise<number | undefined> {
  const [row] = await tx.query<{ seq: number }>('select seq from track_due where shipment_id = $1', [shipment])
  return row?.seq
}
/** Clears the note, unless something was noted meanwhile. */
export const clearDue = (tx: Queryable, shipment: number, seq: number) =>
  tx.query('delete from track_due where shipment_id = $1 and seq = $2', [shipment, seq])

export const dueOrders = (db: Queryable, most: number): Promise<{ id: number; seq: number }[]> =>
  db.query('select order_id as id, seq from track_due_order order by seq limit $1', [most])
export const clearDueOrders = (tx: Queryable, orders: readonly { readonly id: number; readonly seq: number }[]) =>
  tx.query(
    'delete from track_due_order d using jsonb_to_recordset($1::jsonb) as x (id bigint, seq bigint) where d.order_id = x.id and d.seq = x.seq',
    [JSON.stringify(orders)],
  )

/** Shipments that time alone may have changed. */
export const timedShipments = (db: Queryable, now: string, most: number): Promise<DueShipment[]> =>
  db.query('select id, null as seq from track_shipment where ended_at is null and check_at <= $1 order by check_at limit $2', [now, most])
