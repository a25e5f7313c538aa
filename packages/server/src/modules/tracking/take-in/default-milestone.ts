import { milestoneOf, type Milestone, type TrackEvent } from '@jst/track'

/** Moves that usually take place at the port of discharge. */
const inbound = new Set(['DISC', 'ARRI', 'AVPU', 'BRTH'])

/** Milestone of a statement without a shipment, for lists: its port is that of loading or discharge by the move itself. A route decides otherwise. */
export function defaultMilestone(event: TrackEvent): Milestone | '' {
  const { code, movement, place, empty } = event
  const isInbound = movement === 'IMPORT' || (movement === '' && (inbound.has(code) || (code === 'GTOT' && empty === 'LADEN')))
  const other = movement === 'TRANSSHIPMENT'
  const pol = isInbound || other ? '' : place.port
  const pod = isInbound && !other ? place.port : ''
  return milestoneOf(event, { pol, pod, legs: [] }) ?? ''
}
