import { readInterchange, type Message } from './interchange.ts'
import { part } from './segment.ts'
import { acknowledged, syntaxErrors } from './texts.ts'

/** `received`: the syntax was read, and nothing is said of the content. `unclear`: the message does not say for sure. */
export type AcknowledgedAs = 'accepted' | 'rejected' | 'received' | 'unclear'
/** One error of an answer. */
export interface AcknowledgedError {
  /** Error of an APERAK, agreed between partners, or syntax error of a CONTRL; '' where words stand alone. */
  readonly code: string
  /** The error in words, with its code and the reference that it is about. */
  readonly words: string
  /** The code means the same with every partner, and the words say it. */
  readonly standard: boolean
}
/** An answer to a message that was sent. */
export interface Acknowledgement {
  readonly kind: 'APERAK' | 'CONTRL'
  readonly as: AcknowledgedAs
  /** Numbers of the interchange, the message or the document that it names. */
  readonly references: readonly string[]
  readonly errors: readonly AcknowledgedError[]
  /** Faults of its own syntax. */
  readonly problems: readonly string[]
}

/** Response type (4343) and message function (1225). Codes that are agreed between two partners alone say nothing here. */
const accepting = new Set(['AP', 'AD', '29', '44'])
const rejecting = new Set(['RE', '27'])
/** Document name (1001): an error message is a rejection, whatever its function says. */
const errorMessages = new Set(['313', '963'])

/** Reads the first APERAK or CONTRL of an interchange; undefined for another message. @throws EdifactError for a text that is no EDIFACT */
export function readAcknowledgement(text: string): Acknowledgement | undefined {
  const { messages, warnings } = readInterchange(text)
  const message = messages.find(({ type }) => type === 'APERAK' || type === 'CONTRL')
  if (!message) return undefined
  const said = message.type === 'CONTRL' ? ofContrl(message) : ofAperak(message)
  return { ...said, problems: [...warnings, ...message.warnings].map((one) => one.text) }
}

/** Action code 4 rejects; 7 and 8 say that the syntax is right, or that the interchange has come. */
function ofContrl({ segments }: Message): Omit<Acknowledgement, 'problems'> {
  const responses = segments.filter(({ tag }) => tag === 'UCI' || tag === 'UCM')
  const actionOf = (segment: (typeof segments)[number]) => part(segment, segment.tag === 'UCI' ? 3 : 2)
  const isRejected = responses.some((one) => actionOf(one) === '4')
  const isReceived = responses.length > 0 && responses.every((one) => ['7', '8'].includes(actionOf(one)))
  const errors = segments.flatMap((one) => {
    const code = one.tag === 'UCI' ? part(one, 4) : one.tag === 'UCM' ? part(one, 3) : one.tag === 'UCS' ? part(one, 1) : ''
    const at = one.tag === 'UCS' ? part(one, 0) : ''
    const said = one.tag === 'UCD' ? part(one, 0) : code
    return said === '' ? [] : [{ code: said, words: acknowledged.syntax(said, at), standard: Object.hasOwn(syntaxErrors, said) }]
  })
  return {
    kind: 'CONTRL',
    as: isRejected ? 'rejected' : isReceived ? 'received' : 'unclear',
    references: responses.filter(({ tag }) => tag === 'UCI').map((one) => part(one, 0)),
    errors,
  }
}

function ofAperak({ segments }: Message): Omit<Acknowledgement, 'problems'> {
  const bgm = segments.find(({ tag }) => tag === 'BGM')
  const codes = bgm ? [part(bgm, 2), part(bgm, 3)] : []
  const errors: AcknowledgedError[] = []
  let open: { readonly code: string; readonly words: string } | undefined
  const references: string[] = []
  const close = () => {
    if (open) errors.push({ ...open, standard: false })
    open = undefined
  }
  for (const segment of segments) {
    const words = (segment.elements[3] ?? []).join(' ').trim()
    if (segment.tag === 'ERC') {
      close()
      open = { code: part(segment, 0), words: part(segment, 0) }
    } else if (segment.tag === 'FTX' && open) open = { ...open, words: `${open.words} ${words}`.trim() }
    else if (segment.tag === 'RFF') {
      if (open) open = { ...open, words: `${open.words} ${part(segment, 0, 1)}`.trim() }
      else references.push(part(segment, 0, 1))
    }
  }
  close()
  const remarks = segments.filter(({ tag }) => tag === 'FTX').map((one) => (one.elements[3] ?? []).join(' ').trim())
  const isRejected = codes.some((code) => rejecting.has(code)) || (bgm !== undefined && errorMessages.has(part(bgm, 0)))
  const isAccepted = codes.some((code) => accepting.has(code))
  return {
    kind: 'APERAK',
    as: isRejected === isAccepted || (isAccepted && errors.length > 0) ? 'unclear' : isRejected ? 'rejected' : 'accepted',
    references: references.filter((one) => one !== ''),
    errors:
      errors.length > 0 || !isRejected ? errors : remarks.flatMap((words) => (words === '' ? [] : [{ code: '', words, standard: false }])),
  }
}
