import { daysAt } from './data/day-patterns.ts'
import type { NameKind, ReaderFacts } from './facts.ts'
import { patterns } from './data/patterns.ts'
import { isCjk } from './plain.ts'
import type { Token } from './tokens.ts'
import { tradeWords } from './vocabulary.ts'

const kinds: readonly NameKind[] = ['port', 'carrier', 'charge', 'lane']
const latin = /[A-Z0-9&.'’/-]/
const latinStart = /[A-Z]/
/** Words that a name of several words can have, with what stands between them. */
const mostWords = 5

/** Where a run of letters that starts here may end as one to five words, longest first. */
function endsOf(text: string, at: number): number[] {
  const ends: number[] = []
  let end = at
  for (let words = 0; words < mostWords; words += 1) {
    let next = end
    while (next < text.length && /[A-Z0-9&.'’]/.test(text[next]!)) next += 1
    if (next === end) break
    ends.push(next)
    const gap = /[ /-]/y
    gap.lastIndex = next
    if (!gap.test(text) || !/[A-Z]/.test(text[next + 1] ?? '')) break
    end = next + 1
  }
  return ends.toReversed()
}

function nameAt(text: string, at: number, end: number, { words }: ReaderFacts): Token | undefined {
  const word = text.slice(at, end).replace(/(?<!\.)\.+$/, '')
  for (const kind of kinds) {
    const codes = words[kind].get(word)
    if (codes) return { is: 'name', kind, codes, word, start: at, end: at + word.length }
  }
  return undefined
}
function wordAt(text: string, at: number, end: number, facts: ReaderFacts): Token | undefined {
  const word = text.slice(at, end).replace(/(?<!\.)\.+$/, '')
  const trade = tradeWords.get(word)
  return trade ? { is: 'word', word: trade, text: word, start: at, end: at + word.length } : nameAt(text, at, end, facts)
}

/** A known word at this place, the longest there is. Words of one Chinese sign are words of the trade only. */
function knownAt(text: string, at: number, facts: ReaderFacts): Token | undefined {
  if (latinStart.test(text[at]!)) {
    if (at > 0 && latinStart.test(text[at - 1]!)) return undefined
    for (const end of endsOf(text, at)) {
      const found = wordAt(text, at, end, facts)
      if (found) return found
    }
    return undefined
  }
  if (!isCjk(text[at]!) && text[at] !== '+') return undefined
  for (let end = Math.min(text.length, at + 10); end > at; end -= 1) {
    const found = end - at === 1 ? tradeAt(text, at) : wordAt(text, at, end, facts)
    if (found) return found
  }
  return undefined
}
function tradeAt(text: string, at: number): Token | undefined {
  const trade = tradeWords.get(text[at]!)
  return trade && { is: 'word', word: trade, text: text[at]!, start: at, end: at + 1 }
}

function patternAt(text: string, at: number, cjk: boolean): Token | undefined {
  const days = daysAt(text, at, cjk)
  if (days) return { is: 'days', from: days.from, to: days.to, start: at, end: days.end }
  for (const [pattern, make] of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const made = found && make(found.slice(1))
    if (found && made) return { ...made, start: at, end: at + found[0].length }
  }
  return undefined
}

function unknownAt(text: string, at: number, facts: ReaderFacts, cjk: boolean): Token {
  let end = at + 1
  if (latin.test(text[at]!)) while (end < text.length && /[A-Z0-9&.'’]/.test(text[end]!)) end += 1
  else while (end < text.length && isCjk(text[end]!) && !knownAt(text, end, facts) && !patternAt(text, end, cjk)) end += 1
  return { is: 'unknown', word: text.slice(at, end), start: at, end }
}

/** The words of one line of a plain text; what stands between them is white space. */
export function scan(text: string, start: number, end: number, facts: ReaderFacts): Token[] {
  const line = text.slice(0, end)
  const cjk = isCjk(text)
  const tokens: Token[] = []
  for (let at = start; at < end;) {
    const sign = line[at]!
    if (/\s/.test(sign) && sign !== '\t') at += 1
    else {
      const known = isCjk(sign)
        ? longer(knownAt(line, at, facts), patternAt(line, at, cjk))
        : (patternAt(line, at, cjk) ?? knownAt(line, at, facts))
      const token: Token =
        known ?? (/[\p{L}\p{N}]/u.test(sign) ? unknownAt(line, at, facts, cjk) : { is: 'sign', sign, start: at, end: at + 1 })
      tokens.push(token)
      at = token.end
    }
  }
  return tokens
}
const longer = (a: Token | undefined, b: Token | undefined) => (a && b ? (b.end > a.end ? b : a) : (a ?? b))
