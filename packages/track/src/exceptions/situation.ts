import type { Clock } from '../free-time/assess.ts'
import type { Shipment, Timeline } from '../timeline/timeline.ts'

/** Times until which something has to be done, ISO 8601 in UTC. */
export interface Cutoffs {
  readonly customs?: string
  readonly yard?: string
  readonly instruction?: string
  readonly weight?: string
}
/** A reading of a reefer box. */
export interface ReeferReading {
  readonly box: string
  readonly at: string
  readonly celsius: number
  readonly setPoint: number
}
/** A box as the shipping instruction has it. */
export interface InstructedBox {
  readonly box: string
  readonly seals: readonly string[]
  readonly weightKg: number | undefined
}
/** One shipment now, with what is known beside its timeline. */
export interface Situation {
  readonly shipment: Shipment
  readonly timeline: Timeline
  /** ISO 8601 in UTC. */
  readonly now: string
  readonly cutoffs: Cutoffs
  /** The cut-offs before the last change. */
  readonly earlierCutoffs?: Cutoffs
  /** Departure as it was booked and as it is announced: ISO 8601 in UTC, or bare days of the port of loading. */
  readonly departure?: { readonly booked: string; readonly announced: string }
  /** Arrival as it was last told to the customer. */
  readonly toldArrival?: string
  /** Ship and voyage as they were booked and as they are. */
  readonly ship?: { readonly booked: string; readonly now: string }
  readonly clocks?: readonly { readonly box: string; readonly clock: Clock }[]
  /** Last reading of each live reefer. */
  readonly reefers?: readonly ReeferReading[]
  readonly instructed?: readonly InstructedBox[]
  /** 80 % of earlier boxes left the transhipment port within these days. */
  readonly dwellP80Days?: number
}
