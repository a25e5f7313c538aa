import type { ReplyOf } from '@jst/contracts'
import type { TrackLeg, trackFigures } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { daysFrom, instantOf } from '../../../kernel/database/day-range.ts'
import { conditionsOf, type TrackFilter } from './list.repo.ts'
import { isParty } from './side.ts'

type Figures = ReplyOf<typeof trackFigures>
type Figure = Figures['Stages'][number]

/** Counts of the shipments that a list with these filters has. */
export async function readFigures(db: Db, actor: EmployeeActor, filter: TrackFilter, now: Date): Promise<Figures> {
  const all = conditionsOf(actor, filter, false)
  const where = conditionsOf(actor, filter)
  const days = daysFrom(now.getTime(), 7)
  const at = where.values.length
  const arriving = [instantOf('From', days[0]), instantOf('To', days.at(-1), true)]
  const shown = isParty(actor) ? ' and x.shown' : ''
  const [stages, [sums], risks, exceptions, costs] = await db.many<
    [Figure[], Pick<Figures, 'Arriving' | 'Late' | 'LateDays' | 'Conflicts' | 'CostUnknown'>[], Figure[], Figure[], Figures['Costs']]
  >([
    [
      `select case when t.ended_at is null then t.stage else 'ended' end as "Name", count(*) as "Count" from track_shipment t ${all.text} group by 1`,
      all.values,
    ],
    [
      `select count(*) filter (where t.arrival >= $${at + 1} and t.arrival < $${at + 2}) as "Arriving", count(*) filter (where t.delay_days > 0) as "Late",
         coalesce(round(avg(t.delay_days) filter (where t.delay_days > 0), 1)::text, '') as "LateDays",
         count(*) filter (where t.conflicts > 0) as "Conflicts", coalesce(sum(t.costs_unknown), 0) as "CostUnknown"
           from track_shipment t ${where.text}`,
      [...where.values, ...arriving],
    ],
    [`select t.risk as "Name", count(*) as "Count" from track_shipment t ${where.text} group by 1`, where.values],
    [
      `select x.rule as "Name", count(distinct t.id) as "Count" from track_shipment t join track_exception x on x.shipment_id = t.id
        and x.closed_at is null${shown}
       ${where.text} group by 1 order by 2 desc, 1`,
      where.values,
    ],
    [
      `select c.key as "Currency", sum(c.value::numeric)::text as "Cost" from track_shipment t cross
        join lateral jsonb_each_text(t.costs) c ${where.text}
       group by 1 having sum(c.value::numeric) > 0 order by 1`,
      where.values,
    ],
  ])
  return { Stages: stages, Exceptions: exceptions, Risks: risks, ...sums!, Costs: costs }
}

/** A ship under way with the shipments that it carries. */
export interface ShipUnderWay {
  readonly leg: TrackLeg
  readonly shipments: number
  readonly boxes: number
  readonly exceptions: number
}
export interface PortCount {
  readonly port: string
  readonly name: string
  readonly shipments: number
  readonly boxes: number
}
export const mostShips = 300

/** Ships that carry most come first; with the number of all ships. */
export async function readMap(
  db: Db,
  actor: EmployeeActor,
  filter: TrackFilter,
): Promise<{ ships: ShipUnderWay[]; total: number; ports: PortCount[] }> {
  const where = conditionsOf(actor, filter)
  const open = `t.${isParty(actor) ? 'party_' : ''}exceptions`
  const [ships, [counted], ports] = await db.many<[ShipUnderWay[], { total: number }[], PortCount[]]>([
    [
      `select (array_agg(t.leg order by t.id desc))[1] as leg, count(*) as shipments, coalesce(sum(t.box_count), 0) as boxes,
         count(*) filter (where ${open} > 0) as exceptions from track_shipment t ${where.textWith('t.leg is not null')}
       group by upper(t.leg ->> 'Vessel'), t.leg ->> 'Voyage', t.leg ->> 'From', t.leg ->> 'To' order by 2 desc, 1 limit ${mostShips}`,
      where.values,
    ],
    [
      `select count(distinct (upper(t.leg ->> 'Vessel'), t.leg ->> 'Voyage', t.leg ->> 'From', t.leg ->> 'To')) as total from track_shipment t
       ${where.textWith('t.leg is not null')}`,
      where.values,
    ],
    [
      `select p.port, coalesce(max(p.name), p.port) as name, count(*) as shipments, coalesce(sum(p.boxes), 0) as boxes from (
         select case when t.stage in ('waiting', 'origin') then t.pol else t.pod end as port,
           case when t.stage in ('waiting', 'origin') then t.line ->> 'PolName' else t.line ->> 'PodName' end as name, t.box_count as boxes
         from track_shipment t ${where.textWith(`t.stage in ('waiting', 'origin', 'arrived')`)}) p
       where p.port <> '' group by 1 order by 3 desc, 1 limit 300`,
      where.values,
    ],
  ])
  return { ships, total: counted?.total ?? 0, ports }
}
