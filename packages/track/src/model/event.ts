/** Kinds of DCSA Track & Trace: what a ship, a box or a document did. */
export type EventKind = 'transport' | 'equipment' | 'shipment'
/** Planned, estimated, actual. */
export type Classifier = 'PLN' | 'EST' | 'ACT'
/** The kind of source. `vendor`: a service that computes or relays; `own`: our own orders and schedules; `manual`: a person typed it. */
export type SourceKind = 'terminal' | 'depot' | 'carrier' | 'haulier' | 'customs' | 'ais' | 'own' | 'vendor' | 'manual'
/**
 * `gap`: the clock skipped that time in spring. `fold`: it showed the time twice in autumn. `no-zone`: the zone of the place is not known.
 * `unsure-day`: for that reason the local day may be one earlier or later.
 */
export type TimeFlag = 'gap' | 'fold' | 'no-zone' | 'unsure-day'

/** The time of an event, which is an instant with the zone of its place. */
export interface EventTime {
  /** ISO 8601 in UTC. Of a day: its first instant. */
  readonly instant: string
  /** IANA zone of the place, `''` if it is not known. */
  readonly zone: string
  readonly precision: 'minute' | 'day'
  /** The time as the message writes it. */
  readonly raw: string
  readonly flags: readonly TimeFlag[]
}
/** Where it happened. */
export interface EventPlace {
  /** UN/LOCODE, `''` if it is not known. */
  readonly port: string
  readonly facility: string
  /** Code list of the facility. */
  readonly facilityList: 'SMDG' | 'BIC' | ''
  /** `POTE`, `DEPO`, `RAMP` and others of DCSA. */
  readonly facilityType: string
  readonly name: string
}
/** The means of transport and its journey. */
export interface TransportCall {
  readonly mode: 'VESSEL' | 'BARGE' | 'RAIL' | 'TRUCK' | ''
  /** IMO number with a right check digit, or `''`. */
  readonly imo: string
  readonly vessel: string
  readonly callSign: string
  readonly voyage: string
  readonly importVoyage: string
  readonly service: string
}
/** The source of a statement. */
export interface EventSource {
  readonly kind: SourceKind
  /** Code of the party with its list: `COSU`, `NMFTA:MAEU`. */
  readonly party: string
}

/** One statement of one party about a box, a ship or a document. Events are never changed; a correction is another event. */
export interface TrackEvent {
  /** Identifier that the party gives; `''` if it gives none. */
  readonly id: string
  readonly kind: EventKind
  /** Code of DCSA, such as `LOAD`. `''`: the statement could not be mapped, only its text is kept. */
  readonly code: string
  readonly classifier: Classifier
  readonly empty: 'EMPTY' | 'LADEN' | ''
  /** Document of a shipment event: `BKG`, `CRO`, `TRD`. */
  readonly documentType: string
  readonly time: EventTime | undefined
  readonly place: EventPlace
  readonly call: TransportCall
  readonly box: string
  readonly booking: string
  readonly bill: string
  readonly isoType: string
  readonly seals: readonly string[]
  readonly weightKg: number | undefined
  readonly movement: 'EXPORT' | 'IMPORT' | 'TRANSSHIPMENT' | ''
  readonly source: EventSource
  /** When we received it, ISO 8601 in UTC. */
  readonly received: string
  /** When the party wrote it; orders the versions of one statement. ISO 8601 in UTC. */
  readonly updated: string
  /** The party withdraws the statement. */
  readonly retracted: boolean
  /** Words of the message about it, for people. */
  readonly text: string
  /** The statement as it was received. */
  readonly raw: string
}

/** True for an actual statement whose time had come when it was received. Others that say so are estimates. */
export const hasHappened = ({ classifier, time, received }: TrackEvent): boolean =>
  classifier === 'ACT' && time !== undefined && Date.parse(time.instant) <= Date.parse(received)

/** One form of an instant, so that texts can be compared. Another instant stands in for a text that is none. */
const oneForm = (instant: string, other: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? other : new Date(at).toISOString()
}

/** An event with the given values; everything else is empty. `received` and `source` are always needed. */
export const trackEvent = ({
  place,
  call,
  ...given
}: Partial<Omit<TrackEvent, 'place' | 'call'>> &
  Pick<TrackEvent, 'source' | 'received'> & {
    readonly place?: Partial<EventPlace> | undefined
    readonly call?: Partial<TransportCall> | undefined
  }): TrackEvent => ({
  id: '',
  kind: 'equipment',
  code: '',
  classifier: 'ACT',
  empty: '',
  documentType: '',
  time: undefined,
  place: { port: '', facility: '', facilityList: '', facilityType: '', name: '', ...place },
  call: { mode: '', imo: '', vessel: '', callSign: '', voyage: '', importVoyage: '', service: '', ...call },
  box: '',
  booking: '',
  bill: '',
  isoType: '',
  seals: [],
  weightKg: undefined,
  movement: '',
  retracted: false,
  text: '',
  raw: '',
  ...given,
  received: oneForm(given.received, given.received),
  updated: oneForm(given.updated ?? given.received, oneForm(given.received, given.received)),
})
