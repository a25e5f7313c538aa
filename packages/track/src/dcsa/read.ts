import type { TrackEvent } from '../model/event.ts'
import { dcsa as texts } from '../texts.ts'
import { joinBeta, readFlat } from './flat.ts'
import { isObject, textOf, type Json } from './json.ts'
import type { DcsaContext, DcsaVersion, DcsaWarning, Warn } from './shared.ts'
import { readVersion3 } from './version3.ts'

/** Events of one message. */
const most = 10_000

/** The events of a message, and what people should know about them. */
export interface ReadDcsa {
  readonly events: readonly TrackEvent[]
  readonly warnings: readonly DcsaWarning[]
}

/** Version of an event by its fields; undefined if it is none. */
export function versionOf(json: Json): DcsaVersion | undefined {
  if (isObject(json['eventClassification']) || isObject(json['eventRouting'])) return '3.0'
  if (isObject(json['metadata']) && isObject(json['payload'])) return '3.0-beta-1'
  return typeof json['eventType'] === 'string' ? '2.2' : undefined
}

/** The events of a message: a list, an object with `events`, or one event. */
function eventsIn(message: unknown): readonly unknown[] {
  if (Array.isArray(message)) return message
  if (isObject(message) && Array.isArray(message['events'])) return message['events']
  return [message]
}

/** Facts of an event that were not said, or that cannot be. */
function check({ code, time, kind, box, booking, bill, classifier, received, updated }: TrackEvent, warn: Warn): void {
  if (code === '') warn(texts.noCode)
  if (time === undefined) warn(texts.noTime)
  if (kind === 'equipment' && box === '') warn(booking === '' && bill === '' ? texts.noBox : texts.noBoxButShipment)
  if (time && classifier === 'ACT' && Date.parse(time.instant) > Math.min(Date.parse(received), Date.parse(updated))) warn(texts.future)
}

/**
 * Reads events of DCSA Track & Trace 2.2, 3.0 and 3.0-Beta-1, told apart by their fields. Codes that the standard does not know are kept. An
 * event without a known type or a time is kept as text.
 * @param message a parsed JSON
 */
export function readDcsa(message: unknown, context: DcsaContext): ReadDcsa {
  const warnings: DcsaWarning[] = []
  const given = eventsIn(message)
  if (given.length > most) warnings.push({ at: most, text: texts.tooMany(most) })
  const events = given.slice(0, most).flatMap((json, at): TrackEvent[] => {
    const warn: Warn = (text) => warnings.push({ at, text })
    const version = isObject(json) ? versionOf(json) : undefined
    if (!isObject(json) || version === undefined) {
      warn(texts.noEvent)
      return []
    }
    const event = version === '3.0' ? readVersion3(json, context, warn) : readFlat(version === '2.2' ? json : joinBeta(json), context, warn)
    if (event.id === '') warn(texts.noId)
    else if (typeof json['eventID'] === 'number') warn(texts.numberId)
    if (textOf(json, 'eventClassifierCode') === '' && version === '2.2') warn(texts.noClassifier)
    check(event, warn)
    return [{ ...event, raw: JSON.stringify(json) }]
  })
  return { events, warnings }
}
