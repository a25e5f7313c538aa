import type { Classifier, EventKind, EventPlace, EventSource, TrackEvent, TransportCall } from '../model/event.ts'
import { isImo, isLocode } from '../model/numbers.ts'
import { textOf, type Json } from './json.ts'
import { dcsa as texts } from '../texts.ts'

/** Versions of the standard, told apart by the fields of an event. */
export type DcsaVersion = '2.2' | '3.0' | '3.0-beta-1'

/** Facts about a message that it does not say itself. */
export interface DcsaContext {
  /** ISO 8601 in UTC. */
  readonly received: string
  /** The sender; version 3 names the party in the event itself. */
  readonly source: EventSource
  /** The party knows days only and writes midnight for them. */
  readonly datesOnly?: boolean
}
/** Something about an event that people should know. `at`: its place in the message. */
export interface DcsaWarning {
  readonly at: number
  readonly text: string
}
/** Collects warnings about one event. */
export type Warn = (text: string) => void

export const kindOf = (text: string): EventKind | undefined =>
  text === 'TRANSPORT' ? 'transport' : text === 'EQUIPMENT' ? 'equipment' : text === 'SHIPMENT' ? 'shipment' : undefined
/** A class that is unknown or missing counts as an estimate, which moves nothing. */
export function classifierOf(text: string, warn: Warn): Classifier {
  if (text === 'ACT' || text === 'EST' || text === 'PLN') return text
  if (text !== '') warn(texts.classifier(text.slice(0, 40)))
  return 'EST'
}
const modes: Readonly<Record<string, TransportCall['mode']>> = { VESSEL: 'VESSEL', BARGE: 'BARGE', RAIL: 'RAIL', TRUCK: 'TRUCK' }
export const modeOf = (text: string): TransportCall['mode'] => modes[text] ?? ''
export const emptyOf = (text: string): TrackEvent['empty'] => (text === 'EMPTY' || text === 'LADEN' ? text : '')
export const movementOf = (text: string): TrackEvent['movement'] =>
  text === 'EXPORT' || text === 'IMPORT' || text === 'TRANSSHIPMENT' ? text : ''

/** A port by its UN/LOCODE; another text is kept as the name of the place. */
export function placeOf(location: Json, eventLevel: Json, warn: Warn): EventPlace {
  const code = textOf(location, 'UNLocationCode') || textOf(eventLevel, 'UNLocationCode')
  if (code !== '' && !isLocode(code)) warn(texts.place(code))
  const facility = textOf(location, 'facilityCode') || textOf(eventLevel, 'facilityCode')
  const list = textOf(location, 'facilityCodeListProvider') || textOf(eventLevel, 'facilityCodeListProvider')
  return {
    port: isLocode(code) ? code : '',
    facility,
    facilityList: list === 'SMDG' || list === 'BIC' ? list : '',
    facilityType: textOf(location, 'facilityTypeCode') || textOf(eventLevel, 'facilityTypeCode'),
    name: textOf(location, 'locationName') || (isLocode(code) ? '' : code),
  }
}

/** A number that is no IMO number is left out with a warning. */
export function imoOf(text: string, warn: Warn): string {
  if (text === '' || isImo(text)) return text
  warn(texts.imo(text))
  return ''
}
