import { edifact as faults } from '../texts.ts'

/** A fault of a message as people read it; `segment`: counted from 1, 0 where there is none. */
export class EdifactError extends Error {
  override readonly name = 'EdifactError'
  readonly segment: number

  constructor(message: string, segment = 0) {
    super(message)
    this.segment = segment
  }
}
/** Elements with their components; `number`: its place in the interchange, from 1, without UNA. */
export interface Segment {
  readonly tag: string
  readonly elements: readonly (readonly string[])[]
  readonly number: number
  /** As it stands in the text, with its end. */
  readonly raw: string
}
/** A component of a segment, '' where it is not there. */
export const part = ({ elements }: Segment, element: number, component = 0): string => (elements[element]?.[component] ?? '').trim()

/** The segments of an interchange, with the signs that its UNA declares. @throws EdifactError what is no such text */
export function readEdifact(text: string): Segment[] {
  const from = /\S/.exec(text)?.index
  if (from === undefined) throw new EdifactError(faults.empty)
  const begins = text.slice(from).replace(/^\uFEFF/, '')
  if (!/^UN[AB]/.test(begins)) throw new EdifactError(faults.notEdifact)
  if (begins.startsWith('UNA') && begins.length < 9) throw new EdifactError(faults.una)
  const declared = begins.startsWith('UNA') ? begins.slice(3, 9) : ":+.? '"
  const [component, element, , release, , end] = declared as unknown as [string, string, string, string, string, string]
  const body = begins.startsWith('UNA') ? begins.slice(9) : begins
  const segments: Segment[] = []
  let elements: string[][] = [['']]
  let filled = false
  let began = 0
  const add = (sign: string) => {
    const last = elements.at(-1)!
    last[last.length - 1] += sign
  }
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]!
    if (!filled && /\s/.test(sign)) continue
    if (!filled) began = at
    filled = true
    if (sign === release && release !== ' ') {
      at += 1
      if (at >= body.length) throw new EdifactError(faults.unended(segments.length + 1), segments.length + 1)
      add(body[at]!)
    } else if (sign === component) elements.at(-1)!.push('')
    else if (sign === element) elements.push([''])
    else if (sign === end) {
      const [[tag = ''] = [], ...rest] = elements
      if (!/^[A-Z0-9]{3}$/.test(tag)) throw new EdifactError(faults.tag(segments.length + 1, tag.slice(0, 12)), segments.length + 1)
      segments.push({ tag, elements: rest, number: segments.length + 1, raw: body.slice(began, at + 1) })
      elements = [['']]
      filled = false
    } else if (sign !== '\r' && sign !== '\n') add(sign)
  }
  if (filled) throw new EdifactError(faults.unended(segments.length + 1), segments.length + 1)
  return segments
}

/**
 * The messages of an interchange, each as an interchange of its own. @throws EdifactError what is no such text, has no message, or has another number
 * of messages than its UNZ says
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
  return starts.map((start, at) => {
    const own = segments.slice(start, starts[at + 1] ?? segments.length).filter(({ tag }) => tag !== 'UNZ')
    return `${una}${header}${own.map(({ raw }) => raw).join('')}`
  })
}

/** A text as it stands between the signs of the default UNA. */
const escaped = (text: string): string => text.replace(/[?+:']/g, '?$&').replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')

/** A segment; elements that are lists are composed of their components. What is empty at an end is left out. */
export function segment(tag: string, ...elements: readonly (string | readonly string[])[]): string {
  const trimmed = (list: readonly string[]) => list.slice(0, list.findLastIndex((one) => one !== '') + 1)
  const written = elements.map((one) => (typeof one === 'string' ? escaped(one) : trimmed(one.map(escaped)).join(':')))
  return `${[tag, ...trimmed(written)].join('+')}'`
}
/** Words in lines of a length, at most so many; undefined: they are too long for that. */
export function lines(text: string, length: number, most: number): string[] | undefined {
  const all: string[] = []
  for (const given of text.split('\n')) {
    let line = ''
    for (const word of given.trim().split(/\s+/)) {
      let left = word
      if (line !== '' && line.length + 1 + left.length > length) {
        all.push(line)
        line = ''
      }
      while (left.length > length) {
        all.push(left.slice(0, length))
        left = left.slice(length)
      }
      line = line === '' ? left : `${line} ${left}`
    }
    if (line !== '') all.push(line)
  }
  return all.length <= most ? all : undefined
}
