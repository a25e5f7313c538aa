import type { Queryable } from '../../../kernel/database/database.ts'

/** New exceptions that one person has to hear of. */
export interface DigestRow {
  readonly employeeId: number
  readonly companyId: number
  /** On the side of the customer. */
  readonly isParty: boolean
  /** Zone that the person chose. */
  readonly zone: string | null
  readonly count: number
  readonly red: number
  /** The worst of them, with the number of the shipment. */
  readonly lines: readonly { readonly number: string; readonly text: string }[]
}

/** The people of a shipment are those who own the exception, work on its order and booking, or follow it. */
const digests = `select e.id as "employeeId", e.company_id as "companyId", e.company_id <> t.staff_id as "isParty", d.choices ->> 'TimeZone' as zone,
    count(*)::int as count, count(*) filter (where x.level = 'red')::int as red,
    to_jsonb((array_agg(jsonb_build_object('number', t.number, 'text', x.text) order by x.level desc, x.opened_at desc, x.id))[1:5]) as lines
  from track_exception x join track_shipment t on t.id = x.shipment_id
  left join cargo_order o on o.id = t.order_id left join booking b on b.id = t.booking_id
  cross join lateral (select distinct p as id from unnest(array[x.owner_id, b.owner_id, b.create_id, o.create_id, t.create_id]) p) who
  join employee e on e.id = who.id and not e.disabled and e.company_id in (t.company_id, t.operator_id)
  left join user_display d on d.user_id = e.user_id
  where x.closed_at is null and x.opened_at > $1::timestamptz - interval '1 day' and x.opened_at <= $1 and t.ended_at is null
    and (x.shown or e.company_id = t.staff_id)
  group by e.id, e.company_id, e.company_id <> t.staff_id, d.choices order by e.id`
export const digestRows = (db: Queryable, now: string): Promise<DigestRow[]> => db.query(digests, [now])

/** False if the person was told on this day already. */
export const noteDigest = async (tx: Queryable, employeeId: number, day: string): Promise<boolean> =>
  (await tx.query('insert into track_digest (employee_id, day) values ($1, $2) on conflict do nothing returning day', [employeeId, day]))
    .length > 0
/** Days that are past need no note. */
export const forgetDigests = (tx: Queryable, now: string) =>
  tx.query(`delete from track_digest where day < $1::timestamptz - interval '7 days'`, [now])
