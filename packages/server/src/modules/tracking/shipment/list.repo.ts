import type { Page, QueryOf } from '@jst/contracts'
import type { trackFigures, trackList, TrackRow } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { instantOf } from '../../../kernel/database/day-range.ts'
import { readPage, type Conditions } from '../../../kernel/database/paging.ts'
import { readKeyword } from './keyword.ts'
import type { ComputedLine } from './present.ts'
import { isParty, ofSide } from './side.ts'

export type TrackFilter = QueryOf<typeof trackFigures>

const marked = 't.id in (select m.shipment_id from track_mark m where m.value = any (?))'
const named = `t.id in (select track_found(?) union select n.id from track_shipment n join company c on c.id = n.company_id
  where position(? in lower(c.name)) > 0)`

/** @param stage false: without the tab, for the counts of all tabs */
export function conditionsOf(actor: EmployeeActor, filter: TrackFilter, stage = true): Conditions {
  const where = ofSide('t', actor)
  const party = isParty(actor)
  const { marks, names } = readKeyword(filter.Keyword ?? '')
  const sought = [...(marks.length > 0 ? [{ text: marked, value: marks }] : []), ...names.map((value) => ({ text: named, value }))]
  if (sought.length > 0) where.any(sought)
  if (stage) {
    if (filter.Stage === 'ended') where.raw('t.ended_at is not null')
    else where.raw('t.ended_at is null').add('t.stage = ?', filter.Stage)
  }
  const open = `select x.shipment_id from track_exception x where x.closed_at is null${party ? ' and x.shown' : ''}`
  if (filter.Exception === 'any') where.raw(`t.${party ? 'party_' : ''}exceptions > 0`)
  else where.add(`t.id in (${open} and x.rule = ?)`, filter.Exception)
  where
    .add(`t.id in (${open} and x.team = ?)`, filter.Team)
    .add('t.risk = ?', filter.Risk)
    .add('t.carrier = ?', filter.Carrier)
    .add('t.pol = ?', filter.Pol)
    .add('t.pod = ?', filter.Pod)
    .add('upper(t.vessel) = upper(?)', filter.Vessel)
    .add('t.arrival >= ?', instantOf('ArrivalFrom', filter.ArrivalFrom))
    .add('t.arrival < ?', instantOf('ArrivalTo', filter.ArrivalTo, true))
    .add('t.delay_days > ?', filter.LateOver)
    .add('t.company_id = ?', filter.CustomerId)
  if (filter.HasConflict) where.raw('t.conflicts > 0')
  return where
}

interface Row {
  readonly line: ComputedLine
  readonly own: Omit<TrackRow, keyof ComputedLine>
}
const rowSql = (
  party: boolean,
) => `json_build_object('Id', t.id, 'OrderId', coalesce(o.id, 0), 'OrderNo', coalesce(o.order_no, ''), 'BookingId', coalesce(b.id, 0),
    'Customer', ${party ? `''` : `case when t.operator_id is null then '' else c.name end`}, 'Exceptions', t.${party ? 'party_' : ''}exceptions,
    'ExceptionText', coalesce((select x.text from track_exception x where x.shipment_id = t.id and x.closed_at is null${party ? ' and x.shown' : ''}
      order by x.level desc, x.opened_at desc limit 1), ''),
    'IsRed', t.${party ? 'party_' : 'is_'}red,
    'EndedAt', to_char(t.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'EndReason', t.end_reason,
    'UpdateTime', to_char(t.update_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as own`
const from = `track_shipment t join company c on c.id = t.company_id left join cargo_order o on o.id = t.order_id left
  join booking b on b.id = t.booking_id`

const rowOf = ({ line, own: ofReader }: Row): TrackRow => ({
  ...line,
  ...ofReader,
  Stage: ofReader.EndedAt === null ? line.Stage : 'ended',
})

/** Shipments are counted up to here, and one more says that there are more. */
const mostCounted = 10_000

/** @param most more are not counted */
export async function trackPage(
  db: Db,
  actor: EmployeeActor,
  { PageIndex, PageSize, Sort, ...filter }: QueryOf<typeof trackList>,
  most: number = mostCounted,
): Promise<Page<TrackRow>> {
  const party = isParty(actor)
  const where = conditionsOf(actor, filter)
  const { Rows, Total } = await readPage<Row>(
    db,
    {
      ...(PageIndex === undefined ? {} : { PageIndex }),
      ...(PageSize === undefined ? {} : { PageSize }),
      ...(Sort === undefined ? {} : { Sort }),
    },
    {
      select: `t.line, ${rowSql(party)}`,
      from,
      counted: 'track_shipment t',
      most,
      where,
      sorts: {
        Attention: { filled: `t.${party ? 'party_' : ''}attention` },
        EndedAt: 't.ended_at',
        Arrival: 't.arrival',
        Departure: 't.departure',
        DelayDays: 't.delay_days',
        LastAt: 't.last_at',
        LastFreeDay: 't.last_free_day',
        Number: { filled: 't.number' },
        Vessel: { filled: 't.vessel' },
        UpdateTime: { filled: 't.update_time' },
      },
      defaultSort: filter.Stage === 'ended' ? '-EndedAt' : '-Attention',
      tieBreaker: 't.id desc',
    },
  )
  return { Rows: Rows.map(rowOf), Total }
}

/** Rows by their ids that the connection sees, in that order. */
export async function rowsByIds(db: Queryable, party: boolean, ids: readonly number[]): Promise<TrackRow[]> {
  const rows = await db.query<Row>(`select t.line, ${rowSql(party)} from ${from} where t.id = any ($1) order by array_position($1, t.id)`, [
    ids,
  ])
  return rows.map(rowOf)
}
