import type { Client } from 'pg'
import { fillWithoutIndexes } from '../kit/fill.ts'
import { sized } from '../kit/size.ts'

export const stored = sized(1_000_000, 10_000)

const bookings = `insert into booking (company_id, operator_id, code, name_zh, customer_code, customer_name, pol_code, pod_code, carrier_code, vessel,
    voyage_no, etd, boxes, cargo, box_summary, teu, packages, weight, volume, state, state_since, state_due, submitted_at, confirmed_at, search,
    create_id, owner_id, create_time, update_time)
  select party.id, staff.id, 'BENCH' || lpad(n::text, 7, '0'), 'PO-' || n, 'KH' || 26010001 + n % 400, '压测企业' || n % 400,
    (array['CNSHA','CNNGB','CNTAO','CNYTN','CNXMN','CNTSN'])[1 + n % 6], (array['USLAX','USLGB','NLRTM','DEHAM','SGSIN'])[1 + n / 6 % 5],
    (array['COSCO','OOCL','MSC','CMA','HPL','ONE','EMC'])[1 + n / 30 % 7], 'BENCH ' || n % 900, lpad((n % 1000)::text, 3, '0') || 'E',
    made.at::date + 20, jsonb_build_array(jsonb_build_object('Type', '40HQ', 'Count', 1 + n % 4)),
    jsonb_build_array(jsonb_build_object('NameEn', 'WOODEN FURNITURE', 'Packages', 860, 'Weight', 18600, 'Volume', 132.5)),
    '40HQ*' || 1 + n % 4, 2 * (1 + n % 4), 860, 18600, 132.5, made.state, made.at, made.at + interval '4 hours',
    case when made.state > 0 then made.at end, case when made.state in (5, 6, 10) then made.at end,
    lower('BENCH' || lpad(n::text, 7, '0') || ' PO-' || n || ' 压测企业' || n % 400), worker.id, worker.id, made.at, made.at
  from generate_series(1, $1) n
    cross join (select id from company where code = 'HJGJ') staff
    cross join (select id from company where code = 'YFJCK') party
    cross join lateral (select now() - interval '900 days' + make_interval(secs => n * 77) as at,
      (array[0, 1, 2, 4, 5, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 9, 7, 5])[1 + n / 7 % 20] as state) made
    cross join lateral (select e.id from (select array_agg(id order by id) as ids from employee where company_id = staff.id) people,
      lateral (select people.ids[1 + n % cardinality(people.ids)] as id) e) worker`

/** Fills the product's own table by SQL, as the owner: bookings of one customer over three years, most of them completed. */
export const fillBookings = (owner: Client, count = stored): Promise<void> =>
  fillWithoutIndexes(owner, 'booking', () => owner.query(bookings, [count]))
