import { distance, hour } from '../model/time.ts'
import type { Conflict, WinReason, Witness } from './fact.ts'
import { milestoneFacts, type Milestone } from './milestones.ts'
import type { Ships } from './route.ts'
import type { Rulings } from './rulings.ts'
import { isStanding } from './winner.ts'

const bareDayHours = 24

/** Differences of actual witnesses from the winner. */
export function conflictsOf(
  winner: Witness,
  others: readonly Witness[],
  {
    milestone,
    reason,
    ships,
    rulings,
  }: { readonly milestone: Milestone; readonly reason: WinReason; readonly ships: Ships; readonly rulings: Rulings },
): readonly Conflict[] {
  return others.flatMap((other): Conflict[] => {
    const settled = reason === 'ruling' ? 'ruling' : isStanding(winner, other, milestone, rulings) ? 'standing' : ''
    const base = { winner: winner.key, other: other.key, settled } as const
    const [time, otherTime] = [winner.event.time!, other.event.time!]
    const apart = distance(time, otherTime)
    const limit = time.precision === 'day' || otherTime.precision === 'day' ? bareDayHours : milestoneFacts(milestone).hours
    const [ship, otherShip] = [ships.keyOf(winner.event.call), ships.keyOf(other.event.call)]
    const [seals, otherSeals] = [winner.event.seals, other.event.seals]
    return [
      ...(apart > limit * hour ? [{ ...base, what: 'time', hours: Math.round(apart / hour) } as const] : []),
      ...(ship !== '' && otherShip !== '' && ship !== otherShip ? [{ ...base, what: 'ship' } as const] : []),
      ...(winner.event.place.port !== other.event.place.port && winner.event.place.port !== '' && other.event.place.port !== ''
        ? [{ ...base, what: 'place' } as const]
        : []),
      ...(seals.length > 0 && otherSeals.length > 0 && !otherSeals.some((one) => seals.includes(one))
        ? [{ ...base, what: 'seal' } as const]
        : []),
    ]
  })
}
