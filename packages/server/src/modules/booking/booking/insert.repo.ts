import { bookingCalls, type BookingContent, type BookingSource } from '@jst/contracts/booking'
import { columnOf, sqlOf, stored, wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { SailingFacts } from './booking.repo.ts'
import type { sumsOf } from './content.ts'
import type { Sides } from './sides.ts'

export interface NewBooking {
  readonly code: string
  readonly content: BookingContent
  readonly sums: ReturnType<typeof sumsOf>
  readonly sailing: SailingFacts | undefined
}
const { entity } = bookingCalls
/** Columns beside those of the declaration. */
const parts = Object.entries({
  search: 'text',
  pinyin: 'text',
  initials: 'text',
  cargo: 'jsonb',
  boxes: 'jsonb',
  parties: 'jsonb',
  box_summary: 'text',
  teu: 'numeric',
  packages: 'integer',
  weight: 'numeric',
  volume: 'numeric',
  voyage_id: 'bigint',
  // what carriers take bookings for the voyage until
  book_before: 'timestamptz',
}).map(([column, type]) => ({ column, type }))

/** Adds bookings of one customer in one statement; answers their keys in their order. */
export async function insertBookings(
  tx: Queryable,
  { companyId, operatorId, customerCode, customerName, ownerId }: Sides,
  { source, employeeId }: { readonly source: BookingSource; readonly employeeId: number },
  bookings: readonly NewBooking[],
): Promise<number[]> {
  const rows = bookings.map(({ code, content: { Values, Cargo, Boxes, Parties }, sums, sailing }) => {
    const values = { ...Values, Code: code, CustomerCode: customerCode, CustomerName: customerName }
    return {
      ...Object.fromEntries(
        entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key as keyof typeof values] ?? null)]),
      ),
      ...wordsOf(entity, values),
      cargo: Cargo,
      boxes: Boxes,
      parties: Parties,
      box_summary: sums.boxes,
      teu: sums.teu,
      packages: sums.packages,
      weight: sums.weight,
      volume: sums.volume,
      voyage_id: sailing?.id ?? null,
      book_before: sailing?.cutoffs.BCO ?? null,
    }
  })
  const typed = [...sqlOf(entity).columns, ...parts]
  const columns = typed.map(({ column }) => column)
  const added = await tx.query<{ id: number; code: string }>(
    `insert into booking (company_id, operator_id, create_id, owner_id, source, ${columns.join(', ')})
      select $1, $2, $3, $4, $5, ${columns.map((column) => `x.${column}`).join(', ')}
      from jsonb_array_elements($6::jsonb) with ordinality as l (content, place)
      cross join lateral jsonb_to_record(l.content) as x (${typed.map(({ column, type }) => `${column} ${type}`).join(', ')})
      order by l.place returning id, code`,
    [companyId, operatorId, employeeId, ownerId, source, JSON.stringify(rows)],
  )
  const ids = new Map(added.map(({ id, code }) => [code, id]))
  return bookings.map(({ code }) => ids.get(code)!)
}
