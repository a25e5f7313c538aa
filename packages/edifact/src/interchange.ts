import { EdifactError } from './error.ts'
import { limits } from './limits.ts'
import { readEdifact, scanSegments, Warnings, type EdifactWarning } from './read.ts'
import { part, type Segment } from './segment.ts'
import { faults } from './texts.ts'

/** A message between UNH and UNT. */
export interface Message {
  readonly reference: string
  /** `COARRI` */
  readonly type: string
  /** `D` */
  readonly version: string
  /** `95B` */
  readonly release: string
  readonly agency: string
  /** Code of the association, such as `SMDG20`. */
  readonly association: string
  /** Sender and receiver of the functional group, `''` without UNG. */
  readonly groupSender: string
  readonly groupReceiver: string
  /** The segments between UNH and UNT. */
  readonly segments: readonly Segment[]
  readonly warnings: readonly EdifactWarning[]
}
/** An interchange between UNB and UNZ. */
export interface Interchange {
  /** `UNOC`, `''` without UNB. */
  readonly charset: string
  readonly sender: string
  readonly receiver: string
  readonly reference: string
  /** Date and time of preparation as they are written: `260204:1728`. */
  readonly prepared: string
  /** Test indicator: nobody shall act on it. */
  readonly test: boolean
  readonly messages: readonly Message[]
  /** Warnings of the envelope; those of a message are in the message. At most 100 each. */
  readonly warnings: readonly EdifactWarning[]
}

/** Segments that the control total of a qualifier (6069) counts. */
const counted: Readonly<Record<string, string>> = { '10': 'CNI', '16': 'EQD' }

interface OpenMessage {
  readonly head: Segment
  readonly group: Segment | undefined
  readonly segments: Segment[]
  readonly warnings: Warnings
}

const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** Compares what UNT and CNT say with what the message has. */
function closeMessage({ head, group, segments, warnings }: OpenMessage, unt: Segment | undefined): Message {
  if (!unt) warnings.add(head.number, faults.noUnt(head.number))
  else {
    if (number(part(unt, 0)) !== segments.length + 2)
      warnings.add(unt.number, faults.count(unt.number, part(unt, 0) || '?', segments.length + 2))
    if (part(unt, 1) !== part(head, 0)) warnings.add(unt.number, faults.reference(unt.number, part(unt, 1), part(head, 0)))
  }
  for (const total of segments) {
    const tag = total.tag === 'CNT' ? counted[part(total, 0)] : undefined
    if (tag === undefined) continue
    const real = segments.filter((one) => one.tag === tag).length
    if (number(part(total, 0, 1)) !== real) warnings.add(total.number, faults.control(total.number, part(total, 0, 1) || '?', real, tag))
  }
  return {
    reference: part(head, 0),
    type: part(head, 1, 0),
    version: part(head, 1, 1),
    release: part(head, 1, 2),
    agency: part(head, 1, 3),
    association: part(head, 1, 4),
    groupSender: group ? part(group, 1) : '',
    groupReceiver: group ? part(group, 2) : '',
    segments,
    warnings: warnings.list,
  }
}

/**
 * Reads an interchange of one or several messages. Wrong counts, a missing envelope, and characters behind a terminator are warnings.
 * @throws EdifactError for a text that is no EDIFACT, has no message, or exceeds the limits
 */
export function readInterchange(text: string): Interchange {
  const warnings = new Warnings()
  const { segments } = scanSegments(text, (segment, fault) => warnings.add(segment, fault))
  const messages: Message[] = []
  let open: OpenMessage | undefined
  let group: Segment | undefined
  let envelope: Segment | undefined
  let trailer: Segment | undefined
  const close = (unt: Segment | undefined) => {
    if (open) messages.push(closeMessage(open, unt))
    open = undefined
  }
  for (const segment of segments) {
    const { tag } = segment
    if (tag === 'UNH') {
      close(undefined)
      open = { head: segment, group, segments: [], warnings: new Warnings() }
    } else if (tag === 'UNT' && open) close(segment)
    else if (tag === 'UNB' || tag === 'UNZ' || tag === 'UNG' || tag === 'UNE') {
      close(undefined)
      if (tag === 'UNB') envelope ??= segment
      if (tag === 'UNZ') trailer = segment
      if (tag === 'UNG' || tag === 'UNE') group = tag === 'UNG' ? segment : undefined
    } else if (open) open.segments.push(segment)
    else warnings.add(segment.number, faults.outside(segment.number, tag))
  }
  close(undefined)
  if (messages.length === 0) throw new EdifactError(faults.noMessage)
  checkEnvelope(envelope, trailer, group ? undefined : messages.length, warnings)
  const of = (element: number, component = 0) => (envelope ? part(envelope, element, component) : '')
  return {
    charset: of(0),
    sender: of(1),
    receiver: of(2),
    prepared: envelope?.elements[3]?.join(':').trim() ?? '',
    reference: of(4),
    test: of(10) === '1',
    messages,
    warnings: warnings.list,
  }
}

/** UNZ counts groups where there are any, so that messages are counted without groups alone. */
function checkEnvelope(
  envelope: Segment | undefined,
  trailer: Segment | undefined,
  messages: number | undefined,
  warnings: Warnings,
): void {
  if (!envelope) warnings.add(0, faults.noEnvelope)
  else if (!trailer) warnings.add(0, faults.noUnz)
  if (!trailer) return
  if (messages !== undefined && number(part(trailer, 0)) !== messages)
    warnings.add(trailer.number, faults.messages(trailer.number, part(trailer, 0) || '?', messages))
  if (envelope && part(trailer, 1) !== part(envelope, 4))
    warnings.add(trailer.number, faults.reference(trailer.number, part(trailer, 1), part(envelope, 4)))
}

/**
 * Checks that a text may be divided, before it is: each part repeats the characters that all share, so that a short text may become a very long one.
 * @throws EdifactError
 */
export function checkParts(parts: number, shared: number): void {
  if (parts > limits.parts || parts * shared > limits.signs) throw new EdifactError(faults.divided(limits.parts))
}

/**
 * The messages of an interchange, each as an interchange of its own. @throws EdifactError for a fault of the syntax, no message, or another number of
 * messages than UNZ says
 */
export function splitMessages(text: string): string[] {
  const segments = readEdifact(text)
  const starts = segments.flatMap(({ tag }, at) => (tag === 'UNH' ? [at] : []))
  if (starts.length === 0) throw new EdifactError(faults.noMessage)
  const trailer = segments.find(({ tag }) => tag === 'UNZ')
  if (trailer && part(trailer, 0) !== String(starts.length))
    throw new EdifactError(faults.messages(trailer.number, part(trailer, 0) || '?', starts.length), trailer.number)
  if (starts.length === 1) return [text]
  const una = /^\s*\uFEFF?(UNA.{6})/s.exec(text)?.[1] ?? ''
  const header = segments[0]!.tag === 'UNB' ? segments[0]!.raw : ''
  checkParts(starts.length, header.length)
  return starts.map((start, at) => {
    const messageSegments = segments.slice(start, starts[at + 1] ?? segments.length).filter(({ tag }) => tag !== 'UNZ')
    return `${una}${header}${messageSegments.map(({ raw }) => raw).join('')}`
  })
}
