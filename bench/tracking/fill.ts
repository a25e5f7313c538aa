import type { Client } from 'pg'
import { eventTime, isoTime, trackEvent } from '@jst/track'
import { sized } from '../kit/size.ts'

/** Shipments of four boxes each: 100,000 boxes. */
export const shipments = sized(25_000, 500)
export const boxesEach = 4
/** Statements about one box: what terminals, depots and carriers say of a journey. */
const statementsEach = 20

export const billOf = (shipment: number): string => `BENCH${String(shipment).padStart(7, '0')}`
export const boxOf = (shipment: number, place: number): string => `BNCU${String(shipment * boxesEach + place).padStart(7, '0')}`

const time = eventTime(isoTime('2026-09-01T10:00:00+08:00')!, 'CNSHA')!
const template = trackEvent({
  code: 'GTIN',
  empty: 'LADEN',
  time,
  place: { port: 'CNSHA', facility: 'CNSHA-WGQ4', facilityList: 'SMDG', facilityType: 'POTE' },
  call: { mode: 'VESSEL', vessel: 'BENCH STAR', voyage: '042W' },
  source: { kind: 'terminal', party: 'BENCH' },
  received: '2026-09-01T02:10:00Z',
  raw: JSON.stringify({ eventID: 'b', eventType: 'EQUIPMENT', equipmentEventTypeCode: 'GTIN', remark: 'as the terminal wrote it' }),
})

/** Ships that carry the shipments at sea. */
const ships = 300
const lanes = `(array['CNSHA','CNNGB','CNYTN','CNTAO'])[1 + n % 4] as pol, (array['NLRTM','USLAX','DEHAM','SGSIN'])[1 + n / 4 % 4] as pod,
  'BENCH STAR ' || n % ${ships} as vessel, lpad((n % 100)::text, 3, '0') || 'W' as voyage`

const filled = `insert into track_shipment (company_id, operator_id, number, number_kind, bill, carrier, route, boxes, stage, state, pol, pod, vessel,
    voyage, departure, arrival, delay_days, last_at, feed, risk, last_free_day, box_count, exceptions, attention, party_attention, leg, line, view,
    search, digest, computed_at, check_at, opened)
  select party.id, staff.id, 'BENCH' || lpad(n::text, 7, '0'), 'bill', 'BENCH' || lpad(n::text, 7, '0'),
    (array['COSCO','OOCL','MAERSK','MSC','CMA','HPL','ONE','EMC'])[1 + n % 8],
    jsonb_build_object('pol', w.pol, 'pod', w.pod, 'legs', jsonb_build_array(jsonb_build_object('from', w.pol, 'to', w.pod, 'vessel', w.vessel))),
    (select jsonb_agg(jsonb_build_object('box', 'BNCU' || lpad((n * ${boxesEach} + b)::text, 7, '0'), 'type', '40HQ', 'seals', '[]'::jsonb))
      from generate_series(0, ${boxesEach - 1}) b),
    w.stage, 'sailing', w.pol, w.pod, w.vessel, w.voyage, now() - make_interval(days => n % 20), now() + make_interval(days => n % 40), n % 9 - 3,
    now() - make_interval(hours => n % 200), 'fed', (array['waiting','safe','risk','unknown'])[1 + n / 3 % 4], current_date + n % 30,
    ${boxesEach}, (n % 7 = 0)::int, (n % 7 = 0)::int + (n % 35 = 0)::int, (n % 7 = 0)::int,
    case when w.stage = 'sea' then jsonb_build_object('From', w.pol, 'FromName', w.pol, 'To', w.pod, 'ToName', w.pod, 'Mode', 'VESSEL', 'Imo', '',
      'Vessel', w.vessel, 'Voyage', w.voyage, 'IsReplaced', false,
      'Departure', jsonb_build_object('Planned', null, 'Estimated', null, 'Actual', to_char(now() - interval '5 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      'Arrival', jsonb_build_object('Planned', null, 'Actual', null, 'Estimated', to_char(now() + interval '12 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    end,
    t.line || jsonb_build_object('Number', 'BENCH' || lpad(n::text, 7, '0'), 'Vessel', w.vessel, 'Stage', w.stage, 'Pol', w.pol, 'Pod', w.pod),
    t.view,
    lower(concat_ws(' ', 'BENCH' || lpad(n::text, 7, '0'), w.vessel, w.pol, w.pod,
      (select string_agg('BNCU' || lpad((n * ${boxesEach} + b)::text, 7, '0'), ' ') from generate_series(0, ${boxesEach - 1}) b))),
    'bench', now(), now() + interval '1 day', now() - interval '60 days'
  from generate_series(1, ${shipments}) n
    cross join (select id from company where code = 'HJGJ') staff cross join (select id from company where code = 'YFJCK') party
    cross join (select line, view from track_shipment where stage = 'sea' order by length(view::text) desc limit 1) t
    cross join lateral (select ${lanes}, (array['origin','sea','sea','arrived','delivered'])[1 + n % 5] as stage) w`

