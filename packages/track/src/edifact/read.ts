import { EdifactError, part, readInterchange, type EdifactWarning, type Interchange, type Message, type Segment } from '@jst/edifact'
import type { EventSource, SourceKind, TrackEvent } from '../model/event.ts'
import { edifact as texts } from '../texts.ts'
import { boxEvents } from './boxes.ts'
import type { StatusMeaning } from './codes.ts'
import type { MessageContext } from './context.ts'
import { withCode, writtenTime, type WarnAt } from './segment-values.ts'
import { statusEvents } from './status.ts'

/** Facts about an interchange that it does not say itself. */
export interface EdifactContext {
  /** ISO 8601 in UTC. */
  readonly received: string
  /** The sender; by default that of the interchange, by the kind of the message. */
  readonly source?: EventSource
  /** Statuses of IFTSTA that this partner agreed with us, by `VD` or with its agency `22:VD`. */
  readonly statuses?: Readonly<Record<string, StatusMeaning>>
  /** Boxes and statuses that are read; a text with more is refused before any of them is. */
  readonly most?: number
}
/** The events of an interchange, and what people should know about it. */
export interface ReadTrackingEdifact {
  readonly events: readonly TrackEvent[]
  readonly warnings: readonly EdifactWarning[]
}

/** Usual sender of each message. */
const senders: Readonly<Record<string, SourceKind>> = { CODECO: 'terminal', COARRI: 'terminal', COPRAR: 'carrier', IFTSTA: 'carrier' }

/** Time at which the message was written. It orders messages of one sender, so that its zone does not matter. */
function writtenAt({ prepared }: Interchange, { segments }: Message, received: string): string {
  const dtm = withCode(segments.slice(0, 5), 'DTM', '137')
  const written = writtenTime(dtm, () => undefined)
  const [, year, month, day, hour, minute] = /^(\d\d|\d{4})(\d\d)(\d\d):(\d\d)(\d\d)$/.exec(prepared) ?? []
  const local =
    written?.local ?? (year === undefined ? undefined : `${year.length === 2 ? `20${year}` : year}-${month}-${day}T${hour}:${minute}`)
  if (local === undefined) return received
  const at = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}:00${written?.offset || 'Z'}`)
  return Number.isNaN(at) ? received : new Date(at).toISOString()
}

/**
 * Reads CODECO, COARRI, COPRAR and IFTSTA. What cannot be mapped for sure is an event without a code, with a warning. The first 100 warnings
 * are kept.
 * @throws EdifactError for a text that is no EDIFACT, or has more than it may
 */
export function readTrackingEdifact(
  text: string,
  { received, source, statuses = {}, most = Infinity }: EdifactContext,
): ReadTrackingEdifact {
  const interchange = readInterchange(text)
  const events = interchange.messages.reduce((all, { segments }) => all + segments.filter(isSubject).length, 0)
  if (events > most) throw new EdifactError(texts.tooMany(most))
  return readMessages(interchange, { received, statuses, ...(source ? { source } : {}) })
}

/** Segments that make an event each: a box, or a status of a consignment. */
const isSubject = ({ tag }: Segment): boolean => tag === 'EQD' || tag === 'STS'

function readMessages(interchange: Interchange, { received, source, statuses = {} }: EdifactContext): ReadTrackingEdifact {
  const warnings: EdifactWarning[] = [...interchange.warnings]
  const events = interchange.messages.flatMap((message): TrackEvent[] => {
    warnings.push(...message.warnings)
    const warn: WarnAt = (segment, words) => warnings.push({ segment, text: words })
    const kind = senders[message.type]
    if (kind === undefined) {
      warn(message.segments[0]?.number ?? 0, texts.message(message.type))
      return []
    }
    const context: MessageContext = {
      received,
      updated: writtenAt(interchange, message, received),
      source: source ?? { kind, party: message.groupSender || interchange.sender || partyIn(message) },
      statuses,
    }
    return message.type === 'IFTSTA' ? statusEvents(message, context, warn) : boxEvents(message, context, warn)
  })
  return { events, warnings: warnings.slice(0, 100) }
}

/** Sender or carrier of a message without an envelope. */
function partyIn({ segments }: Message): string {
  const nad = withCode(segments, 'NAD', 'MS', 'CF', 'CA')
  return nad ? part(nad, 1) : ''
}
