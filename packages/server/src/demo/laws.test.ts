import { bookingStates } from '@jst/contracts/booking'
import { slipStates } from '@jst/contracts/packing'
import { quotationStates } from '@jst/contracts/quotes'
import { applicationCalls, releaseView } from '@jst/contracts/release'
import { SiStatus } from '@jst/contracts/si'
import { checkContainerNo } from '@jst/contracts/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseLayout } from '../modules/si/carrier/layout/layout.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const rowsOf = <Row>(text: string): Promise<Row[]> => server.db.owner((owner) => owner.query<Row>(text))
/** A law with the rows that break it, each named by one text. */
type Law = readonly [law: string, broken: string]
const laws = (name: string, all: readonly Law[]) =>
  describe(name, () => {
    it.each(all)('%s', async (_, broken) => {
      const found = await rowsOf<{ what: string }>(`select what::text from (${broken}) broken (what) limit 10`)
      expect(found.map(({ what }) => what)).toEqual([])
    })
  })

const { codes: booked } = bookingStates
const { codes: slips } = slipStates
const { codes: quoted } = quotationStates
/** Bookings that the carrier has confirmed. */
const confirmed = `b.state in (${booked.confirmed}, ${booked.completed})`
/** Pairs of ports, the first of China, that a ship of the schedules calls at one after the other. */
const passages = `voyage v join port_call p on p.voyage_id = v.id and not v.blank and not p.omitted
  join port_call d on d.voyage_id = v.id and d.seq > p.seq and not d.omitted
  join m_port a on a.code = p.port_code and a.is_pol and a.company_id is null
  join m_port b on b.code = d.port_code and b.is_pod and b.company_id is null`
const departure = `(p.planned_departure at time zone 'Asia/Shanghai')::date`
/** The first instant after a day in China. */
const endOf = (day: string) => `((${day} + 1)::timestamp at time zone 'Asia/Shanghai')`

laws('orders and bookings', [
  ['an instruction is due before its ship sails', `select order_no from cargo_order where si_deadline >= sailing_date`],
  [
    'documents, weights and boxes are due in this order, and before the sailing',
    `select b.code || ' ' || c.key from booking b cross join lateral jsonb_each_text(b.shipping_order -> 'Cutoffs') c
      where b.shipping_order is not null and c.value <> '' and c.value::timestamptz >= ${endOf('b.etd')}`,
  ],
  ['a ship arrives after it has sailed', `select code from booking where eta <= etd`],
  [
    'a booking is made, submitted and confirmed one after the other, and nothing of it lies ahead',
    `select code from booking where submitted_at < create_time or confirmed_at < submitted_at or greatest(create_time, submitted_at, confirmed_at) > now()`,
  ],
  ['what is confirmed has the number of the carrier', `select code from booking b where ${confirmed} and so_no = ''`],
  [
    'nobody waits for the carrier after the sailing',
    `select code from booking where state in (${booked.submitted}, ${booked.received}) and etd < china_day()`,
  ],
  ['what is completed has sailed', `select code from booking where state = ${booked.completed} and etd > china_day()`],
  [
    'an order is that of its booking',
    `select o.order_no from cargo_order o join booking b on b.id = o.booking_id
      where (o.vessel, o.voyage, o.load_port_code, o.discharge_port_code, o.carrier_code)
        is distinct from (b.vessel, b.voyage_no, b.pol_code, b.pod_code, b.carrier_code)`,
  ],
  [
    'boxes of a booking are those of its order',
    `select b.code from booking b join cargo_order o on o.booking_id = b.id
      where (select sum((x ->> 'Count')::int) from jsonb_array_elements(b.boxes) x)
        <> (select count(*) from cargo_order_box c where c.order_id = o.id)`,
  ],
  [
    'the ship of a confirmed booking sails by the schedules, from its port on its day to its port',
    `select b.code from booking b where ${confirmed} and b.vessel <> '' and not exists (select from voyage v join port_call p on p.voyage_id = v.id
        join port_call d on d.voyage_id = v.id and d.seq > p.seq
      where (v.company_id = b.staff_id or v.company_id is null) and not v.blank and v.carrier_code = b.carrier_code
        and v.vessel = b.vessel and v.voyage_no = b.voyage_no and p.port_code = b.pol_code and not p.omitted and d.port_code = b.pod_code
        and (p.planned_departure at time zone 'Asia/Shanghai')::date = b.etd)`,
  ],
  ['loading and discharge are two ports', `select code from booking where pol_code = pod_code and pol_code <> ''`],
  [
    'a request for a change is answered after it was asked, and by somebody else',
    `select id from booking_request where answered_at < asked_at or answered_id = asked_id or asked_at > now()`,
  ],
  [
    'a booking of a quotation has its ports',
    `select b.code from booking b join quotation q on q.code = b.quote_no and q.company_id = b.staff_id
      where (b.pol_code, b.pod_code) is distinct from (q.pol_code, q.pod_code)`,
  ],
])

