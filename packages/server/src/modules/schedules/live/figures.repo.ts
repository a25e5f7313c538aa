import type { SourceFigures } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf } from '../voyages/names.ts'
import { visible } from '../voyages/voyage-list.repo.ts'

type Counts = Pick<SourceFigures, 'Delayed' | 'Omitted' | 'Diverted' | 'Blank'>
type OfSource = SourceFigures['Sources'][number] & Counts
const mostSources = 30
const lately = `p.moment between now() - interval '56 days' and now()`

/** Voyages under way or to come count for sources; calls made in eight weeks for punctuality: within a day of the plan. */
export async function sourceFigures(db: Db, actor: EmployeeActor): Promise<SourceFigures> {
  const [ofVoyages, ofCalls] = [visible(actor, 'v', 'v.id'), visible(actor, 'p', 'p.voyage_id')]
  // side by side, on two connections: what has been made is as much work as all the rest
  const [carriers, [sources, [overdue]]] = await Promise.all([
    db.query<Omit<SourceFigures['Carriers'][number], 'CarrierName'>>(
      `select c.*, round(100.0 * c."OnTime" / c."Made", 1) as "Share"
       from (select p.carrier_code as "CarrierCode", count(*) as "Made",
        count(*) filter (where p.actual_arrival - p.planned_arrival between interval '-1 day' and interval '1 day') as "OnTime"
         from port_call p ${ofCalls.text} and ${lately} and p.actual_arrival is not null and p.planned_arrival is not null group by p.carrier_code) c
        order by 4 desc, 1`,
      ofCalls.values,
    ),
    db.many<[OfSource[], Pick<SourceFigures, 'Overdue'>[]]>([
      [
        `select v.source as "Source", count(*) as "Voyages", max(v.source_time) as "LastTime",
          count(*) filter (where v.source_time < now() - interval '1 day') as "Stale",
         count(*) filter (where v.status = 'delayed') as "Delayed", count(*) filter (where v.status = 'omitted') as "Omitted",
          count(*) filter (where v.status = 'diverted') as "Diverted",
         count(*) filter (where v.blank and v.departure between now() and now() + interval '28 days') as "Blank"
       from voyage v ${ofVoyages.text} and v.departure > now() - interval '21 days' and v.departure <= now() + interval '70 days' group by v.source
          order by 2 desc, 1`,
        ofVoyages.values,
      ],
      [
        // a sub-select for each of the few that are open: a join would be planned for many, and read all voyages
        `select count(*) as "Overdue" from (select from port_call p ${ofCalls.text} and ${lately} and p.state not in ('departed', 'omitted')
         and not (select v.blank from voyage v where v.id = p.voyage_id) limit 10001) o`,
        ofCalls.values,
      ],
    ]),
  ])
  const nameOf = await namesOf(db, { carrier: carriers.map(({ CarrierCode }) => CarrierCode) })
  const sum = (count: keyof Counts) => sources.reduce((all, source) => all + source[count], 0)
  return {
    Sources: sources.slice(0, mostSources).map(({ Source, Voyages, LastTime, Stale }) => ({ Source, Voyages, LastTime, Stale })),
    Carriers: carriers.map((row) => ({ ...row, CarrierName: nameOf('carrier', row.CarrierCode) })),
    Delayed: sum('Delayed'),
    Omitted: sum('Omitted'),
    Diverted: sum('Diverted'),
    Blank: sum('Blank'),
    ...overdue!,
  }
}
