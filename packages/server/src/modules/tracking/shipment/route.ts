import { shipName, type Leg, type Route, type TrackEvent } from '@jst/track'

/** Moves at sea, in the order of time: those of ships, and of boxes on them. */
const seaMoves = (events: readonly TrackEvent[]): readonly (TrackEvent & { readonly time: NonNullable<TrackEvent['time']> })[] =>
  events
    .filter(
      (event): event is TrackEvent & { readonly time: NonNullable<TrackEvent['time']> } =>
        event.time !== undefined &&
        !event.retracted &&
        event.place.port !== '' &&
        ['LOAD', 'DISC', 'DEPA', 'ARRI'].includes(event.code) &&
        !['RAIL', 'TRUCK', 'BARGE'].includes(event.call.mode),
    )
    .toSorted((one, other) => (one.time.instant < other.time.instant ? -1 : one.time.instant > other.time.instant ? 1 : 0))

const isOutward = ({ code }: TrackEvent) => code === 'LOAD' || code === 'DEPA'

/** Legs that the moves themselves tell: from the first port where a ship left to the last where it came. */
function legsIn(moves: readonly TrackEvent[]): Leg[] {
  const ships = Map.groupBy(
    moves.filter(({ call }) => call.imo !== '' || call.vessel !== ''),
    ({ call }) => `${shipName(call.vessel) || call.imo}|${call.voyage}`,
  )
  return [...ships.values()].flatMap((shipMoves): Leg[] => {
    const from = shipMoves.find(isOutward)?.place.port
    const to = shipMoves.findLast((move) => !isOutward(move) && move.place.port !== from)?.place.port
    const { imo, vessel, voyage } = shipMoves[0]!.call
    return from === undefined && to === undefined ? [] : [{ from: from ?? '', to: to ?? '', imo, vessel, voyage }]
  })
}

/** The route that was said, completed by what statements about its boxes and documents tell. A ship alone calls at ports of others as well. */
export function routeOf(said: Route, all: readonly TrackEvent[]): Route {
  if (said.pol !== '' && said.pod !== '' && said.legs.length > 0) return said
  const events = all.filter(({ box, bill, booking }) => box !== '' || bill !== '' || booking !== '')
  const moves = seaMoves(events)
  const gateIn = events.find(({ code, empty, place }) => code === 'GTIN' && empty === 'LADEN' && place.port !== '')
  const pol = said.pol || moves.find(isOutward)?.place.port || gateIn?.place.port || ''
  const pod = said.pod || moves.findLast((move) => !isOutward(move) && move.place.port !== pol)?.place.port || ''
  const legs = said.legs.length > 0 ? said.legs : legsIn(moves)
  return { pol, pod, legs: legs.length > 0 ? legs : pol !== '' && pod !== '' ? [{ from: pol, to: pod }] : [] }
}
