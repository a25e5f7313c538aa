import { part, readMoment, type Segment } from '@jst/edifact'
import type { EventPlace, EventTime, TransportCall } from '../model/event.ts'
import { isImo, isLocode } from '../model/numbers.ts'
import { eventTime, type WrittenTime } from '../model/time.ts'
import { edifact as texts } from '../texts.ts'
import { modeOf } from './codes.ts'

/** Collects a warning about a segment. */
export type WarnAt = (segment: number, text: string) => void

/** A place of LOC, with its terminal. A code that is no UN/LOCODE is kept as a name. */
export function placeOf(loc: Segment | undefined, warn: WarnAt): EventPlace {
  if (!loc) return { port: '', facility: '', facilityList: '', facilityType: '', name: '' }
  const code = part(loc, 1).toUpperCase()
  if (code !== '' && !isLocode(code)) warn(loc.number, texts.place(code))
  const list = part(loc, 2, 2) || part(loc, 2, 1)
  return {
    port: isLocode(code) ? code : '',
    facility: part(loc, 2),
    facilityList: list.includes('SMDG') ? 'SMDG' : list.includes('BIC') ? 'BIC' : '',
    facilityType: '',
    name: part(loc, 1, 3) || (isLocode(code) ? '' : code),
  }
}

/** A ship of TDT: IMO number, call sign and name, wherever the sender has put them. */
export function callOf(tdt: Segment | undefined, warn: WarnAt): TransportCall {
  if (!tdt) return { mode: '', imo: '', vessel: '', callSign: '', voyage: '', importVoyage: '', service: '' }
  const id = part(tdt, 7)
  const list = part(tdt, 7, 1)
  const isNumber = isImo(id)
  if (list === '146' && id !== '' && !isNumber) warn(tdt.number, /^\d+$/.test(id) ? texts.imo(id) : texts.callSign(id))
  const isCallSign = id !== '' && !isNumber && /[A-Z]/i.test(id) && (list === '103' || list === '146')
  return {
    // TDT+20 is the main carriage by sea if it names no mode
    mode: modeOf(part(tdt, 2)) || (part(tdt, 0) === '20' && part(tdt, 2) === '' ? 'VESSEL' : ''),
    imo: isNumber ? id : '',
    vessel: part(tdt, 7, 3),
    callSign: isCallSign ? id : '',
    voyage: part(tdt, 1),
    importVoyage: '',
    service: '',
  }
}

/** A time of DTM as it is written; undefined for none, with a warning for a wrong one. */
export function writtenTime(dtm: Segment | undefined, warn: WarnAt): WrittenTime | undefined {
  if (!dtm) return undefined
  const value = part(dtm, 0, 1)
  if (value === '') return undefined
  const moment = readMoment(value, part(dtm, 0, 2))
  if ('local' in moment) return { ...moment, raw: value }
  warn(dtm.number, moment.wrong === 'zone' ? texts.zone(moment.zone) : texts.time(value))
  return undefined
}

/** The time of a place. */
export function timeAt(written: WrittenTime | undefined, place: EventPlace): EventTime | undefined {
  return written && eventTime(written, place.port)
}

/** A segment with a qualifier. */
export const withCode = (segments: readonly Segment[], tag: string, ...codes: readonly string[]): Segment | undefined => {
  for (const code of codes) {
    const segment = segments.find((one) => one.tag === tag && part(one, 0) === code)
    if (segment) return segment
  }
  return undefined
}

/** Value of a reference; empty ones are none. */
export const referenceOf = (segments: readonly Segment[], code: string): string =>
  segments
    .filter((one) => one.tag === 'RFF' && part(one, 0) === code)
    .map((one) => part(one, 0, 1))
    .find((value) => value !== '') ?? ''
