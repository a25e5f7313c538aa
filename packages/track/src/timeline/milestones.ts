import type { EventKind, SourceKind, TrackEvent } from '../model/event.ts'
import type { StateName } from '../texts.ts'
import { isInland, sideOf, type Route } from './route.ts'

/** A step of a shipment, in the order of the route. */
export type Milestone =
  | 'requested'
  | 'booked'
  | 'cancelled'
  | 'releaseOrder'
  | 'emptyOut'
  | 'stuffed'
  | 'sealed'
  | 'weighed'
  | 'gateIn'
  | 'instructed'
  | 'exportInspection'
  | 'exportCleared'
  | 'shutOut'
  | 'feederLoaded'
  | 'loaded'
  | 'departed'
  | 'billIssued'
  | 'transhipArrived'
  | 'transhipDischarged'
  | 'transhipLoaded'
  | 'transhipDeparted'
  | 'omitted'
  | 'arrivalNotice'
  | 'arrived'
  | 'berthed'
  | 'discharged'
  | 'carrierReleased'
  | 'importInspection'
  | 'importCleared'
  | 'available'
  | 'fullOut'
  | 'inlandDeparted'
  | 'inlandArrived'
  | 'stripped'
  | 'emptyIn'
/** Part of the journey; transhipments take place in `sea`. */
export type RoutePart = 'origin' | 'loading' | 'sea' | 'arrival' | 'destination'
const bands: Readonly<Record<RoutePart, number>> = { origin: 1, loading: 2, sea: 3, arrival: 4, destination: 5 }

/** Where a milestone stands, what state it leads to, and who is believed about it. */
export interface MilestoneFacts {
  readonly kind: EventKind
  readonly band: RoutePart
  /** Order within the band. */
  readonly step: number
  /** State of a box or bill after it; none if it changes no state. */
  readonly state?: StateName
  /** Sources, the best first. Others follow in the usual order. */
  readonly from: readonly SourceKind[]
  /** Conflicts begin beyond these hours. */
  readonly hours: number
}

const terminalFirst: readonly SourceKind[] = ['terminal', 'depot', 'carrier', 'haulier', 'own', 'vendor', 'manual']
const shipFirst: readonly SourceKind[] = ['ais', 'carrier', 'terminal', 'own', 'vendor', 'manual']
const carrierFirst: readonly SourceKind[] = ['carrier', 'own', 'terminal', 'vendor', 'manual']
const customsFirst: readonly SourceKind[] = ['customs', 'terminal', 'carrier', 'vendor', 'own', 'manual']
const haulierFirst: readonly SourceKind[] = ['haulier', 'own', 'depot', 'carrier', 'vendor', 'manual']
const gateEvent = { kind: 'equipment', from: terminalFirst, hours: 6 } as const
const crane = { kind: 'equipment', from: terminalFirst, hours: 12 } as const
const ship = { kind: 'transport', from: shipFirst, hours: 12 } as const
const paper = { kind: 'shipment', from: carrierFirst, hours: 24 } as const
const customs = { kind: 'equipment', from: customsFirst, hours: 24 } as const

/** Milestones of a shipment by name. The order of the numbers is that of the route. */
const table: Readonly<Record<Milestone, MilestoneFacts>> = {
  requested: { ...paper, band: 'origin', step: 1, state: 'requested', from: ['own', 'carrier', 'manual'] },
  booked: { ...paper, band: 'origin', step: 2, state: 'booked' },
  cancelled: { ...paper, band: 'origin', step: 3 },
  releaseOrder: { ...paper, band: 'origin', step: 4, state: 'released' },
  emptyOut: { ...gateEvent, band: 'origin', step: 5, state: 'emptyOut' },
  stuffed: { ...gateEvent, band: 'origin', step: 6, from: haulierFirst },
  sealed: { ...gateEvent, band: 'origin', step: 7, from: haulierFirst },
  weighed: { ...paper, band: 'origin', step: 8, from: ['own', 'carrier', 'manual'] },
  gateIn: { ...gateEvent, band: 'origin', step: 9, state: 'gateIn' },
  instructed: { ...paper, band: 'origin', step: 10, from: ['own', 'carrier', 'manual'] },
  exportInspection: { ...customs, band: 'origin', step: 11, state: 'inspection' },
  exportCleared: { ...customs, band: 'origin', step: 12, state: 'cleared' },
  shutOut: { ...gateEvent, band: 'origin', step: 14, state: 'shutOut' },
  feederLoaded: { ...crane, band: 'origin', step: 16, state: 'feeder' },
  loaded: { ...crane, band: 'loading', step: 17, state: 'loaded' },
  departed: { ...ship, band: 'loading', step: 19, state: 'sailing' },
  billIssued: { ...paper, band: 'loading', step: 20 },
  transhipArrived: { ...ship, band: 'sea', step: 21, state: 'transhipArrived' },
  transhipDischarged: { ...crane, band: 'sea', step: 22, state: 'transhipWaiting' },
  transhipLoaded: { ...crane, band: 'sea', step: 23, state: 'transhipLoaded' },
  transhipDeparted: { ...ship, band: 'sea', step: 24, state: 'sailing' },
  omitted: { ...ship, band: 'sea', step: 25 },
  arrivalNotice: { ...paper, band: 'arrival', step: 26 },
  arrived: { ...ship, band: 'arrival', step: 27, state: 'arrived' },
  berthed: { ...ship, band: 'arrival', step: 28, state: 'berthed' },
  discharged: { ...crane, band: 'arrival', step: 29, state: 'discharged' },
  carrierReleased: { ...paper, band: 'destination', step: 30 },
  importInspection: { ...customs, band: 'destination', step: 31, state: 'inspection' },
  importCleared: { ...customs, band: 'destination', step: 32, state: 'cleared' },
  available: { ...gateEvent, band: 'destination', step: 33, state: 'available' },
  fullOut: { ...gateEvent, band: 'destination', step: 34, state: 'pickedUp' },
  inlandDeparted: { ...crane, band: 'destination', step: 35, state: 'inland' },
  inlandArrived: { ...crane, band: 'destination', step: 36, state: 'inlandYard' },
  stripped: { ...gateEvent, band: 'destination', step: 37, state: 'stripped', from: haulierFirst },
  emptyIn: { ...gateEvent, band: 'destination', step: 38, state: 'returned' },
}

