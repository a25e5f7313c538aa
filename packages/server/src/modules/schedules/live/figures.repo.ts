import type { SourceFigures } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { namesOf } from '../voyages/names.ts'

/** Voyages under way or to come count for sources; calls made in eight weeks for punctuality: within a day of the plan, at most 200,000 of them. */
export async function sourceFigures(db: Db, actor: EmployeeActor): Promise<SourceFigures> {
  const own = actor.companyKind === 'platform' ? 'null::bigint' : '$1::bigint'
  const values = actor.companyKind === 'platform' ? [] : [actor.companyId]
  const seen = (alias: string) =>
    `(${alias}.company_id is null or ${alias}.company_id = ${own}) and not exists (select from voyage mine where mine.base_id is not null and mine.base_id = v.id and mine.company_id = ${own})`
  const current = `from voyage v where ${seen('v')} and v.departure between now() - interval '56 days' and now() + interval '70 days'`
  const [sources, carriers, [counts]] = await db.many<
    [
      SourceFigures['Sources'],
      Omit<SourceFigures['Carriers'][number], 'CarrierName'>[],
      Pick<SourceFigures, 'Delayed' | 'Omitted' | 'Diverted' | 'Blank' | 'Overdue'>[],
    ]
  >([
    [
      `select v.source as "Source", count(*) as "Voyages", max(v.source_time) as "LastTime", count(*) filter (where v.source_time < now() - interval '1 day') as "Stale" ${current} and v.departure > now() - interval '21 days' group by v.source order by 2 desc limit 30`,
      values,
    ],
    [
      `select c.carrier_code as "CarrierCode", count(*) as "Made", count(*) filter (where c.on_time) as "OnTime", round(100.0 * count(*) filter (where c.on_time) / count(*), 1) as "Share"
       from (select p.carrier_code, abs(extract(epoch from p.actual_arrival - p.planned_arrival)) <= 86400 as on_time from port_call p join voyage v on v.id = p.voyage_id
         where ${seen('p')} and p.moment between now() - interval '56 days' and now() and p.actual_arrival is not null and p.planned_arrival is not null limit 200000) c group by c.carrier_code order by 4 desc, 1`,
      values,
    ],
    [
      `select count(*) filter (where v.status = 'delayed') as "Delayed", count(*) filter (where v.status = 'omitted') as "Omitted", count(*) filter (where v.status = 'diverted') as "Diverted",
         count(*) filter (where v.blank and v.departure between now() and now() + interval '28 days') as "Blank",
         (select count(*) from (select from port_call p join voyage v on v.id = p.voyage_id where ${seen('p')} and p.moment between now() - interval '56 days' and now() and p.state not in ('departed', 'omitted') and not v.blank limit 10001) o) as "Overdue"
       ${current} and v.departure > now() - interval '21 days'`,
      values,
    ],
  ])
  const nameOf = await namesOf(db, { carrier: carriers.map(({ CarrierCode }) => CarrierCode) })
  return { Sources: sources, Carriers: carriers.map((row) => ({ ...row, CarrierName: nameOf('carrier', row.CarrierCode) })), ...counts! }
}
