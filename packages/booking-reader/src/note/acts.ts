import type { Span } from '../reading.ts'
import type { NoteSource } from '../reading.ts'

/** Change or cancellation that a text announces, detected before its values are read. */
export interface SaidAct {
  readonly kind: 'amend' | 'cancel'
  readonly so: string
  /** Spans that quote the old values. */
  readonly old: readonly Span[]
  /** Spans with the new values. */
  readonly fresh: readonly Span[]
  /** Spans of the words of change themselves, which are no values. */
  readonly words: readonly Span[]
}

const soNumber =
  /(?<![A-Z])(?:S\/?O|BKG|BOOKING|订舱号?|提单号|B\/?L)\s{0,4}(?:NO\.?|NUMBER|号码?|#)?\s{0,4}[:：#]?\s{0,4}((?=[A-Z0-9]{0,16}\d{4})[A-Z0-9]{7,20})(?![A-Z0-9])|(?<![A-Z0-9])([A-Z]{4}\d{7,12}|\d{3}[A-Z]{3,4}\d{6,10})(?![A-Z0-9])/
const amends = /改单(?!费)|更改|变更|修改|需要?改|改下|改为|改成|改到|追改|AMEND|REVISE|CHANGE|PLS UPDATE|PLEASE UPDATE/
const cancels = /取消|撤单|撤舱|退载|退舱|退关|撤销|CANCEL|WITHDRAW/
/** Refers to an existing booking, not to a new one. */
const asksForNew = /新订|再订|请订舱|帮忙订|PLS BOOK|PLEASE BOOK|NEW BOOKING/
const change = /改(?!单|配|签)(?:为|成|到|下)?|变更为|更改为|修改为|CHANGED TO|->|→|=>|TO BE|TO READ|INSTEAD|\bTO\b|\bINTO\b/g
/** Prepositions that mark a change only after another word of change. */
const weak = /^(?:TO|INTO)$/
const clauseEnd = /[,，;；。:：]/
const oldLine = /^\s*(?:原(?:来|先|为|品名|件数|重量|箱型)?|旧|由|OLD|ORIGINAL(?:LY)?|WAS)\s*[:：]/
const newLine = /^\s*(?:改为|改成|现改为|现|新|更改为|NEW|NOW|SHOULD BE|TO)\s*[:：]/
/** A span with a value, not only its label. */
const value = /\d|["“”]|[A-Z]{3}/

/**
 * Detects the change or cancellation of an existing booking, identified by its number. Undefined: the text is a new booking.
 * @param words as `plain` writes them
 */
export function actOf(words: string): SaidAct | undefined {
  const so = soNumber.exec(words)
  const number = so?.[1] ?? so?.[2]
  if (!so || !number || asksForNew.test(words)) return undefined
  const kind = cancels.test(words) && !amends.test(words.replace(cancels, '')) ? 'cancel' : amends.test(words) ? 'amend' : undefined
  if (!kind) return undefined
  const said: Span[] = [{ start: so.index, end: so.index + so[0].length }]
  for (const { index, 0: phrase } of words.matchAll(/(?:改单(?!费)|更改(?!为)|修改(?!为)|变更(?!为))\s*[:：]?/g))
    said.push({ start: index, end: index + phrase.length })
  const [old, fresh]: [Span[], Span[]] = [[], []]
  let start = 0
  for (const line of words.split('\n')) {
    const at = start
    start += line.length + 1
    const head = newLine.exec(line) ?? oldLine.exec(line)
    if (head) said.push({ start: at, end: at + head[0].length })
    if (newLine.test(line)) fresh.push({ start: at + head![0].length, end: at + line.length })
    if (oldLine.test(line)) old.push({ start: at + head![0].length, end: at + line.length })
    else if (kind === 'amend' && !head)
      for (const { index, 0: word } of line.matchAll(change)) {
        const front = line.slice(0, index)
        // the booking number is not one of the old values
        const behindSo = so.index + so[0].length - at
        const begin = Math.max(front.length - clauseOf(front), behindSo <= index ? behindSo : 0)
        const clause = front.slice(begin)
        // 卸货港由鹿特丹改为: keeps the label; the text after 由 is the old value
        const [, label = '', lead = '', behind = ''] =
          /^(.{0,80})(由|从|\bFROM\s|\b(?:CHANGE|AMEND|REVISE)\s)(.{0,120})$/.exec(clause) ?? []
        if (lead === '' && weak.test(word)) continue
        const before = lead === '' ? clause : behind
        const from = at + begin + label.length + lead.length
        if (lead !== '' || value.test(before.replace(soNumber, ''))) old.push({ start: from, end: from + before.length })
        const after = index + word.length
        if (lead !== '') said.push({ start: from - lead.length, end: from })
        said.push({ start: at + index, end: at + after })
        fresh.push({ start: at + after, end: at + after + clauseLength(line.slice(after).replace(/^[:：]/, ' ')) })
      }
  }
  return {
    kind,
    so: number,
    fresh,
    old: old.filter((span) => !said[0] || span.end <= said[0].start || span.start >= said[0].end),
    words: said,
  }
}

/** Patterns up to the end of a clause, and back to its beginning. */
function clauseLength(words: string): number {
  const end = words.search(clauseEnd)
  return end < 0 ? words.length : end
}
function clauseOf(words: string): number {
  let from = words.length
  while (from > 0 && !clauseEnd.test(words[from - 1]!)) from -= 1
  return words.length - from
}

/** The text with some spans blanked out; offsets stay valid. */
export function blanked(text: string, parts: readonly Span[]): NoteSource & { readonly kind: 'text' } {
  const signs = Array.from({ length: text.length }, (_, at) => text[at]!)
  for (const { start, end } of parts) for (let at = start; at < end; at += 1) if (signs[at] !== '\n') signs[at] = ' '
  return { kind: 'text', text: signs.join('') }
}
