import { EdifactError } from './error.ts'
import { limits } from './limits.ts'
import { skipFillers, type Signs } from './signs.ts'
import { faults } from './texts.ts'

export interface ScannedSegment {
  /** Elements with their components; the first element holds the tag. */
  readonly elements: string[][]
  /** Places in the text, from the tag to behind the terminator. */
  readonly from: number
  readonly to: number
  /** True if a terminator ends it. */
  readonly ended: boolean
}

const isBreak = (sign: string) => sign === '\n' || sign === '\r'

/** Cuts a text into segments in one pass. Line breaks of wrapped files are no data. */
export class Scanner {
  /** Characters that were visited: never more than the text has. */
  steps = 0
  private at: number
  private readonly text: string
  private readonly signs: Signs

  constructor(text: string, from: number, signs: Signs) {
    this.text = text
    this.at = from
    this.signs = signs
  }

  /** The next segment, or undefined behind the last one. @throws EdifactError for a segment beyond the limits; `number` names it */
  next(number: number): ScannedSegment | undefined {
    const { text, signs } = this
    const from = skipFillers(text, this.at)
    this.steps += from - this.at
    this.at = from
    if (from >= text.length) return undefined
    const elements: string[][] = [[]]
    let components = 0
    let value = ''
    let start = from
    const close = (to: number) => {
      const component = value + text.slice(start, to)
      if (component.length > limits.component) throw new EdifactError(faults.longValue(number, limits.component), number)
      components += 1
      if (components > limits.components) throw new EdifactError(faults.tooManyParts(number, limits.components), number)
      elements.at(-1)!.push(component)
      value = ''
      start = to + 1
    }
    let at = from
    for (; at < text.length; at += 1) {
      this.steps += 1
      const sign = text[at]!
      if (sign === signs.end) {
        close(at)
        this.at = at + 1
        return { elements, from, to: this.at, ended: true }
      }
      if (sign === signs.component) close(at)
      else if (sign === signs.element) {
        close(at)
        elements.push([])
      } else if (isBreak(sign) || (sign === signs.release && sign !== ' ')) {
        value += text.slice(start, at)
        if (!isBreak(sign)) at = this.released(at + 1)
        start = isBreak(sign) ? at + 1 : at
        if (value.length > limits.component) throw new EdifactError(faults.longValue(number, limits.component), number)
      }
    }
    this.at = text.length
    close(text.length)
    return { elements, from, to: text.length, ended: false }
  }

  /** Place of the released character, which a wrapped line may hold. */
  private released(from: number): number {
    let at = from
    while (at < this.text.length && isBreak(this.text[at]!)) at += 1
    this.steps += Math.min(at + 1, this.text.length) - from
    return at
  }
}