const marked = `insert into track_mark (shipment_id, company_id, operator_id, kind, value)
  select t.id, t.company_id, t.operator_id, m.kind, m.value from track_shipment t cross join lateral (
    select 'bill' as kind, t.bill as value union all select 'box', x ->> 'box' from jsonb_array_elements(t.boxes) x
    union all select 'ship', regexp_replace(t.vessel, '\\s', '', 'g')) m where t.digest = 'bench'`

const excepted = `insert into track_exception (company_id, operator_id, shipment_id, rule, team, level, weight, text, shown, told, opened_at,
    alerted_at)
  select company_id, operator_id, id, (array['rolled','arrival-changed','last-free-day'])[1 + id % 3], 'service',
    case when attention = 2 then 'red' else 'amber' end, 1, 'ETA 推迟2天', true, '{}', now(), now()
  from track_shipment where digest = 'bench' and exceptions > 0`

const stated = `insert into track_event (received, company_id, key, box, bill, port, code, milestone, source, party, at, origin, event)
  select at.received, t.company_id, 'BENCH#' || x.box || '-' || s, x.box, t.bill, w.port, w.code, '', 'terminal', 'BENCH', at.received, 'bench',
    $1::jsonb || jsonb_build_object('id', x.box || '-' || s, 'box', x.box, 'bill', t.bill, 'code', w.code, 'received', at.text, 'updated', at.text,
      'place', ($1::jsonb -> 'place') || jsonb_build_object('port', w.port),
      'time', ($1::jsonb -> 'time') || jsonb_build_object('instant', at.text, 'raw', at.text))
  from (select staff_id as company_id, bill, pol, pod, boxes from track_shipment where digest = 'bench') t
    cross join lateral (select y ->> 'box' as box from jsonb_array_elements(t.boxes) y) x cross join generate_series(1, ${statementsEach}) s
    cross join lateral (select (array['GTOT','STUF','GTIN','LOAD'])[1 + s % 4] as code, case when s < 16 then t.pol else t.pod end as port) w
    cross join lateral (select now() - interval '50 days' + make_interval(hours => s * 48) as received) r
    cross join lateral (select r.received, to_char(r.received at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"') as text) at`

const versions = `insert into track_version (company_id, key, content)
  select company_id, md5(key)::uuid, md5('content' || key)::uuid from track_event where origin = 'bench' order by 2`

/** Shipments without a statement, as the map needs them. */
export async function fillShipments(owner: Client): Promise<void> {
  await owner.query('set session_replication_role = replica')
  for (const statement of [filled, marked, excepted]) await owner.query(statement)
  await owner.query('set session_replication_role = origin')
  for (const table of ['track_shipment', 'track_mark', 'track_exception']) await owner.query(`vacuum analyze ${table}`)
}

/** Fills the product's own tables by SQL, as the owner. Answers with the number of statements. */
export async function fillTracking(owner: Client): Promise<number> {
  await fillShipments(owner)
  await owner.query('set session_replication_role = replica')
  const { rowCount } = await owner.query(stated, [JSON.stringify(template)])
  await owner.query(versions)
  await owner.query('set session_replication_role = origin')
  for (const table of ['track_event', 'track_version']) await owner.query(`vacuum analyze ${table}`)
  return rowCount ?? 0
}
