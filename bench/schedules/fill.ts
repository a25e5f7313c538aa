import type { Client } from 'pg'
import { sized } from '../kit/size.ts'

/** Voyages of eight calls each: a million calls. */
const voyages = sized(125_000, 2_500)
/** Minutes between two departures: they fill three years. */
const apart = (13 * 125_000) / voyages

/**
 * Fills the product's own tables by SQL, as the owner: carriers and ports by turns, three years of departures. What is past was reported, mostly
 * within a day of the plan; of every two hundred calls one was not.
 */
export async function fillCalls(owner: Client): Promise<void> {
  await owner.query(
    `insert into voyage (company_id, carrier_code, service_code, vessel, voyage_no, status, delay, departure, source, source_time)
     select (select id from company where code = 'HJGJ'),
      (array['COSCO','OOCL','MAERSK','MSC','CMA','HPL','ONE','EMC'])[1 + n % 8], 'B' || n % 400, 'BENCH ' || n, lpad((n % 1000)::text, 3, '0') || 'E',
       (array['normal','normal','normal','delayed'])[1 + n % 4], n % 50, now() - interval '550 days' + make_interval(mins => n * ${apart}), 'bench',
      now() - make_interval(hours => n % 40)
     from generate_series(1, ${voyages}) n`,
  )
  await owner.query(
    `insert into port_call (voyage_id, seq, company_id, carrier_code, service_code, port_code, planned_arrival, planned_departure, actual_arrival,
      actual_departure, state, delay, moment)
     select v.id, s, v.company_id, v.carrier_code, v.service_code,
      (array['CNSHA','CNNGB','CNYTN','SGSIN','NLRTM','DEHAM','USLAX','USNYC','CNTAO','CNXMN','KRPUS','JPTYO'])[1 + (v.id + s * 5) % 12],
       plan.arrival, plan.departure, case when left_port then plan.arrival + late end, case when left_port then plan.departure + late end, case
      when left_port then 'departed' else 'planned' end, v.delay,
       plan.departure + case when left_port then late else interval '0' end
     from voyage v cross join generate_series(1, 8) s cross join lateral (select v.departure + make_interval(days => s * 4) as arrival,
      v.departure + make_interval(days => s * 4 + 1) as departure) plan
       cross join lateral (select plan.departure < now() - interval '2 days' and (v.id + s) % 200 <> 0 as left_port,
      make_interval(hours => ((v.id + s) % 36)::int) as late) report
     where v.source = 'bench'`,
  )
  await owner.query('vacuum analyze voyage')
  await owner.query('vacuum analyze port_call')
}
