import { EdifactError } from './error.ts'
import { limits } from './limits.ts'
import { Scanner } from './scanner.ts'
import type { Segment } from './segment.ts'
import { signsOf, skipFillers } from './signs.ts'
import { faults } from './texts.ts'

/** A fault of a text that was read all the same. */
export interface EdifactWarning {
  /** Place of the segment, counted from 1; 0 if the fault belongs to no segment. */
  readonly segment: number
  readonly text: string
}

/** Collects the first warnings of a text. */
export class Warnings {
  readonly list: EdifactWarning[] = []

  add(segment: number, text: string): void {
    if (this.list.length < limits.warnings) this.list.push({ segment, text })
  }
}

const tagPattern = /^[A-Z0-9]{3}$/
/** Characters before a tag that are no letters or digits, such as a stray quote. */
const junkBeforeTag = /^[^A-Z0-9]{1,20}([A-Z0-9]{3})$/

export interface ReadSegments {
  readonly segments: Segment[]
  /** Characters that were visited. */
  readonly steps: number
}
/** The first tag tells whether it is such a text: that of an interchange, a group or a message. */
const begins = /^UN[ABGH]/

/**
 * Segments of a text. A fault is given to `onFault`, which throws or lets the reading go on without the segment.
 * @throws EdifactError for a text that is empty, begins with another segment, or exceeds the limits
 */
export function scanSegments(text: string, onFault: (segment: number, fault: string) => void): ReadSegments {
  if (text.length > limits.signs) throw new EdifactError(faults.tooLong(limits.signs))
  const from = skipFillers(text, 0)
  if (from >= text.length) throw new EdifactError(faults.empty)
  if (!begins.test(text.slice(from, from + 3))) throw new EdifactError(faults.notEdifact)
  const { signs, body } = signsOf(text, from)
  const scanner = new Scanner(text, body, signs)
  const segments: Segment[] = []
  let number = 1
  for (let found = scanner.next(number); found; found = scanner.next(number)) {
    const [[given = ''] = [], ...elements] = found.elements
    const tag = junkBeforeTag.exec(given)?.[1] ?? given
    if (!found.ended) {
      if (segments.at(-1)?.tag === 'UNZ') onFault(number - 1, faults.junk(number - 1))
      else onFault(number, faults.unended(number))
    } else if (tag !== given && tagPattern.test(tag)) onFault(number - 1, faults.junk(number - 1))
    if (tagPattern.test(tag) && (found.ended || elements.length > 0)) {
      if (segments.length >= limits.segments) throw new EdifactError(faults.tooManySegments(limits.segments))
      segments.push({ tag, elements, number, at: found.from, raw: text.slice(found.from, found.to) })
    } else if (found.ended) onFault(number, faults.tag(number, given.slice(0, 12)))
    number += 1
  }
  return { segments, steps: scanner.steps }
}

/** The segments of an interchange with UNA or UNB. @throws EdifactError for any fault of its syntax */
export function readEdifact(text: string): Segment[] {
  const head = skipFillers(text, 0)
  if (head < text.length && !/^UN[AB]/.test(text.slice(head, head + 3))) throw new EdifactError(faults.notEdifact)
  return scanSegments(text, (segment, fault) => {
    throw new EdifactError(fault, segment)
  }).segments
}
