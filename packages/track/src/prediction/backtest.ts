import { day, hour } from '../model/time.ts'
import { predictFrom } from './predict.ts'
import { ascending, horizons, quantile, samplesOf, type ArrivalKind, type Horizon, type PastArrival, type Sample } from './samples.ts'

/** How wrong announcements were, in hours. */
export interface ErrorFigures {
  /** Mean of the absolute error. */
  readonly mean: number
  /** Mean of the error: above 0 the ship came later than was said. */
  readonly bias: number
  /** 80 % of the absolute errors are below. */
  readonly p80: number
  /** Share within 24 hours. */
  readonly hit: number
}
/** Ours and the carrier's word at the same moments. */
export interface BacktestRow {
  readonly horizon: Horizon
  readonly n: number
  readonly ours: ErrorFigures
  readonly carrier: ErrorFigures
  /** Share of arrivals between the 10 % and the 90 % that were predicted; 75 to 85 % is right. */
  readonly cover: number
}
/** A comparison of predictions with arrivals. */
export interface Backtest {
  readonly rows: readonly BacktestRow[]
  /** Mean number of changes by more than a day in a voyage, of the carrier. */
  readonly changes: number
  /** Moments for which there were too few samples; they are in no row. */
  readonly withoutPrediction: number
}

function figuresOf(errors: readonly number[]): ErrorFigures {
  const sizes = errors.map(Math.abs).toSorted(ascending)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const rounded = (value: number) => Math.round(value * 10) / 10
  return {
    mean: rounded(mean(sizes)),
    bias: rounded(mean(errors)),
    p80: rounded(quantile(sizes, 0.8)),
    hit: sizes.filter((size) => size <= 24).length / sizes.length,
  }
}

/** Compares the predictions that would have been made, with the data known then, with the arrivals and with the carrier's word. */
export function backtest(history: readonly PastArrival[], kind: ArrivalKind = 'berthed'): Backtest {
  const samples: Readonly<Record<ArrivalKind, readonly Sample[]>> = {
    berthed: samplesOf(history, 'berthed'),
    arrived: samplesOf(history, 'arrived'),
  }
  // arrivals of the other kind would be compared with what they are not
  const ownSamples = { berthed: [], arrived: [], [kind]: samples[kind] }
  const tried = samples[kind].map((sample) => {
    const knownAt = new Date(sample.known).toISOString()
    return {
      sample,
      prediction: predictFrom(ownSamples, {
        ...sample,
        eta: new Date(sample.eta).toISOString(),
        known: knownAt,
        now: knownAt,
        zone: 'UTC',
      }),
    }
  })
  const predicted = tried.filter(({ prediction }) => prediction.by !== 'none')
  const rows = horizons.flatMap((horizon): BacktestRow[] => {
    const all = predicted.filter(({ sample }) => sample.horizon === horizon)
    if (all.length === 0) return []
    const inside = all.filter(
      ({ sample, prediction }) => Date.parse(prediction.from) <= sample.ata && sample.ata <= Date.parse(prediction.to),
    )
    return [
      {
        horizon,
        n: all.length,
        ours: figuresOf(all.map(({ sample, prediction }) => (sample.ata - Date.parse(prediction.at)) / hour)),
        carrier: figuresOf(all.map(({ sample }) => (sample.ata - sample.eta) / hour)),
        cover: inside.length / all.length,
      },
    ]
  })
  const changes = history.map(
    ({ etas }) => etas.filter(({ eta }, at) => at > 0 && Math.abs(Date.parse(eta) - Date.parse(etas[at - 1]!.eta)) > day).length,
  )
  return {
    rows,
    changes: history.length === 0 ? 0 : changes.reduce((sum, count) => sum + count, 0) / history.length,
    withoutPrediction: tried.length - predicted.length,
  }
}
