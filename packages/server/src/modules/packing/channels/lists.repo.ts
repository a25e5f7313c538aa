import { listStates, type PackedBox } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'

const { sent, accepted } = listStates.codes
/** The box of a booking as its packing list was passed on. */
export async function listBoxOf(db: Queryable, booking: number, box: string): Promise<PackedBox | undefined> {
  const [row] = await db.query<{ box: PackedBox }>(
    `select box from packing_list where booking_id = $1 and box_no = $2 and state = any($3) and removed_at is null order by id desc limit 1`,
    [booking, box, [sent, accepted]],
  )
  return row?.box
}

/** Terminals of the boxes of lists, by the key of the list: that of the slip of the box, else the place of return of the booking. */
export async function terminalsOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ id: number; terminal: string }>(
    `select t.id, coalesce((select s.terminal from box_slip s where s.booking_id = t.booking_id and s.box_no = t.box_no and t.box_no <> ''
        and s.state in (1, 2, 3, 6) and s.removed_at is null order by s.id desc limit 1),
        b.shipping_order -> 'Values' ->> 'ReturnPlace', '') as terminal
      from packing_list t join booking b on b.id = t.booking_id where t.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, terminal }) => [id, terminal]))
}
