import type { Classifier, EventKind, TrackEvent, TransportCall } from '../model/event.ts'

/** Meaning of a status. One code may have two: customs and carrier release. */
export interface StatusMeaning {
  readonly kind: EventKind
  readonly code: string
  readonly empty?: TrackEvent['empty']
  readonly classifier?: Classifier
  readonly documentType?: string
  readonly facilityType?: string
  readonly mode?: TransportCall['mode']
}

const box = (code: string, more: Omit<StatusMeaning, 'kind' | 'code'> = {}): StatusMeaning => ({ kind: 'equipment', code, ...more })
const ship = (code: string, more: Omit<StatusMeaning, 'kind' | 'code'> = {}): StatusMeaning => ({ kind: 'transport', code, ...more })
const bill = (code: string, documentType: string): StatusMeaning => ({ kind: 'shipment', code, documentType })
const cleared = box('CUSR')
const released = bill('RELS', 'TRD')

/** Letters of X12 315, which carriers put into STS from D.97 on. Others, as FT, NF and CV, move nothing. */
const letters: Readonly<Record<string, readonly StatusMeaning[]>> = {
  EE: [box('GTOT', { empty: 'EMPTY' })],
  I: [box('GTIN', { empty: 'LADEN' })],
  AE: [box('LOAD')],
  AL: [box('LOAD', { mode: 'RAIL', facilityType: 'RAMP' })],
  AP: [box('LOAD', { mode: 'BARGE' })],
  AO: [box('LOAD', { mode: 'BARGE' })],
  VD: [ship('DEPA')],
  VA: [ship('ARRI')],
  C: [ship('DEPA', { classifier: 'EST' })],
  E: [ship('ARRI', { classifier: 'EST' })],
  UV: [box('DISC')],
  UR: [box('DISC', { mode: 'RAIL', facilityType: 'RAMP' })],
  AR: [ship('ARRI', { mode: 'RAIL', facilityType: 'RAMP' })],
  OA: [box('GTOT', { empty: 'LADEN' })],
  RD: [box('GTIN', { empty: 'EMPTY' })],
  AV: [box('AVPU')],
  D: [box('DROP')],
  CS: [box('RSEA')],
  PA: [box('CUSI')],
  CT: [cleared],
  CR: [released],
  CU: [cleared, released],
  BF: [bill('CONF', 'BKG')],
}

/** Numbers of element 9011 in D.95B, which are those of Recommendation 24. Those without a code of DCSA move nothing. */
const numbers: Readonly<Record<string, readonly StatusMeaning[]>> = {
  '1': [ship('ARRI')],
  '12': [cleared],
  '24': [ship('DEPA')],
  '28': [box('STRP')],
  '29': [box('DISC')],
  '48': [box('LOAD')],
  '78': [released],
  '93': [box('STUF')],
}

/** Meanings of a status by its list; undefined if it has none that is sure. `agreedCodes`: what this partner agreed, as `22:VD` or `VD`. */
export function statusMeanings(
  code: string,
  {
    agency,
    isOld,
    agreedCodes,
  }: { readonly agency: string; readonly isOld: boolean; readonly agreedCodes: Readonly<Record<string, StatusMeaning>> },
): readonly StatusMeaning[] | undefined {
  const agreed = agreedCodes[`${agency}:${code}`] ?? agreedCodes[code]
  if (agreed) return [agreed]
  return isOld && /^\d+$/.test(code) ? numbers[code] : letters[code]
}

interface Report {
  readonly code: 'GTIN' | 'GTOT' | 'LOAD' | 'DISC'
  readonly classifier: Classifier
  /** The number is that of D.95B. */
  readonly isOld: boolean
}
const report = (code: Report['code'], classifier: Classifier, isOld: boolean): Report => ({ code, classifier, isOld })

/** The move that a message reports, by its type and its BGM. Numbers that both directories use differently stand with their directory. */
const reports: Readonly<Record<string, Report>> = {
  'CODECO 34': report('GTIN', 'ACT', true),
  'CODECO 36': report('GTOT', 'ACT', true),
  'COARRI 44': report('DISC', 'ACT', true),
  'COARRI 98': report('DISC', 'ACT', true),
  'COARRI 46': report('LOAD', 'ACT', true),
  'COARRI 270': report('LOAD', 'ACT', true),
  'COARRI 119': report('DISC', 'ACT', false),
  'COARRI 122': report('LOAD', 'ACT', false),
  'COPRAR 43': report('DISC', 'PLN', true),
  'COPRAR 45': report('LOAD', 'PLN', true),
  'COPRAR 121': report('LOAD', 'PLN', false),
}
export const reportOf = (type: string, bgm: string): Report | undefined => reports[`${type} ${bgm}`]

/** Full or empty (8169): 7 is a mix of consignees, 8 a single one. */
const fullness: Readonly<Record<string, TrackEvent['empty']>> = { '4': 'EMPTY', '5': 'LADEN', '7': 'LADEN', '8': 'LADEN' }
export const emptyOf = (code: string): TrackEvent['empty'] => fullness[code] ?? ''
/** Status of the equipment (8249). */
const movements: Readonly<Record<string, TrackEvent['movement']>> = { '2': 'EXPORT', '3': 'IMPORT', '6': 'TRANSSHIPMENT' }
export const movementOf = (code: string): TrackEvent['movement'] => movements[code] ?? ''
/** Mode of transport (8067). */
const modes: Readonly<Record<string, TransportCall['mode']>> = { '1': 'VESSEL', '2': 'RAIL', '3': 'TRUCK', '8': 'BARGE' }
export const modeOf = (code: string): TransportCall['mode'] => modes[code] ?? ''

/** Directories before D.97 have the numbers of Recommendation 24 in STS. */
export const isOldDirectory = (release: string): boolean => /^(?:8|9[0-6])/.test(release)
