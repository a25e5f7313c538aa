import { hasHappened, type TrackEvent } from '../model/event.ts'
import { spanOf } from '../model/time.ts'
import type { Statement } from './versions.ts'

/** The journeys of one box: each begins with its pick-up empty and ends with its return. */
export interface Trip {
  /** Milliseconds; -Infinity for the first known one if its pick-up is not known. */
  readonly opens: number
  readonly closes: number
  readonly statements: readonly Statement[]
}

const moves = (event: TrackEvent, code: string) => event.code === code && event.empty === 'EMPTY' && hasHappened(event)

/**
 * Journeys of a box, the oldest first. An event belongs to the journey in which its time lies, whenever it was received; one between a return
 * and the next pick-up belongs to the older journey.
 */
export function tripsOf(statements: readonly Statement[]): readonly Trip[] {
  const opens = statements
    .flatMap(({ event, voidedBy }) => (!voidedBy && moves(event, 'GTOT') ? [spanOf(event.time!)[0]] : []))
    .toSorted((one, other) => one - other)
  const returns = statements
    .flatMap(({ event, voidedBy }) => (!voidedBy && moves(event, 'GTIN') ? [spanOf(event.time!)[0]] : []))
    .toSorted((one, other) => one - other)
  // a pick-up begins another journey if the box was returned since the pick-up before
  const starts = opens.filter((at, index) => index === 0 || returns.some((back) => back >= opens[index - 1]! && back <= at))
  const hasOlder = statements.some(({ event }) => event.time !== undefined && Date.parse(event.time.instant) < (starts[0] ?? -Infinity))
  const edges =
    starts.length === 0 || (hasOlder && returns.some((at) => at < starts[0]!)) ? [-Infinity, ...starts] : [-Infinity, ...starts.slice(1)]
  return edges.map((from, index) => {
    const to = edges[index + 1] ?? Infinity
    const tripStatements = statements.filter(({ event }) => {
      const at = event.time === undefined ? Date.parse(event.received) : Date.parse(event.time.instant)
      return at >= from && at < to
    })
    return { opens: from, closes: returns.findLast((at) => at >= from && at < to) ?? Infinity, statements: tripStatements }
  })
}

/** The journey that belongs to a shipment: the one whose events name its booking or bill, else the one at that time, else the last. */
export function tripOf(
  trips: readonly Trip[],
  { booking, bill, opened }: { readonly booking: string; readonly bill: string; readonly opened?: string },
): Trip | undefined {
  const names = ({ event }: Statement) => (booking !== '' && event.booking === booking) || (bill !== '' && event.bill === bill)
  const named = trips.findLast(({ statements }) => statements.some(names))
  if (named) return named
  const at = opened === undefined ? undefined : Date.parse(opened)
  const running = at === undefined ? undefined : trips.find(({ closes }) => closes >= at)
  return running ?? trips.at(-1)
}
