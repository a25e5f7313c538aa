import { messageTable, segmentRules, type Directory, type ElementRule, type Place } from './directories.ts'

/** A segment as it stands in an interchange. */
export interface ReadSegment {
  /** `GID` */
  tag: string
  /** Components of each element. */
  elements: string[][]
  /** As it stands in the file, without its terminator. */
  raw: string
}

/** Parts between marks that are not released. */
function split(text: string, mark: string): string[] {
  const parts: string[] = []
  let current = ''
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at)
    if (c === mark) {
      parts.push(current)
      current = ''
    } else current += c === '?' ? c + text.charAt(++at) : c
  }
  return [...parts, current]
}

/** Segments of an interchange with the usual service characters. What stands behind the last terminator is a segment, too. */
export function readInterchange(text: string): ReadSegment[] {
  const raws = split(text.replace(/^UNA:\+\.\? '/, ''), "'")
  return (raws.at(-1) === '' ? raws.slice(0, -1) : raws).map((raw) => {
    const [tag = '', ...elements] = split(raw, '+')
    return { tag, raw, elements: elements.map((element) => split(element, ':').map((value) => value.replace(/\?([^])/g, '$1'))) }
  })
}

/** Level A of ISO 9735, and the printable part of ISO 8859-1. */
const charsets: Readonly<Record<string, RegExp>> = { UNOA: /^[A-Z0-9 .,\-()/=!"%&*;<>'+:?]*$/, UNOC: /^[\x20-\x7e\u00a0-\u00ff]*$/ }

function valueFaults(rule: ElementRule, parts: readonly string[]): string[] {
  const faults: string[] = []
  if (parts.length > rule.values.length) faults.push('too many components')
  rule.values.forEach(({ must, numeric, fixed, most }, index) => {
    const value = parts[index] ?? ''
    if (value === '') {
      if (must) faults.push(`component ${index + 1} is mandatory`)
      return
    }
    if (value.trim() === '' || /\s$/.test(value)) faults.push(`component ${index + 1} ends with a space`)
    if (numeric && !/^-?\d+(\.\d+)?$/.test(value)) faults.push(`component ${index + 1} is no number`)
    // sign and decimal mark do not count
    const { length } = numeric ? value.replace(/[-.]/g, '') : value
    if (length > most || (fixed && length !== most)) faults.push(`component ${index + 1} has ${length} characters`)
  })
  return faults
}

function segmentFaults({ tag, elements, raw }: ReadSegment, rules: ReadonlyMap<string, readonly ElementRule[]>): string[] {
  const rule = rules.get(tag)
  if (!rule) return [`${tag} is not known`]
  const faults = elements.length > rule.length ? ['too many elements'] : []
  if (/(^|[^?])(\?\?)*[+:]$/.test(raw) || /(^|[^?])(\?\?)*:\+/.test(raw)) faults.push('a separator without anything behind it')
  if (elements.length === 0) faults.push('no element')
  rule.forEach((element, index) => {
    const parts = elements[index] ?? []
    if (parts.some((part) => part !== '')) faults.push(...valueFaults(element, parts).map((fault) => `element ${index + 1}: ${fault}`))
    else if (element.must) faults.push(`element ${index + 1} is mandatory`)
  })
  return faults.map((fault) => `${raw}: ${fault}`)
}

/** Eats what the table allows, in its order; answers the position behind it. */
function follow(segments: readonly ReadSegment[], from: number, places: readonly Place[], faults: string[]): number {
  let at = from
  for (const { tag, must, most, inner } of places) {
    let times = 0
    while (segments[at]?.tag === tag && times < most) {
      at = inner ? follow(segments, at, inner, faults) : at + 1
      times++
    }
    if (must && times === 0) faults.push(`${tag} is missing before ${segments[at]?.raw ?? 'the end'}`)
  }
  return at
}

function envelopeFaults(segments: readonly ReadSegment[], message: readonly ReadSegment[]): string[] {
  const faults: string[] = []
  const [head, tail] = [segments[0], segments.at(-1)]
  if (head?.tag !== 'UNB' || tail?.tag !== 'UNZ') faults.push('no envelope')
  if (tail?.elements[0]?.[0] !== '1' || tail.elements[1]?.[0] !== head?.elements[4]?.[0]) faults.push('UNZ does not answer UNB')
  const end = message.at(-1)
  if (end?.elements[0]?.[0] !== String(message.length)) faults.push('UNT does not count the segments')
  if (end?.elements[1]?.[0] !== message[0]?.elements[0]?.[0]) faults.push('UNT does not answer UNH')
  return faults
}

/**
 * Checks an interchange of one IFTMIN against its directory (D.99B or D.01B, as its UNH says) and ISO 9735: order and number of segments and
 * groups, mandatory elements and components, lengths, kinds, character set, envelope. An empty list: nothing.
 */
export function iftminFaults(text: string): string[] {
  const segments = readInterchange(text)
  const message = segments.slice(1, -1)
  const [type, version, release] = message[0]?.elements[1] ?? []
  if (type !== 'IFTMIN' || version !== 'D' || (release !== '99B' && release !== '01B')) return ['no IFTMIN of D.99B or D.01B']
  const rules = segmentRules(`D${release}` satisfies Directory)
  const faults = [...envelopeFaults(segments, message), ...segments.flatMap((segment) => segmentFaults(segment, rules))]
  const charset = charsets[segments[0]?.elements[0]?.[0] ?? '']
  for (const { raw } of segments) if (!charset?.test(raw)) faults.push(`${raw}: characters outside of its set`)
  const end = follow(message, 0, messageTable, faults)
  if (end < message.length) faults.push(`${message[end]?.raw ?? ''}: out of place`)
  return faults
}
