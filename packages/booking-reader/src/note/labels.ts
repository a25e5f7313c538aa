import { bookingBoxes, bookingCargo, bookingParties, bookingValueFields } from '@jst/contracts/booking'
import type { EntityField } from '@jst/contracts/entity'
import { isHan, plain } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { goodsWord, joinedLabel, noLabelBefore, readyWord, servicePattern } from './vocabulary.ts'
import { labelWords, volumeUnitPattern, weightUnitPattern, type LabelPart } from '../vocabulary.ts'

export interface LabelTarget {
  readonly part: LabelPart
  readonly key: string
  /** Unit in the label, as in `毛重(KGS)`. */
  readonly unit: string
  /** The label marks a total. */
  readonly total: boolean
}
export interface Label extends Span {
  readonly target: LabelTarget
}

const signs = /[\s()[\]【】.,:*#_/\\'"&+|。、-]/g
const compact = (words: string) => words.replace(signs, '')

const targetByLabel = new Map<string, LabelTarget>()
const add = (part: LabelPart, key: string, words: readonly string[], over: boolean) => {
  for (const word of words) {
    const at = compact(plain(word))
    if ((at.length > 1 || at === goodsWord) && (over || !targetByLabel.has(at)))
      targetByLabel.set(at, { part, key, unit: '', total: /^(总|TOTAL)/.test(plain(word)) })
  }
}
const fields = (part: LabelPart, all: readonly EntityField[]) => {
  for (const { key, zh, en, aliases = [] } of all) add(part, key, [zh, en, ...aliases], false)
}
fields('Values', bookingValueFields)
for (const [role, { zh, en }] of Object.entries(bookingParties.roles)) add('Parties', role, [zh, en], false)
fields('Cargo', bookingCargo.fields)
fields('Boxes', bookingBoxes.fields)
for (const [part, words] of Object.entries(labelWords) as [LabelPart, Readonly<Record<string, string>>][])
  for (const [key, list] of Object.entries(words)) add(part, key, list.split('|'), true)

const units = new RegExp(`(?:${weightUnitPattern}|${volumeUnitPattern})$`)
const same = (targets: readonly LabelTarget[]) =>
  targets.length > 0 && targets.every(({ part, key }) => part === targets[0]!.part && key === targets[0]!.key) ? targets[0] : undefined

function exactly(words: string): LabelTarget | undefined {
  const key = compact(words)
  const found = targetByLabel.get(key)
  if (found) return { ...found, unit: units.exec(key.length > 3 ? key : '')?.[0] ?? '' }
  const [unit = ''] = units.exec(key) ?? []
  const short = unit === '' ? undefined : targetByLabel.get(key.slice(0, -unit.length))
  return short && (short.key === 'Weight' || short.key === 'Volume') ? { ...short, unit } : undefined
}

/** Field of a label in Chinese, English or both; undefined if the words are no label. */
export function labelOf(words: string): LabelTarget | undefined {
  const text = plain(words)
    .trim()
    .replace(/^\d{1,2}[.、)]\s*/, '')
    .replace(/(?<![:\s])[:\s]+$/, '')
  if (text === '' || text.length > 60) return undefined
  const direct = exactly(text)
  if (direct) return direct
  const inner = /\(([^()]*)\)/.exec(text)
  const outer = inner && exactly(text.replace(inner[0], ''))
  if (outer) {
    const unit = units.exec(compact(inner[1]!))?.[0] ?? outer.unit
    const other = exactly(inner[1]!)
    return other && other.key !== outer.key ? undefined : { ...outer, unit }
  }
  const han = text.replace(/[^\p{Script=Han}/()]/gu, '')
  const latin = text.replace(/\p{Script=Han}/gu, ' ').trim()
  if (han !== '' && /[A-Z]/.test(latin)) {
    const both = [exactly(han), exactly(latin)]
    const agreed = both[0] && both[1] ? same([both[0], both[1]]) : undefined
    if (agreed) return { ...agreed, unit: both[1]!.unit || both[0]!.unit }
    if (both[0] && units.test(compact(latin)) && compact(latin).replace(units, '') === '') return { ...both[0], unit: compact(latin) }
  }
  const parts = text.split(/[/\n]/).map((part) => exactly(part))
  return parts.length > 1 && parts.every((part) => part !== undefined) ? same(parts) : undefined
}

