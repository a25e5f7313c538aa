import { bookingStates } from '@jst/contracts/booking'
import { applicationStates, usingSlips, slipStates, type BookedType } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'

const codesOf = <S extends string>(codes: Readonly<Record<S, number>>, states: readonly S[]) =>
  states.map((state) => codes[state]).join(', ')
/** Codes of slips that use up a booked box, and of applications that ask for boxes. */
export const usingCodes = codesOf(slipStates.codes, usingSlips)
const issuedCodes = codesOf(
  slipStates.codes,
  usingSlips.filter((state) => state !== 'pending'),
)
const asking = codesOf(applicationStates.codes, ['draft', 'submitted', 'returned'])

const counts = `with lines as (
    select b.id as booking, x.box ->> 'Type' as type, coalesce((x.box ->> 'Count')::numeric, 0)::int as booked, 0::bigint as used, x.place
      from booking b cross join lateral jsonb_array_elements(b.boxes) with ordinality as x (box, place) where b.id = any($1)
    union all select s.booking_id, s.box_type, 0, count(*), 1000 from box_slip s
      where s.booking_id = any($1) and s.state in (${usingCodes}) and s.removed_at is null and s.application_id <> $2 group by 1, 2
    union all select a.booking_id, p.box_type, 0, coalesce(sum(p.count), 0), 1000 from slip_application a join slip_part p on p.application_id = a.id
      where a.booking_id = any($1) and a.state in (${asking}) and a.removed_at is null and a.id <> $2 group by 1, 2)
  select booking, type as "Type", sum(booked)::int as "Booked", sum(used)::int as "Used" from lines where type <> '' group by booking, type
  order by booking, min(place), type`

/**
 * Boxes of each type of bookings, those that slips and open applications use, and the rest, by booking. Asked as the server: nobody sees all of them.
 * @param except an application that is not counted, with its slips
 */
export async function countBoxes(system: Queryable, bookings: readonly number[], except = 0): Promise<ReadonlyMap<number, BookedType[]>> {
  const rows = await system.query<{ booking: number; Type: string; Booked: number; Used: number }>(counts, [bookings, except])
  const found = new Map<number, BookedType[]>(bookings.map((id) => [id, []]))
  for (const { booking, Type, Booked, Used } of rows) found.get(booking)?.push({ BoxType: Type, Booked, Used, Rest: Booked - Used })
  return found
}

/** Slips of a type of a booking that may still be issued, with what is booked now. */
export interface IssueRoom {
  readonly booking: number
  /** Code of the state of the booking. */
  readonly state: number
  /** '' for a booking that names no type. */
  readonly type: string
  readonly booked: number
  readonly room: number
}
/** Room for slips by booking and type: boxes that are booked now, less those of slips that were issued. Asked as the server. */
export const issueRooms = (system: Queryable, bookings: readonly number[]) =>
  system.query<IssueRoom>(
    `select b.id as booking, b.state, coalesce(x.type, '') as type, coalesce(x.count, 0)::int as booked,
        (coalesce(x.count, 0) - (select count(*) from box_slip s where s.booking_id = b.id and s.box_type = x.type and s.state in (${issuedCodes})
          and s.removed_at is null))::int as room
      from booking b left join lateral (select line ->> 'Type' as type, sum(coalesce((line ->> 'Count')::numeric, 0)) as count
        from jsonb_array_elements(b.boxes) line group by 1) x on true where b.id = any($1)`,
    [bookings],
  )

const { rejected, declined, cancelled } = bookingStates.codes
/** Codes of bookings that give out no further box. */
export const overCodes: readonly number[] = [rejected, declined, cancelled]
/** States of those of the bookings that are over, by their keys. Asked as the server. */
export async function readOverBookings(system: Queryable, bookings: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await system.query<{ id: number; state: number }>('select id, state from booking where id = any($1) and state = any($2)', [
    [...new Set(bookings)],
    overCodes,
  ])
  return new Map(rows.map(({ id, state }) => [id, state]))
}
