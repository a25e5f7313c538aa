import { bookingStates } from '@jst/contracts/booking'
import type { Client } from 'pg'
import { fillBookings } from '../booking/fill.ts'
import { fillWithoutIndexes } from '../kit/fill.ts'
import { sized } from '../kit/size.ts'

export const slips = sized(1_000_000, 14_000)
const slipsOfBooking = 10
const bookings = slips / slipsOfBooking
/** Seconds between two slips: all of them fill 900 days. */
const apart = (900 * 86_400) / slips
/** Days of the slips that are still worked on. */
const openDays = 14

const booked = `(select id, company_id, operator_id, code, carrier_code, vessel, voyage_no, pol_code, pod_code, etd, owner_id,
    row_number() over (order by id) as place from booking where code like 'BENCH%')`
const applications = `insert into slip_application (company_id, operator_id, booking_id, code, name_zh, booking_no, carrier_code, vessel, voyage_no,
    pol_code, pod_code, etd, state, applied_id, applied_by, owner_id, search)
  select b.company_id, b.operator_id, b.id, 'BXD' || lpad(b.place::text, 7, '0'), '压测企业' || b.place % 400, b.code, b.carrier_code, b.vessel,
    b.voyage_no, b.pol_code, b.pod_code, b.etd, 3, person.id, person.name, b.owner_id, upper('BXD' || lpad(b.place::text, 7, '0') || ' ' || b.code)
  from ${booked} b
    cross join (select e.id, e.name from employee e join company c on c.id = e.company_id where c.code = 'YFJCK' order by e.id limit 1) person`

/** Codes of twenty owners of boxes by turns, as lines and lessors have them. */
const owners = `(array['COSU','CSNU','CBHU','OOCU','OOLU','MSKU','MRKU','MSCU','MEDU','CMAU','TRHU','HLXU','HLBU',
    'ONEU','TCLU','TGHU','EGHU','EITU','FCIU',
  'TEMU'])[1 + n / 100 % 20]`
/**
 * Of the last days, half are to be issued, enough for all rounds, and a quarter each is issued and picked up. Before that, most are in the
 * port and three of a hundred expired.
 */
const boxSlips = `insert into box_slip (company_id, operator_id, fleet_id, application_id, application_no, booking_id,
    code, name_zh, booking_no, so_no,
    bl_no, carrier_code, vessel, voyage_no, pol_code, pod_code, etd, cutoff, box_type, depot, terminal, pickup_from,
    pickup_to, fleet_name, driver, plate,
    phone, box_no, seal_no, tare, eir_no, issued_at, issued_by, picked_up_at, gated_in_at, state, state_since,
    state_due, owner_id, create_id, create_time,
    update_time, search)
  select b.company_id, b.operator_id, haulier.id, a.id, a.code, b.id, said.code, a.name_zh, b.code, said.so, said.bl,
    b.carrier_code, b.vessel, b.voyage_no,
    b.pol_code, b.pod_code, made.at::date + 20, made.at + interval '18 days', '40HQ', said.depot, '洋山四期', made.at::date, made.at::date + 15,
    said.fleet, '张师傅', '沪A' || lpad((n % 100000)::text, 5, '0'), '13800000000', said.box, said.seal, case when said.box <> '' then 3900 end,
    said.eir, case when said.eir <> '' then made.at + interval '2 hours' end, case when said.eir <> '' then '孙婷' else '' end,
    case when said.box <> '' then made.at + interval '3 days' end, case when made.state = 3 then made.at + interval '9 days' end, made.state, made.at,
    case when made.state = 0 then made.at + interval '8 hours' end, b.owner_id, b.owner_id, made.at, made.at,
    upper(concat_ws(' ', said.code, a.name_zh, 'YASUOQIYE YSQY', b.code, said.so, said.bl, b.vessel, b.voyage_no,
    said.depot, said.fleet, said.box, said.seal,
      said.eir, a.code))
  from generate_series(1, $1) n
    join ${booked} b on b.place = 1 + (n - 1) / ${slipsOfBooking}
    join slip_application a on a.booking_id = b.id
    cross join lateral (select now() - interval '900 days' + make_interval(secs => n * ${apart}) as at) placed
    cross join lateral (select placed.at, case when placed.at > now() - interval '${openDays} days' then (array[0, 0, 1, 2])[1 + n % 4]
      else (array[3, 4, 5, 6, 9])[1 + (n % 100 >= 88)::int + (n % 100 >= 92)::int + (n % 100 >= 95)::int + (n % 100 >= 98)::int] end as state) made
    cross join lateral (select 'BEQ' || lpad(n::text, 8, '0') as code, 'SO' || 70000000 + n as so, 'BBL' || 6600000000 + n as bl,
      (array['外高桥堆场', '洋山港区堆场', '北仑堆场', '盐田堆场'])[1 + n % 4] as depot, '压测车队' || n % 60 as fleet,
      case when made.state in (2, 3) then ${owners} || lpad(n::text, 7, '0') else '' end as box,
      case when made.state in (2, 3) then 'SL' || lpad(n::text, 8, '0') else '' end as seal,
      case when made.state in (0, 9) then '' else 'EB' || lpad(n::text, 9, '0') end as eir) said
    cross join (select e.company_id as id from employee e join app_user u on u.id = e.user_id where u.account = 'fleet' limit 1) haulier`

/** Bookings that are in force, with as many boxes as they have slips: others get no slip issued. */
const inForce = `update booking set boxes = jsonb_build_array(jsonb_build_object('Type', '40HQ', 'Count', ${slipsOfBooking})),
    state = case when state = any ($1) then $2 else state end where code like 'BENCH%'`

/** Fills the product's own tables by SQL, as the owner: ten slips of each booking over 900 days, and the numbers that they used. */
export async function fillSlips(owner: Client): Promise<void> {
  await fillBookings(owner, bookings)
  const { rejected, declined, cancelled, completed } = bookingStates.codes
  await owner.query(inForce, [[rejected, declined, cancelled], completed])
  await fillWithoutIndexes(owner, 'slip_application', () => owner.query(applications))
  await fillWithoutIndexes(owner, 'box_slip', () => owner.query(boxSlips, [slips]))
  await fillWithoutIndexes(owner, 'slip_number', () =>
    owner.query(
      `insert into slip_number (company_id, number, slip_id, at) select staff_id, eir_no, id, issued_at from box_slip
        where eir_no <> '' and code like 'BEQ%'`,
    ),
  )
}
