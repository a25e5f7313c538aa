import { lastPortDays, mostUnderWay, type CallFilters, type PortPlace, type UnderWay, type VoyageUnderWay } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf } from '../voyages/names.ts'
import { best, callConditions } from '../voyages/voyage-list.repo.ts'

/** Places of ports; a merged port lies where the one lies that stands for it. */
export const placesOf = (db: Db, codes: readonly string[]): Promise<PortPlace[]> =>
  db.query<PortPlace>(
    `select * from (select distinct on (r.code) r.code as "Code", coalesce(s.name_zh, r.name_zh) as "Name", coalesce(s.lon, r.lon) as "Lon",
      coalesce(s.lat, r.lat) as "Lat"
       from m_port r left join m_port s on s.id = r.merged_into where r.code = any($1) order by r.code, r.removed_at is null desc,
      r.company_id nulls last) p
     where p."Lon" is not null and p."Lat" is not null`,
    [codes],
  )

const calledSql = 's.voyage_id = v.id and not s.omitted'
/** No voyage takes longer than its window: the index gives what began lately. */
const begun = `not v.blank and v.departure between now() - interval '150 days' and now() + interval '14 days'
  and exists (select from port_call s where ${calledSql} and least(${best.arrival('s')}, ${best.departure('s')}) <= now())
  and exists (select from port_call s where ${calledSql} and s.moment > now() - interval '${lastPortDays} days')`

/** Voyages on their way or in a port now that have a call by the filters. */
export async function underWay(db: Db, actor: EmployeeActor, query: CallFilters): Promise<UnderWay> {
  const where = callConditions(actor, query).raw('p.voyage_id = v.id')
  const found = await db.query<Omit<VoyageUnderWay, 'Calls'>>(
    `select v.id as "Id", v.vessel as "Vessel", v.voyage_no as "VoyageNo", v.status as "Status", v.delay as "Delay" from voyage v
     where ${begun} and exists (select from port_call p ${where.text}) order by v.departure desc, v.id limit ${mostUnderWay + 1}`,
    where.values,
  )
  const voyages = found.slice(0, mostUnderWay)
  const calls = await db.query<Omit<VoyageUnderWay['Calls'][number], 'PortName'> & { voyageId: number }>(
    `select s.voyage_id as "voyageId", s.port_code as "PortCode", ${best.arrival('s')} as "Arrival", ${best.departure('s')} as "Departure",
      s.state as "State"
     from port_call s where s.voyage_id = any($1) and not s.omitted order by s.voyage_id, s.seq`,
    [voyages.map(({ Id }) => Id)],
  )
  const codes = [...new Set(calls.map(({ PortCode }) => PortCode))]
  const [nameOf, Ports] = await Promise.all([namesOf(db, { port: codes }), placesOf(db, codes)])
  const byVoyage = Map.groupBy(calls, ({ voyageId }) => voyageId)
  return {
    Voyages: voyages.map((voyage) => ({
      ...voyage,
      Calls: (byVoyage.get(voyage.Id) ?? []).map(({ voyageId: _, ...call }) => ({ ...call, PortName: nameOf('port', call.PortCode) })),
    })),
    More: found.length > mostUnderWay,
    Ports,
  }
}