laws('ships and schedules', [
  [
    'a ship leaves a port after it has come there, by each source',
    `select voyage_id || ' ' || port_code from port_call
      where planned_departure < planned_arrival or estimated_departure < estimated_arrival or actual_departure < actual_arrival`,
  ],
  [
    'a ship comes to a port after it has left the one before',
    `select a.voyage_id || ' ' || b.port_code from port_call a join port_call b on b.voyage_id = a.voyage_id and b.seq = a.seq + 1
      where b.planned_arrival <= a.planned_departure`,
  ],
  [
    'a ship is at one place at a time',
    `select a.vessel || ' ' || p.port_code || ' ' || q.port_code from voyage a join voyage b on b.vessel = a.vessel and b.id <> a.id
      join port_call p on p.voyage_id = a.id join port_call q on q.voyage_id = b.id and q.port_code <> p.port_code
      where not a.blank and not b.blank and p.planned_arrival < q.planned_departure and q.planned_arrival < p.planned_departure`,
  ],
  [
    'nothing has happened that lies ahead',
    `select voyage_id || ' ' || port_code from port_call where greatest(actual_arrival, actual_departure) > now()`,
  ],
  [
    'cut-offs of a call lie before its departure',
    `select p.voyage_id || ' ' || p.port_code from port_call p cross join lateral jsonb_each_text(p.cutoffs) c
      where c.value ~ '^\\d{4}-' and c.value::timestamptz > p.planned_departure`,
  ],
])

laws('shipping instructions and bills', [
  [
    'an issued bill names a day on board that has come',
    `select bill_no from si_record where status = ${SiStatus.issued} and (on_board_date = '' or on_board_date::date > china_day())`,
  ],
  [
    'the ship of an issued bill has sailed',
    `select s.bill_no from si_record s join cargo_order o on o.id = s.order_id where s.status = ${SiStatus.issued} and o.sailing_date > now()`,
  ],
  [
    'packages, weight and volume of a bill are those of its boxes',
    `select s.bill_no from si_record s join (select record_id, sum(packages) as packages, sum(weight) as weight, sum(volume) as volume
        from si_container group by record_id) c on c.record_id = s.id
      where (s.packages, s.weight, s.volume) is distinct from (c.packages, c.weight, c.volume)`,
  ],
  [
    'steps of a record follow each other',
    `select v.record_id from si_version v join si_version w on w.record_id = v.record_id and w.version = v.version + 1
      where w.create_time < v.create_time`,
  ],
  ['who reviews is not who has submitted', `select s.bill_no from si_record s where s.reviewer_id = s.created_by`],
  [
    'a bill is of the ship of its order',
    `select s.bill_no from si_record s join cargo_order o on o.id = s.order_id
      where (s.vessel, s.voyage) is distinct from (o.vessel, o.voyage)`,
  ],
])

laws('slips and packing lists', [
  [
    'an empty box is picked up after the issue, and gated in after that',
    `select code from box_slip where picked_up_at < issued_at or gated_in_at < picked_up_at or greatest(issued_at, picked_up_at, gated_in_at) > now()`,
  ],
  [
    'boxes are due in the port before the sailing',
    `select code from box_slip where cutoff >= ${endOf('etd')}
      union all select code from slip_application where cutoff >= ${endOf('etd')}
      union all select code from packing_list where cutoff >= ${endOf('etd')}`,
  ],
  ['what is in the port came before the cut-off', `select code from box_slip where state = ${slips.gatedIn} and gated_in_at > cutoff`],
  [
    'an issued slip has a number, and each number is given once',
    `select code from box_slip where state in (${slips.issued}, ${slips.pickedUp}, ${slips.gatedIn}) and eir_no = ''
      union all select eir_no from box_slip where eir_no <> '' group by company_id, eir_no having count(*) > 1`,
  ],
  [
    'slips in use and applications of a booking do not exceed its boxes',
    `select b.code from booking b where (select count(*) from box_slip s where s.booking_id = b.id and s.removed_at is null
        and s.state in (${[slips.pending, slips.issued, slips.pickedUp, slips.gatedIn].join()}))
      > (select sum((x ->> 'Count')::int) from jsonb_array_elements(b.boxes) x)`,
  ],
  [
    'a bill is not signed before its boxes are picked up',
    `select distinct s.bill_no from si_record s join box_slip x on x.bl_no = s.mbl_no and x.operator_id = s.operator_id
      where s.status = ${SiStatus.issued} and x.state in (${slips.pending}, ${slips.issued})`,
  ],
  [
    'a packing list holds what its lines say',
    `select p.code from packing_list p cross join lateral (select sum((x ->> 'Packages')::int) as packages, sum((x ->> 'Weight')::numeric) as weight,
        sum((x ->> 'Volume')::numeric) as volume from jsonb_array_elements(p.box -> 'Lines') x) l
      where jsonb_array_length(p.box -> 'Lines') > 0 and (p.packages, p.weight, p.volume) is distinct from (l.packages, l.weight, l.volume)`,
  ],
  [
    'a booking that is called off has no slips in use',
    `select x.code from box_slip x join booking b on b.id = x.booking_id
      where b.state in (${[booked.rejected, booked.declined, booked.cancelled].join()}) and x.state in (${[slips.pending, slips.issued].join()})`,
  ],
])

