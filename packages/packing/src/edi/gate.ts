import { checkParts, part, readInterchange, segmentText, splitMessages, type Segment } from '@jst/edifact'

/**
 * The messages of an interchange, each as an interchange of its own; a CODECO of many boxes is one for each box, with the segments of its head.
 * Counts are written anew, in the service characters of the text.
 * @throws EdifactError for a fault of the syntax
 */
export const splitGateMessages = (text: string): string[] => splitMessages(text).flatMap(boxesOf)

function boxesOf(text: string): string[] {
  const { messages } = readInterchange(text)
  const [message] = messages
  const groups = message?.type === 'CODECO' ? groupsOf(message.segments) : undefined
  if (!message || !groups || groups.boxes.length < 2) return [text]
  const una = /^\s*\uFEFF?(UNA.{6})/s.exec(text)?.[1] ?? ''
  const start = groups.head[0]?.at ?? groups.boxes[0]![0]!.at
  // everything up to the first segment of the message: service characters, interchange and head
  const before = text.slice(una === '' ? 0 : text.indexOf(una) + una.length, start)
  checkParts(groups.boxes.length, before.length + groups.head.reduce((all, { raw }) => all + raw.length, 0))
  return groups.boxes.map((box) => {
    const boxSegments = [...groups.head, ...box]
    const unt = segmentText(['UNT', String(boxSegments.length + 2), message.reference])
    return `${una}${before}${boxSegments.map(({ raw }) => raw).join('')}${inSigns(unt, una)}`
  })
}

/** A segment of the default service characters in those of a text. */
const inSigns = (segment: string, una: string): string =>
  una === '' ? segment : segment.replace(/[+']/g, (sign) => (sign === '+' ? una[4]! : una[8]!))

/** The head of a message and the segments of each box; control totals count all boxes and are left out. */
function groupsOf(segments: readonly Segment[]): { readonly head: readonly Segment[]; readonly boxes: readonly (readonly Segment[])[] } {
  const head: Segment[] = []
  const boxes: Segment[][] = []
  for (const segment of segments) {
    if (segment.tag === 'CNT') continue
    if (segment.tag === 'EQD') boxes.push([segment])
    else (boxes.at(-1) ?? head).push(segment)
  }
  return { head, boxes }
}

/** Every number that a message names in RFF, such as the release, the booking and the bill. @throws EdifactError */
export const referencesIn = (text: string): string[] => [
  ...new Set(
    readInterchange(text).messages.flatMap(({ segments }) =>
      segments.filter(({ tag }) => tag === 'RFF').flatMap((rff) => (part(rff, 0, 1) === '' ? [] : [part(rff, 0, 1).toUpperCase()])),
    ),
  ),
]

/** Types of the messages of a text: `CODECO`. @throws EdifactError */
export const messageTypesIn = (text: string): string[] => readInterchange(text).messages.map(({ type }) => type)
