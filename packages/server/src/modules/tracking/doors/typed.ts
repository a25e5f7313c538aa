import type { Issue } from '@jst/contracts'
import type { TypedStatement } from '@jst/contracts/tracking'
import { boxNumber, eventTime, isBox, isImo, isLocode, isoTime, trackEvent, trackTexts, type SourceKind, type TrackEvent } from '@jst/track'
import { checkDigit } from '@jst/si-drafts/rules'
import { texts } from '../tracking.texts.ts'
import { isMilestone, milestoneCodes } from './codes.ts'

const { labels, ...words } = texts.typed
/** A typed statement as an event, or why it is none; warnings stand beside the event. */
export interface ReadStatement {
  readonly event: TrackEvent | undefined
  readonly issues: readonly Issue[]
}

export const isSource = (text: string): text is SourceKind => Object.hasOwn(trackTexts.sources, text)
const local = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

/** Reads what a person typed or a line of a sheet says. Its time is that of the place. */
export function readStatement(
  typed: TypedStatement,
  path: string,
  { received, party }: { readonly received: string; readonly party: string },
): ReadStatement {
  const issues: Issue[] = []
  const say = (Severity: Issue['Severity'], key: keyof typeof labels, Message: string, Value = '') =>
    void issues.push({ Severity, Code: 'INVALID', Path: `${path}.${key}`, Label: labels[key], Message, ...(Value === '' ? {} : { Value }) })
  const box = boxNumber(typed.Box)
  const port = typed.Port.trim().toUpperCase()
  const [bill, booking] = [typed.BillNo.trim().toUpperCase(), typed.BookingNo.trim().toUpperCase()]
  const written = local.test(typed.At.trim()) ? isoTime(typed.At.trim()) : undefined
  const time = written && eventTime(written, port)
  const { Milestone: milestone } = typed
  if (!isMilestone(milestone)) say('ERROR', 'Milestone', words.milestone)
  if (!time) say('ERROR', 'At', words.time, typed.At)
  if (!isLocode(port)) say('ERROR', 'Port', words.port, typed.Port)
  if (!isSource(typed.Source)) say('ERROR', 'Source', words.source, typed.Source)
  if (box !== '' && !isBox(box)) say('ERROR', 'Box', words.box, typed.Box)
  if (typed.Imo !== '' && !isImo(typed.Imo.trim())) say('ERROR', 'Imo', words.imo, typed.Imo)
  const code = isMilestone(milestone) ? milestoneCodes[milestone] : undefined
  if (code?.kind === 'transport' && typed.Vessel.trim() === '' && bill === '' && booking === '') say('ERROR', 'Vessel', words.ship)
  if (code && code.kind !== 'transport' && box === '' && bill === '' && booking === '') say('ERROR', 'Box', words.subject)
  if (issues.length > 0 || !code || !time || !isSource(typed.Source)) return { event: undefined, issues }
  if (box !== '' && String(checkDigit(box.slice(0, 10))) !== box.at(-1)) say('WARN', 'Box', words.checkDigit, box)
  if (time.zone === '') say('WARN', 'Port', words.zone, port)
  if (typed.Classifier === 'ACT' && time.instant > received) say('WARN', 'At', words.future, typed.At)
  const { kind, empty = '', documentType = '', movement = '', mode = '' } = code
  return {
    issues,
    event: trackEvent({
      kind,
      code: code.code,
      empty,
      documentType,
      movement,
      classifier: typed.Classifier,
      time,
      place: { port, facility: typed.Place.trim(), name: typed.Place.trim() },
      call: { mode, imo: typed.Imo.trim(), vessel: typed.Vessel.trim().toUpperCase(), voyage: typed.Voyage.trim().toUpperCase() },
      box,
      bill,
      booking,
      isoType: typed.IsoType.trim().toUpperCase(),
      seals: typed.Seals.map((seal) => seal.trim()).filter((seal) => seal !== ''),
      source: { kind: typed.Source, party },
      received,
      text: typed.Remark.trim(),
      raw: JSON.stringify(typed),
    }),
  }
}
