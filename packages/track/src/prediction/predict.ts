import { localOf } from '@jst/contracts/schedules/times'
import { day, hour } from '../model/time.ts'
import { prediction as texts } from '../texts.ts'
import { ascending, horizonOf, quantile, samplesOf, type ArrivalKind, type Horizon, type PastArrival, type Sample } from './samples.ts'

/** Samples below this number say nothing. */
const enough = 20
/** Days of arrivals that a prediction is made of. */
export const windowDays = 180
const silence = 48 * hour

/** The voyage whose arrival is predicted. */
export interface PredictInput {
  readonly carrier: string
  readonly service: string
  readonly lane: string
  /** The arrival that the carrier announces, and since when, ISO 8601 in UTC. */
  readonly eta: string
  readonly known: string
  readonly now: string
  /** IANA zone of the port, for the text. */
  readonly zone: string
}
/** The group of voyages that the prediction uses. */
export type PredictedBy = 'carrier-service-lane' | 'carrier-lane' | 'lane' | 'all' | 'none'
/** A predicted arrival beside that of the carrier. */
export interface Prediction {
  /** ISO 8601 in UTC; that of the carrier if there are too few samples. */
  readonly at: string
  /** 10 % arrive before, 90 % before the other. */
  readonly from: string
  readonly to: string
  readonly n: number
  readonly by: PredictedBy
  readonly kind: ArrivalKind
  readonly horizon: Horizon
  /** The carrier has said nothing for two days. */
  readonly isSilent: boolean
  readonly text: string
}

const levels: readonly { readonly by: PredictedBy; readonly fits: (sample: Sample, input: PredictInput) => boolean }[] = [
  {
    by: 'carrier-service-lane',
    fits: (one, { carrier, service, lane }) => one.carrier === carrier && one.service === service && one.lane === lane,
  },
  { by: 'carrier-lane', fits: (one, { carrier, lane }) => one.carrier === carrier && one.lane === lane },
  { by: 'lane', fits: (one, { lane }) => one.lane === lane },
  { by: 'all', fits: () => true },
]

interface Delays {
  readonly by: PredictedBy
  readonly sorted: readonly number[]
}

/** Delays of the narrowest group with enough samples, arrived in the last 180 days and known now. */
function delaysFor(samples: readonly Sample[], input: PredictInput, horizon: Horizon): Delays | undefined {
  const now = Date.parse(input.now)
  const recent = samples.filter((one) => one.horizon === horizon && one.ata <= now && one.ata > now - windowDays * day)
  for (const { by, fits } of levels) {
    const fitting = recent.filter((one) => fits(one, input))
    if (fitting.length >= enough) return { by, sorted: fitting.map(({ ata, eta }) => ata - eta).toSorted(ascending) }
  }
  return undefined
}

/** Predicts from samples; used for the backtest too. Without enough of them the carrier's word stands. */
export function predictFrom(samples: Readonly<Record<ArrivalKind, readonly Sample[]>>, input: PredictInput): Prediction {
  const [now, eta] = [Date.parse(input.now), Date.parse(input.eta)]
  const horizon = horizonOf(eta - now)
  const berthed = delaysFor(samples.berthed, input, horizon)
  const found = berthed ?? delaysFor(samples.arrived, input, horizon)
  const kind = berthed || !found ? 'berthed' : 'arrived'
  const isSilent = now - Date.parse(input.known) > silence
  const at = (share: number) => new Date(Math.max(now, eta + (found ? quantile(found.sorted, share) : 0))).toISOString()
  const result = {
    at: at(0.5),
    from: at(0.1),
    to: at(0.9),
    n: found?.sorted.length ?? 0,
    by: found?.by ?? ('none' as const),
    kind,
    horizon,
    isSilent,
  } as const
  return { ...result, text: textOf(result, input) }
}

/** Predicted arrival: the carrier's word and the usual delay at this distance in time. It is never before now. */
export function predictArrival(history: readonly PastArrival[], input: PredictInput): Prediction {
  return predictFrom(
    {
      berthed: samplesOf(history, 'berthed'),
      // most ports announce berths: reading every announcement a second time is left until it is needed
      get arrived() {
        return samplesOf(history, 'arrived')
      },
    },
    input,
  )
}

/** Days in words; an hour is said in the last three days only. */
function textOf({ at, from, to, n, by, isSilent }: Omit<Prediction, 'text'>, { zone, now, known: knownAt }: PredictInput): string {
  const silent = isSilent ? `${texts.silentBefore}${texts.silent(Math.floor((Date.parse(now) - Date.parse(knownAt)) / hour))}` : ''
  if (by === 'none') return `${texts.few}${silent}`
  const parts = (instant: string): readonly [number, number] => {
    const local = localOf(instant, zone === '' ? 'UTC' : zone)
    return [Number(local.slice(5, 7)), Number(local.slice(8, 10))]
  }
  const isNear = Date.parse(at) - Date.parse(now) <= 3 * day
  const clock = isNear ? texts.hour(Number(localOf(at, zone === '' ? 'UTC' : zone).slice(11, 13))) : ''
  return `${texts.text(`${texts.day(...parts(at))}${clock}`, texts.range(parts(from), parts(to)), n, windowDays)}${silent}`
}