/** Kind, sources and limits of a milestone. */
export const milestoneFacts = (milestone: Milestone): MilestoneFacts => table[milestone]
/** Words of the state after a milestone, or undefined if it changes none. */
export const stateAfter = (milestone: Milestone): StateName | undefined => table[milestone].state
/** Order of a milestone on the route; between transhipments time decides. */
export const routeOrder = (milestone: Milestone): number => bands[table[milestone].band] * 100 + table[milestone].step
/** True for the milestones between two transhipments. */
export const isAtSea = (milestone: Milestone): boolean => table[milestone].band === 'sea'

const shipmentCodes: Readonly<Record<string, Milestone>> = {
  'RECE BKG': 'requested',
  'CONF BKG': 'booked',
  'REJE BKG': 'cancelled',
  'DECL BKG': 'cancelled',
  'CANC BKG': 'cancelled',
  'ISSU CRO': 'releaseOrder',
  'SUBM VGM': 'weighed',
  'RECE VGM': 'weighed',
  'RECE SHI': 'instructed',
  'ISSU TRD': 'billIssued',
  'ISSU ARN': 'arrivalNotice',
  'RELS TRD': 'carrierReleased',
  'RELS DEO': 'carrierReleased',
}
const plain: Readonly<Record<string, Milestone>> = {
  STUF: 'stuffed',
  RSEA: 'sealed',
  AVPU: 'available',
  STRP: 'stripped',
  DROP: 'stripped',
}

/** The milestone that an event tells of, on this route. Undefined if the event does not say enough; it is then shown and moves nothing. */
export function milestoneOf(event: TrackEvent, route: Route): Milestone | undefined {
  const { kind, code, empty, place } = event
  if (code === '' || event.time === undefined) return undefined
  if (kind === 'shipment') return shipmentCodes[`${code} ${event.documentType}`]
  if (kind === 'transport') return shipMilestone(event, route)
  if (code === 'GTOT' && empty === 'EMPTY') return 'emptyOut'
  if (code === 'GTIN' && empty === 'EMPTY') return 'emptyIn'
  const side = sideOf(event, route)
  if (empty === 'LADEN' && code === 'GTIN') return side === 'destination' ? undefined : 'gateIn'
  if (empty === 'LADEN' && code === 'GTOT') return side === 'origin' ? 'shutOut' : 'fullOut'
  if (code === 'CUSI' || code === 'CUSS') return side && (side === 'origin' ? 'exportInspection' : 'importInspection')
  if (code === 'CUSR') return side && (side === 'origin' ? 'exportCleared' : 'importCleared')
  if (code === 'LOAD') {
    if (event.call.mode === 'BARGE' && side !== 'destination' && place.port !== route.pol) return 'feederLoaded'
    if (isInland(event)) return 'inlandDeparted'
    if (place.port === '') return undefined
    return place.port === route.pol ? 'loaded' : place.port === route.pod ? 'inlandDeparted' : 'transhipLoaded'
  }
  if (code === 'DISC') {
    if (isInland(event)) return 'inlandArrived'
    // a port that is not the planned one is a transhipment, whatever the message says, until the carrier or a person names another port
    return place.port === '' ? undefined : place.port === route.pod ? 'discharged' : 'transhipDischarged'
  }
  return plain[code]
}

function shipMilestone(event: TrackEvent, { pol, pod }: Route): Milestone | undefined {
  const { port } = event.place
  if (isInland(event)) return event.code === 'DEPA' ? 'inlandDeparted' : event.code === 'ARRI' ? 'inlandArrived' : undefined
  if (port === '') return undefined
  if (event.code === 'OMIT') return 'omitted'
  if (event.code === 'DEPA') return port === pol ? 'departed' : port === pod ? undefined : 'transhipDeparted'
  if (event.code === 'ARRI') return port === pod ? 'arrived' : port === pol ? undefined : 'transhipArrived'
  return event.code === 'BRTH' && port === pod ? 'berthed' : undefined
}
