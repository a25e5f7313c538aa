import { isLevelA } from './charset.ts'

/** A segment to be written; an element that is a list has components. What is empty at an end is left out. */
export type SegmentData = readonly [tag: string, ...elements: (string | readonly string[])[]]

/** A value between the service characters of the default UNA, on one line. */
const escaped = (value: string): string => value.replace(/[?+:']/g, '?$&').replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')

function withoutTail(list: readonly string[]): readonly string[] {
  let end = list.length
  while (end > 0 && list[end - 1] === '') end -= 1
  return list.slice(0, end)
}

/** One segment with its terminator. */
export function segmentText([tag, ...elements]: SegmentData): string {
  const written = elements.map((one) => (typeof one === 'string' ? escaped(one) : withoutTail(one.map(escaped)).join(':')))
  return `${[tag, ...withoutTail(written)].join('+')}'`
}

/** Character set that all values of these segments need. */
export function charsetFor(segments: readonly SegmentData[]): 'UNOA' | 'UNOC' | 'UNOW' {
  const values: readonly string[] = segments.flat(2)
  if (isLevelA(values)) return 'UNOA'
  return values.every((value) => Array.from(value).every((sign) => sign.charCodeAt(0) < 256)) ? 'UNOC' : 'UNOW'
}
/** Version of the syntax that goes with a character set. */
const versions = { UNOA: '2', UNOC: '3', UNOW: '4' } as const

/** The values of UNB. */
export interface InterchangeHead {
  readonly charset: 'UNOA' | 'UNOC' | 'UNOW'
  readonly sender: string | readonly string[]
  readonly receiver: string | readonly string[]
  /** Digits of the time of preparation: `202611250930`. */
  readonly prepared: string
  /** At most 14 characters. */
  readonly reference: string
  /** Sets the test indicator (0035): nobody shall act on it. */
  readonly test?: boolean
}
/** A message to be written. */
export interface MessageData {
  /** At most 14 characters. */
  readonly reference: string
  /** `['IFTMIN', 'D', '99B', 'UN']` */
  readonly identifier: readonly string[]
  /** The segments between UNH and UNT. */
  readonly segments: readonly SegmentData[]
}

/** An interchange with UNA, UNB, the messages with their counts, and UNZ. */
export function writeInterchange(head: InterchangeHead, messages: readonly MessageData[]): string {
  const { charset, prepared, reference } = head
  // the year has four digits from version 4 on
  const date = charset === 'UNOW' ? prepared.slice(0, 8) : prepared.slice(2, 8)
  // password, application, priority, acknowledgement and agreement stand before the test indicator
  const test = head.test ? ['', '', '', '', '', '1'] : []
  const all: SegmentData[] = [
    ['UNB', [charset, versions[charset]], head.sender, head.receiver, [date, prepared.slice(8, 12)], reference, ...test],
    ...messages.flatMap(({ reference: messageReference, identifier, segments }): SegmentData[] => [
      ['UNH', messageReference, identifier],
      ...segments,
      ['UNT', String(segments.length + 2), messageReference],
    ]),
    ['UNZ', String(messages.length), reference],
  ]
  return `UNA:+.? '${all.map(segmentText).join('')}`
}
