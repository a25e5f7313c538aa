import { localDay } from '../model/time.ts'
import type { TrackEvent } from '../model/event.ts'
import { callKey } from './route.ts'

/**
 * Key of a statement. Versions of one statement share it: the identifier of the party, else what happened to whom, where, on which ship, in
 * which class and at which minute.
 */
export function identityOf(event: TrackEvent): string {
  const { id, source, time, place } = event
  if (id !== '') return `${source.party}#${id}`
  const at = time === undefined ? event.raw : time.precision === 'day' ? localDay(time) : time.instant.slice(0, 16)
  const subject = event.box || event.bill || event.booking
  const what = event.code === '' ? event.raw : `${event.code}${event.documentType}`
  return [source.party, event.kind, subject, what, event.empty, place.port, place.facility, callKey(event.call), event.classifier, at].join(
    '|',
  )
}

/** The values of an event that are news when they change: texts are none. */
export const contentOf = ({ received: _received, updated: _updated, raw: _raw, text: _text, time, ...values }: TrackEvent): string =>
  // order of keys is that of `trackEvent` for every event
  JSON.stringify([values, time?.instant, time?.zone, time?.precision])
