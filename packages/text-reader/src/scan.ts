import { areaAt } from './data/areas.ts'
import { daysAt } from './data/days.ts'
import type { NameFacts } from './facts.ts'
import { measureAt, patterns } from './data/patterns.ts'
import { codesOf, tooCommon } from './data/places.ts'
import { isHan } from './data/plain.ts'
import type { NameKind, Token } from './tokens.ts'
import { tradeWords } from './vocabulary.ts'

const kinds: readonly NameKind[] = ['port', 'carrier', 'charge', 'lane']
const shortKinds: readonly NameKind[] = ['carrier', 'charge', 'port', 'lane']
const latin = /[A-Z0-9&.'’/-]/
const latinStart = /[A-Z]/
/** Words that a name of several words can have, with what stands between them. */
const mostWords = 5

/** A text as it stands, and in half-width capitals. */
export interface ScanText {
  readonly text: string
  readonly plain: string
  /** The text has Chinese words, so that days are written month first. */
  readonly han: boolean
  /** How the text writes days of two numbers, where one of them shows it. */
  readonly order?: 'dmy' | 'mdy' | undefined
}

/** Where a run of letters that starts here may end as one to five words, longest first. */
function endsOf(text: string, at: number): number[] {
  const ends: number[] = []
  let end = at
  // ETD12/3: letters in front of a number
  const letters = /[A-Z]+(?=\d)/y
  letters.lastIndex = at
  if (letters.test(text)) ends.push(letters.lastIndex)
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

/** The known words of one source at their places. */
class WordScan {
  private readonly source: ScanText
  private readonly facts: NameFacts<NameKind>
  private readonly end: number
  private readonly line: string
  constructor(source: ScanText, end: number, facts: NameFacts<NameKind>) {
    this.source = source
    this.facts = facts
    this.end = end
    // a comma of full width parts words, never thousands
    this.line = source.plain.slice(0, end).replace(/,/g, (sign, at: number) => (source.text[at] === '，' ? '，' : sign))
  }

  private name(at: number, end: number): Token | undefined {
    const word = this.line.slice(at, end).replace(/(?<!\.)\.+$/, '')
    // three letters that are a charge are no short name of a port
    for (const kind of word.length === 3 && latinStart.test(word) ? shortKinds : kinds) {
      const codes = codesOf(this.facts, kind, word)
      if (codes && !tooCommon(kind, word, this.source.text.slice(at, at + word.length)))
        return { is: 'name', kind, codes, word, start: at, end: at + word.length }
    }
    return undefined
  }
  private word(at: number, end: number): Token | undefined {
    const word = this.line.slice(at, end).replace(/(?<!\.)\.+$/, '')
    const trade = tradeWords.get(word)
    return trade ? { is: 'word', word: trade, text: word, start: at, end: at + word.length } : this.name(at, end)
  }

  /** A known word at this place, the longest there is. Words of one Chinese sign are words of the trade only. */
  private wordAt(at: number): Token | undefined {
    const sign = this.line[at]!
    if (latinStart.test(sign)) {
      if (at > 0 && latinStart.test(this.line[at - 1]!)) return undefined
      const mixed = this.mixed(at)
      if (mixed) return mixed
      for (const end of endsOf(this.line, at)) {
        const found = this.word(at, end)
        if (found) return found
      }
      return undefined
    }
    if (sign === '+') return { is: 'word', word: 'plus', text: '+', start: at, end: at + 1 }
    if (!isHan(sign)) return undefined
    for (let end = Math.min(this.end, at + 10); end > at; end -= 1) {
      const found = end - at === 1 ? this.trade(at) : this.word(at, end)
      if (found) return found
    }
    return undefined
  }
  /** GRI后, SO号: letters and characters in one word. */
  private mixed(at: number): Token | undefined {
    for (let end = Math.min(this.end, at + 7); end > at + 1; end -= 1) {
      const word = this.line.slice(at, end)
      const trade = isHan(word) ? tradeWords.get(word) : undefined
      if (trade) return { is: 'word', word: trade, text: word, start: at, end }
    }
    return undefined
  }
  private trade(at: number): Token | undefined {
    const trade = tradeWords.get(this.line[at]!)
    return trade && { is: 'word', word: trade, text: this.line[at]!, start: at, end: at + 1 }
  }
  private pattern(at: number): Token | undefined {
    const days = daysAt(this.line, at, this.source.han, this.source.order)
    if (days) return { is: 'days', from: days.from, to: days.to, start: at, end: days.end }
    for (const [pattern, make] of patterns) {
      pattern.lastIndex = at
      const match = pattern.exec(this.line)
      const token = match && make(match.slice(1))
      if (match && token) return { ...token, start: at, end: at + match[0].length }
    }
    const measure = measureAt(this.line, at)
    return measure && { ...measure, start: at }
  }
  private unknown(at: number): Token {
    let end = at + 1
    if (latin.test(this.line[at]!)) while (end < this.end && /[A-Z0-9&.'’]/.test(this.line[end]!)) end += 1
    else while (end < this.end && isHan(this.line[end]!) && !this.at(end)) end += 1
    return { is: 'unknown', word: this.line.slice(at, end), start: at, end }
  }
  private at(at: number): Token | undefined {
    const area = areaAt(this.line, at)
    const han = isHan(this.line[at]!)
    const first = han ? this.wordAt(at) : this.pattern(at)
    const other = han ? this.pattern(at) : undefined
    const found = longest(first, other) ?? (han ? undefined : this.wordAt(at))
    if (found?.is === 'name' && found.kind === 'port' && this.isPartOf(found)) return undefined
    return area && (!found || area.end > found.end) ? { is: 'area', ...area, start: at } : found
  }
  /** 马尼拉南 is another port than 马尼拉: one more character that means nothing by itself. */
  private isPartOf({ end }: Token): boolean {
    const next = this.line[end] ?? ''
    if (!isHan(this.line[end - 1]!) || !isHan(next) || areaAt(this.line, end)) return false
    const nextToken = this.wordAt(end) ?? this.pattern(end)
    return /[东南西北]/.test(next) ? !(nextToken && nextToken.end > end + 1) : nextToken === undefined && !isHan(this.line[end + 1] ?? '')
  }
  tokens(start: number): Token[] {
    const tokens: Token[] = []
    for (let at = start; at < this.end;) {
      const sign = this.line[at]!
      if (/\s/.test(sign) && sign !== '\t') at += 1
      else {
        const token: Token =
          this.at(at) ??
          (/[\p{L}\p{N}]/u.test(sign) ? this.unknown(at) : { is: 'sign', sign: sign === '，' ? ',' : sign, start: at, end: at + 1 })
        tokens.push(token)
        at = token.end
      }
    }
    return tokens
  }
}
const longest = (a: Token | undefined, b: Token | undefined) => (a && b ? (b.end > a.end ? b : a) : (a ?? b))

/** The tokens of a part of a source; white space stands between them. */
export const scan = (source: ScanText, start: number, end: number, facts: NameFacts<NameKind>): Token[] =>
  new WordScan(source, end, facts).tokens(start)