/** Separators between clauses, after which a short Chinese label may precede its value directly. */
const sentence = /[,;|、，；。]\s*$/
/** Labels that may be delimited by spaces in a line with several. */
const brief = /^(?:POL|POD|ETD|ETA)\s/
const boundary = /[\s,;|、。，；]/
const longest = 46
const serviceHere = new RegExp(servicePattern.source, 'y')

/** Position after a separator, a tab or several spaces. */
function standsApart(line: string, at: number): boolean {
  let gap = at
  while (gap > 0 && /\s/.test(line[gap - 1]!)) gap -= 1
  return /[,;|、，；。]/.test(line.charAt(gap - 1)) || /\t|\s{2}/.test(line.slice(gap, at))
}

/** Labels of one line, in order. `plainLine` is normalised by `plain`; `start` is the offset of the line. */
export function labelsIn(plainLine: string, start: number): Label[] {
  const labels: Label[] = []
  let from = 0
  const push = (at: number, end: number, target: LabelTarget) => {
    labels.push({ start: start + at, end: start + end, target })
    from = end
  }
  const lead = /^[\s\d.、)*•-]*/.exec(plainLine)![0].length
  for (let at = 0; at < plainLine.length; at += 1) {
    if (at < from || /\s/.test(plainLine[at]!)) continue
    const first = at <= lead
    if (at > from && !boundary.test(plainLine[at - 1]!) && !first) continue
    const found = labelAt(plainLine, at, first || standsApart(plainLine, at) || brief.test(plainLine.slice(at)))
    // 1 CTNR 40HQ: CTNR is part of a box count
    const counts = found?.target.part === 'Boxes' && /\d\s*$/.test(plainLine.slice(0, at)) && plainLine[found.end - 1] !== ':'
    // within a sentence SHIPPER is an ordinary word
    const inSentence =
      found?.target.part === 'Parties' &&
      !first &&
      /[A-Z]$/.test(plainLine.slice(at, found.end)) &&
      !/^(?:$|\s{2,}|\t)/.test(plainLine.slice(found.end))
    if (found && !counts && !inSentence) push(at, found.end, found.target)
  }
  return labels
}

/** Label at a position: before a colon or, where a label is allowed, before a space or the end of the line. */
function labelAt(line: string, at: number, free: boolean): { end: number; target: LabelTarget } | undefined {
  const colon = line.indexOf(':', at)
  if (colon > at && colon - at <= longest) {
    const target = labelOf(line.slice(at, colon))
    if (target) return { end: colon + 1, target }
  }
  // 拖车报关你们做: a sentence, no label
  serviceHere.lastIndex = at
  if (serviceHere.test(line)) return undefined
  const han = isHan(line[at]!)
  if (!free && !han) return undefined
  for (let end = Math.min(line.length, at + longest); end > at + 1; end -= 1) {
    const next = line[end]
    const words = line.slice(at, end)
    const last = words.at(-1)!
    if (last === ' ' || last === ':') continue
    // 品名塑料盒: a label directly before its value, at the beginning of a line
    const joined = free && han && joinedLabel.test(words) && !noLabelBefore.test(line.slice(end))
    const parted =
      joined ||
      next === undefined ||
      /\s/.test(next) ||
      last === ')' ||
      (han && isHan(last) && (words.length > 2 || sentence.test(line.slice(0, at)) || /\d/.test(next)) && !/[:/(]/.test(next))
    if (!parted || /[:,;]/.test(words)) continue
    // 12月5日货好: 货好 follows its date, so it is no label
    if (words === readyWord && !(at === 0 && next === undefined)) continue
    const target = labelOf(words)
    // a Chinese word within a sentence is a label only if a value follows in the line
    if (target && (free || next !== undefined) && (target.part !== 'Skip' || next === undefined || free)) return { end, target }
  }
  return undefined
}
