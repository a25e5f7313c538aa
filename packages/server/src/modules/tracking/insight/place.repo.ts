import type { ReplyOf } from '@jst/contracts'
import type { TrackLeg, trackPlace } from '@jst/contracts/tracking'
import { shipName } from '@jst/track'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { reckoned } from '../shipment/position.ts'
import { ofSide } from '../shipment/side.ts'
import { portPositions } from '../shipment/view.repo.ts'
import { texts } from '../tracking.texts.ts'

type Place = ReplyOf<typeof trackPlace>
type Call = Omit<Place['Calls'][number], 'DelayHours'>
const mostCalls = 300

/** Calls of the shipments that the actor sees, of the last 90 days and to come. */
const calls = (
  where: string,
) => `select leg ->> 'Vessel' as "Vessel", leg ->> 'Voyage' as "Voyage", c.port as "Port", max(c.name) as "PortName", c.kind as "Kind",
    max(c.times ->> 'Planned') as "Planned", max(c.times ->> 'Estimated') as "Estimated", max(c.times ->> 'Actual') as "Actual",
    count(distinct t.id) as "Shipments", coalesce(sum(t.box_count), 0) as "Boxes"
  from track_shipment t cross join lateral jsonb_array_elements(t.view -> 'Legs') leg
    cross join lateral (values ('departure', leg ->> 'From', leg ->> 'FromName', leg -> 'Departure'),
      ('arrival', leg ->> 'To', leg ->> 'ToName', leg -> 'Arrival')) as c (kind, port, name, times)
  ${where} group by 1, 2, 3, 5
  order by coalesce(max(c.times ->> 'Actual'), max(c.times ->> 'Estimated'), max(c.times ->> 'Planned')) desc nulls last, 1, 2, 3,
    5 limit ${mostCalls}`
const vesselFacts = `select leg from track_shipment t`

function delayOf({ Planned, Estimated, Actual }: Pick<Call, 'Planned' | 'Estimated' | 'Actual'>): number | null {
  const best = Actual ?? Estimated
  return Planned === null || best === null ? null : Math.round((Date.parse(best) - Date.parse(Planned)) / 3_600_000)
}
function median(sorted: readonly number[]): number | undefined {
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]
    : sorted.length === 0
      ? undefined
      : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A ship, or a port, as the shipments of the actor see it. @throws AppError INVALID_INPUT without either, NOT_FOUND if none calls there */
export async function readPlace(
  db: Db,
  actor: EmployeeActor,
  { Vessel = '', Port = '' }: { Vessel?: string | undefined; Port?: string | undefined },
  now: Date,
): Promise<Place> {
  if (Vessel.trim() === '' && Port.trim() === '') throw invalid('Vessel', texts.place.which)
  const port = Port.trim().toUpperCase()
  const of = () => ofSide('t', actor).raw(`coalesce(t.arrival, t.departure, t.create_time) > now() - interval '90 days'`)
  const where = of()
  if (Vessel.trim() !== '')
    where
      .add(`t.id in (select m.shipment_id from track_mark m where m.kind = 'ship' and m.value = ?)`, shipName(Vessel))
      .add(`regexp_replace(upper(leg ->> 'Vessel'), '[^A-Z0-9]', '', 'g') = ?`, shipName(Vessel))
  else where.add('t.pol = ? or t.pod = ?', port).add('c.port = ?', port)
  const found = await db.query<Call>(calls(where.text), where.values)
  if (found.length === 0) throw new AppError('NOT_FOUND', { message: texts.place.none })
  const delays = found.filter(({ Actual }) => Actual !== null).flatMap((call) => delayOf(call) ?? [])
  const middle = median(delays.toSorted((one, other) => one - other))
  const leg =
    Vessel.trim() === ''
      ? undefined
      : await legOf(db, of().add(`regexp_replace(upper(t.leg ->> 'Vessel'), '[^A-Z0-9]', '', 'g') = ?`, shipName(Vessel)))
  const places = leg ? await portPositions(db, [leg.From, leg.To]) : []
  const portByCode = new Map(
    places.flatMap(({ code, lon, lat }) => (lon === null || lat === null ? [] : [[code, [lon, lat] as const] as const])),
  )
  const position = leg && reckoned(leg, (code) => portByCode.get(code), now.getTime())
  return {
    Name: Vessel.trim() === '' ? found[0]!.PortName : found[0]!.Vessel,
    Imo: leg?.Imo ?? '',
    Position: position ?? null,
    Calls: found.map((call) => {
      const hours = delayOf(call)
      return { ...call, DelayHours: hours === null ? null : String(hours) }
    }),
    MedianDelayHours: middle === undefined ? '' : String(middle),
    Samples: delays.length,
  }
}

async function legOf(db: Db, where: ReturnType<typeof ofSide>): Promise<TrackLeg | undefined> {
  const [row] = await db.query<{ leg: TrackLeg }>(
    `${vesselFacts} ${where.textWith('t.leg is not null')} order by t.id desc limit 1`,
    where.values,
  )
  return row?.leg
}
