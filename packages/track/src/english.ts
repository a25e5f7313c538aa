import type { Classifier, SourceKind } from './model/event.ts'
import type { StateName } from './texts.ts'
import type { Milestone } from './timeline/milestones.ts'

/** Words that name codes, by the same keys as `trackTexts`: what a page shows beside the texts that were written when a timeline was computed. */
export interface TrackWords {
  readonly states: Readonly<Record<StateName, string>>
  readonly milestones: Readonly<Record<Milestone, string>>
  readonly rolls: Readonly<Record<string, string>>
  readonly unconfirmed: string
  readonly omitted: string
  readonly noNews: string
  readonly classifiers: Readonly<Record<Classifier, string>>
  readonly reasons: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<SourceKind, string>>
  readonly conflicts: Readonly<Record<string, string>>
  readonly contradictions: Readonly<Record<string, string>>
  readonly flags: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, string>>
  readonly owners: Readonly<Record<string, string>>
  readonly freeTime: {
    readonly states: Readonly<Record<string, string>>
    readonly soFar: string
    readonly reasons: Readonly<Record<string, string>>
    readonly kinds: Readonly<Record<string, string>>
  }
}

/** English words by the same codes as `trackTexts`. */
export const englishWords: TrackWords = {
  states: {
    none: 'Not booked',
    requested: 'Booking requested',
    booked: 'Booked',
    released: 'Empty released',
    emptyOut: 'Empty picked up',
    gateIn: 'Gated in',
    inspection: 'Under inspection',
    cleared: 'Cleared',
    shutOut: 'Shut out',
    feeder: 'On feeder',
    loaded: 'Loaded',
    sailing: 'In transit',
    transhipArrived: 'At transhipment port',
    transhipWaiting: 'Awaiting connection',
    transhipLoaded: 'Loaded at transhipment',
    arrived: 'Arrived',
    berthed: 'Berthed',
    discharged: 'Discharged',
    available: 'Available',
    pickedUp: 'Picked up',
    inland: 'On inland carriage',
    inlandYard: 'At inland yard',
    stripped: 'Stripped',
    returned: 'Empty returned',
  },
  milestones: {
    requested: 'Booking requested',
    booked: 'Booking confirmed',
    cancelled: 'Booking cancelled',
    releaseOrder: 'Empty release',
    emptyOut: 'Empty pick-up',
    stuffed: 'Stuffing',
    sealed: 'Sealing',
    weighed: 'VGM submitted',
    gateIn: 'Gate-in',
    instructed: 'SI submitted',
    exportInspection: 'Export inspection',
    exportCleared: 'Export clearance',
    shutOut: 'Shut out',
    feederLoaded: 'Loaded on feeder',
    loaded: 'Loaded',
    departed: 'Departure',
    billIssued: 'B/L issued',
    transhipArrived: 'Arrival at transhipment port',
    transhipDischarged: 'Discharged at transhipment port',
    transhipLoaded: 'Loaded at transhipment port',
    transhipDeparted: 'Departure from transhipment port',
    omitted: 'Port omitted',
    arrivalNotice: 'Arrival notice',
    arrived: 'Arrival',
    berthed: 'Berthing',
    discharged: 'Discharge',
    carrierReleased: 'Released by carrier',
    importInspection: 'Import inspection',
    importCleared: 'Import clearance',
    available: 'Available',
    fullOut: 'Full pick-up',
    inlandDeparted: 'Inland departure',
    inlandArrived: 'Inland arrival',
    stripped: 'Stripping',
    emptyIn: 'Empty return',
  },
  rolls: { suspected: 'Roll suspected', confirmed: 'Rolled', unknown: 'Not assessable' },
  unconfirmed: 'Unconfirmed',
  omitted: 'Port omitted',
  noNews: 'Asked, no news',
  classifiers: { PLN: 'Planned', EST: 'Estimated', ACT: 'Actual' },
  reasons: {
    alone: 'the only source',
    ruling: 'decided by a person',
    standing: 'standing decision',
    source: 'source takes precedence',
    timed: 'has a time of day, the other a date only',
    newest: 'newest among equal sources',
  },
  sources: {
    terminal: 'Terminal',
    depot: 'Depot',
    carrier: 'Carrier',
    haulier: 'Haulier',
    customs: 'Customs',
    ais: 'Vessel position',
    own: 'Forwarder',
    vendor: 'Data provider',
    manual: 'Typed',
  },
  conflicts: { time: 'Times differ', ship: 'Vessels differ', place: 'Places differ', seal: 'Seals differ' },
  contradictions: { missing: 'step before is missing', order: 'order is reversed', open: 'inspection is open', both: 'both cannot be' },
  flags: {
    gap: 'skipped by daylight saving, moved forward',
    fold: 'repeated by daylight saving, first one taken',
    'no-zone': 'time zone unknown, shown as received',
    'unsure-day': 'time zone unknown, the day may differ by one',
    future: 'later than its receipt, not taken as actual',
  },
  freeTime: {
    states: { waiting: 'Not started', safe: 'No risk', risk: 'At risk', unknown: 'Not assessable' },
    soFar: 'So far',
    reasons: {
      'no-terms': 'no terms of free time apply',
      expired: 'terms have expired',
      unclear: 'several terms of the same rank',
      'start-missing': 'the starting event is missing, a later one is not',
      'start-not-actual': 'the start is only estimated',
      'start-disputed': 'sources date the start differently',
      'day-unsure': 'time zone unknown, the day of the start may differ by one',
      'other-port': 'the clock starts at a port of other terms',
      'box-type': 'container type unknown',
      'live-reefer': 'not known whether the reefer runs',
      calendar: 'no working calendar for the year',
      omitted: 'port of discharge omitted, to be decided',
      currency: 'terms without a currency',
    },
    kinds: { demurrage: 'Demurrage', detention: 'Detention', combined: 'Combined', storage: 'Storage', 'plug-in': 'Plug-in' },
  },
  rules: {
    'no-release': 'No empty release',
    'no-pick-up': 'Empty not picked up',
    'no-gate-in': 'Not gated in before cut-off',
    'no-documents': 'VGM or SI missing',
    hold: 'Customs inspection',
    'earlier-closing': 'Cut-off moved earlier',
    'later-departure': 'Departure delayed',
    rolled: 'Rolled',
    'ship-changed': 'Vessel changed',
    omitted: 'Port omitted',
    'arrival-changed': 'ETA changed',
    dwell: 'Long transhipment',
    silent: 'No news',
    'arrival-unconfirmed': 'Arrival unconfirmed',
    'not-released': 'Not released near last free day',
    'last-free-day': 'Near last free day',
    'return-day': 'Near return day',
    conflict: 'Sources differ',
    'box-facts': 'Container, seal or weight differs',
    reefer: 'Reefer alarm',
  },
  owners: {
    booking: 'Booking',
    truck: 'Haulage',
    operations: 'Operations',
    documents: 'Documents',
    customs: 'Customs',
    service: 'Customer service',
  },
}
