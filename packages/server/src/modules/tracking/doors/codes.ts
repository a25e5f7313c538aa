import type { EventKind, Milestone, TrackEvent, TransportCall } from '@jst/track'

/** A milestone in the words of DCSA, as a person's entry is stored. */
interface MilestoneCode {
  readonly kind: EventKind
  readonly code: string
  readonly empty?: TrackEvent['empty']
  readonly documentType?: string
  readonly movement?: TrackEvent['movement']
  readonly mode?: TransportCall['mode']
}
const paper = (code: string, documentType: string): MilestoneCode => ({ kind: 'shipment', code, documentType })
const box = (code: string, more: Omit<MilestoneCode, 'kind' | 'code'> = {}): MilestoneCode => ({ kind: 'equipment', code, ...more })
const ship = (code: string): MilestoneCode => ({ kind: 'transport', code, mode: 'VESSEL' })

/** Codes by milestone. */
export const milestoneCodes: Readonly<Record<Milestone, MilestoneCode>> = {
  requested: paper('RECE', 'BKG'),
  booked: paper('CONF', 'BKG'),
  cancelled: paper('CANC', 'BKG'),
  releaseOrder: paper('ISSU', 'CRO'),
  emptyOut: box('GTOT', { empty: 'EMPTY' }),
  stuffed: box('STUF', { empty: 'LADEN' }),
  sealed: box('RSEA'),
  weighed: paper('SUBM', 'VGM'),
  gateIn: box('GTIN', { empty: 'LADEN', movement: 'EXPORT' }),
  instructed: paper('RECE', 'SHI'),
  exportInspection: box('CUSI', { movement: 'EXPORT' }),
  exportCleared: box('CUSR', { movement: 'EXPORT' }),
  shutOut: box('GTOT', { empty: 'LADEN', movement: 'EXPORT' }),
  feederLoaded: box('LOAD', { mode: 'BARGE', movement: 'EXPORT' }),
  loaded: box('LOAD', { movement: 'EXPORT' }),
  departed: ship('DEPA'),
  billIssued: paper('ISSU', 'TRD'),
  transhipArrived: ship('ARRI'),
  transhipDischarged: box('DISC', { movement: 'TRANSSHIPMENT' }),
  transhipLoaded: box('LOAD', { movement: 'TRANSSHIPMENT' }),
  transhipDeparted: ship('DEPA'),
  omitted: ship('OMIT'),
  arrivalNotice: paper('ISSU', 'ARN'),
  arrived: ship('ARRI'),
  berthed: ship('BRTH'),
  discharged: box('DISC', { movement: 'IMPORT' }),
  carrierReleased: paper('RELS', 'DEO'),
  importInspection: box('CUSI', { movement: 'IMPORT' }),
  importCleared: box('CUSR', { movement: 'IMPORT' }),
  available: box('AVPU'),
  fullOut: box('GTOT', { empty: 'LADEN', movement: 'IMPORT' }),
  inlandDeparted: box('LOAD', { mode: 'RAIL', movement: 'IMPORT' }),
  inlandArrived: box('DISC', { mode: 'RAIL', movement: 'IMPORT' }),
  stripped: box('STRP', { empty: 'EMPTY' }),
  emptyIn: box('GTIN', { empty: 'EMPTY' }),
}
export const isMilestone = (text: string): text is Milestone => Object.hasOwn(milestoneCodes, text)
