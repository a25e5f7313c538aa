import type { QueryOf, ReplyOf } from '@jst/contracts'
import type { trackAccuracy } from '@jst/contracts/tracking'
import { addDays } from '@jst/contracts/schedules/times'
import { backtest } from '@jst/track/prediction'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { laneOf } from '../shipment/predicted.ts'
import { staffCompany } from '../shipment/side.ts'
import { pastArrivals } from './arrivals.repo.ts'

type Reply = ReplyOf<typeof trackAccuracy>
/** Rounded before it is written: half an hour too early is `0.0`, not `-0.0`. */
const inDays = (hours: number) => (Math.round(hours / 2.4) / 10 + 0).toFixed(1)
const percent = (share: number) => String(Math.round(share * 100))

/** Arrivals that a backtest goes through: each is compared with all that were known before. */
const most = 1_500

/** Announced and predicted arrivals of half a year against those that happened, at the same moments. */
export async function readAccuracy(
  system: Db,
  actor: EmployeeActor,
  { Carrier, Pol, Pod }: QueryOf<typeof trackAccuracy>,
  now: Date,
): Promise<Reply> {
  const all = await pastArrivals(system, staffCompany(actor), now.toISOString())
  const wanted = all.filter(
    ({ carrier, lane }) =>
      (!Carrier || carrier === Carrier) && (!Pol || lane.startsWith(`${Pol}-`)) && (!Pod || lane === laneOf(lane.slice(0, 5), Pod)),
  )
  const history = wanted.slice(0, most)
  // ports of call are told by few: the arrival at the port limits is compared with itself
  const { rows } = backtest(history, 'arrived')
  const today = now.toISOString().slice(0, 10)
  return {
    From: addDays(today, -180),
    To: today,
    Voyages: history.length,
    Lines: rows.flatMap(({ horizon, n, ours, carrier, cover }): Reply['Lines'] => [
      {
        Horizon: horizon,
        By: 'carrier',
        Samples: n,
        MeanError: inDays(carrier.mean),
        Bias: inDays(carrier.bias),
        P80: inDays(carrier.p80),
        Within24h: percent(carrier.hit),
        Cover: '',
      },
      {
        Horizon: horizon,
        By: 'predicted',
        Samples: n,
        MeanError: inDays(ours.mean),
        Bias: inDays(ours.bias),
        P80: inDays(ours.p80),
        Within24h: percent(ours.hit),
        Cover: percent(cover),
      },
    ]),
  }
}
