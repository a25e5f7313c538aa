import { localOf } from '@jst/contracts/schedules/times'
import type { CallTimes } from '@jst/contracts/tracking'
import type { SiteLanguage } from '@jst/contracts/portal'
import type { TrackedEvent, TrackedShipment } from '@jst/site'
import type { Db } from '../../../kernel/database/database.ts'
import { shipmentsByNumber } from '../../tracking/index.ts'
import { portsByCode } from './ports.ts'

interface Source {
  readonly system: Db
  readonly operatorId: number
  readonly lang: SiteLanguage
  readonly now: Date
}

function eventOf(Kind: TrackedEvent['Kind'], { Actual, Estimated, Planned }: CallTimes, zone: string, now: Date): TrackedEvent[] {
  const at = Actual ?? Estimated ?? Planned
  if (at === null) return []
  const Sure = Actual ? 'actual' : Date.parse(at) < now.getTime() ? 'unconfirmed' : Estimated ? 'estimated' : 'planned'
  return [{ Kind, Day: localOf(at, zone || 'Asia/Shanghai').slice(0, 10), Sure }]
}

/** Followed shipments of an operator's customers by a whole number: what a number alone shows. */
export async function trackedWith({ system, operatorId, lang, now }: Source, number: string): Promise<TrackedShipment[]> {
  const english = async (codes: readonly string[]) =>
    new Map((await portsByCode(system, codes, lang)).map(({ Code, Name }) => [Code, Name] as const))
  const found = await shipmentsByNumber(system, operatorId, number, lang === 'en' ? english : undefined)
  return found.map(({ Kind, State, Pol, Pod, PolZone, PodZone, Departure, Arrival }) => ({
    No: number,
    Kind,
    State,
    Pol,
    Pod,
    Events: [...eventOf('departure', Departure, PolZone, now), ...eventOf('arrival', Arrival, PodZone, now)],
  }))
}
