import { checkParts, readInterchange, type Segment } from '@jst/edifact'
import { parseJson, readIsoInstant } from '@jst/contracts/values'
import { VgmError } from './declaration.ts'
import { isJson } from './json.ts'
import { vgmLost as lost } from './texts.ts'

/** An answer as JSON, about one box or, without `reference`, about all boxes of a message. */
export interface VgmReply {
  readonly message: string
  readonly reference: string
  readonly accepted: boolean
  readonly reason: string
  /** ISO 8601. */
  readonly at: string
}
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** True for JSON with `vgmReplies`. */
export const isVgmReply = (text: string): boolean => {
  const json = text.trimStart().startsWith('{') ? parsed(text) : undefined
  return isJson(json) && Array.isArray(json['vgmReplies'])
}

/** Reads `{ "vgmReplies": [{ message, reference, status, reason, at }] }`. @throws VgmError for what is none, with an unknown status or no time */
export function readVgmReplies(text: string): VgmReply[] {
  const json = parsed(text)
  const list: unknown = isJson(json) ? json['vgmReplies'] : undefined
  if (!Array.isArray(list) || list.length === 0) throw new VgmError(lost.notReply)
  return list.map((one: unknown): VgmReply => {
    const said = (key: string) => (isJson(one) && typeof one[key] === 'string' ? one[key].trim() : '')
    const status = said('status').toLowerCase()
    const at = said('at')
    if (status !== 'accepted' && status !== 'rejected') throw new VgmError(lost.status(said('status')))
    const instant = readIsoInstant(at)
    if (instant === undefined) throw new VgmError(lost.replyTime(at))
    if (said('message') === '' && said('reference') === '') throw new VgmError(lost.replyOfNothing)
    return {
      message: said('message'),
      reference: said('reference'),
      accepted: status === 'accepted',
      reason: said('reason'),
      at: instant,
    }
  })
}

/** True for VERMAS and for declarations of DCSA. */
export const isVgmDeclaration = (text: string): boolean => {
  const head = text.trimStart().slice(0, 4_000)
  if (head.startsWith('UN')) return /UNH\+[^']*\+VERMAS[:']/.test(head)
  const json = head.startsWith('{') ? parsed(text) : undefined
  return isJson(json) && Array.isArray(json['VGMDeclarations'])
}

/** The declarations of a text, each as a text of its own with all that it says. @throws VgmError, EdifactError */
export function splitVgm(text: string): string[] {
  if (!text.trimStart().startsWith('UN')) {
    const json = parsed(text)
    const list: unknown = isJson(json) ? json['VGMDeclarations'] : undefined
    if (!isJson(json) || !Array.isArray(list) || list.length === 0) throw new VgmError(lost.notDcsa)
    // the list itself is in none of them
    checkParts(list.length, JSON.stringify({ ...json, VGMDeclarations: [] }).length)
    return list.map((one: unknown) => `${JSON.stringify({ ...json, VGMDeclarations: [one] }, null, 2)}\n`)
  }
  const una = /^\s*\uFEFF?(UNA.{6})/s.exec(text)?.[1] ?? ''
  const raw = (segments: readonly Segment[]) => segments.map((segment) => segment.raw.trim()).join('')
  const messages = readInterchange(text).messages.filter(({ type }) => type === 'VERMAS')
  if (messages.length === 0) throw new VgmError(lost.notVermas)
  return messages.flatMap(({ segments, reference, version, release, agency, association }) => {
    const starts = segments.flatMap(({ tag }, at) => (tag === 'EQD' ? [at] : []))
    const top = segments.slice(0, starts[0] ?? segments.length)
    const separators = { component: una[3] ?? ':', element: una[4] ?? '+', end: una[8] ?? "'" }
    const head = ['VERMAS', version, release, agency, association].join(separators.component)
    checkParts(starts.length, raw(top).length)
    return starts.map((start, at) => {
      const messageSegments = segments.slice(start, starts[at + 1] ?? segments.length)
      return `${una}${['UNH', reference, head].join(separators.element)}${separators.end}${raw(top)}${raw(messageSegments)}`
    })
  })
}