laws('tracking', [
  [
    'what has happened does not lie ahead',
    `select bill || ' ' || code from track_event where event ->> 'classifier' = 'ACT' and at > now() + interval '1 minute'`,
  ],
  [
    'an issued bill has boxes on their way',
    `select t.number from track_shipment t join cargo_order o on o.id = t.order_id join si_record s on s.order_id = o.id
      where s.status = ${SiStatus.issued} and t.state in ('待订舱', '待提空')`,
  ],
  ['a shipment has ended by now', `select number from track_shipment where ended_at > now()`],
])

laws('prices', [
  [
    'a rate costs less than its floor',
    `select code from freight_rate where cost20_gp > floor20_gp or cost40_gp > floor40_gp or cost40_hq > floor40_hq or cost45_hq > floor45_hq`,
  ],
  [
    'what is sold also sails: each rate is of a service, on its weekday and within its days',
    `select code from freight_rate r where not exists (select from ${passages} where v.carrier_code = r.carrier_code
        and v.service_code = r.service_code and p.port_code = r.pol_code and d.port_code = r.pod_code
        and extract(isodow from ${departure})::text = r.etd_weekday
        and d.planned_arrival::date - p.planned_departure::date between r.transit_days - 1 and r.transit_days + 1)`,
  ],
  [
    'a rate has the lane of its port of discharge',
    `select r.code from freight_rate r join m_port p on p.code = r.pod_code and p.company_id is null where p.lane_code <> r.lane_code`,
  ],
  [
    'a surcharge of one lane stands on its rates alone',
    `select r.code || ' ' || s.charge_code from freight_rate_surcharge s join freight_rate r on r.id = s.subject_id and s.kind = 'freightRate'
      where (s.charge_code = 'AMS' and r.lane_code not in ('USW', 'USE')) or (s.charge_code = 'ENS' and r.lane_code not like 'EU%')
        or (s.charge_code = 'AFR' and r.lane_code not in ('JPK', 'JPT'))`,
  ],
  ['a rate begins before it ends', `select code from freight_rate where valid_from > valid_to`],
  ['forty feet cost more than twenty', `select code from freight_rate where cost40_hq <= cost20_gp and cost20_gp > 0`],
  [
    'a quotation is accepted while it holds',
    `select code from quotation where state in (${quoted.accepted}, ${quoted.won}) and ended_at is not null
      and ended_at >= ${endOf('valid_until')}`,
  ],
  [
    'a quotation that has expired no longer holds',
    `select code from quotation where state = ${quoted.expired} and valid_until >= china_day()`,
  ],
  ['a quotation is sent before it ends', `select code from quotation where ended_at < sent_at or sent_at > now() or ended_at > now()`],
  ['an offer of a quotation is not below zero', `select code from quotation where total < 0`],
  [
    'the carrier of an offer sails from port to port of the inquiry',
    `select code from rate_inquiry i where i.offer_carrier <> '' and not exists (select from ${passages}
      where v.carrier_code = i.offer_carrier and p.port_code = i.pol_code and d.port_code = i.offer_pod)`,
  ],
  ['an inquiry is offered for after it was asked', `select code from rate_inquiry where offer_until < create_time::date`],
])

it('most sailings have a price: of the pairs of ports that a carrier serves, and of the departures, in the next fourteen days', async () => {
  const [share] = await rowsOf<{ pairs: number; sailings: number; carriers: number }>(
    `with sailing as (select v.carrier_code, p.port_code as pol, d.port_code as pod, exists (select from freight_rate r
          where r.carrier_code = v.carrier_code and r.pol_code = p.port_code and r.pod_code = d.port_code and r.state = 1 and r.visibility = 'ALL'
            and ${departure} between r.valid_from and r.valid_to) as priced
        from ${passages} where ${departure} between china_day() and china_day() + 13),
      pair as (select carrier_code, bool_or(priced) as priced from sailing group by carrier_code, pol, pod)
    select (select avg(priced::int)::float8 from pair) as pairs, (select avg(priced::int)::float8 from sailing) as sailings,
      (select count(distinct carrier_code)::int from pair where priced) as carriers`,
  )
  expect(share!.pairs).toBeGreaterThan(0.8)
  expect(share!.sailings).toBeGreaterThan(0.8)
  expect(share!.carriers).toBeGreaterThan(10)
})

laws('shipping instructions', [
  [
    'favourite goods stand on a bill of their customer, and marks name a consignee and a port of his',
    `select f.content from si_favourite f where not exists (select from si_record r where r.company_id = f.customer_id
      and case f.field when 'goods' then f.content = r.goods
        else split_part(f.content, chr(10), 1) = upper(split_part(r.consignee, chr(10), 1))
          and split_part(f.content, chr(10), 2) = upper(r.discharge_port) end)`,
  ],
  [
    'a favourite is kept by its customer or by the operator of that',
    `select f.id from si_favourite f where f.company_id <> f.customer_id
      and not exists (select from si_record r where r.company_id = f.customer_id and r.operator_id = f.company_id)`,
  ],
  ['what goes by a layout has one', `select code from si_channel where channel in ('xlsx', 'xlsxMail') and coalesce(layout, '') = ''`],
])

it('some carrier of the story has a layout of its own, which can be read, and each side has favourite texts', async () => {
  const layouts = await rowsOf<{ text: string }>(`select layout as text from si_channel where layout <> '' and enabled`)
  expect(layouts.map(({ text }) => parseLayout(text).problem ?? '')).toEqual([''])
  const kept = await rowsOf<{ own: boolean; field: string }>(
    'select distinct company_id = customer_id as own, field from si_favourite order by own, field',
  )
  expect(kept.map(({ own, field }) => `${own ? 'customer' : 'operator'} ${field}`)).toEqual([
    'operator goods',
    'operator marks',
    'customer goods',
    'customer marks',
  ])
})

laws('bills', [
  [
    'none was on board before its last box was loaded',
    `select b.bl_no from (select bl_no, mbl_no, on_board, company_id from house_bill union all
        select bl_no, bl_no, on_board, company_id from master_bill) b
      where b.on_board < (select max(f.day) from (select (min(e.at) at time zone 'Asia/Shanghai')::date as day from track_event e
        where e.company_id = b.company_id and e.bill in (b.bl_no, b.mbl_no) and e.code = 'LOAD' and e.at <= now() group by e.box) f)`,
  ],
])

it('what was decided on a release is what the facts say now, with the same reasons', async () => {
  const boss = await server.signIn('boss')
  const { Rows } = (await boss.call(applicationCalls.list, { PageSize: 50 })).body.Data
  const views = await Promise.all(Rows.map(({ Id }) => boss.call(releaseView, { Id })))
  const decided = views.flatMap(({ body: { Data } }) => (Data.Decided ? [{ before: Data.Decided, now: Data.Now }] : []))
  expect(decided.length).toBeGreaterThan(1)
  for (const { before, now } of decided) expect([now.Step, now.Reasons]).toEqual([before.Step, before.Reasons])
})

laws('people and words', [
  [
    'nobody has pages of both workbenches: one of the external leads there',
    `select r.name from role r join role_menu rm on rm.role_id = r.id join menu m on m.id = rm.menu_id group by r.id
      having bool_or(m.path = '/workbench') and bool_or(m.path like '/external/%')`,
  ],
  [
    'nobody votes on what he asked for',
    `select v.id from approval_vote v join approval_step s on s.id = v.step_id join approval_round r on r.id = s.round_id where r.asked_by = v.voter_id`,
  ],
  ['a message is read after it came', `select id from message where read_time < create_time or create_time > now()`],
  ['what stands on a site has been published', `select code from portal_live where visible_from > now() and visible_until < now()`],
  ['a job ends after its start', `select id from job_run where end_time < start_time`],
  ['customers of an operator are companies of others', `select code from customer where linked_id = company_id`],
  ['a credit holds between its days', `select code from customer where credit_from > credit_to`],
])

it('nothing was made in the future', async () => {
  const tables = await rowsOf<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'create_time' and t.table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(60)
  const counts = await rowsOf<{ name: string; count: number }>(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}" where create_time > now() + interval '1 minute'`)
      .join(' union all '),
  )
  expect(counts.filter(({ count }) => count > 0)).toEqual([])
})

it('every box has a right check digit', async () => {
  const boxes = await rowsOf<{ no: string }>(
    `select container_no as no from cargo_order_box where container_no <> '' union select container_no from si_container where container_no <> ''
      union select box_no from box_slip where box_no <> '' union select box_no from packing_list where box_no <> ''`,
  )
  expect(boxes.length).toBeGreaterThan(200)
  expect(boxes.filter(({ no }) => checkContainerNo(no) !== 'ok').map(({ no }) => no)).toEqual([])
})
